extension DiffableDataSourceSnapshot {
  /// The sections that were marked by ``reloadSections(_:)``, in the order of the first mark.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.first?.reloadedSections.identifiers ?? []
  }

  /// The items that were marked by ``reloadItems(_:)``, in the order of the first mark.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    marks.first?.reloadedItems.identifiers ?? []
  }

  /// The items that were marked by ``reconfigureItems(_:)``, in the order of the first mark.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.first?.reconfiguredItems.identifiers ?? []
  }

  /// Marks sections to be shown anew.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`.
  @inlinable
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifierType]
  ) throws(SnapshotError) {
    let hashes = identifiers.map { HashIndex.hash(of: $0) }
    var unknown: [SectionIdentifierType] = []
    for (identifier, hash) in zip(identifiers, hashes)
    where storage.position(ofSection: identifier, hash: hash) == nil {
      unknown.append(identifier)
    }
    guard unknown.isEmpty else {
      throw SnapshotError(.unknownSection, unknown, "reloadSections")
    }
    for (identifier, hash) in zip(identifiers, hashes) {
      if marks.isEmpty { marks = [SnapshotMarks()] }
      marks[0].reloadedSections.insert(identifier, hash: hash)
    }
  }

  /// Marks items to get a fresh cell.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) throws(SnapshotError) {
    try mark(identifiers, "reloadItems") { $0.reloadedItems.insert($1, hash: $2) }
  }

  /// Marks items whose cell is to be configured again and kept.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  @inlinable
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifierType]
  ) throws(SnapshotError) {
    try mark(identifiers, "reconfigureItems") { $0.reconfiguredItems.insert($1, hash: $2) }
  }

  /// The same contents without marks.
  @inlinable
  package func withoutMarks() -> Self {
    var result = self
    result.marks = []
    return result
  }

  @inlinable
  mutating func mark(
    _ identifiers: [ItemIdentifierType], _ operation: String,
    _ insert: (inout SnapshotMarks<Section, Item>, Item, UInt32) -> Void
  ) throws(SnapshotError) {
    let items = HashedItems(identifiers)
    var unknown: [ItemIdentifierType] = []
    for (item, hash) in zip(items.items, items.hashes)
    where storage.position(of: item, hash: hash) == nil {
      unknown.append(item)
    }
    guard unknown.isEmpty else { throw SnapshotError(.unknownItem, unknown, operation) }
    for (item, hash) in zip(items.items, items.hashes) {
      if marks.isEmpty { marks = [SnapshotMarks()] }
      insert(&marks[0], item, hash)
    }
  }

  /// Takes the marks of an item that goes.
  @inlinable
  mutating func unmark(_ item: ItemIdentifierType, hash: UInt32) {
    guard !marks.isEmpty else { return }
    marks[0].reloadedItems.remove(item, hash: hash)
    marks[0].reconfiguredItems.remove(item, hash: hash)
  }

  /// Takes the marks of a section that goes, and of its items.
  @inlinable
  mutating func unmark(_ entry: SectionEntry<Section, Item>) {
    guard !marks.isEmpty else { return }
    marks[0].reloadedSections.remove(entry.identifier, hash: entry.hash)
    entry.items.forEachLeaf { chunk, _ in
      for (item, hash) in zip(chunk.items, chunk.hashes) { unmark(item, hash: hash) }
    }
  }
}
