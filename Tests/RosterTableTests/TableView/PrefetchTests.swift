import Foundation
import Roster
import XCTest

/// Looking ahead (4.4): rows are announced and taken back, and the next cell is made ready.
@MainActor final class PrefetchTests: XCTestCase {
  func testRowsAreAnnouncedNearestFirstInBothDirections() async throws {
    let list = Editable("0 1 2 3 4 5 6 7 8 9", lines: 2)
    list.table.contentOffset.y = 16 * 4
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [6, 7]"], "a jump skips those in between")
    list.table.contentOffset.y = 16 * 3
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [2, 1]", "cancel [6, 7]"])
    list.table.contentOffset.y = 16 * 8
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["cancel [1, 2]"], "there is nothing below")
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), [], "nothing scrolled")
  }

  func testAnnouncedRowsFollowChangesAndReloadsForgetThem() async throws {
    let list = Editable("0 1 2 3 4 5 6 7 8 9", lines: 2)
    list.table.contentOffset.y = 16
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [3, 4]"])
    list.rows.remove(at: 3)
    try list.table.deleteRows(at: [at(0, 3)], with: .none)
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["cancel [3]"], "one is gone, the other is row 3 by now")
    list.table.contentOffset.y = 16
    list.table.layoutIfNeeded()
    _ = list.takeCalls()
    list.rows = ["a", "b", "c"]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), [], "the rows that were announced are no more")
  }

  func testADataSourceThatChangesTheRowsWhenRowsAreAnnounced() async throws {
    let list = Editable("0 1 2 3 4 5 6 7 8 9", lines: 2)
    list.table.contentOffset.y = 16 * 6
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [8, 9]"])
    list.onPrefetch = { [unowned list] in
      list.onPrefetch = nil
      list.rows.removeLast()
      try? list.table.deleteRows(at: [at(0, 9)], with: .none)
    }
    list.table.contentOffset.y = 16 * 4
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [3, 2]"], "row 9 is gone: 8, 9 is out of date")
    list.table.contentOffset.y = 16 * 3
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeCalls(), ["prefetch [1]", "cancel [8]"], "it is told with the next")
  }

  func testTheNextCellIsMadeReadyInTheNextTurn() async throws {
    let list = ListFixture(lines: 2)
    list.table.preparedRowLimit = 2
    try list.apply("A: 0 1 2 3 4 5 6 7 8 9")
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["0", "1"], "nothing is made ready for the first screen")
    list.table.contentOffset.y = 16
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeProvided(), ["2"])
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["3"], "one row ahead")
    let ready = try XCTUnwrap(list.table.cellForRow(at: at(0, 3)))
    XCTAssertNil(ready.superview)
    XCTAssertFalse(list.table.visibleCells.contains { $0 === ready })
    XCTAssertFalse(list.log().contains("willDisplay [0, 3]"))
    list.table.contentOffset.y = 32
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeProvided(), [], "it was ready")
    XCTAssertTrue(list.table.cellForRow(at: at(0, 3)) === ready)
    XCTAssertEqual(
      list.log(), ["scrolled to 32", "didEndDisplaying [0, 1]", "willDisplay [0, 3]"])
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["4"])
    list.table.contentOffset.y = 16
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["0"], "and in the other direction")
    XCTAssertNil(list.table.cellForRow(at: at(0, 4)), "the longest to wait goes first, never shown")
    XCTAssertFalse(list.log().contains { $0.hasSuffix("[0, 4]") && $0.hasPrefix("did") })
    list.table.isPrefetchingEnabled = false
    list.table.contentOffset.y = 80
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["5", "6"])
  }

  func testCellsThatAreReadyAreConfiguredAgainAndHaveTheirStates() async throws {
    let list = ListFixture(lines: 2)
    list.table.preparedRowLimit = 2
    try list.apply("A: 0 1 2 3 4 5")
    list.table.contentOffset.y = 16
    list.table.flush()
    let ready = try XCTUnwrap(list.table.cellForRow(at: at(0, 3)))
    _ = list.takeProvided()
    try list.apply("A: 0 1 2 3 4 5", reconfigure: ["3"])
    XCTAssertEqual(list.takeProvided(), ["3"])
    try list.table.selectRow(at: at(0, 3), animated: false, scrollPosition: .none)
    try list.apply("A: 1 2 3 4 5")
    list.table.contentOffset.y += 16
    XCTAssertEqual(list.table.picture(), " 2\n>3")
    XCTAssertTrue(list.table.cellForRow(at: at(0, 2)) === ready)
    list.table.flush()
    _ = list.takeProvided()
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeProvided(), ["2", "3"])
    XCTAssertNil(list.table.cellForRow(at: at(0, 3)), "dropped with all")
  }

  func testContentThatIsMadeReadyHasNotAppeared() async throws {
    var seen: [String] = []
    let list = HostedFixture((0..<6).map { "\($0)" }, lines: 2) { item in
      HostingConfiguration {
        Text(item).onAppear { seen.append("+\(item)") }.onDisappear { seen.append("-\(item)") }
      }
    }
    list.table.preparedRowLimit = 2
    list.table.contentOffset.y = 16
    list.table.flush()
    _ = list.lines(2)
    XCTAssertNotNil(list.cell("3"))
    XCTAssertEqual(seen, ["+0", "+1", "-0", "+2"])
    list.table.contentOffset.y = 32
    _ = list.lines(2)
    XCTAssertEqual(seen.suffix(2).sorted(), ["+3", "-1"])
  }

  func testHigherRowsAboveThatAreMadeReadyMoveNothingInView() async throws {
    let rows = (0..<10).map { $0 < 6 ? "a text of two lines \($0)" : "\($0)" }
    let list = PlainFixture([rows], lines: 2, columns: 14)
    list.table.frame.size.height = 0
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.frame.size.height = 32
    list.table.preparedRowLimit = 1
    try list.table.scrollToRow(at: at(0, 8), at: .top, animated: false)
    list.table.contentOffset.y -= 32
    list.table.layoutIfNeeded()
    _ = list.takeProvided()
    XCTAssertEqual(list.picture, " 6\n 7")
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), [rows[5]])
    XCTAssertEqual(list.picture, " 6\n 7")
    XCTAssertEqual(list.table.rectForRow(at: at(0, 5)).height, 32)
  }
}
