import RosterDiff

extension TableView {
  /// Whether the table is in the middle of a change or a layout, or a batch is open.
  var isInUpdate: Bool { updates.isBusy || updates.depth > 0 }

  /// Runs something when the change at hand is done.
  func whenIdle(_ work: @escaping () -> Void) { updates.waiting.append(work) }

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
    var next = geometry
    if next.apply(change), agrees(next, change) { return carryOut(change, before, to: next) }
    report(
      BatchUpdateError(
        .replayMismatch, "the changes do not lead to the rows of the data source: \(change.lines)"))
    invalidate()
    layoutIfNeeded()
  }

  /// Whether a change leads to the counts of the data source, in every section that it touches.
  private func agrees(_ next: TableGeometry, _ change: TableChange) -> Bool {
    guard let dataSource else { return false }
    guard next.numberOfSections == dataSource.numberOfSections(in: self) else { return false }
    let sections = change.sectionMap
    var touched = change.insertedSections + change.insertedRows.map(\.section)
    touched += change.movedRows.map(\.to.section)
    touched += change.deletedRows.compactMap { sections.newOffset(forOld: $0.section) }
    touched += change.movedRows.compactMap { sections.newOffset(forOld: $0.from.section) }
    if touched.count > 1 { touched = Array(Set(touched)) }
    return touched.allSatisfy {
      next.numberOfRows(inSection: $0) == dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }
}
