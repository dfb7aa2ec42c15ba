#if !$Embedded
  /// How a section snapshot is written: depth first, flat however deep it is.
  ///
  /// ```json
  /// { "version": 1,
  ///   "items": ["fruit", "apple", "nuts"],
  ///   "levels": [0, 1, 0],
  ///   "expandedItems": ["fruit"] }
  /// ```
  enum SectionSnapshotCodingKeys: String, CodingKey {
    case version, items, levels, expandedItems
  }

  extension DiffableDataSourceSectionSnapshot: Encodable where ItemIdentifierType: Encodable {
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SectionSnapshotCodingKeys.self)
      try container.encode(1, forKey: .version)
      try container.encode(items, forKey: .items)
      var levels: [Int] = []
      levels.reserveCapacity(storage.count)
      storage.rope.forEachLeaf { chunk, _ in levels.append(contentsOf: chunk.marks.map(\.level)) }
      try container.encode(levels, forKey: .levels)
      let expanded = expandedItems
      if !expanded.isEmpty { try container.encode(expanded, forKey: .expandedItems) }
    }
  }

  extension DiffableDataSourceSectionSnapshot: Decodable where ItemIdentifierType: Decodable {
    /// - Throws: `DecodingError.dataCorrupted` if the document is of another version, names an
    ///   item twice, has levels that make no tree, or expands an item that is not there; where
    ///   there is one, the ``SnapshotError`` is its underlying error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SectionSnapshotCodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription:
            "This section snapshot has format version \(version); version 1 is understood.")
      }
      let items = try container.decode([ItemIdentifierType].self, forKey: .items)
      let levels = try container.decode([Int].self, forKey: .levels)
      let expanded = try container.decodeIfPresent(
        [ItemIdentifierType].self, forKey: .expandedItems)
      if let fault = Self.fault(levels, count: items.count) {
        throw DecodingError.dataCorruptedError(
          forKey: .levels, in: container, debugDescription: fault)
      }
      do {
        self.init()
        try fill(items, levels)
        for item in expanded ?? [] { _ = try position(of: item, "section snapshot expand(_:)") }
        expand(expanded ?? [])
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
      }
    }

    /// Why levels make no tree; nil if they do.
    private static func fault(_ levels: [Int], count: Int) -> String? {
      guard levels.count == count else {
        return "There are \(count) items, but \(levels.count) levels."
      }
      var deepest = 0
      for (index, level) in levels.enumerated() {
        guard (0...deepest).contains(level) else {
          return "Item \(index) has level \(level); there, 0 to \(deepest) are possible."
        }
        deepest = level + 1
      }
      return nil
    }

    /// Makes an empty tree one of these items, all collapsed.
    private mutating func fill(_ items: [Item], _ levels: [Int]) throws(SnapshotError) {
      let new = HashedItems(items)
      let index = try UniquenessCheck.index(
        of: new, size: storage.parameters.chunkSize, operation: "section snapshot init(from:)")
      let marks = levels.map { TreeMark(level: $0, isVisible: $0 == 0) }
      storage.insert(TreeNodes(hashed: new, marks: ContiguousArray(marks)), at: 0, index)
    }
  }
#endif
