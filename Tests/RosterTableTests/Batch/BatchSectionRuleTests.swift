import RosterDiff
import RosterTable
import XCTest

/// The rules X1–X23 and the table of combinations, where more than one section takes part.
final class BatchSectionRuleTests: XCTestCase {
  func testX1_RowsOfASurvivingSection() {
    expect(.rowCountMismatch, [3], [0]) { $0.deletedRows = [at(0, 0)] }
    expect(.rowCountMismatch, [1, 1], [1, 2]) { _ in }
    // The lowest section is named, in the new state.
    let error = expect(.rowCountMismatch, [1, 2, 2], [3, 3]) { $0.deletedSections = [0] }
    XCTAssertEqual(error?.section, 0)
    XCTAssertEqual(error?.expected, 2)
    XCTAssertEqual(error?.actual, 3)
  }

  func testX1_CountsMovesBetweenSections() {
    expect(nil, [2, 1], [1, 2]) { $0.movedRows = [.init(from: at(0, 0), to: at(1, 0))] }
    let error = expect(.rowCountMismatch, [2, 1], [2, 2]) {
      $0.movedRows = [.init(from: at(0, 0), to: at(1, 0))]
    }
    XCTAssertEqual(error?.reason.hasSuffix("(0 moved in, 1 moved out)."), true)
  }

  func testX2_NumberOfSections() {
    let error = expect(.sectionCountMismatch, [1, 1], [1]) { _ in }
    XCTAssertEqual(
      error?.reason,
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (1) must be equal to the number of sections contained in the table \
      view before the update (2), plus or minus the number of sections inserted or deleted \
      (0 inserted, 0 deleted).
      """)
  }

  func testX3ToX9_Bounds() {
    expectText(
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ) {
      $0.deletedRows = [at(2, 0)]
    }
    expectText("attempt to delete section 2, but there are only 2 sections before the update") {
      $0.deletedSections = [2]
    }
    expectText("attempt to insert section 2 but there are only 2 sections after the update") {
      $0.insertedSections = [2]
    }
    expectText(
      "attempt to move index path ({length = 2, path = 0 - 9}) that does not exist - there are "
        + "only 2 rows in section 0 before the update"
    ) { $0.movedRows = [.init(from: at(0, 9), to: at(0, 0))] }
    expectText("attempt to move section -1, but there are only 2 sections before the update") {
      $0.movedSections = [.init(from: -1, to: 0)]
    }
    expectText(
      "attempt to delete row -1 from section 0 which only contains 2 rows before the update"
    ) {
      $0.deletedRows = [at(0, -1)]
    }
    expectText(
      "attempt to insert row \(Int.max) into section 0, but there are only 2 rows in section 0 "
        + "after the update"
    ) { $0.insertedRows = [at(0, .max)] }
  }

  func testX15AndX16_SectionConflicts() {
    expect(.deleteAndMoveFromSameSection, [1, 1], [1]) {
      $0.deletedSections = [0]
      $0.movedSections = [.init(from: 0, to: 0)]
    }
    expect(.deleteAndMoveFromSameSection, [1, 1], [1, 1]) {
      $0.reloadedSections = [0]
      $0.movedSections = [.init(from: 0, to: 1)]
    }
    expect(.insertAndMoveToSameSection, [1, 1], [1, 1, 1]) {
      $0.insertedSections = [0]
      $0.movedSections = [.init(from: 1, to: 0)]
    }
    expect(.multipleMovesToSameSection, [1, 1, 1], [1, 1, 1]) {
      $0.movedSections = [.init(from: 1, to: 0), .init(from: 2, to: 0)]
    }
    expect(.deleteAndReloadSameSection, [1, 1], [1]) {
      $0.deletedSections = [1]
      $0.reloadedSections = [1]
    }
  }

  func testX17AndX18_RowsOfInsertedAndDeletedSections() {
    expect(.moveIntoInsertedSection, [2], [1, 1]) {
      $0.insertedSections = [0]
      $0.movedRows = [.init(from: at(0, 0), to: at(0, 0))]
    }
    expect(.moveOutOfDeletedSection, [1, 1], [2]) {
      $0.deletedSections = [0]
      $0.movedRows = [.init(from: at(0, 0), to: at(0, 0))]
    }
    expect(nil, [2, 1], [1]) {
      $0.deletedSections = [0]
      $0.deletedRows = [at(0, 1)]
    }
    expect(nil, [1], [1, 2]) {
      $0.insertedSections = [1]
      $0.insertedRows = [at(1, 0)]
    }
  }

  func testX21_ChangesInAReloadedSection() {
    expect(.itemOpInsideReloadedSection, [2], [3]) {
      $0.reloadedSections = [0]
      $0.insertedRows = [at(0, 2)]
    }
    expect(.itemOpInsideReloadedSection, [1, 2], [1]) {
      $0.deletedSections = [0]
      $0.reloadedSections = [1]
      $0.deletedRows = [at(1, 0)]
    }
    // A reloaded section is asked for as a whole, so it may grow.
    expect(nil, [2], [5]) { $0.reloadedSections = [0] }
  }

  func testX22AndX23_ChangesInAMovedSection() {
    expect(.itemOpInsideMovedSection, [1, 2], [2, 1]) {
      $0.movedSections = [.init(from: 1, to: 0)]
      $0.reloadedRows = [at(1, 0)]
    }
    expect(.itemOpInsideMovedSection, [1, 2], [3, 1]) {
      $0.movedSections = [.init(from: 1, to: 0)]
      $0.insertedRows = [at(0, 0)]
    }
    expect(nil, [1, 2, 3], [3, 2, 1]) {
      $0.movedSections = [.init(from: 2, to: 0), .init(from: 0, to: 2)]
    }
  }

  func testRowsThatCrossReloadedAndMovedSections() {
    for (kind, build) in [
      (BatchUpdateError.Kind.itemOpInsideReloadedSection, { $0.reloadedSections = [0] }),
      (.itemOpInsideMovedSection, { $0.movedSections = [.init(from: 0, to: 0)] }),
    ] as [(BatchUpdateError.Kind, (inout BatchUpdates) -> Void)] {
      expect(kind, [2, 1], [1, 2]) {
        build(&$0)
        $0.movedRows = [.init(from: at(0, 0), to: at(1, 0))]
      }
      expect(kind, [2, 1], [3, 0]) {
        build(&$0)
        $0.movedRows = [.init(from: at(1, 0), to: at(0, 0))]
      }
      expect(kind, [2, 1], [1, 1]) {
        build(&$0)
        $0.deletedRows = [at(0, 0)]
      }
      // A row that is only configured again stays with its section.
      expect(nil, [2, 1], [2, 1]) {
        build(&$0)
        $0.reconfiguredRows = [at(0, 0)]
      }
    }
  }

  func testTheTextsAboutSections() {
    let moved = [Changeset.Move(from: 0, to: 1)]
    expectText("attempt to perform a delete and a move from the same section (0)") {
      $0.deletedSections = [0]
      $0.movedSections = moved
    }
    expectText("attempt to perform an insert and a move to the same section (1)") {
      $0.insertedSections = [1]
      $0.movedSections = moved
    }
    expectText("attempt to perform multiple moves to the same section (1)") {
      $0.movedSections = moved + [.init(from: 1, to: 1)]
    }
    expectText("attempt to perform multiple moves from the same section (0)") {
      $0.movedSections = moved + [.init(from: 0, to: 0)]
    }
    expectText("cannot move a row into a newly inserted section (1)") {
      $0.insertedSections = [1]
      $0.movedRows = [.init(from: at(0, 0), to: at(1, 0))]
    }
    expectText("cannot move a row from a deleted section (0)") {
      $0.deletedSections = [0]
      $0.movedRows = [.init(from: at(0, 0), to: at(1, 0))]
    }
    expectText("Attempt to create two animations for cell (section 1 is reloaded twice)") {
      $0.reloadedSections = [1, 1]
    }
    expectText("attempt to delete and reload the same section (0)") {
      $0.deletedSections = [0]
      $0.reloadedSections = [0]
    }
    expectText("attempt to delete section 1 twice") { $0.deletedSections = [1, 1] }
    expectText("attempt to insert section 0 twice") { $0.insertedSections = [0, 0] }
    expectText(
      "attempt to perform a delete and a move from the same section (1): row 0 changes in a "
        + "section that is reloaded"
    ) {
      $0.reloadedSections = [1]
      $0.deletedRows = [at(1, 0)]
    }
    expectText(
      "Invalid update: invalid number of rows in section 0: row 1 changes in a section that moves"
    ) {
      $0.movedSections = moved
      $0.reloadedRows = [at(0, 1)]
    }
  }

  /// Of several faults the first in the documented order is told.
  func testOrderOfTheChecks() {
    expect(.rowOutOfRangeBefore, [1], [9]) {
      $0.deletedRows = [at(0, 5), at(0, 5)]
      $0.insertedRows = [at(0, 99)]
    }
    expect(.repeatedOperation, [1], [9]) {
      $0.deletedRows = [at(0, 0), at(0, 0)]
      $0.insertedRows = [at(0, 99)]
    }
    expect(.rowOutOfRangeAfter, [1], [9]) { $0.insertedRows = [at(0, 99), at(0, 99)] }
    // Sections that are not there before rows that are not; then rows, sections, numbers.
    expect(.sectionOutOfRangeBefore, [1], [9]) {
      $0.deletedRows = [at(0, 5)]
      $0.movedSections = [.init(from: 7, to: 0)]
    }
    expect(.sectionOutOfRangeAfter, [1], [1]) {
      $0.insertedRows = [at(0, 5)]
      $0.insertedSections = [4]
    }
    expect(.moveIntoInsertedSection, [1, 1], [1, 1, 1]) {
      $0.insertedSections = [0]
      $0.movedRows = [.init(from: at(0, 0), to: at(0, 0))]
      $0.deletedSections = [1]
    }
    expect(.sectionCountMismatch, [1, 1], [9]) { $0.deletedRows = [at(0, 0)] }
    expect(.insertAndMoveToSamePath, [1], [9, 9]) {
      $0.insertedRows = [at(0, 1)]
      $0.movedRows = [.init(from: at(0, 0), to: at(0, 1))]
    }
  }

  @discardableResult
  private func expect(
    _ kind: BatchUpdateError.Kind?, _ old: [Int], _ new: [Int], line: UInt = #line,
    _ build: (inout BatchUpdates) -> Void
  ) -> BatchUpdateError? {
    var batch = BatchUpdates()
    build(&batch)
    do {
      try batch.check(from: old, to: new)
      XCTAssertNil(kind, "accepted", line: line)
      return nil
    } catch {
      XCTAssertEqual(error.kind, kind, error.reason, line: line)
      return error
    }
  }

  private func expectText(
    _ text: String, line: UInt = #line, _ build: (inout BatchUpdates) -> Void
  ) {
    var batch = BatchUpdates()
    build(&batch)
    XCTAssertThrowsError(try batch.check(from: [2, 2], to: [2, 2]), line: line) {
      XCTAssertEqual("\($0)", text, line: line)
    }
  }
}
