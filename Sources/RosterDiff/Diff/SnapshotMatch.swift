/// What became of the sections and items of one snapshot in another: numbers only.
@usableFromInline
struct SnapshotMatch: Sendable {
  /// The part of the runs and stretches that belongs to one section of the new snapshot.
  @usableFromInline
  struct List: Sendable {
    /// What the section was; -1 if it is new. Items of other owners cross over.
    @usableFromInline var oldOwner: Int
    @usableFromInline var newOwner: Int
    @usableFromInline var runs: Range<Int>
    @usableFromInline var stretches: Range<Int>

    @inlinable
    init(oldOwner: Int, newOwner: Int, runs: Range<Int>, stretches: Range<Int>) {
      self.oldOwner = oldOwner
      self.newOwner = newOwner
      self.runs = runs
      self.stretches = stretches
    }
  }

  /// The runs of sections, and what was looked at; empty where sections did not change.
  @usableFromInline var sections = MatchRuns()
  @usableFromInline var oldSections = ContiguousArray<Stretch>()
  @usableFromInline var newSections = ContiguousArray<Stretch>()

  /// One for each section of the new snapshot whose items were looked at, ascending.
  @usableFromInline var lists = ContiguousArray<List>()

  /// The runs of items, and the new items that were looked at, list by list.
  @usableFromInline var items = MatchRuns()
  @usableFromInline var newItems = ContiguousArray<Stretch>()

  /// The old items that were looked at, by section and offset ascending.
  @usableFromInline var oldItems = ContiguousArray<Stretch>()

  @inlinable
  init() {}
}
