#if !$Embedded
  /// How a snapshot is written.
  ///
  /// ```json
  /// { "version": 1,
  ///   "sections": [{ "identifier": "fruit", "items": [1, 2, 3] }],
  ///   "reloadedItems": [2] }
  /// ```
  enum SnapshotCodingKeys: String, CodingKey {
    case version, sections, reloadedSections, reloadedItems, reconfiguredItems
  }

  enum SectionCodingKeys: String, CodingKey {
    case identifier, items
  }

  extension DiffableDataSourceSnapshot: Encodable
  where SectionIdentifierType: Encodable, ItemIdentifierType: Encodable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotCodingKeys.self)
      try container.encode(1, forKey: .version)
      var sections = container.nestedUnkeyedContainer(forKey: .sections)
      var entries: [SectionEntry<SectionIdentifierType, ItemIdentifierType>] = []
      storage.forEachSection { entries.append($0) }
      for entry in entries {
        var section = sections.nestedContainer(keyedBy: SectionCodingKeys.self)
        try section.encode(entry.identifier, forKey: .identifier)
        var items = section.nestedUnkeyedContainer(forKey: .items)
        for chunk in entry.items.allLeaves {
          for item in chunk.items { try items.encode(item) }
        }
      }
      if !reloadedSectionIdentifiers.isEmpty {
        try container.encode(reloadedSectionIdentifiers, forKey: .reloadedSections)
      }
      if !reloadedItemIdentifiers.isEmpty {
        try container.encode(reloadedItemIdentifiers, forKey: .reloadedItems)
      }
      if !reconfiguredItemIdentifiers.isEmpty {
        try container.encode(reconfiguredItemIdentifiers, forKey: .reconfiguredItems)
      }
    }
  }

  extension DiffableDataSourceSnapshot: Decodable
  where SectionIdentifierType: Decodable, ItemIdentifierType: Decodable {
    /// - Throws: `DecodingError.dataCorrupted` if the document is of another version, names an
    ///   identifier twice, or marks one that is not there; the ``SnapshotError`` is its
    ///   underlying error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotCodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "This snapshot has format version \(version); version 1 is understood.")
      }
      var contents: [(SectionIdentifierType, [ItemIdentifierType])] = []
      var sections = try container.nestedUnkeyedContainer(forKey: .sections)
      while !sections.isAtEnd {
        let section = try sections.nestedContainer(keyedBy: SectionCodingKeys.self)
        contents.append(
          (
            try section.decode(SectionIdentifierType.self, forKey: .identifier),
            try section.decode([ItemIdentifierType].self, forKey: .items)
          ))
      }
      let marked = try (
        container.decodeIfPresent([SectionIdentifierType].self, forKey: .reloadedSections) ?? [],
        container.decodeIfPresent([ItemIdentifierType].self, forKey: .reloadedItems) ?? [],
        container.decodeIfPresent([ItemIdentifierType].self, forKey: .reconfiguredItems) ?? []
      )
      do {
        try self.init(contents)
        try reloadSections(marked.0)
        try reloadItems(marked.1)
        try reconfigureItems(marked.2)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
      }
    }
  }
#endif
