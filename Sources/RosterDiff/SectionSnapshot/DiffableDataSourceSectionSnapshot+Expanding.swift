extension DiffableDataSourceSectionSnapshot {
  /// Expands items: what stands below them can be seen if they can. Unknown items are ignored.
  ///
  /// An item needs nothing below it to be expanded.
  ///
  /// - Complexity: O(k + log n) for an item with k below it
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Collapses items: what stands below them cannot be seen. Unknown items are ignored.
  ///
  /// - Complexity: O(k + log n) for an item with k below it
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
  }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    var offsets = ContiguousArray<Int>()
    var isAscending = true
    for item in items {
      guard let position = storage.position(of: item),
        position.mark.isExpanded != isExpanded
      else { continue }
      isAscending = isAscending && position.offset > offsets.last ?? -1
      offsets.append(position.offset)
    }
    guard !offsets.isEmpty else { return }
    if !isAscending {
      offsets.sort()
      var last = -1
      offsets.removeAll { offset in
        defer { last = offset }
        return offset == last
      }
    }
    storage.setExpanded(isExpanded, offsets)
    checkInvariants()
  }

  /// Whether an item is expanded.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  /// - Complexity: O(log n)
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try position(of: item, "section snapshot isExpanded(_:)").mark.isExpanded
  }

  /// Whether all items above an item are expanded.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  /// - Complexity: O(log n)
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try position(of: item, "section snapshot isVisible(_:)").mark.isVisible
  }
}
