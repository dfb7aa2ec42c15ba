/// Where two ropes do not share their leaves.
///
/// Both are walked together; what is one and the same object on both sides is skipped whole. What
/// is left are *regions*: leaves of the old rope that face leaves of the new one, between stretches
/// that both share. If one rope came from the other by edits, the regions are the edited leaves.
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
    difference.forEachRegion(between: old, new, body)
  }

  /// Calls `body` with each region in order; uses the memory of the last comparison again.
  @inlinable
  mutating func forEachRegion(
    between old: Rope<Leaf>, _ new: Rope<Leaf>, _ body: (Region) -> Void
  ) {
    if old.isIdentical(to: new) { return }
    region.oldStart = 0
    region.newStart = 0
    compare(old, new, body)
    close(body)
  }

  /// Compares two ropes, or two of their subtrees that begin at the offsets reached.
  ///
  /// The depth of the recursion is the height of the ropes.
  @inlinable
  mutating func compare(_ old: Rope<Leaf>, _ new: Rope<Leaf>, _ body: (Region) -> Void) {
    if old.isIdentical(to: new) {
      skip(old.count, body)
    } else if old.height > new.height {
      // The first subtree begins where the lower rope begins; the rest faces what remains.
      compare(old.branches[0].rope, new, body)
      for slot in old.branches[1...] { addOld(slot.rope) }
    } else if old.height < new.height {
      compare(old, new.branches[0].rope, body)
      for slot in new.branches[1...] { addNew(slot.rope) }
    } else if old.height == 0 {
      compareLeaves(old, new, body)
    } else {
      compareBranches(old, new, body)
    }
  }

  /// Labels put what belongs together side by side. They are only a guess at it: two ropes that
  /// know nothing of each other may use the same labels for anything.
  @inlinable
  mutating func compareLeaves(_ old: Rope<Leaf>, _ new: Rope<Leaf>, _ body: (Region) -> Void) {
    old.leaves.withUnsafeBufferPointer { old in
      new.leaves.withUnsafeBufferPointer { new in
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count, newIndex < new.count {
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
        while oldIndex < old.count {
          addOld(old[oldIndex].leaf)
          oldIndex += 1
        }
        while newIndex < new.count {
          addNew(new[newIndex].leaf)
          newIndex += 1
        }
      }
    }
  }

  @inlinable
  mutating func compareBranches(_ old: Rope<Leaf>, _ new: Rope<Leaf>, _ body: (Region) -> Void) {
    old.branches.withUnsafeBufferPointer { old in
      new.branches.withUnsafeBufferPointer { new in
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count, newIndex < new.count {
          let (left, right) = (old[oldIndex].label, new[newIndex].label)
          if left == right || old[oldIndex].rope.isIdentical(to: new[newIndex].rope) {
            compare(old[oldIndex].rope, new[newIndex].rope, body)
            oldIndex += 1
            newIndex += 1
          } else if left < right {
            addOld(old[oldIndex].rope)
            oldIndex += 1
          } else {
            addNew(new[newIndex].rope)
            newIndex += 1
          }
        }
        while oldIndex < old.count {
          addOld(old[oldIndex].rope)
          oldIndex += 1
        }
        while newIndex < new.count {
          addNew(new[newIndex].rope)
          newIndex += 1
        }
      }
    }
  }

  @inlinable
  mutating func skip(_ count: Int, _ body: (Region) -> Void) {
    close(body)
    region.oldStart += count
    region.newStart += count
  }

  /// Ends the region at hand, if there is one.
  @inlinable
  mutating func close(_ body: (Region) -> Void) {
    guard region.oldCount + region.newCount > 0 else { return }
    body(region)
    region.oldStart += region.oldCount
    region.newStart += region.newCount
    region.oldCount = 0
    region.newCount = 0
    region.old.removeAll(keepingCapacity: true)
    region.new.removeAll(keepingCapacity: true)
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
  mutating func addOld(_ rope: Rope<Leaf>) { rope.forEachLeaf { leaf, _ in addOld(leaf) } }

  @inlinable
  mutating func addNew(_ rope: Rope<Leaf>) { rope.forEachLeaf { leaf, _ in addNew(leaf) } }
}
