import RosterDiff

/// One check of a batch: what was asked, and the numbers of rows on both sides.
struct BatchCheck {
  let batch: BatchUpdates
  let old: [Int]
  let new: [Int]

  let deletedSections: Set<Int>
  let insertedSections: Set<Int>
  let reloadedSections: Set<Int>

  init(batch: BatchUpdates, old: [Int], new: [Int]) {
    self.batch = batch
    self.old = old
    self.new = new
    deletedSections = Set(batch.deletedSections)
    insertedSections = Set(batch.insertedSections)
    reloadedSections = Set(batch.reloadedSections)
  }

  /// Every rule, in the order in which faults are reported.
  func run() throws(BatchUpdateError) {
    try checkBoundsBefore()
    try checkConflictsBefore()
    try checkBoundsAfter()
    try checkConflictsAfter()
    try checkSectionRules()
    try checkSectionCount()
    try checkRowCounts()
  }
}
