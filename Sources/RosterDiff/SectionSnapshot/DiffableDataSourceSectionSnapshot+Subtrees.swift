extension DiffableDataSourceSectionSnapshot {
  /// What stands below an item as a tree of its own, with its expanded state.
  ///
  /// - Parameter includingParent: whether the item itself is its root; otherwise the items
  ///   directly below it are the roots.
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  /// - Complexity: O(k + log n) for k below the item. Hashes the item alone.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) throws(SnapshotError) -> Self {
    let position = try position(of: parent, "section snapshot snapshot(of:includingParent:)")
    let below = storage.descendants(of: position)
    let range = includingParent ? position.offset..<below.upperBound : below
    guard !range.isEmpty else { return Self(parameters: storage.parameters) }
    var nodes = storage.nodes(of: range)
    nodes.rehang(
      shift: -position.mark.level - (includingParent ? 0 : 1), isVisible: true)
    return Self(storage: TreeStorage(nodes, parameters: storage.parameters))
  }

  /// Puts a tree in the place of what stands below an item. Its expanded state comes with it.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item of the tree
  ///   stands elsewhere in this one.
  /// - Complexity: O(k + log n) for k items that go or come. Hashes the parent alone.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) throws(SnapshotError) {
    let operation = "section snapshot replace(childrenOf:using:)"
    let position = try position(of: parent, operation)
    let below = storage.descendants(of: position)
    var new = snapshot.storage.nodes(of: 0..<snapshot.storage.count)
    try requireAbsence(of: new.hashed, except: below, operation)
    let mark = position.mark
    new.rehang(shift: mark.level + 1, isVisible: mark.isVisible && mark.isExpanded)
    storage.remove([below])
    storage.insert(new, at: below.lowerBound)
    checkInvariants()
  }

  /// Puts a tree before an item: its roots become siblings of the item. Its expanded state comes
  /// with it.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item of the tree
  ///   is already in this one.
  /// - Complexity: O(k + log n) for k items. Hashes the item alone.
  @inlinable
  public mutating func insert(
    _ snapshot: Self, before item: ItemIdentifierType
  ) throws(SnapshotError) {
    try insert(snapshot, beside: item, after: false, "section snapshot insert(_:before:)")
  }

  /// Puts a tree behind an item and all below it: its roots become siblings of the item. Its
  /// expanded state comes with it.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`, or `duplicateItem` if an item of the tree
  ///   is already in this one.
  /// - Complexity: O(k + log n) for k items. Hashes the item alone.
  @inlinable
  public mutating func insert(
    _ snapshot: Self, after item: ItemIdentifierType
  ) throws(SnapshotError) {
    try insert(snapshot, beside: item, after: true, "section snapshot insert(_:after:)")
  }

  @inlinable
  mutating func insert(
    _ snapshot: Self, beside anchor: ItemIdentifierType, after: Bool, _ operation: String
  ) throws(SnapshotError) {
    let position = try position(of: anchor, operation)
    var new = snapshot.storage.nodes(of: 0..<snapshot.storage.count)
    try requireAbsence(of: new.hashed, operation)
    new.rehang(shift: position.mark.level, isVisible: position.mark.isVisible)
    storage.insert(
      new, at: after ? storage.descendants(of: position).upperBound : position.offset)
    checkInvariants()
  }
}
