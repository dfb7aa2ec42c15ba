/// A run of items of a tree in depth-first order, with their hashes and marks beside them.
///
/// Chunks never change: an edit puts another with the same name in the place of one.
@usableFromInline
final class TreeChunk<Item: Hashable>: RopeLeaf {
  @usableFromInline let name: UInt32
  @usableFromInline let items: ContiguousArray<Item>
  @usableFromInline let hashes: ContiguousArray<UInt32>
  @usableFromInline let marks: ContiguousArray<TreeMark>

  /// The visible ones.
  @usableFromInline let weight: Int

  /// The lowest level.
  @usableFromInline let floor: Int

  @inlinable
  init(
    name: UInt32, items: ContiguousArray<Item>, hashes: ContiguousArray<UInt32>,
    marks: ContiguousArray<TreeMark>
  ) {
    self.name = name
    self.items = items
    self.hashes = hashes
    self.marks = marks
    var visible = 0
    var least = Int.max
    marks.withUnsafeBufferPointer { marks in
      for mark in marks {
        visible += Int(mark.bits & 1)
        least = min(least, mark.level)
      }
    }
    weight = visible
    floor = least
  }

  @inlinable
  convenience init(name: UInt32, _ nodes: TreeNodes<Item>) {
    self.init(
      name: name, items: nodes.hashed.items, hashes: nodes.hashed.hashes, marks: nodes.marks)
  }

  /// The same items with other marks.
  @inlinable
  convenience init(_ old: TreeChunk, marks: ContiguousArray<TreeMark>) {
    self.init(name: old.name, items: old.items, hashes: old.hashes, marks: marks)
  }

  @inlinable
  var count: Int { items.count }

  @inlinable
  static var hasFloors: Bool { true }

  @inlinable
  var nodes: TreeNodes<Item> {
    TreeNodes(hashed: HashedItems(items: items, hashes: hashes), marks: marks)
  }

  /// Where that item stands.
  @inlinable
  func offset(of item: Item, hash: UInt32) -> Int? {
    hashes.withUnsafeBufferPointer { hashes in
      var index = 0
      while let found = firstIndex(of: hash, in: hashes, from: index) {
        if items[found] == item { return found }
        index = found + 1
      }
      return nil
    }
  }
}

extension TreeChunk: Sendable where Item: Sendable {}
