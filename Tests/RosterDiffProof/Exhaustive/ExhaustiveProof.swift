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
      let fresh = FreshNames(new)
      for (old, source) in zip(olds, sources) where fresh.areInOrder(after: old) {
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

/// The names of an arrangement, to see which of them an older one does not have.
private struct FreshNames {
  private let sections: [Int]
  private let items: [Int]

  init(_ arrangement: Arrangement) {
    sections = arrangement.sections
    items = Array(arrangement.rows.joined())
  }

  /// Whether what is not in `old` comes in the order of its numbers, and none is left out.
  func areInOrder(after old: Arrangement) -> Bool {
    Self.areInOrder(sections, from: old.sections.count)
      && Self.areInOrder(items, from: old.rows.reduce(0) { $0 + $1.count })
  }

  private static func areInOrder(_ names: [Int], from first: Int) -> Bool {
    var next = first
    for name in names where name >= first {
      if name != next { return false }
      next += 1
    }
    return true
  }
}
