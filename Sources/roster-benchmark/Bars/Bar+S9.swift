import RosterDiff

extension Bar {
  static let s9 = Bar(name: "S9", title: "1,000 single inserts at random places") { run in
    try measureInserts(run, .ints)
    try measureInserts(run, .uuids)
    try measureInserts(run, .shortStrings)
  }
}

/// Both sizes take turns: what grows is seen against what is there at the same time.
private func measureInserts<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  run.progress("S9 \(kind.name)")
  let sizes = [run.scale.middle, run.scale.large]
  let series = try run.measure(sizes.map { try inserts(run, kind, count: $0) })
  run.add(
    Verdict(
      "S9", "\(kind.name): one insert, n = \(Figures.count(sizes[0]))",
      series[0].median / 1e3, .microseconds, .atMost, 10, series: [series[0]]))
  run.add(
    .ratio(
      "S9", "\(kind.name): growth to n = \(Figures.count(sizes[1]))", series[1], series[0],
      .atMost, 2))
}

/// Inserts into a copy of a snapshot that is kept, so that whatever is touched is copied.
private func inserts<Item>(
  _ run: Run, _ kind: IdentifierKind<Item>, count: Int
) throws -> (String, Int, Contender) {
  let inserts = run.scale.judgesTimes ? 1_000 : 100
  var random = SplitMix(seed: UInt64(count) + 9)
  let anchors = kind.list((0..<inserts).map { _ in Int.random(in: 0..<count, using: &random) })
  let fresh = kind.list(count..<count + inserts)
  let base = try Snapshot(list: kind.list(0..<count))
  var copy = base
  for index in 0..<inserts {
    try copy.insertItems([fresh[index]], beforeItem: anchors[index])
  }
  run.check(copy.numberOfItems == count + inserts, "S9 \(kind.name): items are missing")
  try run.checkReplay(copy.changes(from: base), from: base, to: copy, "S9 \(kind.name)")
  let contender = Contender("insertItems(_:beforeItem:)", operations: inserts) { watch in
    try watch.time {
      var copy = base
      for index in 0..<inserts {
        try copy.insertItems([fresh[index]], beforeItem: anchors[index])
      }
      keep(copy)
    }
  }
  return (
    "S9 \(kind.name), n = \(Figures.count(count)): \(contender.name)", count, contender
  )
}
