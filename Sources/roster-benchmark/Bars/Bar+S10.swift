import RosterDiff

extension Bar {
  static let s10 = Bar(name: "S10", title: "look-ups at random") { run in
    try measureLookups(run, .ints)
    try measureLookups(run, .uuids)
    try measureLookups(run, .shortStrings)
  }
}

/// Look-ups in one section, in many, and in a snapshot that has just been edited.
private func measureLookups<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let count = run.scale.large
  let sections = run.scale.judgesTimes ? 1_000 : 20
  let lookups = run.scale.judgesTimes ? 100_000 : 1_000
  var random = SplitMix(seed: 10)
  let numbers = (0..<lookups).map { _ in Int.random(in: 0..<count, using: &random) }
  let keys = kind.list(numbers)
  let one = try Snapshot(list: kind.list(0..<count))
  let each = count / sections
  let many = try Snapshot(
    (0..<sections).map { ($0, kind.list($0 * each..<($0 + 1) * each)) })
  let dictionary = Dictionary(
    uniqueKeysWithValues: kind.list(0..<count).enumerated().map { ($1, $0) })
  let onePaths = numbers.map { ItemPath(item: $0, section: 0) }
  let manyPaths = numbers.map { ItemPath(item: $0 % each, section: $0 / each) }
  run.check(
    zip(keys, onePaths).allSatisfy {
      one.path(for: $0) == $1 && one.itemIdentifier(for: $1) == $0
    }, "S10 \(kind.name): wrong places in one section")
  run.check(
    zip(keys, manyPaths).allSatisfy {
      many.path(for: $0) == $1 && many.itemIdentifier(for: $1) == $0
    }, "S10 \(kind.name): wrong places in sections")

  let fresh = kind.list(count..<count + 20)
  func edit(_ snapshot: inout Snapshot<Item>, from start: Int) throws {
    for index in 0..<20 {
      let anchor = kind.make(numbers[start + index])
      try snapshot.insertItems([fresh[index]], beforeItem: anchor)
      snapshot.deleteItems([anchor])
    }
  }
  let paths = Contender.lookups("path(for:)", one, keys, many, keys, edit) { snapshot, keys in
    for key in keys { keep(snapshot.path(for: key)) }
  }
  let items = Contender.lookups(
    "itemIdentifier(for:)", one, onePaths, many, manyPaths, edit
  ) { snapshot, paths in
    for path in paths { keep(snapshot.itemIdentifier(for: path)) }
  }
  let rival = Contender("Dictionary look-up", operations: lookups) { watch in
    watch.time { for key in keys { keep(dictionary[key]) } }
  }
  for (name, contenders) in [("path(for:)", paths), ("itemIdentifier(for:)", items)] {
    let series = try run.measure(
      "S10 \(kind.name) \(name), n = \(Figures.count(count))", size: count, contenders + [rival])
    guard let dictionarySeries = series.last else { continue }
    let verdicts = zip(contenders, series).map {
      Verdict.ratio(
        "S10", "\(kind.name): \(name) / Dictionary look-up", $1, dictionarySeries, .atMost, 4,
        detail: $0.name)
    }
    if let worst = Verdict.worst(verdicts) { run.add(worst) }
  }
}

extension Contender {
  /// The same look-ups in one section, in many, and right after some edits.
  fileprivate static func lookups<Item, Key>(
    _ name: String, _ one: Snapshot<Item>, _ oneKeys: [Key], _ many: Snapshot<Item>,
    _ manyKeys: [Key], _ edit: @escaping (inout Snapshot<Item>, _ start: Int) throws -> Void,
    _ look: @escaping (Snapshot<Item>, ArraySlice<Key>) -> Void
  ) -> [Contender] {
    let count = oneKeys.count
    return [
      Contender("one section", operations: count) { watch in
        watch.time { look(one, oneKeys[...]) }
      },
      Contender("\(many.numberOfSections) sections", operations: count) { watch in
        watch.time { look(many, manyKeys[...]) }
      },
      Contender("right after edits", operations: count) { watch in
        let batch = count / 20
        for start in stride(from: 0, to: count, by: batch) {
          var edited = one
          try edit(&edited, start)
          watch.time { look(edited, oneKeys[start..<start + batch]) }
        }
      },
    ]
  }
}
