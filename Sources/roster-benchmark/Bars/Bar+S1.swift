import RosterDiff

extension Bar {
  static let s1 = Bar(name: "S1", title: "copy a snapshot, one edit, changes") { run in
    try measureSingleEdits(run, .ints)
    try measureSingleEdits(run, .uuids)
    try measureSingleEdits(run, .shortStrings)
  }
}

/// How an edit of one item is timed: from a copy of the same snapshot each time, which is dropped
/// with its changes before the next.
private struct SingleEdit<Item: Hashable & Sendable> {
  let name: String
  let edit: (inout Snapshot<Item>, _ index: Int) throws -> Void
  /// What the edit does to an array, for the rival.
  let editArray: (inout [Item], _ index: Int) -> Void
}

private func measureSingleEdits<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let small = try singleEdits(run, kind, count: run.scale.small)
  let large = try singleEdits(run, kind, count: run.scale.large)
  let size = Figures.count(run.scale.large)
  func worst(_ verdicts: [Verdict]) { if let worst = Verdict.worst(verdicts) { run.add(worst) } }
  worst(
    large.map {
      .ratio(
        "S1", "\(kind.name): difference / edit and changes, n = \(size)", $0.difference, $0.changes,
        .atLeast, 600, detail: $0.name)
    })
  worst(
    zip(large, small).map {
      .ratio(
        "S1", "\(kind.name): growth from n = \(Figures.count(run.scale.small)) to \(size)",
        $0.changes, $1.changes, .atMost, 8, detail: $0.name)
    })
  worst(
    small.map {
      .ratio(
        "S1",
        "\(kind.name): edit and changes / copy of an array, n = "
          + Figures.count(run.scale.small), $0.changes, $0.copy, .atMost, 3, detail: $0.name)
    })
}

private struct SingleEditSeries {
  let name: String
  let changes: Series
  let difference: Series
  let copy: Series
}

private func singleEdits<Item>(
  _ run: Run, _ kind: IdentifierKind<Item>, count: Int
) throws -> [SingleEditSeries] {
  let operations = run.scale.judgesTimes ? 1_000 : 20
  let copies = max(1, operations * run.scale.small / count)
  var random = SplitMix(seed: UInt64(count))
  let places = (0..<operations).map { _ in Int.random(in: 0..<count, using: &random) }
  let anchors = places.map { (place: Int) in
    (place + Int.random(in: 1..<count, using: &random)) % count
  }
  let named = kind.list(places)
  let beside = kind.list(anchors)
  let fresh = kind.list((0..<operations).map { count + $0 })
  let edits = [
    SingleEdit<Item>(name: "delete") { snapshot, index in
      snapshot.deleteItems([named[index]])
    } editArray: { array, index in
      array.remove(at: places[index])
    },
    SingleEdit<Item>(name: "insert") { snapshot, index in
      try snapshot.insertItems([fresh[index]], beforeItem: named[index])
    } editArray: { array, index in
      array.insert(fresh[index], at: places[index])
    },
    SingleEdit<Item>(name: "move") { snapshot, index in
      try snapshot.moveItem(named[index], beforeItem: beside[index])
    } editArray: { array, index in
      let item = array.remove(at: places[index])
      array.insert(item, at: anchors[index] - (anchors[index] > places[index] ? 1 : 0))
    },
  ]
  let array = kind.list(0..<count)
  // The other side of the rival, made separately.
  let other = kind.list(0..<count)
  let base = try Snapshot(list: kind.list(0..<count))
  return try edits.map { edit in
    try check(edit, run, base, array, "S1 \(kind.name) \(edit.name)")
    let series = try run.measure(
      "S1 \(kind.name) \(edit.name), n = \(Figures.count(count))", size: count,
      [
        Contender("copy, edit, changes", operations: operations) { watch in
          try watch.time {
            for index in 0..<operations {
              var copy = base
              try edit.edit(&copy, index)
              keep(copy.changes(from: base))
            }
          }
        },
        Contender("array.difference", operations: 1) { watch in
          var new = other
          edit.editArray(&new, Int.random(in: 0..<operations, using: &random))
          watch.time { keep(new.difference(from: array)) }
        },
        Contender("copy of an array", operations: copies) { watch in
          watch.time {
            for _ in 0..<copies {
              var copy = array
              copy.withUnsafeMutableBufferPointer { keep($0) }
            }
          }
        },
      ])
    return SingleEditSeries(
      name: edit.name, changes: series[0], difference: series[1], copy: series[2])
  }
}

/// The first edits give what the array gives, and their changes replay.
private func check<Item>(
  _ edit: SingleEdit<Item>, _ run: Run, _ base: Snapshot<Item>, _ array: [Item], _ what: String
) throws {
  for index in 0..<3 {
    var copy = base
    try edit.edit(&copy, index)
    var expected = array
    edit.editArray(&expected, index)
    run.check(copy.itemIdentifiers == expected, "\(what): another list than the array's")
    let changes = copy.changes(from: base)
    let size =
      changes.deletedItems.count + changes.insertedItems.count + changes.movedItems.count
    run.check(size <= 1, "\(what): \(size) changes for one edit")
    try run.checkReplay(changes, from: base, to: copy, what)
  }
}
