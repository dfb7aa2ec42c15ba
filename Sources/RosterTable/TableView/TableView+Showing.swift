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
    var last: Int?
    // Most changes are in the section of the one before.
    let agrees = { (section: Int?) -> Bool in
      guard let section, section != last else { return true }
      last = section
      self.eventLog.noteQuestion("numberOfRows", about: section)
      return next.numberOfRows(inSection: section)
        == dataSource.tableView(self, numberOfRowsInSection: section)
    }
    return change.insertedSections.allSatisfy { agrees($0) }
      && change.insertedRows.allSatisfy { agrees($0.section) }
      && change.deletedRows.allSatisfy { agrees(paths.newSection(forOld: $0.section)) }
      && change.movedRows.allSatisfy { agrees($0.to.section) }
      && change.movedRows.allSatisfy { agrees(paths.newSection(forOld: $0.from.section)) }
  }
}
