import RosterDiff

/// Every new arrangement against one old arrangement of each shape: which is, but for the names
/// of things, every pair there is.
package struct ExhaustiveProof: Sendable {
  package let olds: [Arrangement]
  package let news: [Arrangement]

  package init(items: Int, sections: Int) {
    olds = Arrangement.everyShape(items: items, sections: sections)
    news = Arrangement.every(items: items, sections: sections)
  }

  package var pairs: Int { olds.count * news.count }

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

  /// Checks the old arrangements at every `stride`-th place from `start` on. Ends early after
  /// some failures: they are rarely alone.
  package func run(from start: Int = 0, by stride: Int = 1) throws(SnapshotError) -> Outcome {
    var outcome = Outcome()
    var check = ChangesetCheck()
    var stagedCheck = StagedCheck()
    var targets: [DiffableDataSourceSnapshot<Int, Int>] = []
    for new in news { targets.append(try new.snapshot()) }
    for index in Swift.stride(from: start, to: olds.count, by: stride) {
      let old = olds[index]
      let source = try old.snapshot()
      for (new, target) in zip(news, targets) {
        let changes = target.changes(from: source)
        var failures = check.failures(of: changes, old: old, new: new)
        let stages = target.stagedChanges(from: source).map { stage in
          StagedCheck.Stage(changes: stage.changeset, state: Arrangement(stage.snapshot))
        }
        failures += stagedCheck.failures(of: stages, old: old, new: new, whole: changes)
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
