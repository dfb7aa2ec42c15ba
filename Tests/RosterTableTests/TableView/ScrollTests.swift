import Foundation
import Roster
import XCTest

/// Where rows stand, what is on screen, and what keeps it there.
@MainActor final class ScrollTests: XCTestCase {
  func testOnlyVisibleRowsHaveCells() async throws {
    let list = ListFixture(lines: 3)
    try list.apply("A: " + (0..<1_000).map(String.init).joined(separator: " "))
    XCTAssertEqual(list.provided, ["0", "1", "2"])
    XCTAssertEqual(list.table.contentSize.height, 16_000)
    try list.table.scrollToRow(at: at(0, 500), at: .top, animated: false)
    XCTAssertEqual(list.table.indexPathsForVisibleRows, [at(0, 500), at(0, 501), at(0, 502)])
    XCTAssertEqual(list.table.picture(), " 500\n 501\n 502")
  }

  func testRowsAboveDoNotPushTheContent() async throws {
    let list = ListFixture(lines: 3)
    try list.apply("A: a b c d e f g")
    try list.table.scrollToRow(at: at(0, 3), at: .top, animated: false)
    XCTAssertEqual(list.table.picture(), " d\n e\n f")
    _ = list.takeProvided()
    try list.apply("A: x y a b c d e f g")
    XCTAssertEqual(list.table.picture(), " d\n e\n f")
    XCTAssertEqual(list.takeProvided(), [])
    try list.apply("A: d q e f g")
    XCTAssertEqual(list.table.picture(), " d\n q\n e")
  }

  func testHeaderAndFooterOfTheTableFollowChangesOutOfSight() async throws {
    let list = ListFixture(lines: 3)
    let line = CGRect(x: 0, y: 0, width: 160, height: 16)
    list.table.tableHeaderView = PlatformView(frame: line)
    list.table.tableFooterView = PlatformView(frame: line)
    try list.apply("A: a b c d e f")
    try list.apply("A: a b c d e f g h")
    XCTAssertEqual(list.table.tableFooterView?.frame.minY, 9 * 16)
    let header = list.table.tableHeaderView
    header?.frame.size.height = 32
    XCTAssertEqual(list.table.picture(), "\n\n a")
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.frame.minY, 32)
    // UIKit's way to say that it has another height.
    header?.frame.size.height = 16
    list.table.tableHeaderView = header
    XCTAssertEqual(list.table.picture(), "\n a\n b")
    list.table.tableFooterView?.frame.size.height = 32
    list.table.contentOffset.y = 1000
    XCTAssertEqual(list.table.picture(), " h\n\n")
    list.table.tableHeaderView = nil
    XCTAssertEqual(list.table.picture(), " h\n\n")
    header?.frame.size.height = 64
    XCTAssertEqual(list.table.contentSize.height, 8 * 16 + 32)
  }

  func testAtTheVeryTopTheTableStaysAtTheTop() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("A: a b c")
    try list.apply("A: x a b c")
    XCTAssertEqual(list.table.picture(), " x\n a")
  }

  func testTheNextRowKeepsThePlaceOfOneThatGoes() async throws {
    let list = ListFixture(lines: 3)
    try list.apply("A: a b c d e f g h")
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    try list.apply("A: b d e f g h")
    XCTAssertEqual(list.table.picture(), " b\n d\n e", "d stays in its line")
  }

  func testContentThatGetsShorterIsNotScrolledPast() async throws {
    let list = ListFixture(lines: 3)
    try list.apply("A: a b c d e f g h")
    try list.table.scrollToRow(at: at(0, 7), at: .bottom, animated: false)
    try list.apply("A: a b c d")
    XCTAssertEqual(list.table.picture(), " b\n c\n d")
    try list.apply("A: a")
    XCTAssertEqual(list.table.contentOffset.y, 0)
  }

  func testRowsAreAsHighAsTheirContent() async throws {
    let list = PlainFixture([["short", "a text that takes two lines", "end"]], columns: 20)
    XCTAssertEqual(list.picture.split(separator: "\n").count, 4)
    XCTAssertEqual(list.table.rectForRow(at: at(0, 2)).minY, 48)
    list.table.frame.size.width = 400
    XCTAssertEqual(list.picture.split(separator: "\n").count, 3)
  }

  func testScrollingUpOverHigherRowsKeepsTheViewStill() async throws {
    let long = "a text that takes two lines"
    let list = PlainFixture([[long, long + "2", long + "3", "d", "e", "f", "g", "h"]], lines: 3)
    list.table.frame.size.height = 0
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.frame.size.height = 48
    try list.table.scrollToRow(at: at(0, 7), at: .bottom, animated: false)
    XCTAssertEqual(list.picture, " f\n g\n h")
    list.table.contentOffset.y -= 16
    XCTAssertEqual(list.picture, " e\n f\n g")
    for _ in 0..<20 { list.table.contentOffset.y -= 16; list.table.layoutIfNeeded() }
    XCTAssertTrue(list.picture.hasPrefix(" a text"))
    XCTAssertEqual(list.table.contentOffset.y, 0)
  }

  func testPositions() async throws {
    let list = ListFixture(lines: 4)
    try list.apply("A: 0 1 2 3 4 5 6 7 8 9")
    try list.table.scrollToRow(at: at(0, 5), at: .middle, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 5.5 * 16 - 32)
    try list.table.scrollToRow(at: at(0, 9), at: .none, animated: false)
    XCTAssertEqual(list.table.picture(), " 6\n 7\n 8\n 9")
    try list.table.scrollToRow(at: at(0, 8), at: .none, animated: false)
    XCTAssertEqual(list.table.picture(), " 6\n 7\n 8\n 9", "it is in view already")
    XCTAssertThrowsError(try list.table.scrollToRow(at: at(1, 0), at: .top, animated: false)) {
      XCTAssertEqual(
        "\($0)",
        "Attempted to scroll the table view to an out-of-bounds row: "
          + "section (1) beyond bounds (1).")
    }
    XCTAssertThrowsError(
      try list.table.selectRow(at: at(0, 10), animated: false, scrollPosition: .none)
    ) {
      XCTAssertEqual(
        "\($0)",
        "Attempted to select an out-of-bounds row: row (10) beyond bounds (10) for section (0).")
    }
  }

  func testQueriesOutsideAreEmpty() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    XCTAssertEqual(table.numberOfSections, 0)
    XCTAssertEqual(table.numberOfRows(inSection: 3), 0)
    XCTAssertEqual(table.rectForRow(at: at(0, 0)), .zero)
    XCTAssertNil(table.cellForRow(at: at(0, 0)))
    XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 1, y: 1)))
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(table.picture(), "\n\n\n\n")
    table.tapRow(at: at(0, 0))
    table.performSwipeAction(0)
    XCTAssertFalse(table.swipeRow(at: at(0, 0), edge: .trailing))
  }

  func testHeadersShowTheirTitlesAndFollowThem() async throws {
    let list = ListFixture()
    var titles = ["A": "Mon 1h", "B": nil]
    list.source.headerTitleProvider = { titles[$0] ?? nil }
    try list.apply("A: a", "B: b")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" Mon 1h", " a", " b"])
    titles["A"] = "Mon 2h"
    titles["B"] = "Tue"
    try list.apply("A: a c", "B: b")
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"), [" Mon 2h", " a", " c", " Tue", " b"])
    try list.apply("B: b", "A: a")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" Tue", " b", " Mon 2h", " a"])
  }
}
