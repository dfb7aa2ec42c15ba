import RosterDiff

extension TableView {
  /// Whether the table is in the middle of a change or a layout, or a batch is open.
  var isInUpdate: Bool { updates.isBusy || updates.depth > 0 }

  /// Runs something when the change at hand is done.
  func whenIdle(_ work: @escaping () -> Void) {
    updates.waiting.append(Updates.Waiting(isAhead: false, run: work))
  }

  /// Carries out what turns the state that the table shows into its data source's next one.
  ///
  /// The batch is checked by replay: the counts that it leads to have to be those of the data
  /// source. Should they differ, that is reported and everything is loaded anew.
  ///
  /// - Parameter animations: how the changes look, and the standard; nil for not at all.
  func show(
    _ changes: Changeset, _ animations: (RowAnimations, TableView.RowAnimation)?,
    switchState: () -> Void
  ) {
    loadIfNeeded()
    var change = TableChange(changes)
    if eventLog.isRecording, let animations { change.animate(animations.0, animations.1) }
    let before = before(change)
    switchState()
    let paths = RowMap(change)
    var next = geometry
    if next.apply(change), agrees(next, change, paths) {
      return carryOut(change, paths, before, to: next)
    }
    report(
      BatchUpdateError(
        .replayMismatch, "the changes do not lead to the rows of the data source: \(change.lines)"))
    invalidate()
    layoutIfNeeded()
  }

  /// Whether a change leads to the counts of the data source, in every section that it touches.
  private func agrees(_ next: TableGeometry, _ change: TableChange, _ paths: RowMap) -> Bool {
    guard let dataSource else { return false }
    eventLog.noteQuestion("numberOfSections")
    guard next.numberOfSections == dataSource.numberOfSections(in: self) else { return false }
    // Most changes are in the section of the one before.
    var last: Int?
    func agrees(_ section: Int?) -> Bool {
      guard let section, section != last else { return true }
      last = section
      eventLog.noteQuestion("numberOfRows", about: section)
      return next.numberOfRows(inSection: section)
        == dataSource.tableView(self, numberOfRowsInSection: section)
    }
    for section in change.insertedSections where !agrees(section) { return false }
    for run in change.insertedRows where !agrees(run.section) { return false }
    for run in change.deletedRows where !agrees(paths.newSection(forOld: run.section)) {
      return false
    }
    for move in change.movedRows where !agrees(move.to.section) { return false }
    for move in change.movedRows where !agrees(paths.newSection(forOld: move.from.section)) {
      return false
    }
    return true
  }
}
