extension DiffableDataSourceSnapshot {
  /// The number of items in all sections.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var numberOfItems: Int { storage.itemCount }

  /// The number of sections.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var numberOfSections: Int { storage.sectionCount }

  /// All sections in order.
  ///
  /// - Complexity: O(sections)
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] {
    var result: [SectionIdentifierType] = []
    result.reserveCapacity(storage.sectionCount)
    storage.forEachSection { result.append($0.identifier) }
    return result
  }

  /// All items, section by section.
  ///
  /// - Complexity: O(items + sections)
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    result.reserveCapacity(storage.itemCount)
    storage.forEachChunk { result.append(contentsOf: $0.items) }
    return result
  }

  /// The number of items in a section.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`.
  /// - Complexity: O(log sections)
  @inlinable
  public func numberOfItems(
    inSection identifier: SectionIdentifierType
  ) throws(SnapshotError) -> Int {
    try section(identifier, "numberOfItems(inSection:)").entry.items.count
  }

  /// The items of a section in order.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`.
  /// - Complexity: O(items of the section)
  @inlinable
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) throws(SnapshotError) -> [ItemIdentifierType] {
    let items = try section(identifier, "itemIdentifiers(inSection:)").entry.items
    var result: [ItemIdentifierType] = []
    result.reserveCapacity(items.count)
    items.forEachLeaf { chunk, _ in result.append(contentsOf: chunk.items) }
    return result
  }

  /// The section in which an item stands, or nil if it is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    guard let position = storage.position(of: identifier) else { return nil }
    return storage.position(ofSectionNamed: position.section)?.entry.identifier
  }

  /// An item's index counted over all sections, or nil if it is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = storage.position(of: identifier),
      let section = storage.position(ofSectionNamed: position.section),
      let start = storage.start(of: position.place)
    else { return nil }
    return section.itemsBefore + start.item + position.index
  }

  /// A section's index, or nil if it is not there.
  ///
  /// - Complexity: O(log sections)
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.position(ofSection: identifier)?.offset
  }

  /// The item at a path, or nil outside.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> ItemIdentifierType? {
    storage.item(at: path)
  }

  /// Where an item stands, or nil if it is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func path(for item: ItemIdentifierType) -> ItemPath? {
    guard storage.itemCount > 0 else { return nil }
    return storage.path(of: item, hash: HashIndex.hash(of: item))
  }

  /// The section at an index, or nil outside.
  ///
  /// - Complexity: O(log sections)
  @inlinable
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    storage.position(ofSectionAt: index)?.entry.identifier
  }

  /// The number of items in the section at an index, or nil outside.
  ///
  /// - Complexity: O(log sections)
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    storage.position(ofSectionAt: index)?.entry.items.count
  }

  /// Whether an item is there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    path(for: item) != nil
  }

  @inlinable
  func section(
    _ identifier: SectionIdentifierType, _ operation: String, parameter: String = "section"
  ) throws(SnapshotError) -> SnapshotStorage<Section, Item>.SectionPosition {
    guard let position = storage.position(ofSection: identifier) else {
      throw SnapshotError(.unknownSection, [identifier], operation, parameters: [parameter])
    }
    return position
  }
}
