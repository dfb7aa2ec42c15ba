extension TreeStorage {
  /// Expands or collapses items, and shows or hides what stands below them.
  ///
  /// - Parameter offsets: of items that change; ascending, without repeats.
  /// - Complexity: O(log n) an item, and O(v + c log n) for v items that appear or disappear and
  ///   c among them that stay closed; O(n) for a good part of all items
  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ offsets: ContiguousArray<Int>) {
    var start = 0
    while start < offsets.count, let chunk = rope.position(ofElement: offsets[start]) {
      var marks = chunk.leaf.marks
      while start < offsets.count, offsets[start] - chunk.countBefore < marks.count {
        marks[offsets[start] - chunk.countBefore].isExpanded = isExpanded
        start += 1
      }
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: marks))
    }
    // So many: one walk over all is less than a look-up for each.
    if offsets.count > count / 32 { return settle(0..<count, VisibilityWalk()) }
    // A visible one settles all below it, others that changed there too.
    var settled = 0
    for offset in offsets where offset >= settled {
      guard let position = position(at: offset), position.mark.isVisible else { continue }
      let below = descendants(of: position)
      settle(below, VisibilityWalk(below: position.mark))
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
    let changed: ContiguousArray<TreeMark>? = chunk.leaf.marks.withUnsafeBufferPointer { old in
      var changed: ContiguousArray<TreeMark>?
      for index in part {
        let isVisible = walk.step(old[index])
        if isVisible != old[index].isVisible {
          changed = changed ?? chunk.leaf.marks
          changed?[index].isVisible = isVisible
        }
      }
      return changed
    }
    if let changed {
      rope.replaceLeaf(labelled: chunk.label, with: TreeChunk(chunk.leaf, marks: changed))
    }
  }
}
