import RosterDiff

/// The optional check of hand-made batches that finds "as many rows, but another one".
struct IdentityCheck {
  /// Tells what is at a path of the data.
  let identity: (ItemPath) -> AnyHashable
  /// What the table shows, by section; nothing before it has loaded.
  var shown: [[AnyHashable]]?
}

extension TableView {
  /// Tells rows apart, so that batches are checked row by row. UIKit compares numbers only: a batch
  /// that deletes the wrong row passes there, and shows the wrong rows.
  ///
  /// It is asked about all rows after every change, so it is meant for tests. Reloaded rows and
  /// sections may be others afterwards. A batch that leads to other rows than the data source has
  /// throws a ``BatchUpdateError`` of kind `wrongRow`.
  public var rowIdentity: ((ItemPath) -> AnyHashable)? {
    get { identityCheck?.identity }
    set {
      identityCheck = newValue.map { IdentityCheck(identity: $0) }
      if !updates.needsReload { noteIdentities() }
    }
  }

  /// Notes what the table shows from now on.
  func noteIdentities() {
    guard let identity = identityCheck?.identity else { return }
    // The data is ahead: what it has is not what the table shows.
    guard !updates.isBehind else {
      identityCheck?.shown = nil
      return
    }
    identityCheck?.shown = (0..<geometry.numberOfSections).map { section in
      (0..<geometry.numberOfRows(inSection: section)).map {
        identity(ItemPath(row: $0, section: section))
      }
    }
  }

  /// Checks that rows that a change leaves alone or moves are where it leads them.
  func checkIdentities(_ change: TableChange) throws(BatchUpdateError) {
    guard let check = identityCheck, let shown = check.shown, !updates.isBehind else { return }
    let paths = RowMap(change)
    let reloadedSections = Set(change.reloadedSections)
    let reloadedRows = Set(change.reloadedRows)
    for (section, rows) in shown.enumerated() {
      for (row, old) in rows.enumerated() {
        let from = ItemPath(row: row, section: section)
        guard let to = paths.newPath(forOld: from), !reloadedRows.contains(to),
          !reloadedSections.contains(to.section)
        else { continue }
        let new = check.identity(to)
        guard new != old else { continue }
        throw BatchUpdateError(
          .wrongRow, path: to,
          "the batch leads row \(old.base) from \(from) to \(to), but the data source has row "
            + "\(new.base) there")
      }
    }
  }
}
