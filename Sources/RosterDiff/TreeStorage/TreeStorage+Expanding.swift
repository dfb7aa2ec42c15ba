extension TreeStorage {
  /// Expands or collapses items, and shows or hides what stands below them.
  ///
  /// - Parameter positions: of this storage, ascending, without repeats, all of which change.
  /// - Complexity: O(log n) an item, and O(v + c log n) for v items that appear or disappear and
  ///   c among them that stay closed
  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ positions: ContiguousArray<Position>) {
    var start = 0
    while start < positions.count {
      let chunk = positions[start].chunk
      var marks = chunk.leaf.marks
      while start < positions.count, positions[start].chunk.leaf === chunk.leaf {
        marks[positions[start].index].isExpanded = isExpanded
        start += 1
      }
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: marks))
    }
    // A visible one settles all below it, others that changed there too.
    var settled = 0
    for position in positions where position.offset >= settled {
      guard let current = self.position(at: position.offset) else { continue }
      guard current.mark.isVisible else { continue }
      let below = descendants(of: current)
      settle(below, VisibilityWalk(below: current.mark))
      settled = below.upperBound
    }
  }

  /// Says anew who is visible in a stretch.
  @inlinable
  mutating func settle(_ range: Range<Int>, _ start: VisibilityWalk) {
    var walk = start
    var offset = range.lowerBound
    while offset < range.upperBound, let chunk = rope.position(ofElement: offset) {
      let end = min(range.upperBound, chunk.countBefore + chunk.leaf.count)
      if chunk.leaf.weight > 0 || chunk.leaf.floor <= walk.hiddenBelow {
        settle(chunk, (offset - chunk.countBefore)..<(end - chunk.countBefore), &walk)
      }
      offset = end
      if walk.hiddenBelow != .max {
        // What is hidden, and was, need not be looked at.
        let next = min(
          range.upperBound, self.offset(from: end, withLevelUpTo: walk.hiddenBelow))
        if visibleCount(before: next) == visibleCount(before: end) { offset = next }
      }
    }
  }

  /// Says anew who is visible in a part of a chunk.
  @inlinable
  mutating func settle(
    _ chunk: Rope<TreeChunk<Item>>.Position, _ part: Range<Int>, _ walk: inout VisibilityWalk
  ) {
    var marks = chunk.leaf.marks
    var changes = false
    for index in part {
      let isVisible = walk.step(chunk.leaf.marks[index])
      if isVisible != chunk.leaf.marks[index].isVisible {
        marks[index].isVisible = isVisible
        changes = true
      }
    }
    if changes {
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: marks))
    }
  }
}
