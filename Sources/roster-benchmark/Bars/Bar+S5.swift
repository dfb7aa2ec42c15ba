import RosterDiff

extension Bar {
  static let s5 = Bar(name: "S5", title: "building with one appendItems") { run in
    try measureBuilding(run, .ints)
    try measureBuilding(run, .uuids)
    try measureBuilding(run, .shortStrings)
    try measureBuilding(run, .longStrings)
  }
}

private func measureBuilding<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let count = run.scale.middle
  let items = kind.list(0..<count)
  run.check(
    try Snapshot(list: items).itemIdentifiers == items, "S5 \(kind.name): other items than given")
  let series = try run.measure(
    "S5 \(kind.name), n = \(Figures.count(count))", size: count,
    [
      Contender("appendItems") { watch in
        try watch.time { keep(try Snapshot(list: items)) }
      },
      Contender("Set(array)") { watch in
        watch.time { keep(Set(items)) }
      },
    ])
  run.add(
    .ratio("S5", "\(kind.name): appendItems / Set(array)", series[0], series[1], .atMost, 1))
}
