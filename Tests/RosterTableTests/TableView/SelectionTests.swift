import Foundation
import Roster
import XCTest

/// Selection: the calls of section 4.1, and what survives what (4.2).
@MainActor final class SelectionTests: XCTestCase {
  func testTheCallsOfATap() async throws {
    let list = PlainFixture([["a", "b"]])
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(
      list.log(),
      [
        "shouldHighlight [0, 0]", "didHighlight [0, 0]", "didUnhighlight [0, 0]",
        "willSelect [0, 0]", "selected [0, 0]", "didSelect [0, 0]", "selection changed",
      ])
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(
      list.log(),
      [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "didUnhighlight [0, 1]",
        "willSelect [0, 1]", "willDeselect [0, 0]", "deselected [0, 0]", "didDeselect [0, 0]",
        "selected [0, 1]", "didSelect [0, 1]", "selection changed",
      ])
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a", ">b"])
  }

  func testATapOnTheSelectedRowAsksAndTellsAgain() async throws {
    let list = PlainFixture([["a"]])
    list.table.tapRow(at: at(0, 0))
    _ = list.log()
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(
      list.log().suffix(3), ["willSelect [0, 0]", "didSelect [0, 0]", "selection changed"])
  }

  func testSeveralRows() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    list.table.allowsMultipleSelection = true
    list.table.tapRow(at: at(0, 2))
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0), at(0, 2)])
    _ = list.log()
    list.table.tapRow(at: at(0, 2))
    XCTAssertEqual(
      list.log().suffix(4),
      ["willDeselect [0, 2]", "deselected [0, 2]", "didDeselect [0, 2]", "selection changed"])
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0)])
  }

  func testSelectingByProgramTellsNobody() async throws {
    let list = PlainFixture([["a", "b"]])
    try list.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    XCTAssertEqual(list.log(), ["selected [0, 1]"])
    try list.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(list.table.indexPathsForSelectedRows)
    XCTAssertThrowsError(
      try list.table.selectRow(at: at(0, 9), animated: false, scrollPosition: .none))
    list.table.deselectRow(at: at(4, 9), animated: false)
  }

  func testADragTakesTheHighlightBack() async throws {
    let list = PlainFixture([["a"]])
    list.table.touchDown(at: at(0, 0))
    list.table.cancelTouch()
    list.table.touchUp()
    XCTAssertEqual(
      list.log(), ["shouldHighlight [0, 0]", "didHighlight [0, 0]", "didUnhighlight [0, 0]"])
  }

  func testSelectionFollowsItsRow() async throws {
    let list = ListFixture()
    try list.apply("A: a b c")
    try list.table.selectRow(at: at(0, 2), animated: false, scrollPosition: .none)
    try list.apply("A: c a b", reload: ["c", "a"])
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.isSelected, true)
    try list.apply("B: x c", "A: a")
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 1)])
    list.source.applySnapshotUsingReloadData(try makeSnapshot(["A: a b c"]), completion: nil)
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 2)])
  }

  func testASelectedRowThatGoesTellsNoDelegate() async throws {
    let list = ListFixture()
    try list.apply("A: 0 1 2 3 4 5 6 7 8 9")
    try list.table.selectRow(at: at(0, 9), animated: false, scrollPosition: .none)
    _ = list.log()
    try list.apply("A: 0 1 2 3 4")
    XCTAssertEqual(
      list.log().filter { $0.contains("elect") }, ["selection lost [0, 9]", "selection changed"])
    XCTAssertNil(list.table.indexPathsForSelectedRows)
  }

  func testAPlainTableMovesItsSelectionWithTheRows() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    try list.table.selectRow(at: at(0, 2), animated: false, scrollPosition: .none)
    list.sections = [["c", "a"]]
    try list.table.performBatchUpdates {
      try list.table.moveRow(at: at(0, 2), to: at(0, 0))
      try list.table.deleteRows(at: [at(0, 1)], with: .none)
    }
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 0))
    XCTAssertEqual(list.picture.split(separator: "\n"), [">c", " a"])
    list.table.reloadData()
    XCTAssertNil(list.table.indexPathsForSelectedRows, "no identifiers, so it is lost as in UIKit")
  }

  func testALookOfASelectedRowDoesNotTravelWithItsCell() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("s: a b c d")
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    try list.table.scrollToRow(at: at(0, 3), at: .bottom, animated: false)
    XCTAssertEqual(list.table.picture(), " c\n d")
    try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(list.table.picture(), ">a\n b")
  }
}
