import Roster

/// An identifier whose hash says nothing.
private struct Collider: Hashable, Sendable {
  let number: Int
  func hash(into hasher: inout Hasher) {}
}

/// Equal hashes are their maker's fault: they cost what they cost, but it ends and is right.
func checkEqualHashes(_ run: Run) throws {
  let count = run.scale.judgesTimes ? 2_000 : 100
  let edit = ListEdit(count: count, deletes: 50, inserts: 50, moves: 20, seed: 15)
  let old = try Snapshot(list: edit.old.map(Collider.init))
  let new = try Snapshot(list: edit.new.map(Collider.init))
  let changes = new.changes(from: old)
  try run.checkReplay(changes, from: old, to: new, "equal hashes")
  run.check(
    changes.movedItems.count == fewestMoves(from: edit.old, to: edit.new),
    "equal hashes: more moves than necessary")
  var watch = Stopwatch()
  try watch.time {
    keep(try Snapshot(list: edit.new.map(Collider.init)).changes(from: old))
  }
  run.note(
    "All hashes equal, n = \(Figures.count(count)): building and changes in "
      + "\(Figures.time(watch.nanoseconds)); no bar, but right.")
}
