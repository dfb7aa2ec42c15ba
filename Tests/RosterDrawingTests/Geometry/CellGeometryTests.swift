import RosterDrawing
import XCTest

final class CellGeometryTests: XCTestCase {
  private let extremes = [Int.min, -1, 0, 1, 7, Int.max]

  func testNothingTrapsOnExtremeNumbers() {
    for x in extremes {
      for width in extremes {
        var rect = CellRect(x: x, y: width, width: width, height: x)
        XCTAssertGreaterThanOrEqual(rect.maxX, rect.minX)
        XCTAssertGreaterThanOrEqual(rect.maxY, rect.minY)
        rect = rect.offset(x: width, y: x).offset(x: width, y: x)
        rect.size.width = width
        XCTAssertGreaterThanOrEqual(rect.width, 0)
        for other in extremes {
          let both = rect.intersection(CellRect(x: other, y: other, width: width, height: x))
          XCTAssertLessThanOrEqual(both.width, rect.width)
          XCTAssertTrue(both.isEmpty || rect.contains(both.origin))
        }
      }
    }
  }

  func testIntersectionIsTheCellsOfBoth() {
    let rects = (0..<3).flatMap { x in (0..<3).map { CellRect(x: x, y: 1, width: $0, height: 2) } }
    for old in rects {
      for new in rects {
        let both = old.intersection(new)
        for x in 0..<6 {
          for y in 0..<4 {
            let point = CellPoint(x: x, y: y)
            XCTAssertEqual(both.contains(point), old.contains(point) && new.contains(point))
          }
        }
      }
    }
  }

  func testDescriptions() {
    XCTAssertEqual("\(CellRect(x: 3, y: -1, width: 40, height: 8))", "(3, -1) 40×8")
  }
}
