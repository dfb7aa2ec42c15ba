/// What became of the sections and items of one snapshot in another: numbers only.
@usableFromInline
struct SnapshotMatch: Sendable {
  /// The part of the runs, stretches and newcomers that belongs to one section of the new snapshot.
  @usableFromInline
  struct List: Sendable {
    /// What the section was; -1 if it is new. Items of other owners cross over.
    @usableFromInline var oldOwner: Int
    @usableFromInline var newOwner: Int
    @usableFromInline var runs: Range<Int>
    @usableFromInline var stretches: Range<Int>
    @usableFromInline var newcomers: Range<Int>

    @inlinable
    init(
      oldOwner: Int, newOwner: Int, runs: Range<Int>, stretches: Range<Int>, newcomers: Range<Int>
    ) {
      self.oldOwner = oldOwner
      self.newOwner = newOwner
      self.runs = runs
      self.stretches = stretches
      self.newcomers = newcomers
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

  /// Where the old items stood that are in no run, if somebody had to know before.
  @usableFromInline var deletedItems: [ItemPath]?

  @inlinable
  init() {}

  /// Calls `body` with section and offset of each old item that was looked at and is in no run.
  @usableFromInline
  func forEachUntaken(_ body: (Int, Int) -> Void) {
    forEachUnclaimed(in: oldItems, by: items.runs, body)
  }

  /// How many of those there are, if no item is in two runs; else it is only a guess.
  @usableFromInline
  var untakenCount: Int {
    var count = 0
    for stretch in oldItems { count += stretch.count }
    for run in items.runs where !run.isShared { count -= run.count }
    return max(0, count)
  }
}
