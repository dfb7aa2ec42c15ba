import Foundation
import Roster
import XCTest

/// Where things are (1.14): rectangles, and rows at points, in rectangles and of cells.
@MainActor final class QueryTests: XCTestCase {
  /// Two sections with header and footer: lines h0 a b f0 h1 c f1.
  private func list(lines: Int = 4) -> Framed {
    Framed([["a", "b"], ["c"]], lines: lines)
  }

  func testRectanglesOfSectionsHeadersRowsAndFooters() async throws {
    let list = list(lines: 10)
    let lines = { (first: Int, count: Int) in
      CGRect(x: 0, y: first * 16, width: 160, height: count * 16)
    }
    XCTAssertEqual(list.lines, ["h0", "a", "b", "f0", "h1", "c", "f1"])
    XCTAssertEqual(list.table.rect(forSection: 0), lines(0, 4))
    XCTAssertEqual(list.table.rect(forSection: 1), lines(4, 3))
    XCTAssertEqual(list.table.rectForHeader(inSection: 1), lines(4, 1))
    XCTAssertEqual(list.table.rectForFooter(inSection: 0), lines(3, 1))
    XCTAssertEqual(list.table.rectForFooter(inSection: 1), lines(6, 1))
    XCTAssertEqual(list.table.rectForRow(at: at(1, 0)), lines(5, 1))
    for section in [-1, 2, .max, .min] {
      XCTAssertEqual(list.table.rect(forSection: section), .zero)
      XCTAssertEqual(list.table.rectForHeader(inSection: section), .zero)
      XCTAssertEqual(list.table.rectForFooter(inSection: section), .zero)
      XCTAssertEqual(list.table.rectForRow(at: at(section, 0)), .zero)
      XCTAssertEqual(list.table.rectForRow(at: at(0, section)), .zero)
      XCTAssertNil(list.table.headerView(forSection: section))
      XCTAssertNil(list.table.footerView(forSection: section))
      XCTAssertEqual(list.table.numberOfRows(inSection: section), 0)
    }
    list.table.tableHeaderView = PlatformView(frame: lines(0, 2))
    XCTAssertEqual(list.table.rect(forSection: 0), lines(2, 4), "behind the table's header")
  }

  func testRowsAtPointsAndInRectangles() async throws {
    let list = list()
    let row = { (y: CGFloat) in list.table.indexPathForRow(at: CGPoint(x: 0, y: y)) }
    XCTAssertEqual(
      [8, 16, 31.5, 32, 50, 80, 95, 100].map { row($0) },
      [nil, at(0, 0), at(0, 0), at(0, 1), nil, at(1, 0), at(1, 0), nil])
    XCTAssertEqual([-1, 1_000, .nan, .infinity].map { row($0) }, [nil, nil, nil, nil])
    XCTAssertNil(list.table.indexPathForRow(at: CGPoint(x: 160, y: 16)), "beside the rows")
    XCTAssertNil(list.table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 16)))
    let rows = { (y: CGFloat, height: CGFloat) in
      list.table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 160, height: height))
    }
    XCTAssertEqual(rows(0, 17), [at(0, 0)], "also rows that show in part")
    XCTAssertEqual(rows(24, 70), [at(0, 0), at(0, 1), at(1, 0)], "also rows out of view")
    XCTAssertEqual(rows(0, 16), [], "headers are no rows")
    XCTAssertEqual(rows(500, 16), [])
    XCTAssertNil(list.table.indexPathsForRows(in: .null))
    XCTAssertEqual(list.table.indexPathsForRows(in: .infinite)?.count, 3)
    XCTAssertNil(rows(.nan, 10))
  }

  func testCellsAndTheirRows() async throws {
    let list = list(lines: 3)
    list.table.preparedRowLimit = 4
    let cells = list.table.visibleCells
    XCTAssertEqual(cells.count, 2)
    XCTAssertEqual(list.table.indexPathsForVisibleRows, [at(0, 0), at(0, 1)])
    XCTAssertEqual(cells.map(list.table.indexPath), [at(0, 0), at(0, 1)])
    XCTAssertNil(list.table.cellForRow(at: at(1, 0)), "none is made")
    XCTAssertNil(list.table.cellForRow(at: at(7, 7)))
    XCTAssertNil(list.table.indexPath(for: TableViewCell()))
    list.table.contentOffset.y = 64
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.indexPathsForVisibleRows, [at(1, 0)])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cells[0], "it waits")
    XCTAssertNil(list.table.indexPath(for: cells[0]), "it is not visible")
    XCTAssertNil(list.table.headerView(forSection: 0))
    XCTAssertNil(list.table.footerView(forSection: 0))
    XCTAssertNotNil(list.table.headerView(forSection: 1))
    XCTAssertEqual(list.table.footerView(forSection: 1)?.textLabel?.text, "f1")
  }

  func testCountsAreThoseOfTheLastUpdate() async throws {
    let list = list()
    list.rows[0].append("x")
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(list.table.numberOfSections, 2)
    try list.table.insertRows(at: [at(0, 2)], with: .automatic)
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 3)
    list.rows = [[]]
    list.table.reloadData()
    XCTAssertEqual(list.table.numberOfSections, 1)
  }

  func testATableOfNoSize() async throws {
    for size in [CGSize.zero, CGSize(width: 0, height: 64), CGSize(width: 64, height: 0)] {
      let list = Framed([["a", "b"], ["c"]], lines: 0)
      list.table.frame.size = size
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.table.visibleCells.isEmpty, size.height == 0, "\(size)")
      XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
      try list.table.scrollToRow(at: at(1, 0), at: .bottom, animated: false)
      list.table.tapRow(at: at(0, 1))
      XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1))
      XCTAssertTrue(list.table.focusRow(at: at(1, 0)))
      list.rows = [["b"], ["c", "d"]]
      try list.table.performBatchUpdates {
        try list.table.deleteRows(at: [at(0, 0)], with: .none)
        try list.table.insertRows(at: [at(1, 1)], with: .none)
      }
      XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 0))
      XCTAssertEqual(list.table.picture().filter { !$0.isWhitespace }.count > 0, false)
    }
  }

  func testATableThatIsTakenOutOfItsViewGoesOn() async throws {
    let list = list(lines: 10)
    let outer = PlatformView(frame: list.table.frame)
    outer.addSubview(list.table)
    outer.layoutIfNeeded()
    let cell = list.table.visibleCells[0]
    list.table.removeFromSuperview()
    list.rows[0].append("x")
    try list.table.insertRows(at: [at(0, 2)], with: .automatic)
    list.table.tapRow(at: at(0, 2))
    XCTAssertEqual(
      list.lines,
      ["h0", "a", "b", ">x", "f0", "h1", "c", "f1"])
    XCTAssertTrue(list.table.visibleCells[0] === cell)
    outer.addSubview(list.table)
    XCTAssertTrue(outer.picture().contains(">x"))
  }
}

/// A plain table whose sections have titles above and below.
@MainActor final class Framed: TableViewDataSource, TableViewDelegate {
  let table: TableView
  var rows: [[String]]

  init(_ rows: [[String]], lines: Int) {
    self.rows = rows
    table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: lines * 16), style: .plain)
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    table.eventLog.isRecording = true
  }

  var lines: [String] {
    table.picture().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "h\(section)"
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    "f\(section)"
  }
}
