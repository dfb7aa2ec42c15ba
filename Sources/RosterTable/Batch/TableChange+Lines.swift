import RosterDiff

extension TableChange {
  /// The change in words, one for each kind and place.
  var lines: [String] {
    var lines: [String] = []
    lines += deletedSections.map { "delete section \($0)" }
    lines += insertedSections.map { "insert section \($0)" }
    lines += movedSections.map { "move section \($0.from) to \($0.to)" }
    lines += deletedRows.map { "delete \($0)" }
    lines += insertedRows.map { "insert \($0)" }
    lines += movedRows.map { "move \($0.from) to \($0.to)" }
    lines += reloadedSections.map { "reload section \($0)" }
    lines += reloadedRows.map { "reload \($0)" }
    lines += reconfiguredRows.map { "reconfigure \($0)" }
    return lines
  }
}

extension TableChange.RowRun: CustomStringConvertible {
  /// `"[0, 3]"`, or `"[0, 3...5]"` for several rows.
  var description: String {
    rows.count == 1
      ? "[\(section), \(rows.lowerBound)]"
      : "[\(section), \(rows.lowerBound)...\(rows.upperBound - 1)]"
  }
}
