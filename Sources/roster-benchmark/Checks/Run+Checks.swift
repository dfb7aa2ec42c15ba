import RosterDiff

extension Run {
  /// Checks that the changes turn one snapshot into the other when they are replayed.
  func checkReplay<Item: Hashable>(
    _ changes: Changeset, from old: Snapshot<Item>, to new: Snapshot<Item>, _ what: String
  ) throws {
    let target = try new.rows()
    let result = try changes.applied(to: try old.rows()) { target[$0.section][$0.item] }
    check(result == target, "\(what): replaying the changes does not give the new list")
  }
}
