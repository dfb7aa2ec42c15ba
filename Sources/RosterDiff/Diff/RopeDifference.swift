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
    @usableFromInline var oldStart: Int
    @usableFromInline var newStart: Int
    @usableFromInline var oldCount = 0
    @usableFromInline var newCount = 0
    @usableFromInline var old = ContiguousArray<Leaf>()
    @usableFromInline var new = ContiguousArray<Leaf>()

    @inlinable
    init(oldStart: Int, newStart: Int) {
      self.oldStart = oldStart
      self.newStart = newStart
    }
  }

  @usableFromInline var regions = ContiguousArray<Region>()
  @usableFromInline var oldOffset = 0
  @usableFromInline var newOffset = 0

  /// Whether the last region goes on.
  @usableFromInline var isOpen = false

  @inlinable
  init() {}

  /// Compares two ropes, or two of their subtrees that begin at the offsets reached.
  ///
  /// The depth of the recursion is the height of the ropes.
  @inlinable
  mutating func compare(_ old: Rope<Leaf>, _ new: Rope<Leaf>) {
    if old.isIdentical(to: new) {
      skip(old.count)
    } else if old.height > new.height {
      // The first subtree begins where the lower rope begins; the rest faces what remains.
      compare(old.branches[0].rope, new)
      for slot in old.branches[1...] { addOld(slot.rope) }
    } else if old.height < new.height {
      compare(old, new.branches[0].rope)
      for slot in new.branches[1...] { addNew(slot.rope) }
    } else if old.height == 0 {
      compareLeaves(old.leaves, new.leaves)
    } else {
      compareBranches(old.branches, new.branches)
    }
  }

  /// Labels put what belongs together side by side. They are only a guess at it: two ropes that
  /// know nothing of each other may use the same labels for anything.
  @inlinable
  mutating func compareLeaves(
    _ old: ContiguousArray<Rope<Leaf>.LeafSlot>, _ new: ContiguousArray<Rope<Leaf>.LeafSlot>
  ) {
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count, newIndex < new.count {
      let (left, right) = (old[oldIndex].label, new[newIndex].label)
      if old[oldIndex].leaf === new[newIndex].leaf {
        skip(old[oldIndex].count)
        oldIndex += 1
        newIndex += 1
        continue
      }
      if left <= right {
        addOld(old[oldIndex].leaf)
        oldIndex += 1
      }
      if right <= left {
        addNew(new[newIndex].leaf)
        newIndex += 1
      }
    }
    for slot in old[oldIndex...] { addOld(slot.leaf) }
    for slot in new[newIndex...] { addNew(slot.leaf) }
  }

  @inlinable
  mutating func compareBranches(
    _ old: ContiguousArray<Rope<Leaf>.BranchSlot>, _ new: ContiguousArray<Rope<Leaf>.BranchSlot>
  ) {
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count, newIndex < new.count {
      let (left, right) = (old[oldIndex].label, new[newIndex].label)
      if left == right || old[oldIndex].rope.isIdentical(to: new[newIndex].rope) {
        compare(old[oldIndex].rope, new[newIndex].rope)
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
    for slot in old[oldIndex...] { addOld(slot.rope) }
    for slot in new[newIndex...] { addNew(slot.rope) }
  }

  @inlinable
  mutating func skip(_ count: Int) {
    oldOffset += count
    newOffset += count
    if count > 0 { isOpen = false }
  }

  @inlinable
  mutating func open() {
    guard !isOpen else { return }
    regions.append(Region(oldStart: oldOffset, newStart: newOffset))
    isOpen = true
  }

  @inlinable
  mutating func addOld(_ leaf: Leaf) {
    open()
    regions[regions.count - 1].old.append(leaf)
    regions[regions.count - 1].oldCount += leaf.count
    oldOffset += leaf.count
  }

  @inlinable
  mutating func addNew(_ leaf: Leaf) {
    open()
    regions[regions.count - 1].new.append(leaf)
    regions[regions.count - 1].newCount += leaf.count
    newOffset += leaf.count
  }

  @inlinable
  mutating func addOld(_ rope: Rope<Leaf>) { rope.forEachLeaf { leaf, _ in addOld(leaf) } }

  @inlinable
  mutating func addNew(_ rope: Rope<Leaf>) { rope.forEachLeaf { leaf, _ in addNew(leaf) } }
}
