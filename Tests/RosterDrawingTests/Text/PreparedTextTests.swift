import XCTest

@testable import RosterDrawing

/// What lets prepared text stand where it stood: it is what the new text would come to.
final class PreparedTextTests: XCTestCase {
  private let bold = Style(.bold)

  func testIsMadeOfTheSameBytesInTheSameStyle() {
    for text in ["a", "seven b", "eight by", "nine byte", "a line of more than sixteen bytes"] {
      let prepared = PreparedText(StyledText(text, style: bold))
      XCTAssertTrue(prepared.isMade(of: text, style: bold, flow: TextFlow()))
      XCTAssertTrue(prepared.isMade(of: String(Array(text)), style: bold, flow: TextFlow()))
      XCTAssertFalse(prepared.isMade(of: text, style: .plain, flow: TextFlow()))
      XCTAssertFalse(prepared.isMade(of: text, style: bold, flow: TextFlow(lineLimit: 1)))
      XCTAssertFalse(prepared.isMade(of: text, style: bold, flow: TextFlow(), label: "star"))
      for place in text.indices {
        var other = text
        other.replaceSubrange(place...place, with: "x")
        let isSame = prepared.isMade(of: other, style: bold, flow: TextFlow())
        XCTAssertEqual(isSame, other == text, "\(text) and \(other)")
        XCTAssertFalse(prepared.isMade(of: String(text[..<place]), style: bold, flow: TextFlow()))
      }
    }
  }

  func testTextThatOnlyMeansTheSameIsOther() {
    let composed = "caf\u{E9}"
    let taken = "cafe\u{301}"
    XCTAssertEqual(composed, taken)
    let prepared = PreparedText(StyledText(composed))
    XCTAssertFalse(prepared.isMade(of: taken, style: .plain, flow: TextFlow()))
  }

  func testSeveralPartsOrNoneAreNotMadeOfOneText() {
    let parts = StyledText([.init("a"), .init("b", style: bold)])
    XCTAssertFalse(PreparedText(parts).isMade(of: "ab", style: .plain, flow: TextFlow()))
    XCTAssertFalse(PreparedText("").isMade(of: "", style: .plain, flow: TextFlow()))
  }
}
