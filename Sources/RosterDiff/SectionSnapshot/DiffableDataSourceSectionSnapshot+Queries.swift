extension DiffableDataSourceSectionSnapshot {
  /// All items, depth first: each one before what stands below it.
  ///
  /// - Complexity: O(n)
  @inlinable
  public var items: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    result.reserveCapacity(storage.count)
    storage.rope.forEachLeaf { chunk, _ in result.append(contentsOf: chunk.items) }
    return result
  }

  /// The items that stand below no other.
  ///
  /// - Complexity: O(m log n) for m roots; at most O(n)
  @inlinable
  public var rootItems: [ItemIdentifierType] {
    storage.items(of: 0..<storage.count, atLevel: 0)
  }

  /// The items whose ancestors are all expanded, depth first: the rows of the section.
  ///
  /// - Complexity: O(v + c) for v visible items in c chunks of the storage. Who is visible is
  ///   known from the edits; nothing is worked out here.
  @inlinable
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    result.reserveCapacity(storage.visibleCount)
    storage.rope.forEachHeavyLeaf { $0.appendVisible(to: &result) }
    return result
  }

  /// The expanded items, depth first.
  ///
  /// - Complexity: O(n)
  @inlinable
  public var expandedItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    storage.rope.forEachLeaf { chunk, _ in
      for index in chunk.marks.indices where chunk.marks[index].isExpanded {
        result.append(chunk.items[index])
      }
    }
    return result
  }

  /// Whether an item is in the tree.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    storage.position(of: item) != nil
  }

  /// An item's index in ``items``, or nil if it is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    storage.position(of: item)?.offset
  }

  /// How many items stand above an item: 0 for a root.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  /// - Complexity: O(log n)
  @inlinable
  public func level(of item: ItemIdentifierType) throws(SnapshotError) -> Int {
    try position(of: item, "section snapshot level(of:)").mark.level
  }

  /// The item above an item, or nil above a root.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownItem`.
  /// - Complexity: O(log n)
  @inlinable
  public func parent(
    of child: ItemIdentifierType
  ) throws(SnapshotError) -> ItemIdentifierType? {
    storage.parent(of: try position(of: child, "section snapshot parent(of:)"))?.item
  }

  /// The items directly below an item, in order; none if it is not there.
  ///
  /// - Complexity: O(m log n) for m children; at most O(k) for k below the item
  @inlinable
  public func children(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
    guard let position = storage.position(of: parent) else { return [] }
    return storage.items(
      of: storage.descendants(of: position), atLevel: position.mark.level + 1)
  }
}

extension TreeChunk {
  /// Adds the visible items to a list.
  @inlinable
  func appendVisible(to list: inout [Item]) {
    guard weight < count else { return list.append(contentsOf: items) }
    marks.withUnsafeBufferPointer { marks in
      for index in 0..<marks.count where marks[index].isVisible { list.append(items[index]) }
    }
  }
}

extension Rope {
  /// Calls `body` with each leaf that weighs anything.
  ///
  /// The depth of the recursion is the height of the rope.
  @inlinable
  func forEachHeavyLeaf(_ body: (Leaf) -> Void) {
    guard weight > 0 else { return }
    for slot in leaves where slot.weight > 0 { body(slot.leaf) }
    for slot in branches { slot.rope.forEachHeavyLeaf(body) }
  }
}
