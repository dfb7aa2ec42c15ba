/// Items of a tree in depth-first order, on the way into or out of chunks.
@usableFromInline
struct TreeNodes<Item: Hashable> {
  @usableFromInline var hashed: HashedItems<Item>
  @usableFromInline var marks: ContiguousArray<TreeMark>

  @inlinable
  init(
    hashed: HashedItems<Item> = HashedItems(), marks: ContiguousArray<TreeMark> = []
  ) {
    self.hashed = hashed
    self.marks = marks
  }

  /// Siblings.
  @inlinable
  init(_ hashed: HashedItems<Item>, mark: TreeMark) {
    self.hashed = hashed
    marks = ContiguousArray(repeating: mark, count: hashed.count)
  }

  @inlinable
  var count: Int { marks.count }

  @inlinable
  subscript(range: Range<Int>) -> TreeNodes {
    TreeNodes(hashed: hashed[range], marks: ContiguousArray(marks[range]))
  }

  @inlinable
  mutating func append(_ other: TreeNodes) {
    hashed.append(other.hashed)
    marks.append(contentsOf: other.marks)
  }

  /// Makes a tree of these nodes one that hangs elsewhere.
  ///
  /// - Parameters:
  ///   - shift: is added to every level.
  ///   - isVisible: whether the roots are to be seen.
  @inlinable
  mutating func rehang(shift: Int, isVisible: Bool) {
    var walk = VisibilityWalk(hiddenBelow: isVisible ? .max : -1)
    for index in marks.indices {
      let mark = TreeMark(
        level: marks[index].level + shift, isExpanded: marks[index].isExpanded, isVisible: false)
      marks[index] = mark
      marks[index].isVisible = walk.step(mark)
    }
  }

  @inlinable
  func inserting(_ new: TreeNodes, at index: Int) -> TreeNodes {
    TreeNodes(
      hashed: HashedItems(
        items: hashed.items.inserting(new.hashed.items, at: index),
        hashes: hashed.hashes.inserting(new.hashed.hashes, at: index)),
      marks: marks.inserting(new.marks, at: index))
  }

  /// - Parameter ranges: ascending, without overlaps.
  @inlinable
  func removing(_ ranges: ContiguousArray<Range<Int>>) -> TreeNodes {
    var result = TreeNodes()
    var start = 0
    for range in ranges {
      result.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    result.append(self[start..<count])
    return result
  }
}
