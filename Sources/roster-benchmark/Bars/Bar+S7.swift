import RosterDiff

extension Bar {
  static let s7 = Bar(name: "S7", title: "shuffled and reversed") { run in
    let numbers = Array(0..<run.scale.middle)
    var random = SplitMix(seed: 7)
    try measureReordering(run, "shuffle", numbers, numbers.shuffled(using: &random))
    try measureReordering(run, "reverse", numbers, numbers.reversed())
  }
}

private func measureReordering(
  _ run: Run, _ name: String, _ oldArray: [Int], _ newArray: [Int]
) throws {
  let old = try Snapshot(list: oldArray)
  let new = try Snapshot(list: newArray)
  let changes = new.changes(from: old)
  try run.checkReplay(changes, from: old, to: new, "S7 \(name)")
  let series = try run.measure(
    "S7 \(name), n = \(Figures.count(oldArray.count))", size: oldArray.count,
    [
      Contender("changes") { watch in
        watch.time { keep(new.changes(from: old)) }
      },
      Contender("Set(array)") { watch in
        watch.time { keep(Set(newArray)) }
      },
    ])
  run.add(
    .ratio("S7", "Int, \(name): changes / Set(array)", series[0], series[1], .atMost, 4))
  run.addMoves("S7", "Int, \(name)", changes, fewest: fewestMoves(newArray))
}
