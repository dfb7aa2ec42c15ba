import RosterDiff

/// Every new arrangement against one old arrangement of each shape: which is, but for the names
/// of things, every pair there is.
///
/// What is only in the new arrangement has no past, so its names do not matter either: of
/// arrangements that differ in nothing else, one is looked at.
package struct ExhaustiveProof: Sendable {
  private let olds: [Arrangement]
  private let news: [Arrangement]
  private let asksTheBatch: Bool

  package init(items: Int, sections: Int, asksTheBatch: Bool = true) {
    olds = Arrangement.everyShape(items: items, sections: sections)
    news = Arrangement.every(items: items, sections: sections)
    self.asksTheBatch = asksTheBatch
  }

  /// What a run over some of the old arrangements gave.
  package struct Outcome: Sendable {
    package var pairs = 0
    package var stages = 0
    package var failures: [String] = []

    package init() {}

    package mutating func add(_ other: Outcome) {
      pairs += other.pairs
      stages += other.stages
      failures += other.failures
    }
  }

  /// Checks the new arrangements at every `stride`-th place from `start` on, against all old ones.
  /// Ends early after some failures: they are rarely alone.
  package func run(from start: Int = 0, by stride: Int = 1) throws(SnapshotError) -> Outcome {
    var outcome = Outcome()
    var check = ChangesetCheck(asksTheBatch: asksTheBatch)
    let stagedCheck = StagedCheck()
    var sources: [DiffableDataSourceSnapshot<Int, Int>] = []
    for old in olds { sources.append(try old.snapshot()) }
    for index in Swift.stride(from: start, to: news.count, by: stride) {
      let new = news[index]
      let target = try new.snapshot()
      for (old, source) in zip(olds, sources) where new.namesFreshInOrder(after: old) {
        let changes = target.changes(from: source)
        let expected = ExpectedChanges(old: old, new: new, fewest: &check.fewest)
        var failures = check.failures(of: changes, expected, old: old, new: new)
        let staged =
          asksTheBatch
          ? target.stagedChanges(from: source) : target.stages(of: changes, from: source)
        let stages = staged.map { stage in
          StagedCheck.Stage(changes: stage.changeset, state: Arrangement(stage.snapshot))
        }
        failures += stagedCheck.failures(
          of: stages, expected, old: old, new: new, whole: changes,
          isWholeRight: failures.isEmpty)
        outcome.pairs += 1
        outcome.stages += stages.count
        if !failures.isEmpty {
          outcome.failures.append("\(old) → \(new)\n" + failures.joined(separator: "\n"))
          if outcome.failures.count > 10 { return outcome }
        }
      }
    }
    return outcome
  }
}

extension Arrangement {
  /// Whether what is not in `old` comes in the order of its numbers, and none is left out.
  fileprivate func namesFreshInOrder(after old: Arrangement) -> Bool {
    var next = old.sections.count
    for section in sections where section >= old.sections.count {
      if section != next { return false }
      next += 1
    }
    let items = old.rows.reduce(0) { $0 + $1.count }
    next = items
    for row in rows {
      for item in row where item >= items {
        if item != next { return false }
        next += 1
      }
    }
    return true
  }
}
