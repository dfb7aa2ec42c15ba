import Roster
import XCTest

/// The optional check that finds "as many rows as the batch says, but others".
@MainActor final class IdentityCheckTests: XCTestCase {
  private func makeList(_ sections: [[String]]) -> PlainFixture {
    let list = PlainFixture(sections)
    list.table.rowIdentity = { [unowned list] in AnyHashable(list.sections[$0.section][$0.row]) }
    return list
  }

  private func expect(
    _ text: String?, _ old: [[String]], _ new: [[String]], line: UInt = #line,
    _ batch: (TableView) throws -> Void
  ) {
    let list = makeList(old)
    do {
      try list.table.performBatchUpdates {
        list.sections = new
        try batch(list.table)
      }
      XCTAssertNil(text, "taken", line: line)
    } catch {
      XCTAssertEqual(text, "\(error)", line: line)
      XCTAssertEqual((error as? BatchUpdateError)?.kind, .wrongRow, line: line)
      XCTAssertEqual(
        (0..<list.table.numberOfSections).map { list.table.numberOfRows(inSection: $0) },
        old.map(\.count), "as it was", line: line)
    }
  }

  func testTheWrongRowIsFound() async throws {
    expect(
      "the batch leads row d from [0, 3] to [0, 2], but the data source has row c there",
      [["a", "b", "c", "d"]], [["a", "b", "c"]]
    ) { try $0.deleteRows(at: [at(0, 2)], with: .none) }
    expect(
      "the batch leads row a from [0, 0] to [0, 1], but the data source has row n there",
      [["a"]], [["a", "n"]]
    ) { try $0.insertRows(at: [at(0, 0)], with: .none) }
    expect(
      "the batch leads row a from [0, 0] to [0, 1], but the data source has row b there",
      [["a", "b"]], [["a", "b"]]
    ) { try $0.moveRow(at: at(0, 0), to: at(0, 1)) }
    expect(
      "the batch leads row a from [0, 0] to [1, 0], but the data source has row b there",
      [["a"], ["b"]], [["a"], ["b"]]
    ) { try $0.moveSection(0, toSection: 1) }
    expect(
      "the batch leads row a from [0, 0] to [0, 0], but the data source has row x there",
      [["a"]], [["x"]]
    ) { _ in }
  }

  func testRightBatchesAreTaken() async throws {
    expect(nil, [["a", "b", "c"]], [["c", "n", "a"]]) {
      try $0.deleteRows(at: [at(0, 1)], with: .none)
      try $0.moveRow(at: at(0, 2), to: at(0, 0))
      try $0.insertRows(at: [at(0, 1)], with: .none)
    }
    expect(nil, [["a"], ["b"]], [["b"], ["n"], ["a"]]) {
      try $0.moveSection(1, toSection: 0)
      try $0.insertSections([1], with: .none)
    }
    expect(nil, [["a", "b"]], [["x", "b"]]) { try $0.reloadRows(at: [at(0, 0)], with: .none) }
    expect(nil, [["a"], ["b"]], [["x", "y"], ["b"]]) { try $0.reloadSections([0], with: .none) }
  }

  func testItGoesOnFromWhatTheTableShows() async throws {
    let list = makeList([["a", "b"]])
    list.sections = [["b"]]
    try list.table.deleteRows(at: [at(0, 0)], with: .none)
    list.sections = [["c", "b"]]
    try list.table.insertRows(at: [at(0, 0)], with: .none)
    list.sections = [["c"]]
    XCTAssertThrowsError(try list.table.deleteRows(at: [at(0, 0)], with: .none))
    list.table.reloadData()
    list.sections = [["x", "y"]]
    list.table.layoutIfNeeded()
    list.sections = [["y"]]
    try list.table.deleteRows(at: [at(0, 0)], with: .none)
    list.table.rowIdentity = nil
    list.sections = [["wrong"]]
    XCTAssertNoThrow(try list.table.performBatchUpdates {})
  }

  func testADraggedRowIsFollowed() async throws {
    let list = Editable("a b c")
    list.canMove = true
    list.table.rowIdentity = { [unowned list] in AnyHashable(list.rows[$0.row]) }
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    list.rows = ["c", "a"]
    try list.table.deleteRows(at: [at(0, 0)], with: .none)
    list.rows = ["c"]
    XCTAssertThrowsError(try list.table.deleteRows(at: [at(0, 0)], with: .none))
  }
}
