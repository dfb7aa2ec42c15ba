import Foundation
import RosterDrawing
import RosterViews
import XCTest

final class LayoutMetricsTests: XCTestCase {
  func testPointsAreRoundedHalfUp() {
    let metrics = LayoutMetrics.terminal
    XCTAssertEqual(
      [0, 3.9, 4, 8, 11.9, 12, 50].map { metrics.columns($0) }, [0, 0, 1, 1, 1, 2, 6])
    XCTAssertEqual([0, 7.9, 8, 44].map { metrics.lines($0) }, [0, 0, 1, 3])
    XCTAssertEqual(metrics.columns(-12), -1)
  }

  func testEndlessAndBrokenLengths() {
    let metrics = LayoutMetrics.terminal
    XCTAssertEqual(metrics.columns(.infinity), CellSize.limit)
    XCTAssertEqual(metrics.columns(-.infinity), -CellSize.limit)
    XCTAssertEqual(metrics.columns(.nan), 0)
    XCTAssertEqual(
      metrics.cells(CGSize(width: -5, height: CGFloat.greatestFiniteMagnitude)).width, 0)
    let broken = LayoutMetrics(
      pointsPerColumn: 0, pointsPerLine: .nan, minimumRowHeight: 0, rowMargins: .zero)
    XCTAssertEqual(broken.columns(5), 5)
    XCTAssertEqual(broken.lines(5), 5)
  }

  func testCellsThereAndBack() {
    let metrics = LayoutMetrics.terminal
    let rect = CellRect(x: -3, y: 2, width: 40, height: 7)
    XCTAssertEqual(metrics.cells(metrics.points(rect)), rect)
  }

  func testEdges() {
    var insets = LayoutMetrics.points.rowMargins
    insets.set(.horizontal, 50)
    XCTAssertEqual(insets, EdgeInsets(top: 11, leading: 50, bottom: 11, trailing: 50))
  }
}
