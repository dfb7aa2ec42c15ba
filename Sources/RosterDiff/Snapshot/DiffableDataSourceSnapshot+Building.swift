extension DiffableDataSourceSnapshot {
  /// A snapshot of these sections with their items.
  ///
  /// - Throws: ``SnapshotError`` of kind `duplicateSection` or `duplicateItem` if a section, or an
  ///   item in any of them, is given twice.
  /// - Complexity: O(n)
  @inlinable
  public init(
    _ sections: [(SectionIdentifierType, [ItemIdentifierType])]
  ) throws(SnapshotError) {
    try self.init(sections, parameters: .standard)
  }

  @inlinable
  package init(
    _ sections: [(SectionIdentifierType, [ItemIdentifierType])], parameters: StorageParameters
  ) throws(SnapshotError) {
    self.init(parameters: parameters)
    let repeated = UniquenessCheck.repeats(in: sections.map { $0.0 })
    guard repeated.isEmpty else {
      throw SnapshotError(.duplicateSection, repeated, "init(_:)")
    }
    let suspects = storage.fill(sections)
    if UniquenessCheck.hasRepeats(suspects, chunk: storage.items(ofChunkNamed:)) {
      let repeated = UniquenessCheck.repeats(in: sections.flatMap { $0.1 })
      guard repeated.isEmpty else {
        throw SnapshotError(.duplicateItem, repeated, "init(_:)")
      }
    }
    checkInvariants()
  }

  /// Which one stays of identifiers that are given twice.
  public enum Occurrence: Hashable, Sendable {
    /// The one that comes first.
    case first
    /// The one that comes last.
    case last
  }

  /// A snapshot of data that may name an identifier twice, as it comes from outside.
  ///
  /// A section that is given twice is there once, where it is kept, with the items of both.
  ///
  /// - Parameter dropped: gets the place in `sections` of each item that was left out, in order;
  ///   there `section` counts the sections as given.
  /// - Complexity: O(n) expected
  @inlinable
  public init(
    uniquing sections: [(SectionIdentifierType, [ItemIdentifierType])],
    keeping occurrence: Occurrence = .first, dropped: inout [ItemPath]
  ) {
    self.init(
      uniquing: sections, keeping: occurrence, parameters: .standard, dropped: &dropped)
  }

  /// A snapshot of data that may name an identifier twice; what is left out is not reported.
  @inlinable
  public init(
    uniquing sections: [(SectionIdentifierType, [ItemIdentifierType])],
    keeping occurrence: Occurrence = .first
  ) {
    var dropped: [ItemPath] = []
    self.init(uniquing: sections, keeping: occurrence, dropped: &dropped)
  }

  @inlinable
  package init(
    uniquing sections: [(SectionIdentifierType, [ItemIdentifierType])],
    keeping occurrence: Occurrence, parameters: StorageParameters, dropped: inout [ItemPath]
  ) {
    self.init(parameters: parameters)
    dropped = []
    let order =
      occurrence == .first
      ? Array(sections.indices) : Array(sections.indices.reversed())
    var seen = Set<MarkList<ItemIdentifierType>.Key>()
    // Met in the order that makes the first one met the one that is kept.
    var offsets: [MarkList<SectionIdentifierType>.Key: Int] = [:]
    var kept: [(SectionIdentifierType, [ItemIdentifierType])] = []
    for section in order {
      let (identifier, items) = sections[section]
      var own: [ItemIdentifierType] = []
      let indices =
        occurrence == .first
        ? Array(items.indices) : Array(items.indices.reversed())
      for item in indices {
        let key = MarkList.Key(items[item], hash: HashIndex.hash(of: items[item]))
        if seen.insert(key).inserted {
          own.append(items[item])
        } else {
          dropped.append(ItemPath(item: item, section: section))
        }
      }
      let key = MarkList.Key(identifier, hash: HashIndex.hash(of: identifier))
      if let offset = offsets[key] {
        kept[offset].1 += own
      } else {
        offsets[key] = kept.count
        kept.append((identifier, own))
      }
    }
    if occurrence == .last {
      kept = kept.reversed().map { ($0.0, $0.1.reversed()) }
      dropped.reverse()
    }
    _ = storage.fill(kept)
    checkInvariants()
  }
}

extension SnapshotStorage {
  /// Makes an empty storage one of these sections with their items.
  ///
  /// - Returns: what may be there twice.
  @inlinable
  mutating func fill(_ contents: [(Section, [Item])]) -> [HashIndex.Suspects] {
    var new = entries(for: contents.map { $0.0 })
    var runs = NamedHashes()
    for (offset, content) in contents.enumerated() where !content.1.isEmpty {
      let owner = new[offset].name
      let chunks = chunks(of: HashedItems(content.1), owner: owner)
      attach(chunks, afterLabel: nil, to: &new[offset].items, owner: owner)
      for chunk in chunks { runs.append(chunk.name, chunk.hashes) }
    }
    insert(new, at: 0)
    var suspects: [HashIndex.Suspects] = []
    itemIndex = HashIndex(runs, suspects: &suspects)
    return suspects
  }

  @inlinable
  func items(ofChunkNamed name: UInt32) -> HashedItems<Item> {
    Chunk<Item>.withChunk(at: chunkPlaces[name]) { HashedItems($0) } ?? HashedItems()
  }
}
