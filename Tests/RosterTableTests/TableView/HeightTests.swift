import Foundation
import Roster
import XCTest

/// Which heights are asked for, and when.
@MainActor final class HeightTests: XCTestCase {
  func testWithoutEstimatesOnlyWhatShowsIsAskedFor() async throws {
    let list = Measured(rows: 100)
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.heights, [0, 1])
    XCTAssertEqual(list.table.contentSize.height, 2 * 32 + 98 * 16)
  }

  func testADelegatesEstimatesAreAskedForAllRowsAtOnce() async throws {
    let list = Estimating(rows: 5)
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.estimates, [0, 1, 2, 3, 4])
    XCTAssertEqual(list.heights, [0, 1])
    XCTAssertEqual(list.sections, ["header 0", "footer 0"])
    XCTAssertEqual(list.table.contentSize.height, 2 * 32 + 3 * 40)
    list.estimates = []
    list.rows += 2
    try list.table.insertRows(at: [at(0, 3), at(0, 6)], with: .automatic)
    XCTAssertEqual(list.estimates, [3, 6], "a change asks for what comes, and no more")
    XCTAssertEqual(list.table.contentSize.height, 2 * 32 + 5 * 40)
  }

  /// Hidden rows at the top are as little in sight as those at the bottom.
  func testRowsWithoutHeightAtTheTopAreNotShownInEachLayout() async {
    let list = PlainFixture([["a", "b", "c", "d", "e", "f"]], lines: 2)
    list.heights = ["a": 0, "b": 0, "e": 0]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    (list.provided, _) = ([], list.log())
    for offset in [0, 1, 0, 0] as [CGFloat] {
      list.table.contentOffset.y = offset
      list.table.setNeedsLayout()
      list.table.layoutIfNeeded()
      let inSight = list.table.indexPathsForRows(in: list.table.bounds)
      XCTAssertEqual(list.table.indexPathsForVisibleRows, inSight, "at \(offset)")
    }
    XCTAssertFalse((list.takeProvided()).contains { ["a", "b"].contains($0) })
    XCTAssertFalse(list.log().contains { $0.contains("[0, 0]") || $0.contains("[0, 1]") })
  }

  /// `automaticDimension` of a delegate fits the content; it is not "as the table says".
  func testAnAutomaticHeightOfTheDelegateWinsOverTheTablesHeights() async throws {
    final class Titled: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: ItemPath
      ) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
      }
    }
    final class Automatic: TableViewDelegate {
      func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
        indexPath.row == 1 ? 64 : TableView.automaticDimension
      }
      func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
      ) -> CGFloat { TableView.automaticDimension }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 160))
    let source = Titled(), delegate = Automatic()
    table.dataSource = source
    table.rowHeight = 48
    table.sectionHeaderHeight = 32
    XCTAssertEqual(table.contentSize.height, 32 + 3 * 48)
    table.delegate = delegate
    table.layoutIfNeeded()
    XCTAssertEqual(
      (0..<3).map { table.rectForRow(at: at(0, $0)).height }, [16, 64, 16])
    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 16)
  }

  func testRowsThatTurnOutLowerThanEstimatedDoNotStayAboveTheVisiblePart() async throws {
    final class Display: TableViewDelegate {
      var rows: Set<Int> = []
      func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
      ) { rows.insert(indexPath.row) }
      func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
      ) { rows.remove(indexPath.row) }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    let source = Counting(rows: 100), display = Display()
    table.dataSource = source
    table.delegate = display
    table.estimatedRowHeight = 64
    for offset in [0, 1000, 1010, 2000, 30, 500, 17, 4000] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let visible = table.indexPathsForVisibleRows ?? []
      XCTAssertEqual(visible, table.indexPathsForRows(in: table.bounds), "\(offset)")
      XCTAssertEqual(table.visibleCells.count, visible.count, "\(offset)")
      XCTAssertEqual(display.rows, Set(visible.map(\.row)), "\(offset)")
    }
  }

  func testAnEstimateOfZeroAsksForAllHeightsAtOnce() async throws {
    let list = Measured(rows: 5)
    list.table.estimatedRowHeight = 0
    XCTAssertEqual(list.table.contentSize.height, 5 * 32)
    XCTAssertEqual(list.heights, [0, 1, 2, 3, 4])
    list.table.layoutIfNeeded()
    list.heights = []
    list.rows += 1
    try list.table.insertRows(at: [at(0, 5)], with: .automatic)
    XCTAssertEqual(list.heights, [5])
    list.heights = []
    try list.table.performBatchUpdates({})
    XCTAssertEqual(list.heights.prefix(6), [0, 1, 2, 3, 4, 5], "an empty batch asks again")
  }

  func testNothingIsAskedForAMillionRowsOfADelegateWithoutHeights() async throws {
    let source = Counting(rows: 1_000_000)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let delegate = Silent()
    table.dataSource = source
    table.delegate = delegate
    table.estimatedRowHeight = 0
    XCTAssertEqual(table.contentSize.height, 16_000_000)
    table.rowHeight = 32
    XCTAssertEqual(table.contentSize.height, 32_000_000)
  }

  func testEstimatedHeadersOfZeroAreMeasuredAtOnce() async throws {
    let list = Estimating(rows: 1)
    list.edgeEstimate = 0
    list.edgeHeight = 48
    XCTAssertEqual(list.table.contentSize.height, 40 + 2 * 48)
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).minY, 48)
  }

  func testNonsenseHeightsCountAsNone() async throws {
    for height in [CGFloat.nan, .infinity, -.infinity, -7] {
      let list = Estimating(rows: 3)
      (list.estimate, list.height, list.edgeEstimate) = (height, height, height)
      list.table.layoutIfNeeded()
      list.rows += 1
      try list.table.insertRows(at: [at(0, 1)], with: .automatic)
      XCTAssertTrue(list.table.contentSize.height.isFinite, "\(height)")
      XCTAssertGreaterThanOrEqual(list.table.contentSize.height, 0, "\(height)")
    }
  }
}

extension HeightTests {
  func testLengthsThatAreNoneCountAsAutomatic() async throws {
    for length in [CGFloat.nan, .infinity, -.infinity, -7] {
      let list = PlainFixture([["a", "b"], ["c"]], lines: 6)
      list.titles = ["A", nil]
      list.table.estimatedSectionHeaderHeight = length
      list.table.estimatedSectionFooterHeight = length
      list.table.sectionHeaderHeight = length
      list.table.sectionFooterHeight = length
      list.table.sectionHeaderTopPadding = length
      list.table.rowHeight = length
      list.table.estimatedRowHeight = length
      list.heights = ["b": length]
      list.table.reloadData()
      XCTAssertEqual(list.picture.split(separator: "\n"), [" A", " a", " b", " c"], "\(length)")
      XCTAssertEqual(list.table.contentSize.height, 64, "\(length)")
      let edges = Estimating(rows: 1)
      (edges.edgeHeight, edges.edgeEstimate) = (length, 0)
      edges.table.layoutIfNeeded()
      XCTAssertEqual(edges.table.contentSize.height, 32, "\(length)")
    }
  }

  func testAHeightOfTheTablesHeaderThatIsNone() async throws {
    for length in [CGFloat.nan, .infinity] {
      let list = PlainFixture([["a"]])
      list.table.tableHeaderView = PlatformView(
        frame: CGRect(x: 0, y: 0, width: 1, height: length))
      list.table.tableFooterView = PlatformView(
        frame: CGRect(x: 0, y: 0, width: 1, height: length))
      XCTAssertEqual(list.table.contentSize.height, 16, "\(length)")
      XCTAssertEqual(list.picture.split(separator: "\n"), [" a"], "\(length)")
    }
  }

  func testRowsHigherThanNumbersAreLong() async throws {
    let list = PlainFixture([(0..<100).map { "r\($0)" }])
    list.table.rowHeight = 1e18
    list.table.contentOffset.y = 5e19
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.contentOffset.y, 5e19)
    XCTAssertEqual(list.table.indexPathForRow(at: CGPoint(x: 0, y: 5e19)), at(0, 50))
    XCTAssertTrue(list.log().contains("scrolled to \(Int.max)"))
    list.table.rowHeight = 1e-18
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.indexPathForRow(at: CGPoint(x: 0, y: 1)), nil)
  }
}

@MainActor private class Counting: TableViewDataSource {
  var rows: Int

  init(rows: Int) { self.rows = rows }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }
}

@MainActor private final class Silent: TableViewDelegate {}

/// A table of three lines whose delegate knows the heights of rows.
@MainActor private final class Measured: Counting, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
  var heights: [Int] = []

  override init(rows: Int) {
    super.init(rows: rows)
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    heights.append(indexPath.row)
    return 32
  }
}

/// The same with estimates for everything.
@MainActor private final class Estimating: Counting, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
  var estimate: CGFloat = 40
  var height: CGFloat = 32
  var edgeEstimate: CGFloat = -1
  var edgeHeight: CGFloat = -1
  var estimates: [Int] = []
  var heights: [Int] = []
  var sections: [String] = []

  override init(rows: Int) {
    super.init(rows: rows)
    table.dataSource = self
    table.delegate = self
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    estimates.append(indexPath.row)
    return estimate
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    heights.append(indexPath.row)
    return height
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    sections.append("header \(section)")
    return edgeEstimate
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    sections.append("footer \(section)")
    return edgeEstimate
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    edgeHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    edgeHeight
  }
}
