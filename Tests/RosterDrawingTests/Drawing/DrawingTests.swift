import RosterDrawing
import XCTest

final class DrawingTests: XCTestCase {
  func testDrawingTextOverAGround() {
    var drawing = Drawing(width: 12, height: 2)
    drawing.fill(CellRect(x: 0, y: 0, width: 12, height: 1), background: .yellow)
    drawing.draw("★ Coding", at: CellPoint(x: 1, y: 0), style: Style(.bold, foreground: .purple))
    drawing.draw("plain", at: CellPoint(x: 0, y: 1))
    XCTAssertEqual(drawing.picture(), " ★ Coding\nplain")
    XCTAssertEqual(
      drawing.styledPicture(),
      "{on yellow| }{bold purple on yellow|★ Coding}{on yellow|   }\nplain")
  }

  func testWhatIsOutsideIsLeftOut() {
    var drawing = Drawing(width: 4, height: 1)
    drawing.draw("abcdefgh", at: CellPoint(x: -2, y: 0))
    XCTAssertEqual(drawing.picture(), "cdef")
    drawing.draw("x", at: CellPoint(x: 4, y: 0))
    drawing.draw("x", at: CellPoint(x: 0, y: 1))
    drawing.draw("x", at: CellPoint(x: 0, y: -1))
    drawing.draw("x", at: CellPoint(x: .max, y: .min))
    XCTAssertEqual(drawing.picture(), "cdef")
    drawing.draw("中文字", at: CellPoint(x: -1, y: 0))
    XCTAssertEqual(drawing.picture(), " 文", "halves of wide letters become spaces")
  }

  func testOverlayShowsWhatLiesBelowItsGaps() {
    var below = Drawing(width: 9, height: 1)
    below.draw("abcdefghi", at: .zero)
    var above = Drawing(width: 5, height: 1)
    above.draw("1", at: .zero, style: Style(.bold))
    above.draw("2", at: CellPoint(x: 4, y: 0))
    below.overlay(above, at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(below.styledPicture(), "ab{bold|1}def2hi")
  }

  func testStacks() {
    let parts = [Drawing("a"), Drawing("bcd"), Drawing("ef")]
    XCTAssertEqual(Drawing.vertical(parts).picture(), "a\nbcd\nef")
    XCTAssertEqual(
      Drawing.vertical(parts, spacing: 1, alignment: .center).picture(), " a\n\nbcd\n\nef")
    XCTAssertEqual(Drawing.horizontal(parts, spacing: 2).picture(), "a  bcd  ef")
    XCTAssertEqual(Drawing.vertical([Drawing](), spacing: -3).size, .zero)
    XCTAssertEqual(Drawing.horizontal(parts, spacing: .max).width, Drawing.lengthLimit)
  }

  func testPressRegionsMoveAndAreCut() {
    var button = Drawing("[ok]")
    button.pressRegions = [PressRegion(rect: button.bounds, action: 7, label: "ok")]
    button.accessibility = [AccessibilityElement("ok", traits: .button, action: 7)]
    var row = Drawing(width: 6, height: 2)
    row.overlay(button, at: CellPoint(x: 3, y: 1))
    XCTAssertEqual(
      row.pressRegions,
      [
        PressRegion(rect: CellRect(x: 3, y: 1, width: 3, height: 1), action: 7, label: "ok")
      ])
    XCTAssertEqual(row.pressRegion(at: CellPoint(x: 5, y: 1))?.action, 7)
    XCTAssertNil(row.pressRegion(at: CellPoint(x: 2, y: 1)))
    row.overlay(button, at: CellPoint(x: 60, y: 1))
    XCTAssertEqual(row.pressRegions.count, 1)
    XCTAssertEqual(row.accessibilityText, "ok, button, ok, button")
  }

  func testRestyleAndUnderlay() {
    var drawing = Drawing(width: 8, height: 1)
    drawing.draw("abcdef", at: .zero)
    drawing.restyle(CellRect(x: 2, y: 0, width: 2, height: 9)) { $0.over(Style(.inverse)) }
    XCTAssertEqual(drawing.styledPicture(), "ab{inverse|cd}ef")
    drawing.underlay(drawing.bounds, style: Style(.dim, background: .blue))
    XCTAssertEqual(
      drawing.styledPicture(),
      "{dim on blue|ab}{dim inverse on blue|cd}{dim on blue|ef}{on blue|  }")
  }

  func testCropPlaceAndResize() {
    var drawing = Drawing("abc\ndef\nghi")
    XCTAssertEqual(
      drawing.cropped(to: CellRect(x: 1, y: 1, width: 2, height: 5)).picture(), "ef\nhi\n\n\n")
    XCTAssertEqual(
      drawing.placed(at: CellPoint(x: 2, y: 1), in: CellSize(width: 4, height: 3)).picture(),
      "\n  ab\n  de")
    drawing.resize(to: CellSize(width: 2, height: 2))
    XCTAssertEqual(drawing.picture(), "ab\nde")
    drawing.resize(to: CellSize(width: 9, height: 3))
    XCTAssertEqual(drawing.picture(), "ab\nde\n")
  }

  func testBadSizesAreClamped() {
    XCTAssertEqual(Drawing(width: -4, height: -1).size, .zero)
    XCTAssertEqual(Drawing(width: .max, height: .max).width, Drawing.lengthLimit)
    var drawing = Drawing(width: .max, height: 2)
    drawing.fill(CellRect(x: .min, y: .min, width: .max, height: .max), background: .red)
    drawing.fill(CellRect(x: -5, y: 0, width: .max, height: .max), background: .red)
    XCTAssertEqual(drawing.row(1).end, Drawing.lengthLimit)
    XCTAssertEqual(drawing.row(-1).end, 0)
    XCTAssertEqual(drawing.row(.max).end, 0)
    XCTAssertEqual(drawing.picture(), "\n")
    drawing.resize(to: .zero)
    XCTAssertTrue(drawing.isBlank)
  }

  func testEqualDrawingsAreEqual() {
    let one = Drawing("ab", width: 9)
    XCTAssertEqual(one, Drawing("ab", width: 9))
    XCTAssertNotEqual(one, Drawing(StyledText("ab", style: Style(.bold)), width: 9))
    XCTAssertNotEqual(one, Drawing("ac", width: 9))
  }

  func testRule() {
    var drawing = Drawing(width: 4, height: 1)
    drawing.fill(drawing.bounds, with: "─", style: Style(foreground: .separator))
    XCTAssertEqual(drawing.styledPicture(), "{separator|────}")
  }
}
