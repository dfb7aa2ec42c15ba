import RosterDiff
import XCTest

/// The known examples of one state becoming another, as text.
final class ChangesetVectorTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  func testNothing() throws {
    try check([("A", [1, 2, 3])], [("A", [1, 2, 3])], "no changes")
    try check([], [], "no changes")
  }

  func testItems() throws {
    try check([("A", [1, 2, 3])], [("A", [3, 1, 2])], "move [0, 2] -> [0, 0]")
    try check([("A", [1, 2, 3])], [("A", [2, 9, 3])], "delete [0, 0]\ninsert [0, 1]")
    try check([("A", [1]), ("B", [2])], [("A", []), ("B", [2, 1])], "move [0, 0] -> [1, 1]")
  }

  func testSections() throws {
    try check([("A", [1])], [], "delete section 0\ndelete [0, 0]")
    try check([], [("A", [1])], "insert section 0\ninsert [0, 0]")
    try check(
      [("A", [1]), ("B", [2])], [("B", [2, 1])], "delete section 0\nmove [0, 0] -> [0, 1]")
    try check([("A", [1])], [("A", []), ("B", [1])], "insert section 1\nmove [0, 0] -> [1, 0]")
    try check(
      [("A", [1])], [("B", [1])], "delete section 0\ninsert section 0\nmove [0, 0] -> [0, 0]")
  }

  func testMarksAreResolvedToNewPaths() throws {
    try check([("A", [1, 2, 3])], [("A", [3, 2, 1])], marking: { try $0.reloadItems([2]) }) {
      XCTAssertEqual($0.reloadedItems, [ItemPath(item: 1, section: 0)])
      XCTAssertEqual($0.movedItems.count, 2)
    }
    try check([("A", [1, 2])], [("A", [2])], marking: { try $0.reloadItems([2]) }) {
      XCTAssertEqual($0.description, "delete [0, 0]\nreload [0, 0]")
    }
    try check([("A", [1, 2])], [("A", [1, 2])], marking: { try $0.reconfigureItems([2]) }) {
      XCTAssertEqual($0.description, "reconfigure [0, 1]")
      XCTAssertFalse($0.isEmpty)
    }
    try check(
      [("A", []), ("B", [])], [("B", []), ("A", [])], marking: { try $0.reloadSections(["A"]) }
    ) {
      XCTAssertEqual($0.reloadedSections, [1])
    }
  }

  func testMarksOfWhatIsNewAreDropped() throws {
    try check([("A", [1, 2])], [("A", [1, 2, 3])], marking: { try $0.reloadItems([3]) }) {
      XCTAssertEqual($0.description, "insert [0, 2]")
    }
    try check([("A", [1])], [("A", [1]), ("B", [])], marking: { try $0.reloadSections(["B"]) }) {
      XCTAssertEqual($0.description, "insert section 1")
    }
  }

  func testReloadWinsOverReconfigure() throws {
    try check(
      [("A", [1, 2])], [("A", [1, 2])],
      marking: {
        try $0.reconfigureItems([1, 2])
        try $0.reloadItems([2])
      }
    ) {
      XCTAssertEqual($0.description, "reload [0, 1]\nreconfigure [0, 0]")
    }
  }

  func testMarksOfWhatIsGoneVanish() throws {
    try check(
      [("A", [1, 2]), ("B", [])], [("A", [1, 2]), ("B", [])],
      marking: {
        try $0.reloadItems([1])
        try $0.reloadSections(["B"])
        $0.deleteItems([1])
        $0.deleteSections(["B"])
        try $0.appendSections(["B"])
        try $0.insertItems([1], beforeItem: 2)
      }
    ) { XCTAssertTrue($0.isEmpty, "\($0)") }
  }

  private func check(
    _ old: [(String, [Int])], _ new: [(String, [Int])], _ text: String, line: UInt = #line
  ) throws {
    let changes = try Snapshot(new).changes(from: try Snapshot(old))
    XCTAssertEqual(changes.description, text, line: line)
    XCTAssertEqual(changes.isEmpty, text == "no changes", line: line)
  }

  private func check(
    _ old: [(String, [Int])], _ new: [(String, [Int])],
    marking mark: (inout Snapshot) throws -> Void, _ body: (Changeset) -> Void
  ) throws {
    var snapshot = try Snapshot(new)
    try mark(&snapshot)
    body(snapshot.changes(from: try Snapshot(old)))
  }
}
