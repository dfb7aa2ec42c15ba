import RosterDrawing
import XCTest

final class StyledTextTests: XCTestCase {
  private let bold = Style(.bold)
  private let text = StyledText("Hello ") + StyledText("brave", style: Style(.bold)) + " world"

  func testPartsKeepTheirStyle() {
    XCTAssertEqual(Drawing(text).styledPicture(), "Hello {bold|brave} world")
    XCTAssertEqual(text.text, "Hello brave world")
    XCTAssertEqual(
      Drawing(text.over(Style(.dim))).styledPicture(), "{dim|Hello }{bold dim|brave}{dim| world}")
  }

  func testWrappingCutsParts() {
    let drawing = Drawing(text, width: 8)
    XCTAssertEqual(drawing.styledPicture(), "Hello\n{bold|brave}\nworld")
    XCTAssertEqual(
      Drawing(text, width: 3).styledPicture(), "Hel\nlo\n{bold|bra}\n{bold|ve}\nwor\nld")
  }

  func testTruncationTakesTheStyleOfTheCut() {
    let one = TextFlow(lineLimit: 1)
    XCTAssertEqual(Drawing(text, width: 9, flow: one).styledPicture(), "Hello {bold|br}{bold|…}")
    let head = TextFlow(lineLimit: 1, truncation: .head)
    XCTAssertEqual(Drawing(text, width: 9, flow: head).styledPicture(), "{bold|…}{bold|ve} world")
    let middle = TextFlow(lineLimit: 1, truncation: .middle)
    XCTAssertEqual(Drawing(text, width: 9, flow: middle).styledPicture(), "Hell…orld")
  }

  func testAlignment() {
    var flow = TextFlow(alignment: .trailing)
    XCTAssertEqual(Drawing("a\nccc", flow: flow).picture(), "  a\nccc")
    flow.alignment = .center
    XCTAssertEqual(Drawing("a\nccc", flow: flow).picture(), " a\nccc")
    var drawing = Drawing(width: 7, height: 1)
    drawing.draw("abc", in: drawing.bounds, flow: flow)
    XCTAssertEqual(drawing.picture(), "  abc")
  }

  func testMeasure() {
    XCTAssertEqual(text.measure().ideal, 17)
    XCTAssertEqual(StyledText("中\nab").measure().ideal, 2)
    XCTAssertEqual(StyledText("中\nab").measure().lines, 2)
    XCTAssertEqual(StyledText("").measure().lines, 1)
  }

  func testUntrustedTextIsSafeInEveryLine() {
    let evil = StyledText("\u{1B}[2J\nx\u{9B}y\r\n\u{202E}z")
    XCTAssertEqual(Drawing(evil).picture(), "␛[2J\nx\u{FFFD}y\n\u{FFFD}z")
    XCTAssertEqual(
      Drawing(evil, flow: TextFlow(lineLimit: 1)).picture(), "␛[2J␊x\u{FFFD}y␊\u{FFFD}z")
  }

  func testManyPartsAreLinear() {
    let many = StyledText((0..<100_000).map { StyledText.Run($0 % 2 == 0 ? "ab" : "c ") })
    let drawing = Drawing(many, width: 8)
    XCTAssertEqual(drawing.height, 25_000)
    XCTAssertEqual(drawing.row(0).text, "abc abc")
  }
}
