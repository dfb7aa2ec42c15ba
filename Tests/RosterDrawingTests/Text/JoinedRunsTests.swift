import RosterDrawing
import XCTest

/// Clusters that parts of a text would make together: counted apart, and printed apart.
final class JoinedRunsTests: XCTestCase {
  private let pieces = [
    "👩", "\u{200D}💻", "🇩", "🇪", "🇫🇷", "👍", "🏽", "❤", "\u{FE0F}", "ᄀ", "ᅡ", "ᆨ", "a", "\u{301}", "क",
    "्", "ष", "\u{600}", "1", "中", "\u{200B}", " ",
  ]

  func testAllPairsAndTriplesTakeTheColumnsThatTheyAreSaidTo() {
    for profile in [WidthProfile.unicode, .legacy] {
      let flow = TextFlow(profile: profile)
      for first in pieces {
        for second in pieces {
          for third in ["", "x", "💻"] + pieces.prefix(6) {
            let text = StyledText(
              [first, second, third].map { StyledText.Run($0, style: Style(.bold)) })
            let drawing = Drawing(text, flow: flow)
            let runs = drawing.row(0).runs
            let whole = runs.map(\.printedText).joined()
            XCTAssertEqual(
              whole.count, runs.reduce(0) { $0 + $1.printedText.count },
              "\(first.debugDescription) \(second.debugDescription) \(third.debugDescription)")
            XCTAssertEqual(profile.width(of: whole), text.measure(flow: flow).ideal)
          }
        }
      }
    }
  }

  func testWhatDoesNotJoinStaysAsItIs() {
    let text = StyledText("🇩🇪", style: Style(.bold)) + StyledText("🇫🇷") + StyledText("中")
    XCTAssertEqual(Drawing(text).picture(), "🇩🇪🇫🇷中")
    let words = StyledText("a", style: Style(.bold)) + StyledText("é")
    XCTAssertEqual(Drawing(words).picture(), "aé")
  }
}
