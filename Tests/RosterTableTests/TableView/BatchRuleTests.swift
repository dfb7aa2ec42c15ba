import Roster
import XCTest

/// The rules B1–B16 of batches, on a table.
@MainActor final class BatchRuleTests: XCTestCase {
  func testB1AndB2_OldAndNewPathsInAnyOrderOfCalls() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]])
    try list.table.performBatchUpdates {
      list.sections = [["n", "a", "b", "c"]]
      try list.table.insertRows(at: [at(0, 0)], with: .fade)
      try list.table.deleteRows(at: [at(0, 3)], with: .fade)
    }
    XCTAssertEqual(list.picture.split(separator: "\n"), [" n", " a", " b", " c"])
    XCTAssertEqual(list.takeProvided(), ["n"])
  }

  func testB4_AReloadNamesTheOldPlaceAndShowsAtTheNew() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]])
    let old = list.table.cellForRow(at: at(0, 1))
    try list.table.performBatchUpdates {
      list.sections = [["b", "c", "d"]]
      try list.table.reloadRows(at: [at(0, 1)], with: .none)
      try list.table.deleteRows(at: [at(0, 0)], with: .none)
    }
    XCTAssertEqual(
      list.log(),
      [
        "batch delete [0, 0], reload [0, 0]", "didEndDisplaying [0, 0]", "didEndDisplaying [0, 0]",
        "provide [0, 0]", "willDisplay [0, 0]",
      ])
    XCTAssertFalse(list.table.cellForRow(at: at(0, 0)) === old, "another cell")
  }

  func testB5_DataChangedWithoutABatchIsRefused() async throws {
    let list = PlainFixture([["a", "b"]])
    list.sections = [["a", "b", "c"]]
    XCTAssertThrowsError(try list.table.deleteRows(at: [at(0, 0)], with: .none)) {
      XCTAssertEqual(($0 as? BatchUpdateError)?.kind, .rowCountMismatch)
    }
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2, "the table is as it was")
    list.table.reloadData()
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 3)
  }

  func testB6_NestedBatchesMerge() async throws {
    let list = PlainFixture([["a", "b"]])
    try list.table.performBatchUpdates {
      list.sections = [["b"]]
      try list.table.performBatchUpdates {
        try list.table.deleteRows(at: [at(0, 0)], with: .none)
      }
      XCTAssertTrue(list.table.hasUncommittedUpdates)
      XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
      list.sections = [["b", "c"]]
      list.table.beginUpdates()
      try list.table.insertRows(at: [at(0, 1)], with: .none)
      try list.table.endUpdates()
    }
    XCTAssertEqual(
      list.log().filter { $0.hasPrefix("batch") }, ["batch delete [0, 0], insert [0, 1]"])
    XCTAssertFalse(list.table.hasUncommittedUpdates)
  }

  func testB7_ABlockThatThrowsChangesNothing() async throws {
    struct Stop: Error {}
    let list = PlainFixture([["a"]])
    XCTAssertThrowsError(
      try list.table.performBatchUpdates {
        try list.table.insertRows(at: [at(0, 0)], with: .none)
        throw Stop()
      }
    ) { XCTAssertTrue($0 is Stop) }
    XCTAssertNoThrow(try list.table.performBatchUpdates({}))
  }

  func testABlockLeavesTheBatchAsDeepAsItWas() async throws {
    struct Stop: Error {}
    let list = PlainFixture([["a"]])
    var completed = 0
    XCTAssertThrowsError(
      try list.table.performBatchUpdates(
        {
          list.table.beginUpdates()
          throw Stop()
        }, completion: { _ in completed += 1 }))
    XCTAssertFalse(list.table.hasUncommittedUpdates)
    XCTAssertThrowsError(
      try list.table.performBatchUpdates {
        try list.table.endUpdates()
        XCTFail("it has begun nothing")
      }
    ) { XCTAssertEqual(($0 as? TableViewError)?.kind, .unbalancedUpdates) }
    XCTAssertFalse(list.table.hasUncommittedUpdates)
    try list.table.performBatchUpdates(
      { try? list.table.endUpdates() }, completion: { _ in completed += 10 })
    try list.table.performBatchUpdates(
      { list.table.beginUpdates() }, completion: { _ in completed += 100 })
    XCTAssertFalse(list.table.hasUncommittedUpdates)
    list.table.flush()
    XCTAssertEqual(completed, 110)
    list.table.beginUpdates()
    XCTAssertThrowsError(
      try list.table.performBatchUpdates(
        {
          try list.table.performBatchUpdates({}, completion: { _ in completed += 1 })
          throw Stop()
        }))
    XCTAssertTrue(list.table.hasUncommittedUpdates, "the outer batch goes on")
    list.sections = [["a", "b"]]
    try list.table.insertRows(at: [at(0, 1)], with: .none)
    try list.table.endUpdates()
    list.table.flush()
    XCTAssertEqual(completed, 110, "what was called off completes nothing")
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a", " b"])
  }

  func testB8_CompletionsRunLaterAndOnce() async throws {
    let list = PlainFixture([["a"]])
    var calls: [String] = []
    try list.table.performBatchUpdates(
      {
        try list.table.performBatchUpdates({}, completion: { calls.append("inner \($0)") })
      }, completion: { calls.append("outer \($0)") })
    XCTAssertEqual(calls, [])
    list.table.flush()
    XCTAssertEqual(calls, ["inner true", "outer true"])
  }

  func testB9_AnEmptyBatchAsksForHeightsAndKeepsCells() async throws {
    let list = PlainFixture([["a", "b"]])
    let cell = list.table.cellForRow(at: at(0, 0))
    list.heights["a"] = 48
    list.table.beginUpdates()
    try list.table.endUpdates()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 48)
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
  }

  func testB10_UntouchedAndMovedRowsKeepTheirCells() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    let cells = list.table.visibleCells
    try list.table.performBatchUpdates {
      list.sections = [["c", "a", "x", "b"]]
      try list.table.moveRow(at: at(0, 2), to: at(0, 0))
      try list.table.insertRows(at: [at(0, 2)], with: .none)
    }
    XCTAssertEqual(list.takeProvided(), ["x"])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cells[2])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 3)) === cells[1])
  }

  func testB12_ReloadInsideABatchIsReportedAndRunsAfterIt() async throws {
    let list = PlainFixture([["a"]])
    var faults: [String] = []
    list.table.faultHandler = { faults.append("\($0)") }
    try list.table.performBatchUpdates {
      list.sections = [["a", "b"]]
      list.table.reloadData()
      try list.table.insertRows(at: [at(0, 1)], with: .none)
    }
    XCTAssertEqual(faults, ["reloadData was called inside of a batch update"])
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
  }

  func testB14AndB15_SectionsBringAndTakeTheirRows() async throws {
    let list = PlainFixture([["a"], ["b", "c"]])
    try list.table.performBatchUpdates {
      list.sections = [["x", "y"], ["b", "c"]]
      try list.table.deleteSections([0], with: .none)
      try list.table.insertSections([0], with: .none)
    }
    XCTAssertEqual(list.takeProvided(), ["x", "y"])
    try list.table.performBatchUpdates {
      list.sections = [["b", "c"], ["x", "y"]]
      try list.table.moveSection(1, toSection: 0)
    }
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(list.picture.split(separator: "\n"), [" b", " c", " x", " y"])
  }

  func testB16_ReconfigureInABatchKeepsTheCellAtItsNewPlace() async throws {
    let list = PlainFixture([["a", "b"]])
    let cell = list.table.cellForRow(at: at(0, 1))
    try list.table.performBatchUpdates {
      list.sections = [["b", "a"]]
      try list.table.moveRow(at: at(0, 1), to: at(0, 0))
      try list.table.reconfigureRows(at: [at(0, 1)])
    }
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
    XCTAssertEqual(list.takeProvided(), ["b"])
  }

  func testAReloadedSectionMayGrow() async throws {
    let list = PlainFixture([["a"], ["b"]])
    try list.table.performBatchUpdates {
      list.sections = [["a"], ["x", "y", "z"]]
      try list.table.reloadSections([1], with: .none)
    }
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a", " x", " y", " z"])
  }

  func testABatchFromInsideAnotherWaitsAndReportsItsFault() async throws {
    let list = PlainFixture([["a"]])
    var faults: [String] = []
    list.table.faultHandler = { faults.append("\($0)") }
    list.onDisplay = { _ in
      list.onDisplay = nil
      try? list.table.deleteRows(at: [at(0, 7)], with: .none)
    }
    try list.table.performBatchUpdates {
      list.sections = [["a", "b"]]
      try list.table.insertRows(at: [at(0, 1)], with: .none)
    }
    XCTAssertEqual(
      faults,
      ["attempt to delete row 7 from section 0 which only contains 2 rows before the update"])
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
  }
}
