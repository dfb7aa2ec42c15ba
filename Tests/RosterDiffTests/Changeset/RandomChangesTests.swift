import RosterDiff
import RosterDiffProof
import XCTest

/// Random pairs of states of up to 2,000 items in 50 sections: built apart, and one made from the
/// other in each way that there is.
final class RandomChangesTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  private typealias Churn = Arrangement.Churn

  private static let churns = [
    Churn(deletes: 0, inserts: 0, moves: 0, sections: 0),
    Churn(deletes: 2, inserts: 2, moves: 1, sections: 20),
    Churn(deletes: 50, inserts: 0, moves: 0, sections: 0),
    Churn(deletes: 0, inserts: 50, moves: 0, sections: 0),
    Churn(deletes: 0, inserts: 0, moves: 50, sections: 0),
    Churn(deletes: 0, inserts: 0, moves: 0, sections: 400),
    Churn(deletes: 100, inserts: 100, moves: 100, sections: 200),
    Churn(deletes: 500, inserts: 500, moves: 300, sections: 500),
    Churn(deletes: 0, inserts: 0, moves: 1_000, sections: 1_000),
  ]

  func testSmallStatesBuiltApart() throws { try go(21, items: 30, sections: 5, rounds: 60) }

  func testMiddlingStatesBuiltApart() throws { try go(22, items: 300, sections: 12, rounds: 10) }

  func testLargeStatesBuiltApart() throws { try go(23, items: 2_000, sections: 50, rounds: 2) }

  func testOneLargeSectionBuiltApart() throws { try go(24, items: 2_000, sections: 1, rounds: 2) }

  func testReplacedItems() throws {
    try go(25, items: 300, sections: 10, rounds: 10) { old, target in
      var snapshot = old
      snapshot.deleteSections(old.sectionIdentifiers.filter { !target.sections.contains($0) })
      try Self.arrangeSections(of: &snapshot, as: target)
      for (section, row) in zip(target.sections, target.rows) {
        try snapshot.replaceItems(row, inSection: section)
      }
      return snapshot
    }
  }

  func testEmptiedAndAppended() throws {
    try go(26, items: 300, sections: 10, rounds: 10) { old, target in
      var snapshot = old
      try Self.arrangeSections(of: &snapshot, as: target)
      for (section, row) in zip(target.sections, target.rows) {
        try snapshot.appendItems(row, toSection: section)
      }
      let kept = Set(target.rows.joined())
      snapshot.deleteItems(snapshot.itemIdentifiers.filter { !kept.contains($0) })
      snapshot.deleteSections(snapshot.sectionIdentifiers.filter { !target.sections.contains($0) })
      return snapshot
    }
  }

  func testInsertedOneByOne() throws {
    try go(27, items: 120, sections: 6, rounds: 10) { old, target in
      var snapshot = old
      try Self.arrangeSections(of: &snapshot, as: target)
      for (section, row) in zip(target.sections, target.rows) {
        for (item, identifier) in row.enumerated() {
          if item == 0 {
            try snapshot.appendItems([identifier], toSection: section)
          } else {
            try snapshot.insertItems([identifier], afterItem: row[item - 1])
          }
        }
      }
      let kept = Set(target.rows.joined())
      snapshot.deleteItems(snapshot.itemIdentifiers.filter { !kept.contains($0) })
      snapshot.deleteSections(snapshot.sectionIdentifiers.filter { !target.sections.contains($0) })
      return snapshot
    }
  }

  /// Brings in the sections that are missing, and all into the target's order, at the end.
  private static func arrangeSections(
    of snapshot: inout Snapshot, as target: Arrangement
  ) throws {
    for section in target.sections {
      guard snapshot.indexOfSection(section) != nil else {
        try snapshot.appendSections([section])
        continue
      }
      if let last = snapshot.sectionIdentifiers.last, last != section {
        try snapshot.moveSection(section, afterSection: last)
      }
    }
  }

  private func go(
    _ seed: UInt64, items: Int, sections: Int, rounds: Int, test: String = #function,
    derive: ((Snapshot, Arrangement) throws -> Snapshot)? = nil
  ) throws {
    var random = SeededRandom(printing: seed, test)
    var check = ChangesetCheck()
    var stagedCheck = StagedCheck()
    var pairs = 0
    for round in 0..<rounds {
      for (index, churn) in Self.churns.enumerated() {
        for storage in [StorageParameters.standard, .tiny] {
          let old = Arrangement.random(
            items: random.below(items + 1), sections: sections, using: &random)
          let new = old.changed(churn, using: &random)
          let source = try old.snapshot(storage)
          let target = try derive?(source, new) ?? new.snapshot(storage)
          var findings = Findings()
          findings.expect("target", Arrangement(target), new)
          findings.add(target.brokenInvariants())
          for (from, to, before, after) in [
            (source, target, old, new), (target, source, new, old),
          ] {
            let changes = to.changes(from: from)
            findings.add(check.failures(of: changes, old: before, new: after))
            let stages = to.stagedChanges(from: from).map { stage in
              StagedCheck.Stage(changes: stage.changeset, state: Arrangement(stage.snapshot))
            }
            findings.add(
              stagedCheck.failures(of: stages, old: before, new: after, whole: changes))
          }
          findings.report("round \(round), churn \(index), \(storage)")
          if !findings.all.isEmpty { return }
          pairs += 2
        }
      }
    }
    print("\(test): \(pairs) pairs")
  }
}
