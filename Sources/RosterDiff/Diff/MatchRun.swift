/// Elements that stand side by side in the old list and in the new one.
///
/// Packed into 16 bytes, for there may be as many as elements: names of chunks have 32 bits too.
@usableFromInline
struct MatchRun: Hashable, Sendable {
  @usableFromInline let packedOwner: UInt32
  @usableFromInline let packedOld: UInt32
  @usableFromInline let packedNew: UInt32
  /// The count, and above it whether the run is shared.
  @usableFromInline var packedCount: UInt32

  @inlinable
  init(owner: Int, old: Int, new: Int, count: Int, isShared: Bool = false) {
    packedOwner = UInt32(truncatingIfNeeded: owner)
    packedOld = UInt32(truncatingIfNeeded: old)
    packedNew = UInt32(truncatingIfNeeded: new)
    packedCount = UInt32(truncatingIfNeeded: count) | (isShared ? 1 << 31 : 0)
  }

  /// Whose elements they were: the old offset of their section.
  @inlinable
  var owner: Int { Int(Int32(bitPattern: packedOwner)) }

  /// The offset of the first one in the old list.
  @inlinable
  var old: Int { Int(packedOld) }

  /// The offset of the first one in the new list.
  @inlinable
  var new: Int { Int(packedNew) }

  @inlinable
  var count: Int { Int(packedCount & ~(1 << 31)) }

  /// Whether both sides share their storage, so that nobody looked at the elements.
  @inlinable
  var isShared: Bool { packedCount >> 31 == 1 }

  /// Adds elements behind.
  @inlinable
  mutating func extend(by more: Int) { packedCount &+= UInt32(truncatingIfNeeded: more) }
}

/// Elements of one list that were looked at.
@usableFromInline
struct Stretch: Hashable, Sendable {
  @usableFromInline var owner: Int
  @usableFromInline var start: Int
  @usableFromInline var count: Int

  @inlinable
  init(owner: Int, start: Int, count: Int) {
    self.owner = owner
    self.start = start
    self.count = count
  }

  @inlinable
  var end: Int { start + count }
}

/// What became of elements: matched runs, in the order of the new list or lists.
@usableFromInline
struct MatchRuns: Sendable {
  @usableFromInline var runs = ContiguousArray<MatchRun>()

  /// Where the runs of the list at hand begin; those before are of other lists.
  @usableFromInline var listStart = 0

  @inlinable
  init() {}

  /// Adds elements that match, to the last run where they continue it.
  @inlinable
  mutating func add(owner: Int, old: Int, new: Int, count: Int, isShared: Bool = false) {
    if runs.count > listStart {
      let last = runs[runs.count - 1]
      if last.owner == owner, last.old + last.count == old, last.new + last.count == new,
        last.isShared == isShared
      {
        runs[runs.count - 1].extend(by: count)
        return
      }
    }
    if runs.count == runs.capacity { grow() }
    runs.append(MatchRun(owner: owner, old: old, new: new, count: count, isShared: isShared))
  }

  /// Few runs are the rule; where there are many there will be more. Memory that is not touched
  /// costs nothing, copying does.
  @inlinable
  mutating func grow() {
    runs.reserveCapacity(runs.count < 512 ? max(6, 2 * runs.count) : 8 * runs.count)
  }
}
