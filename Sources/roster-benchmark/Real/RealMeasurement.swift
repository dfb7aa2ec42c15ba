import Roster

/// Edits a list of real names and reports what that costs; there is no bar.
func measureRealNames(_ run: Run, file: String?) throws {
  let (names, source) = try RealNames.find(file: file)
  guard names.count >= 1_000 else {
    run.note(
      "--real: skipped, because this machine has no word list and no package lists; "
        + "--real FILE takes the lines of a file.")
    return
  }
  let count = names.count
  let edit = ListEdit(
    count: count - 500, deletes: 500, inserts: 500, moves: 100, seed: 300)
  let (oldArray, newArray) = (edit.old.map { names[$0] }, edit.new.map { separate(names[$0]) })
  let old = try Snapshot(list: edit.old.map { separate(names[$0]) })
  let new = try Snapshot(list: newArray)
  let changes = new.changes(from: old)
  try run.checkReplay(changes, from: old, to: new, "real names")
  let equal = oldArray.map(separate)
  let series = try run.measure(
    "real: \(Figures.count(count)) names, 500/500/100", size: count,
    [
      Contender("replaceItems, changes") { watch in
        try watch.time {
          var copy = old
          try copy.replaceItems(newArray, inSection: 0)
          keep(copy.changes(from: old))
        }
      },
      Contender("changes between strangers") { watch in
        watch.time { keep(new.changes(from: old)) }
      },
      Contender("building") { watch in
        try watch.time { keep(try Snapshot(list: newArray)) }
      },
      Contender("pairwise ==") { watch in watch.time { keep(oldArray == equal) } },
      Contender("array.difference().inferringMoves()") { watch in
        watch.time { keep(newArray.difference(from: oldArray).inferringMoves()) }
      },
    ])
  run.note("Real names: \(Figures.count(count)) of \(source).")
  for one in series { run.note("  \(one.name): \(Figures.time(one.median))") }
  run.addMoves("real", "names", changes, fewest: fewestMoves(from: edit.old, to: edit.new))
}

/// The same text in storage of its own.
private func separate(_ text: String) -> String {
  String(decoding: Array(text.utf8), as: UTF8.self)
}
