import RosterDiff
import RosterTable
import XCTest

/// The vectors of the specification: one section with the old rows a b c d.
final class BatchVectorTests: XCTestCase {
  func testInsertsAndDeletesInAnyOrderOfCalls() {
    expect("", "n a b c") {
      $0.insert(0); $0.delete(3)
    }
    expect("", "n a b c") {
      $0.delete(3); $0.insert(0)
    }
    expect("", "c d") {
      $0.delete(0); $0.delete(1)
    }
    expect("", "n b c d") {
      $0.delete(0); $0.insert(0)
    }
    expect("", "a b c d n") { $0.insert(4) }
  }

  func testBounds() {
    expect(
      "attempt to insert row 5 into section 0, but there are only 5 rows in section 0 after the "
        + "update", "a b c d n"
    ) { $0.insert(5) }
    expect(
      "attempt to delete row 4 from section 0 which only contains 4 rows before the update",
      "a b c d"
    ) { $0.delete(4) }
    expect(
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path "
        + "({length = 2, path = 0 - 3}) that does not exist - there are only 3 rows in section 0 "
        + "after the update", "b c a"
    ) {
      $0.move(0, 3); $0.delete(3)
    }
  }

  func testOnlyCountsAreCompared() {
    expect(
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (4) must be equal to the number of rows contained in that \
      section before the update (4), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """, "a b c d"
    ) { $0.delete(0) }
    expect("", "a b c") { $0.delete(0) }
  }

  func testMoves() {
    expect("", "b c d a") { $0.move(0, 3) }
    expect("", "b c a") {
      $0.move(0, 2); $0.delete(3)
    }
    expect("", "b a c d") {
      $0.move(0, 1); $0.move(1, 0)
    }
    expect("", "a b c d") { $0.move(2, 2) }
    expect(
      "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 0})", "b c d"
    ) {
      $0.move(0, 1); $0.delete(0)
    }
    expect(
      "attempt to perform an insert and a move to the same index path "
        + "({length = 2, path = 0 - 0})", "n d a b c"
    ) {
      $0.insert(0); $0.move(3, 0)
    }
    expect(
      "attempt to perform multiple moves to the same index path ({length = 2, path = 0 - 2})",
      "a b c d"
    ) {
      $0.move(0, 2); $0.move(1, 2)
    }
    expect(
      "attempt to perform multiple moves from the same index path ({length = 2, path = 0 - 0})",
      "a b c d"
    ) {
      $0.move(0, 2); $0.move(0, 1)
    }
  }

  func testReloads() {
    expect("", "b c d") {
      $0.reload(1); $0.delete(0)
    }
    expect("", "n a b c d") {
      $0.insert(0); $0.reload(0)
    }
    expect(
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})", "a c d"
    ) {
      $0.reload(1); $0.delete(1)
    }
    expect(
      "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1}) (the delete is a reload)", "b a c d"
    ) {
      $0.reload(1); $0.move(1, 0)
    }
    expect(
      "Attempt to create two animations for cell (row 1 of section 0 is reloaded twice)", "a b c d"
    ) {
      $0.reload(1); $0.reload(1)
    }
  }

  func testReconfigureGivesWay() {
    expect("", "b c d") {
      $0.reconfigure(0); $0.delete(0)
    }
    expect("", "b a c d") {
      $0.reconfigure(0); $0.move(0, 1)
    }
  }

  func testARowNamedTwice() {
    expect("attempt to delete row 0 of section 0 twice", "c d") {
      $0.delete(0); $0.delete(0)
    }
    expect("attempt to insert row 0 of section 0 twice", "n m a b c d") {
      $0.insert(0); $0.insert(0)
    }
  }

  func testChangedDataWithoutOperations() {
    expect(nil, "a b c d n") { _ in }
    expect("", "a b c d") { _ in }
  }

  /// - Parameter text: the whole text of the error, `""` when the batch is right, nil for any.
  private func expect(
    _ text: String?, _ new: String, line: UInt = #line, _ build: (inout BatchUpdates) -> Void
  ) {
    var batch = BatchUpdates()
    build(&batch)
    let count = new.split(separator: " ").count
    do {
      try batch.check(from: [4], to: [count])
      XCTAssertEqual(text, "", "accepted", line: line)
    } catch {
      if let text { XCTAssertEqual(error.description, text, line: line) }
    }
  }
}

extension BatchUpdates {
  fileprivate mutating func insert(_ row: Int) {
    insertedRows.append(ItemPath(row: row, section: 0))
  }
  fileprivate mutating func delete(_ row: Int) {
    deletedRows.append(ItemPath(row: row, section: 0))
  }
  fileprivate mutating func reload(_ row: Int) {
    reloadedRows.append(ItemPath(row: row, section: 0))
  }
  fileprivate mutating func reconfigure(_ row: Int) {
    reconfiguredRows.append(ItemPath(row: row, section: 0))
  }
  fileprivate mutating func move(_ from: Int, _ to: Int) {
    movedRows.append(
      .init(from: ItemPath(row: from, section: 0), to: ItemPath(row: to, section: 0)))
  }
}
