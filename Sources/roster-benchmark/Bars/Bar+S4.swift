import RosterDiff

extension Bar {
  static let s4 = Bar(name: "S4", title: "changes between strangers, 50/50/20") { run in
    try measureStrangers(run, .ints)
    try measureStrangers(run, .uuids)
    try measureStrangers(run, .shortStrings)
  }
}

private func measureStrangers<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let count = run.scale.middle
  let edit = ListEdit(count: count, deletes: 50, inserts: 50, moves: 20, seed: 4)
  let (oldArray, newArray) = (kind.list(edit.old), kind.list(edit.new))
  let old = try Snapshot(list: kind.list(edit.old))
  let new = try Snapshot(list: kind.list(edit.new))
  let changes = new.changes(from: old)
  try run.checkReplay(changes, from: old, to: new, "S4 \(kind.name)")
  let series = try run.measure(
    "S4 \(kind.name), n = \(Figures.count(count))", size: count,
    [
      Contender("changes", operations: 10) { watch in
        watch.time { for _ in 0..<10 { keep(new.changes(from: old)) } }
      },
      Contender("array.difference().inferringMoves()") { watch in
        watch.time { keep(newArray.difference(from: oldArray).inferringMoves()) }
      },
    ])
  run.add(
    .ratio(
      "S4", "\(kind.name): difference and moves / changes", series[1], series[0], .atLeast, 25))
  run.addMoves("S4", kind.name, changes, fewest: fewestMoves(from: edit.old, to: edit.new))
}
