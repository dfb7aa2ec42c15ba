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
}

/// What became of the elements of one list, or of a section's, in the order of the new one.
@usableFromInline
struct ListMatch: Sendable {
  /// The owner whose elements may stay; those of others cross over. -1 for a new section.
  @usableFromInline var oldOwner: Int
  @usableFromInline var newOwner: Int

  /// Ascending by `new`.
  @usableFromInline var runs = ContiguousArray<MatchRun>()

  /// What was looked at in the new list, ascending. What of it is in no run is new.
  @usableFromInline var newStretches = ContiguousArray<Stretch>()

  @inlinable
  init(oldOwner: Int, newOwner: Int) {
    self.oldOwner = oldOwner
    self.newOwner = newOwner
  }

  /// Adds elements that match, to the last run where they continue it.
  @inlinable
  mutating func add(owner: Int, old: Int, new: Int, count: Int, isShared: Bool = false) {
    if let last = runs.last, last.owner == owner, last.old + last.count == old,
      last.new + last.count == new, last.isShared == isShared
    {
      runs[runs.count - 1].count += count
    } else {
      runs.append(
        MatchRun(owner: owner, old: old, new: new, count: count, isShared: isShared))
    }
  }
}
