extension Rope {
  /// The first leaf that starts at or behind an offset and has a floor of at most `level`.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func position(startingAt offset: Int, withFloor level: Int) -> Position? {
    position(startingAt: offset, withFloor: level, countBefore: 0, weightBefore: 0)
  }

  /// The last leaf that starts before an offset and has a floor of at most `level`.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func position(startingBefore offset: Int, withFloor level: Int) -> Position? {
    position(startingBefore: offset, withFloor: level, countBefore: 0, weightBefore: 0)
  }

  // Of the subtrees of a node at most one, that in which the offset stands, is looked into in
  // vain: so one path is walked, or two.

  @inlinable
  func position(
    startingAt offset: Int, withFloor level: Int, countBefore: Int, weightBefore: Int
  ) -> Position? {
    var (countBefore, weightBefore) = (countBefore, weightBefore)
    for slot in leaves {
      if countBefore >= offset, slot.leaf.floor <= level {
        return Position(
          leaf: slot.leaf, label: slot.label, countBefore: countBefore, weightBefore: weightBefore)
      }
      countBefore += slot.count
      weightBefore += slot.weight
    }
    for index in branches.indices {
      let (count, weight) = (branches[index].rope.count, branches[index].rope.weight)
      if countBefore + count > offset, branches[index].rope.floor <= level,
        let position = branches[index].rope.position(
          startingAt: offset, withFloor: level, countBefore: countBefore,
          weightBefore: weightBefore)
      {
        return position
      }
      countBefore += count
      weightBefore += weight
    }
    return nil
  }

  @inlinable
  func position(
    startingBefore offset: Int, withFloor level: Int, countBefore: Int, weightBefore: Int
  ) -> Position? {
    var (countBefore, weightBefore) = (countBefore + count, weightBefore + weight)
    for slot in leaves.reversed() {
      countBefore -= slot.count
      weightBefore -= slot.weight
      if countBefore < offset, slot.leaf.floor <= level {
        return Position(
          leaf: slot.leaf, label: slot.label, countBefore: countBefore, weightBefore: weightBefore)
      }
    }
    for index in branches.indices.reversed() {
      countBefore -= branches[index].rope.count
      weightBefore -= branches[index].rope.weight
      if countBefore < offset, branches[index].rope.floor <= level,
        let position = branches[index].rope.position(
          startingBefore: offset, withFloor: level, countBefore: countBefore,
          weightBefore: weightBefore)
      {
        return position
      }
    }
    return nil
  }

  /// Calls `body` with each leaf that touches a range of offsets and has a floor of at most
  /// `level`, and the offset of its first element.
  ///
  /// The depth of the recursion is the height of the rope.
  ///
  /// - Parameter start: the offset of this rope's first element.
  @inlinable
  func forEachLeaf(
    touching range: Range<Int>, withFloor level: Int, startingAt start: Int,
    _ body: (Leaf, Int) -> Void
  ) {
    var start = start
    for slot in leaves {
      if start < range.upperBound, start + slot.count > range.lowerBound, slot.leaf.floor <= level {
        body(slot.leaf, start)
      }
      start += slot.count
    }
    for slot in branches {
      let end = start + slot.rope.count
      if start < range.upperBound, end > range.lowerBound, slot.rope.floor <= level {
        slot.rope.forEachLeaf(touching: range, withFloor: level, startingAt: start, body)
      }
      start = end
    }
  }

  /// Counts the floor of a node anew, from its children.
  @inlinable
  mutating func refreshFloor() {
    guard Leaf.hasFloors else { return }
    var least = Int.max
    for slot in leaves { least = min(least, slot.leaf.floor) }
    for slot in branches { least = min(least, slot.rope.floor) }
    floor = least
  }

  /// Notes that something with that floor has been added.
  @inlinable
  mutating func lowerFloor(to other: Int) {
    guard Leaf.hasFloors else { return }
    floor = min(floor, other)
  }
}
