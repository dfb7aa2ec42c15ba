import RosterDrawing
import XCTest

/// Areas filled with a glyph: as many clusters are printed as there are cells for them.
final class FillTests: XCTestCase {
  private let glyphs: [Character] = [
    "─", "中", "a", "👍", "❤️", "é", "🇩🇪", "🇩", "ᄀ", "가", "각", "ᅡ", "ᆨ", "👩‍💻", "क", "क्", "1️⃣",
    "\u{600}", "🏽", "\u{200D}", "\u{200B}", "\u{301}",
  ]

  func testGlyphsThatJoinWithThemselvesFillNothing() {
    for glyph: Character in ["🇩", "ᄀ", "\u{600}"] {
      for width in 1...6 {
        var drawing = Drawing(width: width, height: 1)
        drawing.fill(drawing.bounds, with: glyph)
        XCTAssertTrue(drawing.isBlank, "\(glyph) in \(width)")
      }
    }
    var flags = Drawing(width: 5, height: 1)
    flags.fill(flags.bounds, with: "🇩🇪")
    XCTAssertEqual(flags.picture(), "🇩🇪🇩🇪")
  }

  func testAllGlyphsFillAsManyCellsAsTheyAreSaidTo() {
    for profile in [WidthProfile.unicode, .legacy, WidthProfile(ambiguous: 2)] {
      for glyph in glyphs {
        for width in 1...5 {
          var drawing = Drawing(width: width, height: 1)
          drawing.fill(drawing.bounds, with: glyph, profile: profile)
          let printed = drawing.row(0).runs.map(\.printedText).joined()
          let label = "\(String(glyph).debugDescription) in \(width) of \(profile)"
          XCTAssertEqual(profile.width(of: printed), drawing.row(0).end, label)
          XCTAssertLessThanOrEqual(drawing.row(0).end, width, label)
        }
      }
    }
  }
}
