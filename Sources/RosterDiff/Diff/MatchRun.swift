/// Elements that stand side by side in the old list and in the new one.
@usableFromInline
struct MatchRun: Hashable, Sendable {
  /// Whose elements they were: the old offset of their section.
  @usableFromInline var owner: Int

  /// The offset of the first one in the old and in the new list.
  @usableFromInline var old: Int
  @usableFromInline var new: Int

  @usableFromInline var count: Int

  /// Whether both sides share their storage, so that nobody looked at the elements.
  @usableFromInline var isShared: Bool

  @inlinable
  init(owner: Int, old: Int, new: Int, count: Int, isShared: Bool = false) {
    self.owner = owner
    self.old = old
    self.new = new
    self.count = count
    self.isShared = isShared
  }
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
        runs[runs.count - 1].count += count
        return
      }
    } else if runs.isEmpty {
      runs.reserveCapacity(6)
    }
    runs.append(MatchRun(owner: owner, old: old, new: new, count: count, isShared: isShared))
  }
}
