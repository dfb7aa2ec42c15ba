import RosterDrawing
import XCTest

/// Numbers at the ends of their types: nothing traps, whatever is drawn.
final class HostileNumbersTests: XCTestCase {
  private let numbers = [Int.min, .min + 1, -1, 0, 1, 7, .max - 1, .max]
  private let parts = [-Double.infinity, -1, 0, .nan, 0.5, 1e308, .infinity]

  func testTextTakesAllNumbers() {
    let profile = WidthProfile.unicode
    for number in numbers {
      for alignment in TextAlignment.allCases {
        XCTAssertTrue(profile.pad("a", to: number % 1_000, alignment: alignment).contains("a"))
        _ = alignment.inset(of: number)
      }
      XCTAssertGreaterThanOrEqual(profile.pad("a", to: min(number, 9)).count, 1)
      for mode in TruncationMode.allCases {
        _ = profile.truncate("a中b", to: number, mode: mode)
        _ = profile.wrap("a中 b", to: number, lineLimit: number, mode: mode)
      }
      let flow = TextFlow(lineLimit: number)
      _ = Drawing(StyledText("a b"), width: number, flow: flow)
      _ = PreparedText(StyledText("a b"), flow: flow).lineCount(width: number)
      XCTAssertLessThanOrEqual(WidthProfile(ambiguous: number).ambiguous, 2)
    }
  }

  func testDrawingsTakeAllNumbers() {
    for x in numbers {
      for width in numbers {
        let rect = CellRect(x: x, y: width, width: width, height: x)
        _ = (rect.maxX, rect.maxY, rect.offset(x: width, y: x).intersection(rect))
        var drawing = Drawing(width: 4, height: 2)
        drawing.draw("abcdef", at: CellPoint(x: x, y: 0))
        drawing.draw(StyledText("ab cd"), in: CellRect(x: x, y: 0, width: width, height: 2))
        drawing.fill(CellRect(x: x, y: 0, width: width, height: 2), background: .red)
        drawing.fill(CellRect(x: x, y: 0, width: width, height: 2), with: "中")
        drawing.restyle(CellRect(x: x, y: 0, width: width, height: 2)) { $0 }
        drawing.underlay(rect, style: Style(background: .red))
        drawing.overlay(drawing, at: CellPoint(x: x, y: width))
        XCTAssertEqual(drawing.size, CellSize(width: 4, height: 2))
        _ = drawing.cropped(to: CellRect(x: x, y: 0, width: min(width, 9), height: 1))
        _ = drawing.row(x)
        drawing.resize(to: CellSize(width: min(width, 9), height: min(x, 9)))
      }
      _ = Drawing.vertical([Drawing(width: 1, height: 1)], spacing: x)
      _ = Drawing.horizontal([Drawing(width: 1, height: 1)], spacing: x)
    }
  }

  func testColorsTakeAllNumbers() {
    for part in parts {
      let color = Color(red: part, green: part, blue: part, opacity: part)
      _ = Color(hue: part, saturation: part, brightness: part, opacity: part)
      XCTAssertTrue((0...1).contains(color.opacity(part).opacity))
      XCTAssertTrue((0...1).contains(Color.red.withAlphaComponent(part).opacity))
    }
  }
}
