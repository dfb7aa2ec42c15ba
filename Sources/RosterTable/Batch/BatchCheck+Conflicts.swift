import RosterDiff

extension BatchCheck {
  /// No two operations may take the same old row or section.
  func checkConflictsBefore() throws(BatchUpdateError) {
    try checkOldSections()
    let deleted = try unique(batch.deletedRows, "delete")
    let reloaded = try animatedOnce(batch.reloadedRows)
    for path in batch.deletedRows where reloaded.contains(path) {
      throw BatchUpdateError(
        .deleteAndReloadSamePath, path: path,
        "attempt to delete and reload the same index path \(path.inBatchText)")
    }
    var sources: Set<ItemPath> = []
    for move in batch.movedRows {
      let from = move.from
      if deleted.contains(from) || reloaded.contains(from) {
        // UIKit says "delete" for a reload too; whoever reads this should know which it was.
        let note = deleted.contains(from) ? "" : " (the delete is a reload)"
        throw BatchUpdateError(
          .deleteAndMoveFromSamePath, path: from,
          "attempt to perform a delete and a move from the same index path "
            + from.inBatchText + note)
      }
      guard sources.insert(from).inserted else {
        throw BatchUpdateError(
          .multipleMovesFromSamePath, path: from,
          "attempt to perform multiple moves from the same index path \(from.inBatchText)")
      }
    }
  }

  /// No two operations may fill the same new row or section.
  func checkConflictsAfter() throws(BatchUpdateError) {
    try checkNewSections()
    let inserted = try unique(batch.insertedRows, "insert")
    var destinations: Set<ItemPath> = []
    for move in batch.movedRows {
      let to = move.to
      guard !inserted.contains(to) else {
        throw BatchUpdateError(
          .insertAndMoveToSamePath, path: to,
          "attempt to perform an insert and a move to the same index path \(to.inBatchText)")
      }
      guard destinations.insert(to).inserted else {
        throw BatchUpdateError(
          .multipleMovesToSamePath, path: to,
          "attempt to perform multiple moves to the same index path \(to.inBatchText)")
      }
    }
  }

  private func checkOldSections() throws(BatchUpdateError) {
    if let section = batch.deletedSections.firstRepeat {
      throw BatchUpdateError(
        .repeatedOperation, section: section, "attempt to delete section \(section) twice")
    }
    if let section = batch.reloadedSections.firstRepeat {
      throw BatchUpdateError(
        .twoAnimationsForOneCell, section: section,
        "Attempt to create two animations for cell (section \(section) is reloaded twice)")
    }
    if let section = batch.deletedSections.first(where: reloadedSections.contains) {
      throw BatchUpdateError(
        .deleteAndReloadSameSection, section: section,
        "attempt to delete and reload the same section (\(section))")
    }
    var sources: Set<Int> = []
    for move in batch.movedSections {
      let from = move.from
      guard !deletedSections.contains(from), !reloadedSections.contains(from) else {
        throw BatchUpdateError(
          .deleteAndMoveFromSameSection, section: from,
          "attempt to perform a delete and a move from the same section (\(from))")
      }
      guard sources.insert(from).inserted else {
        throw BatchUpdateError(
          .multipleMovesFromSameSection, section: from,
          "attempt to perform multiple moves from the same section (\(from))")
      }
    }
  }

  private func checkNewSections() throws(BatchUpdateError) {
    if let section = batch.insertedSections.firstRepeat {
      throw BatchUpdateError(
        .repeatedOperation, section: section, "attempt to insert section \(section) twice")
    }
    var destinations: Set<Int> = []
    for move in batch.movedSections {
      let to = move.to
      guard !insertedSections.contains(to) else {
        throw BatchUpdateError(
          .insertAndMoveToSameSection, section: to,
          "attempt to perform an insert and a move to the same section (\(to))")
      }
      guard destinations.insert(to).inserted else {
        throw BatchUpdateError(
          .multipleMovesToSameSection, section: to,
          "attempt to perform multiple moves to the same section (\(to))")
      }
    }
  }

  private func unique(
    _ paths: [ItemPath], _ verb: String
  ) throws(BatchUpdateError) -> Set<ItemPath> {
    guard let path = paths.firstRepeat else { return Set(paths) }
    throw BatchUpdateError(
      .repeatedOperation, path: path,
      "attempt to \(verb) row \(path.row) of section \(path.section) twice")
  }

  private func animatedOnce(_ paths: [ItemPath]) throws(BatchUpdateError) -> Set<ItemPath> {
    guard let path = paths.firstRepeat else { return Set(paths) }
    throw BatchUpdateError(
      .twoAnimationsForOneCell, path: path,
      "Attempt to create two animations for cell (row \(path.row) of section \(path.section) "
        + "is reloaded twice)")
  }
}

extension Array where Element: Hashable {
  /// The first element that was there before.
  var firstRepeat: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
