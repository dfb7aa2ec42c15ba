import RosterDiffProof
import XCTest

@testable import RosterDiff

/// What stages carry beside their batches, and what they cost.
final class StagedChangesTests: XCTestCase {
  private typealias Labelled = DiffableDataSourceSnapshot<LabelledIdentifier, LabelledIdentifier>

  private func labelled(_ id: String, _ content: String) -> LabelledIdentifier {
    LabelledIdentifier(id: id, content: content)
  }

  func testTheLastStageHoldsTheNewValues() throws {
    let old = try Labelled([(labelled("A", "1"), [labelled("x", "1"), labelled("y", "1")])])
    let news = [
      // Taken apart: a row moves into a section that comes.
      try Labelled([
        (labelled("A", "2"), [labelled("x", "2")]), (labelled("B", "2"), [labelled("y", "2")]),
      ]),
      // In one: a row goes.
      try Labelled([(labelled("A", "2"), [labelled("x", "2")])]),
      // Taken apart, with a section that goes.
      try Labelled([(labelled("B", "2"), [labelled("y", "2"), labelled("x", "2")])]),
    ]
    for new in news {
      let last = try XCTUnwrap(new.stagedChanges(from: old).last?.snapshot)
      XCTAssertEqual(last.itemIdentifiers.map(\.content), new.itemIdentifiers.map(\.content))
      XCTAssertEqual(
        last.sectionIdentifiers.map(\.content), new.sectionIdentifiers.map(\.content))
    }
  }

  func testManySectionsComeAndGoAtOnce() throws {
    // Every row crosses into a new section, behind and in front of those that stay.
    let old = try DiffableDataSourceSnapshot((0..<300).map { ($0, [$0, 1_000 + $0]) })
    let sections: [(Int, [Int])] = (0..<600).map { section in
      let half = section / 2
      return section.isMultiple(of: 2) ? (half, [1_000 + half]) : (10_000 + section, [half])
    }
    let new = try DiffableDataSourceSnapshot(sections)
    var check = ChangesetCheck()
    var stagedCheck = StagedCheck()
    let changes = new.changes(from: old)
    let before = Arrangement(old)
    let after = Arrangement(new)
    XCTAssertEqual(check.failures(of: changes, old: before, new: after), [])
    let stages = new.stagedChanges(from: old).map {
      StagedCheck.Stage(changes: $0.changeset, state: Arrangement($0.snapshot))
    }
    XCTAssertEqual(
      stagedCheck.failures(of: stages, old: before, new: after, whole: changes), [])
  }

  func testTakingApartHashesOnlySectionsThatCome() throws {
    let list = CountedList()
    let old = try list.snapshot([Array(0..<5_000), Array(5_000..<6_000)])
    var new = old
    try new.appendSections([2])
    try new.moveItem(list.item(10), afterItem: list.item(5_500))
    new.deleteItems(list.items(100..<110))
    try new.appendItems(list.items([7_000]), toSection: 2)
    new.deleteItems([list.item(4_999)])
    try new.replaceItems(list.items([4_998, 7_000]), inSection: 2)
    let staging = list.count { new.stagedChanges(from: old) }
    XCTAssertEqual(staging.result.count, 2)
    XCTAssertEqual(staging.hashes, 0)
    XCTAssertLessThan(staging.comparisons, 4_000)
  }
}
