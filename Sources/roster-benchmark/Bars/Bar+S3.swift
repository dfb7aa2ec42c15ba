import RosterDiff

extension Bar {
  static let s3 = Bar(name: "S3", title: "replaceItems with a fresh array, and changes") { run in
    try measureReplacing(run, .ints, limit: 10)
    try measureReplacing(run, .shortStrings, limit: 8)
    try measureReplacing(run, .longStrings, limit: 5)
  }
}

private func measureReplacing<Item>(
  _ run: Run, _ kind: IdentifierKind<Item>, limit: Double
) throws {
  let count = run.scale.middle
  let edit = ListEdit(count: count, deletes: 50, inserts: 50, moves: 20, seed: 3)
  let base = try Snapshot(list: kind.list(edit.old))
  let fresh = kind.list(edit.new)
  var replaced = base
  try replaced.replaceItems(fresh, inSection: 0)
  let changes = replaced.changes(from: base)
  run.check(replaced.itemIdentifiers == fresh, "S3 \(kind.name): another list than given")
  try run.checkReplay(changes, from: base, to: replaced, "S3 \(kind.name)")
  checkErrors(run, base, fresh, "S3 \(kind.name)")

  let (left, right) = (kind.list(0..<count), kind.list(0..<count))
  let series = try run.measure(
    "S3 \(kind.name), n = \(Figures.count(count))", size: count,
    [
      Contender("copy, replaceItems, changes", operations: 10) { watch in
        try watch.time {
          for _ in 0..<10 {
            var copy = base
            try copy.replaceItems(fresh, inSection: 0)
            keep(copy.changes(from: base))
          }
        }
      },
      Contender("pairwise ==", operations: 10) { watch in
        watch.time { for _ in 0..<10 { keep(left == right) } }
      },
    ])
  run.add(
    .ratio(
      "S3", "\(kind.name): replaceItems and changes / pairwise ==", series[0], series[1], .atMost,
      limit))
  run.addMoves("S3", kind.name, changes, fewest: fewestMoves(from: edit.old, to: edit.new))
}

/// What is given twice is named, wherever it stands, and nothing changes.
private func checkErrors<Item>(
  _ run: Run, _ base: Snapshot<Item>, _ fresh: [Item], _ what: String
) {
  for place in [1, fresh.count / 2, fresh.count] {
    var doubled = fresh
    doubled.insert(fresh[0], at: place)
    var copy = base
    do {
      try copy.replaceItems(doubled, inSection: 0)
      run.check(false, "\(what): an item that is there twice is accepted")
    } catch {
      run.check(
        error.kind == .duplicateItem && error.identifiers == ["\(fresh[0])"],
        "\(what): \(error) for \(fresh[0]) twice")
      run.check(copy == base, "\(what): an edit that failed changed something")
    }
  }
  var copy = base
  do {
    try copy.replaceItems(fresh, inSection: 1)
    run.check(false, "\(what): a section that is not there is accepted")
  } catch {
    run.check(error.kind == .unknownSection, "\(what): \(error) for an unknown section")
  }
}
