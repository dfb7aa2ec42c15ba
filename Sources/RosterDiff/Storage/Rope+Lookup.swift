extension Rope {
  /// A leaf and where it stands.
  @usableFromInline
  struct Position {
    @usableFromInline let leaf: Leaf
    @usableFromInline let label: UInt64
    /// Elements and weight of all leaves before this one.
    @usableFromInline var countBefore: Int
    @usableFromInline var weightBefore: Int

    @inlinable
    init(leaf: Leaf, label: UInt64, countBefore: Int, weightBefore: Int) {
      self.leaf = leaf
      self.label = label
      self.countBefore = countBefore
      self.weightBefore = weightBefore
    }
  }

  /// The leaf with that label.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func position(ofLabel label: UInt64) -> Position? {
    var countBefore = 0
    var weightBefore = 0
    return position(ofLabel: label, &countBefore, &weightBefore)
  }

  @inlinable
  func position(
    ofLabel label: UInt64, _ countBefore: inout Int, _ weightBefore: inout Int
  ) -> Position? {
    if height == 0 {
      return leaves.withUnsafeBufferPointer { leaves in
        var index = 0
        while index < leaves.count, leaves[index].label < label {
          countBefore += leaves[index].count
          weightBefore += leaves[index].weight
          index += 1
        }
        guard index < leaves.count, leaves[index].label == label else { return nil }
        return Position(
          leaf: leaves[index].leaf, label: label, countBefore: countBefore,
          weightBefore: weightBefore)
      }
    }
    return branches.withUnsafeBufferPointer { branches in
      var index = 0
      while index + 1 < branches.count, branches[index + 1].label <= label {
        countBefore += branches[index].rope.count
        weightBefore += branches[index].rope.weight
        index += 1
      }
      return branches[index].rope.position(ofLabel: label, &countBefore, &weightBefore)
    }
  }

  /// Calls `body` with the leaf with that label and the elements before it.
  ///
  /// Unlike a position, it counts no reference to the leaf.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func withLeaf<Result>(
    labelled label: UInt64, at trail: RopeTrail, _ body: (Leaf, Int) -> Result?
  ) -> Result? {
    withUnsafePointer(to: self) { root in
      // Labels are unique, so the leaf's own tells whether the way was right.
      var rope = root
      var countBefore = 0
      while rope.pointee.height > 0 {
        let branches = rope.pointee.branches.firstElement
        let height = rope.pointee.height
        let index =
          height < RopeTrail.levels
          ? trail.index(height: height) : rope.pointee.branchIndex(forLabel: label)
        guard index < rope.pointee.branches.count else { break }
        countBefore &+= branches[index].before
        rope = Self.subtree(branches, index)
      }
      var index = trail.index(height: 0)
      if rope.pointee.height > 0 || index >= rope.pointee.leaves.count
        || rope.pointee.leaves.firstElement[index].label != label
      {
        rope = root
        countBefore = 0
        while rope.pointee.height > 0 {
          let branches = rope.pointee.branches.firstElement
          index = rope.pointee.branchIndex(forLabel: label, near: trail)
          countBefore &+= branches[index].before
          rope = Self.subtree(branches, index)
        }
        let (leaves, count) = (rope.pointee.leaves.firstElement, rope.pointee.leaves.count)
        index = 0
        while index < count, leaves[index].label < label { index &+= 1 }
        guard index < count, leaves[index].label == label else { return nil }
      }
      let slot = rope.pointee.leaves.firstElement + index
      return body(slot.pointee.leaf, countBefore &+ slot.pointee.before)
    }
  }

  /// The branch below which that label is; a way that is right so far needs no search.
  @inlinable
  func branchIndex(forLabel label: UInt64, near trail: RopeTrail) -> Int {
    let branches = branches.firstElement
    let last = self.branches.count &- 1
    let index = trail.index(height: height)
    if index <= last, branches[index].label <= label,
      index == last || branches[index &+ 1].label > label
    {
      return index
    }
    return branchIndex(forLabel: label)
  }

  /// Calls `body` with the leaf in which the element at that offset stands and the elements before
  /// it, and counts no reference either.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func withLeaf<Result>(ofElement offset: Int, _ body: (Leaf, Int) -> Result?) -> Result? {
    guard offset >= 0, offset < count else { return nil }
    return withUnsafePointer(to: self) { root in
      var rope = root
      var rest = offset
      while rope.pointee.height > 0 {
        let branches = rope.pointee.branches.firstElement
        let index = rope.pointee.child(holding: rest) { branches[$0].before }
        rest &-= branches[index].before
        rope = Self.subtree(branches, index)
      }
      let leaves = rope.pointee.leaves.firstElement
      let index = rope.pointee.child(holding: rest) { leaves[$0].before }
      return body(leaves[index].leaf, offset &- rest &+ leaves[index].before)
    }
  }

  /// Which child the element at an offset is in.
  @inlinable
  func child(holding offset: Int, before: (Int) -> Int) -> Int {
    // Children are nearly equal, so their share is a good guess.
    let children = childCount
    let share = offset.multipliedReportingOverflow(by: children)
    var index = share.overflow ? children / 2 : share.partialValue / count
    while index > 0, before(index) > offset { index &-= 1 }
    while index &+ 1 < children, before(index &+ 1) <= offset { index &+= 1 }
    return index
  }

  /// A subtree in a node's slots: it stands first in its slot.
  @inlinable
  static func subtree(
    _ branches: UnsafePointer<BranchSlot>, _ index: Int
  ) -> UnsafePointer<Rope> {
    UnsafeRawPointer(branches + index).assumingMemoryBound(to: Rope.self)
  }

  /// The way to the leaf with that label.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func trail(toLabel label: UInt64) -> RopeTrail {
    var trail = RopeTrail()
    withUnsafePointer(to: self) { root in
      var rope = root
      while rope.pointee.height > 0 {
        let index = rope.pointee.branchIndex(forLabel: label)
        trail.step(to: index, height: rope.pointee.height)
        rope = Self.subtree(rope.pointee.branches.firstElement, index)
      }
      trail.step(to: rope.pointee.leaves.firstIndex { $0.label == label } ?? 0, height: 0)
    }
    return trail
  }

  /// The leaf in which the element at that offset stands.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func position(ofElement offset: Int) -> Position? {
    guard offset >= 0, offset < count else { return nil }
    var countBefore = 0
    var weightBefore = 0
    return position(ofElement: offset, &countBefore, &weightBefore)
  }

  @inlinable
  func position(
    ofElement offset: Int, _ countBefore: inout Int, _ weightBefore: inout Int
  ) -> Position? {
    if height == 0 {
      return leaves.withUnsafeBufferPointer { leaves in
        var index = 0
        while index < leaves.count, countBefore + leaves[index].count <= offset {
          countBefore += leaves[index].count
          weightBefore += leaves[index].weight
          index += 1
        }
        guard index < leaves.count else { return nil }
        return Position(
          leaf: leaves[index].leaf, label: leaves[index].label, countBefore: countBefore,
          weightBefore: weightBefore)
      }
    }
    return branches.withUnsafeBufferPointer { branches in
      var index = 0
      while index + 1 < branches.count, countBefore + branches[index].rope.count <= offset {
        countBefore += branches[index].rope.count
        weightBefore += branches[index].rope.weight
        index += 1
      }
      return branches[index].rope.position(ofElement: offset, &countBefore, &weightBefore)
    }
  }

  /// The last leaf.
  @inlinable
  var last: Position? { position(ofElement: count - 1) }

  /// The leaf after that position.
  @inlinable
  func position(after position: Position) -> Position? {
    self.position(ofElement: position.countBefore + position.leaf.count)
  }

  /// The leaf before that position.
  @inlinable
  func position(before position: Position) -> Position? {
    self.position(ofElement: position.countBefore - 1)
  }

  /// Calls `body` with each leaf and its label, in order.
  ///
  /// The depth of the recursion is the height of the tree.
  @inlinable
  func forEachLeaf(_ body: (Leaf, UInt64) -> Void) {
    for slot in leaves { body(slot.leaf, slot.label) }
    for slot in branches { slot.rope.forEachLeaf(body) }
  }

  /// The same, with the way to each.
  @inlinable
  func forEachLeaf(after trail: RopeTrail = RopeTrail(), _ body: (Leaf, UInt64, RopeTrail) -> Void)
  {
    for index in 0..<childCount {
      var trail = trail
      trail.step(to: index, height: height)
      if height == 0 {
        body(leaves[index].leaf, leaves[index].label, trail)
      } else {
        branches[index].rope.forEachLeaf(after: trail, body)
      }
    }
  }

  /// All leaves in order.
  @inlinable
  var allLeaves: ContiguousArray<Leaf> {
    var result = ContiguousArray<Leaf>()
    appendLeaves(to: &result)
    return result
  }

  // Through pointers: to hand a leaf to a closure counts its references three times.
  @inlinable
  func appendLeaves(to result: inout ContiguousArray<Leaf>) {
    let (leaves, branches) = (self.leaves.firstElement, self.branches.firstElement)
    for index in 0..<self.leaves.count { result.append(leaves[index].leaf) }
    for index in 0..<self.branches.count { branches[index].rope.appendLeaves(to: &result) }
  }
}
