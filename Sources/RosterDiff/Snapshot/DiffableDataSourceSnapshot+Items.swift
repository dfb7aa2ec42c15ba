extension DiffableDataSourceSnapshot {
  /// Puts items at the end of a section, or of the last one.
  ///
  /// Items that are already in the snapshot move to the new place.
  ///
  /// - Throws: ``SnapshotError`` of kind `noSections`, `unknownSection` or, if an item is given
  ///   twice, `duplicateItem`.
  /// - Complexity: O(k log n) for k items; O(k) into an empty snapshot
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) throws(SnapshotError) {
    try place(identifiers, at: .end(of: section), "appendItems")
  }

  /// Puts items before another one, in its section.
  ///
  /// Items that are already in the snapshot move to the new place.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, `duplicateItem`, or `selfAnchor` if the
  ///   other one is among the items.
  /// - Complexity: O(k log n) for k items
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem anchor: ItemIdentifierType
  ) throws(SnapshotError) {
    try place(identifiers, at: .beside(anchor, after: false), "insertItems(_:beforeItem:)")
  }

  /// Puts items behind another one, in its section.
  ///
  /// Items that are already in the snapshot move to the new place.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, `duplicateItem`, or `selfAnchor` if the
  ///   other one is among the items.
  /// - Complexity: O(k log n) for k items
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem anchor: ItemIdentifierType
  ) throws(SnapshotError) {
    try place(identifiers, at: .beside(anchor, after: true), "insertItems(_:afterItem:)")
  }

  /// Takes items out, and their marks. What is not there, or named twice, is no error.
  ///
  /// Sections that become empty stay.
  ///
  /// - Complexity: O(k log n) for k items
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    guard storage.itemCount > 0 else { return }
    if identifiers.count == 1 { return deleteItem(identifiers[0]) }
    var positions = ContiguousArray<SnapshotStorage<Section, Item>.ItemPosition>()
    for identifier in identifiers {
      let hash = HashIndex.hash(of: identifier)
      guard let position = storage.position(of: identifier, hash: hash) else { continue }
      positions.append(position)
      unmark(identifier, hash: hash)
    }
    guard !positions.isEmpty else { return }
    storage.remove(positions)
    checkInvariants()
  }

  @inlinable
  mutating func deleteItem(_ identifier: ItemIdentifierType) {
    let hash = HashIndex.hash(of: identifier)
    guard let position = storage.position(of: identifier, hash: hash) else { return }
    unmark(identifier, hash: hash)
    storage.remove(position)
    checkInvariants()
  }

  /// Takes all items and all sections out.
  @inlinable
  public mutating func deleteAllItems() {
    storage = SnapshotStorage(parameters: storage.parameters)
    marks = []
  }

  /// Moves an item before another one, into its section.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem` or `selfAnchor`.
  /// - Complexity: O(log n)
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem anchor: ItemIdentifierType
  ) throws(SnapshotError) {
    try move(identifier, beside: anchor, after: false, "moveItem(_:beforeItem:)")
  }

  /// Moves an item behind another one, into its section.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem` or `selfAnchor`.
  /// - Complexity: O(log n)
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem anchor: ItemIdentifierType
  ) throws(SnapshotError) {
    try move(identifier, beside: anchor, after: true, "moveItem(_:afterItem:)")
  }

  /// Where items are put.
  @usableFromInline
  enum Destination {
    case end(of: SectionIdentifierType?)
    case beside(ItemIdentifierType, after: Bool)
  }

  @inlinable
  mutating func place(
    _ identifiers: [ItemIdentifierType], at destination: Destination, _ operation: String
  ) throws(SnapshotError) {
    // The place is looked up first, also when there is nothing to put there.
    let target = try resolve(destination, operation)
    guard !identifiers.isEmpty else { return }
    let new = HashedItems(identifiers)
    let index = try UniquenessCheck.index(
      of: new, size: storage.parameters.chunkSize, operation: operation)
    if case .beside(let anchor, _) = destination, new.contains(anchor) {
      throw SnapshotError(.selfAnchor, [anchor], operation)
    }
    let known = storage.positions(of: new)
    if known.isEmpty {
      storage.insert(new, at: target, index)
    } else {
      let before = box
      storage.remove(known)
      do throws(SnapshotError) {
        storage.insert(new, at: try resolve(destination, operation), nil)
      } catch {
        // Equality that is not transitive can take the anchor away with the items.
        box = before
        throw error
      }
    }
    checkInvariants()
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, beside anchor: ItemIdentifierType, after: Bool,
    _ operation: String
  ) throws(SnapshotError) {
    let hash = HashIndex.hash(of: identifier)
    guard let item = storage.position(of: identifier, hash: hash) else {
      throw SnapshotError(
        .unknownItem, [identifier], operation, parameters: ["fromSection", "fromIndex"])
    }
    guard identifier != anchor else { throw SnapshotError(.selfAnchor, [anchor], operation) }
    let anchorHash = HashIndex.hash(of: anchor)
    guard let target = storage.position(of: anchor, hash: anchorHash) else {
      throw SnapshotError(
        .unknownItem, [anchor], operation, parameters: ["toSection", "toIndex"])
    }
    let before = box
    guard storage.move(item, beside: target, after: after) else {
      box = before
      throw SnapshotError(
        .unknownItem, [anchor], operation, parameters: ["toSection", "toIndex"])
    }
    checkInvariants()
  }

  @inlinable
  func resolve(
    _ destination: Destination, _ operation: String
  ) throws(SnapshotError) -> SnapshotStorage<Section, Item>.Target {
    switch destination {
    case .end(let identifier?):
      return .end(of: try section(identifier, operation))
    case .end(nil):
      guard let last = storage.position(ofSectionAt: storage.sectionCount - 1) else {
        throw SnapshotError(.noSections, [] as [Item], operation)
      }
      return .end(of: last)
    case .beside(let anchor, let after):
      guard let position = storage.position(of: anchor) else {
        throw SnapshotError(.unknownItem, [anchor], operation)
      }
      return .beside(position, after: after)
    }
  }
}
