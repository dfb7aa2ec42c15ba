import RosterDiff

extension Bar {
  static let s12 = Bar(name: "S12", title: "hash calls, counted") { run in
    let count = run.scale.middle
    let kind = IdentifierKind<CountedIdentifier>.counted
    func add(
      _ subject: String, _ relation: Verdict.Relation, _ limit: Int,
      _ work: () throws -> Void
    ) rethrows {
      let counts = try CountedIdentifier.count(work)
      run.add(
        Verdict(
          "S12", subject, Double(counts.hashes), .count, relation, Double(limit),
          detail: "\(Figures.count(counts.comparisons)) comparisons"))
    }
    let items = kind.list(0..<count)
    var base = Snapshot<CountedIdentifier>()
    try base.appendSections([0])
    try add("appendItems of \(Figures.count(count))", .exactly, count) {
      try base.appendItems(items)
    }
    try add("init(_:) of \(Figures.count(count))", .exactly, count) {
      keep(try Snapshot([(0, items)]))
    }
    let edited = try countEdits(run, base, add)
    add("changes after these edits", .exactly, 0) { keep(edited.changes(from: base)) }

    let edit = ListEdit(count: count, deletes: 50, inserts: 50, moves: 20, seed: 12)
    let stranger = try Snapshot(list: kind.list(edit.new))
    add("changes between strangers, 50/50/20", .exactly, 0) {
      keep(stranger.changes(from: base))
    }
    var replaced = base
    let fresh = kind.list(edit.new)
    try add("replaceItems, 50/50/20: twice what changed", .atMost, 2 * 120) {
      try replaced.replaceItems(fresh, inSection: 0)
    }
    add("changes after it", .exactly, 0) { keep(replaced.changes(from: base)) }
    var random = SplitMix(seed: 12)
    let shuffled = try Snapshot(list: items.shuffled(using: &random))
    add("changes between strangers, shuffled", .exactly, 0) { keep(shuffled.changes(from: base)) }
  }
}

/// An edit hashes each identifier that it names, once.
private func countEdits(
  _ run: Run, _ base: Snapshot<CountedIdentifier>,
  _ add: (String, Verdict.Relation, Int, () throws -> Void) throws -> Void
) throws -> Snapshot<CountedIdentifier> {
  let count = base.numberOfItems
  let kind = IdentifierKind<CountedIdentifier>.counted
  var random = SplitMix(seed: 13)
  let named = kind.list(random.distinct(40, below: count))
  let fresh = kind.list(count..<count + 10)
  var edited = base
  try add("deleteItems of one", .atMost, 1) { edited.deleteItems([named[0]]) }
  try add("deleteItems of 10", .atMost, 10) { edited.deleteItems(Array(named[1...10])) }
  try add("insertItems of one before another", .atMost, 2) {
    try edited.insertItems([fresh[0]], beforeItem: named[11])
  }
  try add("insertItems of 9 behind another", .atMost, 10) {
    try edited.insertItems(Array(fresh[1...]), afterItem: named[12])
  }
  try add("moveItem before another", .atMost, 2) {
    try edited.moveItem(named[13], beforeItem: named[14])
  }
  try add("reconfigureItems of 5", .atMost, 5) {
    try edited.reconfigureItems(Array(named[20..<25]))
  }
  return edited
}
