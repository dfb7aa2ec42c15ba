import RosterDiff

extension BatchCheck {
  /// What the batch names in the old state must be there.
  func checkBoundsBefore() throws(BatchUpdateError) {
    for section in batch.deletedSections { try requireOld(section, "delete section \(section)") }
    for section in batch.reloadedSections { try requireOld(section, "reload section \(section)") }
    for move in batch.movedSections { try requireOld(move.from, "move section \(move.from)") }
    for path in batch.deletedRows { try requireOld(path, "delete") }
    for path in batch.reloadedRows { try requireOld(path, "reload") }
    for path in batch.reconfiguredRows { try requireOld(path, "reconfigure") }
    for move in batch.movedRows where !old.contains(move.from) {
      let from = move.from
      throw BatchUpdateError(
        .moveFromOutOfRange, path: from,
        "attempt to move index path \(from.inBatchText) that does not exist - there are only "
          + place(of: from, in: old) + " before the update")
    }
  }

  /// What the batch names in the new state must be there.
  func checkBoundsAfter() throws(BatchUpdateError) {
    for section in batch.insertedSections {
      try requireNew(section, "insert section \(section) but")
    }
    for move in batch.movedSections {
      try requireNew(move.to, "move section \(move.from) to section \(move.to), but")
    }
    for path in batch.insertedRows where !new.contains(path) {
      throw BatchUpdateError(
        .rowOutOfRangeAfter, path: path,
        "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + place(of: path, in: new) + " after the update")
    }
    for move in batch.movedRows where !new.contains(move.to) {
      let (from, to) = (move.from.inBatchText, move.to.inBatchText)
      throw BatchUpdateError(
        .moveToOutOfRange, path: move.to,
        "attempt to move index path \(from) to index path \(to) that does not exist - "
          + "there are only \(place(of: move.to, in: new)) after the update")
    }
  }

  private func requireOld(_ section: Int, _ attempt: String) throws(BatchUpdateError) {
    guard !old.indices.contains(section) else { return }
    throw BatchUpdateError(
      .sectionOutOfRangeBefore, section: section,
      "attempt to \(attempt), but there are only \(old.count) sections before the update")
  }

  private func requireNew(_ section: Int, _ attempt: String) throws(BatchUpdateError) {
    guard !new.indices.contains(section) else { return }
    throw BatchUpdateError(
      .sectionOutOfRangeAfter, section: section,
      "attempt to \(attempt) there are only \(new.count) sections after the update")
  }

  private func requireOld(_ path: ItemPath, _ verb: String) throws(BatchUpdateError) {
    guard !old.contains(path) else { return }
    let attempt = "attempt to \(verb) row \(path.row) from section \(path.section)"
    let reason =
      old.indices.contains(path.section)
      ? "\(attempt) which only contains \(old[path.section]) rows before the update"
      : "\(attempt), but there are only \(old.count) sections before the update"
    throw BatchUpdateError(.rowOutOfRangeBefore, path: path, reason)
  }

  private func place(of path: ItemPath, in counts: [Int]) -> String {
    counts.indices.contains(path.section)
      ? "\(counts[path.section]) rows in section \(path.section)" : "\(counts.count) sections"
  }
}

extension [Int] {
  /// Whether a row is among these numbers of rows by section.
  func contains(_ path: ItemPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section]
  }
}
