import RosterDrawing
import XCTest

/// Spaces that do not fit are no text that is missing, and nothing leaves its rectangle.
final class SpacesAtEndsTests: XCTestCase {
  private func lines(_ text: String, _ width: Int, limit: Int? = nil) -> [String] {
    WidthProfile.unicode.wrap(text, to: width, lineLimit: limit)
  }

  func testSpacesAtTheEndAreLeftOff() {
    XCTAssertEqual(lines("abcd      ", 4), ["abcd"])
    XCTAssertEqual(lines("abcd      ", 4, limit: 1), ["abcd"])
    XCTAssertEqual(lines("abcd      \nxy", 4), ["abcd", "xy"])
    XCTAssertEqual(lines("abcd      xy", 4), ["abcd", "xy"])
    XCTAssertEqual(lines("abcd      xy", 4, limit: 1), ["abc…"])
    XCTAssertEqual(lines("ab      ", 4), ["ab  "])
  }

  func testSpacesAtTheStartFillALine() {
    XCTAssertEqual(lines("      abcd", 4), ["    ", "abcd"])
    XCTAssertEqual(lines("      ", 4), ["    "])
  }

  /// All short texts of a few pieces, at all widths: what is right of the rectangle stays.
  func testNothingIsDrawnOutsideOfTheRectangle() {
    let pieces = ["", "a", " ", "      ", "中", "\n", "bcd"]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          for width in 1...4 {
            for limit in [nil, 1, 2] {
              var drawing = Drawing(width: 12, height: 3)
              drawing.fill(CellRect(x: width, y: 0, width: 12 - width, height: 3), with: "#")
              let right = String(repeating: "#", count: 12 - width)
              let text = first + second + third
              let flow = TextFlow(lineLimit: limit)
              let rect = CellRect(x: 0, y: 0, width: width, height: 3)
              var prepared = drawing
              drawing.draw(StyledText(text), in: rect, flow: flow)
              prepared.draw(PreparedText(StyledText(text), flow: flow), in: rect)
              XCTAssertEqual(drawing, prepared)
              for line in drawing.picture().split(separator: "\n", omittingEmptySubsequences: false)
              {
                XCTAssertTrue(
                  line.hasSuffix(right), "\(text.debugDescription) at \(width): \(line)")
              }
            }
          }
        }
      }
    }
  }
}
