/// Where two ropes do not share their leaves.
///
/// Both are walked together; what is one and the same object on both sides is skipped whole. What
/// is left are *regions*: leaves of the old rope that face leaves of the new one, between stretches
/// that both share. If one rope came from the other by edits, the regions are the edited leaves,
/// also where nodes were split, joined or put on top.
@usableFromInline
struct RopeDifference<Leaf: RopeLeaf> {
  @usableFromInline
  struct Region {
    /// The offset of the first element, in the old and in the new rope.
    @usableFromInline var oldStart = 0
    @usableFromInline var newStart = 0
    @usableFromInline var oldCount = 0
    @usableFromInline var newCount = 0
    @usableFromInline var old = ContiguousArray<Leaf>()
    @usableFromInline var new = ContiguousArray<Leaf>()

    @inlinable
    init() {}
  }

  /// The region at hand; empty where both ropes are shared. It ends where they are next.
  @usableFromInline var region = Region()

  @usableFromInline var oldWalk = RopeWalk<Leaf>()
  @usableFromInline var newWalk = RopeWalk<Leaf>()

  @inlinable
  init() {}

  /// Calls `body` with each region in order.
  ///
  /// - Complexity: O(what is not shared, times the height of the ropes)
  @inlinable
  static func forEachRegion(
    between old: Rope<Leaf>, _ new: Rope<Leaf>, _ body: (Region) -> Void
  ) {
    var difference = RopeDifference()
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        difference.forEachRegion(between: old, new) { body($0.pointee) }
      }
    }
  }

  /// Calls `body` with each region in order; uses the memory of the last comparison again.
  ///
  /// Pointers, because each copy of a rope or a region counts two references.
  @inlinable
  mutating func forEachRegion(
    between old: UnsafePointer<Rope<Leaf>>, _ new: UnsafePointer<Rope<Leaf>>,
    _ body: (UnsafePointer<Region>) -> Void
  ) {
    if old.pointee.isIdentical(to: new.pointee) { return }
    region.oldStart = 0
    region.newStart = 0
    oldWalk.begin(old)
    newWalk.begin(new)
    compare(body)
    close(body)
  }

  /// Goes along both ropes, side by side.
  ///
  /// What is one object on both sides is skipped. Of the rest, labels put what belongs together
  /// side by side: what lies below all that is ahead on the other side faces nothing there, and
  /// what may face a part of the other is taken apart, the higher one first. Labels are only a
  /// guess: two ropes that know nothing of each other may use the same labels for anything.
  @inlinable
  mutating func compare(_ body: (UnsafePointer<Region>) -> Void) {
    while let old = oldWalk.step, let new = newWalk.step {
      let (oldHeight, newHeight) = (oldWalk.height, newWalk.height)
      if oldHeight == newHeight {
        if oldHeight < 0 {
          compareLeaves(old, new, body)
          continue
        }
        if old.rope.pointee.isIdentical(to: new.rope.pointee) {
          skip(old.rope.pointee.count, body)
          oldWalk.move(to: old.index + 1)
          newWalk.move(to: new.index + 1)
          continue
        }
      }
      let (oldEnd, newEnd) = (old.childEnd(oldHeight), new.childEnd(newHeight))
      if oldEnd <= new.label(newHeight) {
        takeOld(old)
      } else if newEnd <= old.label(oldHeight) {
        takeNew(new)
      } else {
        if oldHeight >= newHeight { oldWalk.descend(into: old.rope, below: oldEnd) }
        if newHeight >= oldHeight { newWalk.descend(into: new.rope, below: newEnd) }
      }
    }
    while let old = oldWalk.step { takeOld(old) }
    while let new = newWalk.step { takeNew(new) }
  }

  /// Goes along the leaves of two nodes, until one of them ends.
  @inlinable
  mutating func compareLeaves(
    _ oldStep: RopeWalk<Leaf>.Step, _ newStep: RopeWalk<Leaf>.Step,
    _ body: (UnsafePointer<Region>) -> Void
  ) {
    let (old, new) = (oldStep.leaves, newStep.leaves)
    var (oldIndex, newIndex) = (oldStep.index, newStep.index)
    while oldIndex < oldStep.childCount, newIndex < newStep.childCount {
      if old[oldIndex].leaf.isIdentical(to: new[newIndex].leaf) {
        skip(old[oldIndex].count, body)
        oldIndex += 1
        newIndex += 1
        continue
      }
      let (left, right) = (old[oldIndex].label, new[newIndex].label)
      if left <= right {
        addOld(old[oldIndex].leaf)
        oldIndex += 1
      }
      if right <= left {
        addNew(new[newIndex].leaf)
        newIndex += 1
      }
    }
    oldWalk.move(to: oldIndex)
    newWalk.move(to: newIndex)
  }

  @inlinable
  mutating func takeOld(_ step: RopeWalk<Leaf>.Step) {
    step.forEachLeaf(oldWalk.height) { addOld($0) }
    oldWalk.move(to: step.index + 1)
  }

  @inlinable
  mutating func takeNew(_ step: RopeWalk<Leaf>.Step) {
    step.forEachLeaf(newWalk.height) { addNew($0) }
    newWalk.move(to: step.index + 1)
  }

  @inlinable
  mutating func addOld(_ leaf: Leaf) {
    region.old.append(leaf)
    region.oldCount += leaf.count
  }

  @inlinable
  mutating func addNew(_ leaf: Leaf) {
    region.new.append(leaf)
    region.newCount += leaf.count
  }

  @inlinable
  mutating func skip(_ count: Int, _ body: (UnsafePointer<Region>) -> Void) {
    close(body)
    region.oldStart += count
    region.newStart += count
  }

  /// Ends the region at hand, if there is one.
  ///
  /// Leaves that both sides have at its ends are no part of it: ropes that were labelled anew keep
  /// them under other labels.
  @inlinable
  mutating func close(_ body: (UnsafePointer<Region>) -> Void) {
    guard region.oldCount + region.newCount > 0 else { return }
    let (oldEnd, newEnd) = (
      region.oldStart + region.oldCount, region.newStart + region.newCount
    )
    dropCommonEnds()
    if region.oldCount + region.newCount > 0 { withUnsafePointer(to: &region) { body($0) } }
    region.oldStart = oldEnd
    region.newStart = newEnd
    region.oldCount = 0
    region.newCount = 0
    region.old.removeAll(keepingCapacity: true)
    region.new.removeAll(keepingCapacity: true)
  }

  @inlinable
  mutating func dropCommonEnds() {
    let limit = min(region.old.count, region.new.count)
    var prefix = 0
    var before = 0
    while prefix < limit, region.old[prefix].isIdentical(to: region.new[prefix]) {
      before += region.old[prefix].count
      prefix += 1
    }
    var suffix = 0
    var behind = 0
    while suffix < limit - prefix {
      let leaf = region.old[region.old.count - 1 - suffix]
      guard leaf.isIdentical(to: region.new[region.new.count - 1 - suffix]) else { break }
      behind += leaf.count
      suffix += 1
    }
    guard prefix + suffix > 0 else { return }
    region.old.removeLast(suffix)
    region.new.removeLast(suffix)
    region.old.removeFirst(prefix)
    region.new.removeFirst(prefix)
    region.oldStart += before
    region.newStart += before
    region.oldCount -= before + behind
    region.newCount -= before + behind
  }
}
