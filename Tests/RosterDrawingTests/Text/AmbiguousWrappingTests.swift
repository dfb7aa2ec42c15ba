import RosterDrawing
import XCTest

/// Text of letters that may take one or two columns: it breaks between letters, wherever it breaks.
final class AmbiguousWrappingTests: XCTestCase {
  private let pieces = ["α", "±", "a", " ", "中"]

  func testEveryTextOfFourLettersBreaksBetweenThem() {
    for profile in [WidthProfile.unicode, WidthProfile(ambiguous: 2)] {
      for text in texts(of: 4) {
        for columns in 2...5 {
          for breaks in [TextBreaks.betweenWords, .betweenCharacters] {
            var flow = TextFlow(profile: profile)
            flow.breaks = breaks
            let lines = StyledText(text).wrapped(to: columns, flow: flow)
            let label = "\(text.debugDescription) in \(columns), \(breaks)"
            XCTAssertEqual(
              lines.joined().filter { $0 != " " }, text.filter { $0 != " " }, label)
            for line in lines {
              XCTAssertLessThanOrEqual(profile.width(of: line), columns, label)
            }
          }
        }
      }
    }
  }

  func testWhatIsCutOffIsWholeLetters() {
    let profile = WidthProfile(ambiguous: 2)
    for text in texts(of: 4) {
      for columns in 0...9 {
        for mode in TruncationMode.allCases {
          let cut = profile.truncate(text, to: columns, mode: mode)
          let label = "\(text.debugDescription) to \(columns), \(mode)"
          XCTAssertTrue(cut.allSatisfy { text.contains($0) || $0 == "…" }, label)
          XCTAssertLessThanOrEqual(profile.width(of: cut), columns, label)
        }
      }
    }
    XCTAssertEqual(profile.wrap("αβγ", to: 4), ["αβ", "γ"])
    XCTAssertEqual(profile.wrap("αβγ", to: 3), ["α", "β", "γ"])
  }

  private func texts(of length: Int) -> [String] {
    (0..<length).reduce([""]) { texts, _ in texts.flatMap { text in pieces.map { text + $0 } } }
  }
}

extension StyledText {
  /// The lines of the text, as they are drawn.
  fileprivate func wrapped(to columns: Int, flow: TextFlow) -> [String] {
    Drawing(self, width: columns, flow: flow).picture()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
