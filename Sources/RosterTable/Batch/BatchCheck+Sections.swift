import RosterDiff

extension BatchCheck {
  /// What rows may not do in sections that come, go, move or are reloaded.
  func checkSectionRules() throws(BatchUpdateError) {
    for move in batch.movedRows {
      if insertedSections.contains(move.to.section) {
        throw BatchUpdateError(
          .moveIntoInsertedSection, path: move.to,
          "cannot move a row into a newly inserted section (\(move.to.section))")
      }
      if deletedSections.contains(move.from.section) {
        throw BatchUpdateError(
          .moveOutOfDeletedSection, path: move.from,
          "cannot move a row from a deleted section (\(move.from.section))")
      }
    }
    let movedFrom = Set(batch.movedSections.map(\.from))
    let movedTo = Set(batch.movedSections.map(\.to))
    for path in batch.deletedRows + batch.reloadedRows + batch.movedRows.map(\.from) {
      try refuse(path, movedWhen: movedFrom, reloadedWhen: reloadedSections)
    }
    let sections = sectionMap
    let reloadedTo = Set(batch.reloadedSections.compactMap(sections.newOffset))
    for path in batch.insertedRows + batch.movedRows.map(\.to) {
      try refuse(path, movedWhen: movedTo, reloadedWhen: reloadedTo)
    }
  }

  func checkSectionCount() throws(BatchUpdateError) {
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    let expected = old.count &+ inserted &- deleted
    guard new.count != expected else { return }
    throw BatchUpdateError(
      .sectionCountMismatch, expected: expected, actual: new.count,
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(new.count)) must be equal to the number of sections contained in \
      the table view before the update (\(old.count)), plus or minus the number of sections \
      inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """)
  }

  /// The rows of every section that is there before and after, the lowest new section first.
  ///
  /// A reloaded section may have any number of rows: it is asked for as a whole.
  func checkRowCounts() throws(BatchUpdateError) {
    let sections = sectionMap
    var tallies: [Int: RowTally] = [:]
    for path in batch.insertedRows { tallies[path.section, default: RowTally()].inserted += 1 }
    for path in batch.deletedRows {
      guard let section = sections.newOffset(forOld: path.section) else { continue }
      tallies[section, default: RowTally()].deleted += 1
    }
    for move in batch.movedRows {
      let from = sections.newOffset(forOld: move.from.section)
      guard from != move.to.section else { continue }
      tallies[move.to.section, default: RowTally()].movedIn += 1
      if let from { tallies[from, default: RowTally()].movedOut += 1 }
    }
    var before: [Int?] = Array(repeating: nil, count: new.count)
    for section in old.indices where !reloadedSections.contains(section) {
      guard let place = sections.newOffset(forOld: section) else { continue }
      before[place] = old[section]
    }
    for (section, count) in before.enumerated() {
      guard let count else { continue }
      try check(section, before: count, tallies[section] ?? RowTally())
    }
  }

  /// Where each section goes.
  var sectionMap: OffsetMap {
    OffsetMap(
      deleted: batch.deletedSections, inserted: batch.insertedSections, moves: batch.movedSections)
  }

  private func check(_ section: Int, before: Int, _ tally: RowTally) throws(BatchUpdateError) {
    let expected = before &+ tally.inserted &- tally.deleted &+ tally.movedIn &- tally.movedOut
    guard new[section] != expected else { return }
    throw BatchUpdateError(
      .rowCountMismatch, section: section, expected: expected, actual: new[section],
      """
      Invalid update: invalid number of rows in section \(section). The number of rows contained \
      in an existing section after the update (\(new[section])) must be equal to the number of \
      rows contained in that section before the update (\(before)), plus or minus the number of \
      rows inserted or deleted from that section (\(tally.inserted) inserted, \(tally.deleted) \
      deleted) and plus or minus the number of rows moved into or out of that section \
      (\(tally.movedIn) moved in, \(tally.movedOut) moved out).
      """)
  }

  private func refuse(
    _ path: ItemPath, movedWhen moved: Set<Int>, reloadedWhen reloaded: Set<Int>
  ) throws(BatchUpdateError) {
    if reloaded.contains(path.section) {
      throw BatchUpdateError(
        .itemOpInsideReloadedSection, path: path,
        "attempt to perform a delete and a move from the same section (\(path.section)): "
          + "row \(path.row) changes in a section that is reloaded")
    }
    if moved.contains(path.section) {
      throw BatchUpdateError(
        .itemOpInsideMovedSection, path: path,
        "Invalid update: invalid number of rows in section \(path.section): "
          + "row \(path.row) changes in a section that moves")
    }
  }
}

/// The rows that come to and leave one section in a batch.
private struct RowTally {
  var inserted = 0
  var deleted = 0
  var movedIn = 0
  var movedOut = 0
}
