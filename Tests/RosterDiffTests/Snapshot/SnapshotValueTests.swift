import RosterDiff
import XCTest

/// A snapshot is a value: copies, equality, description, and crossing to another task.
final class SnapshotValueTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  func testDescription() throws {
    XCTAssertEqual(
      try Snapshot([("fruit", [1, 2, 3]), ("nuts", []), ("roots", [4])]).description,
      """
      fruit: [1, 2, 3]
      nuts: []
      roots: [4]
      """)
    XCTAssertEqual(Snapshot().description, "(no sections)")
    XCTAssertEqual(ItemPath(item: 5, section: 2).description, "[2, 5]")
  }

  func testEqualityLooksAtSectionsAndItemsInOrderAndNotAtMarks() throws {
    let one = try Snapshot([("A", [1, 2]), ("B", [3])])
    var marked = one
    try marked.reloadItems([1])
    try marked.reconfigureItems([2])
    try marked.reloadSections(["B"])
    XCTAssertEqual(one, marked)
    XCTAssertEqual(one, try Snapshot([("A", [1, 2]), ("B", [3])]))
    XCTAssertNotEqual(one, try Snapshot([("A", [2, 1]), ("B", [3])]))
    XCTAssertNotEqual(one, try Snapshot([("B", [3]), ("A", [1, 2])]))
    XCTAssertNotEqual(one, try Snapshot([("A", [1, 2, 3]), ("B", [])]))
    XCTAssertNotEqual(one, try Snapshot([("A", [1, 2]), ("B", [3]), ("C", [])]))
    XCTAssertNotEqual(one, try Snapshot([("A", [1, 2]), ("C", [3])]))
    XCTAssertNotEqual(one, Snapshot())
  }

  func testACopyIsNotTouchedByEdits() throws {
    var snapshot = try Snapshot([("A", [1, 2]), ("B", [3])])
    try snapshot.reloadItems([3])
    let copy = snapshot
    try snapshot.appendItems([4, 1], toSection: "B")
    snapshot.deleteItems([3])
    try snapshot.moveSection("B", beforeSection: "A")
    XCTAssertEqual(copy.description, "A: [1, 2]\nB: [3]")
    XCTAssertEqual(copy.reloadedItemIdentifiers, [3])
    XCTAssertEqual(copy.path(for: 1), ItemPath(item: 0, section: 0))
    XCTAssertEqual(snapshot.description, "B: [4, 1]\nA: [2]")
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [])
  }

  func testItCrossesToAnotherTask() async throws {
    let old = try Snapshot([("A", [1, 2, 3])])
    var new = old
    try new.moveItem(3, beforeItem: 1)
    let edited = new
    let (changes, stages) = await Task.detached {
      (edited.changes(from: old), edited.stagedChanges(from: old))
    }.value
    XCTAssertEqual(changes.description, "move [0, 2] -> [0, 0]")
    XCTAssertEqual(stages.map(\.changeset), [changes])
    requireSendable(Changeset.self)
    requireSendable(ItemPath.self)
    requireSendable(SnapshotError.self)
    requireSendable(ChangesetError.self)
    requireSendable(DiffableDataSourceSectionSnapshot<String>.self)
    requireSendable(StagedChangeset<DiffableDataSourceSnapshot<Int, String>>.self)
  }

  private func requireSendable<Value: Sendable>(_ type: Value.Type) {}

  func testSectionsAndItemsAreTwoNameSpaces() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections([1, 2])
    try snapshot.appendItems([1, 2], toSection: 1)
    try snapshot.appendItems([3], toSection: 2)
    XCTAssertEqual(snapshot.description, "1: [1, 2]\n2: [3]")
  }

  func testTwoSpellingsAreOneIdentifier() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(["caf\u{e9}", "x"])
    try snapshot.appendItems(["cafe\u{301}"])
    XCTAssertEqual(snapshot.numberOfItems, 2)
    XCTAssertEqual(snapshot.indexOfItem("cafe\u{301}"), 1)
  }

  func testReferencesAreIdentifiersByTheirEquality() throws {
    let tracker = LifetimeTracker()
    typealias References = DiffableDataSourceSnapshot<Int, TrackedIdentifier>
    let old = try References([(0, (0..<10).map(tracker.identifier))])
    let new = try References([(0, [0, 2, 3, 4, 5, 6, 7, 8, 9].map(tracker.identifier))])
    XCTAssertEqual(new.changes(from: old).description, "delete [0, 1]")
  }
}
