import RosterDrawing
import XCTest

final class WidthProfileTests: XCTestCase {
  func testWidthsOfTheTable() {
    XCTAssertEqual(WidthCase.all.count, 44)
    for width in WidthCase.all {
      XCTAssertEqual(WidthProfile.unicode.width(of: width.text), width.unicode, width.name)
      XCTAssertEqual(WidthProfile.legacy.width(of: width.text), width.legacy, width.name)
    }
  }

  func testDisputedIsWhereProfilesDiffer() {
    for width in WidthCase.all {
      XCTAssertEqual(
        WidthProfile.isDisputed(width.text), width.unicode != width.legacy, width.name)
    }
  }

  func testWidthOfTextIsTheSumOfItsClusters() {
    let profiles = [WidthProfile.unicode, .legacy, WidthProfile(ambiguous: 2)]
    for profile in profiles {
      for left in WidthCase.all {
        for right in WidthCase.all {
          let text = left.text + " " + right.text
          let sum = text.reduce(0) { $0 + profile.width(of: $1) }
          XCTAssertEqual(profile.width(of: text), sum, "\(left.name) \(right.name)")
        }
      }
    }
  }

  /// Scalars of every kind of cluster in any order: text is measured by scalar where that is enough.
  func testRandomTextIsTheSumOfItsClusters() {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", " ", "é", "ж", "中", "가", "ע", "ب", "☀", "→", "…", "\u{301}", "\u{200D}", "\u{FE0F}",
      "\u{1F469}", "\u{1F3FD}", "\u{1F1E9}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{600}",
      "\u{915}",
      "\u{94D}", "\u{93F}", "\u{200B}", "\r", "\n", "\u{AD}", "\u{5B8}", "\u{20E3}", "\u{2764}",
    ]
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      for profile in [WidthProfile.unicode, .legacy] {
        let sum = text.reduce(0) { $0 + profile.width(of: $1) }
        let label = "\(text.unicodeScalars.map(\.value))"
        XCTAssertEqual(profile.width(of: text), sum, label)
        for limit in stride(from: 1, to: sum, by: 1) {
          // The longest start of whole clusters that fits.
          var (kept, used) = ("", 0)
          for cluster in text.terminalSafe {
            used += profile.width(of: cluster)
            guard used <= limit else { break }
            kept.append(cluster)
          }
          XCTAssertEqual(
            profile.truncate(text, to: limit, ellipsis: ""),
            profile.width(of: text.terminalSafe) > limit ? kept : text.terminalSafe, label)
        }
      }
    }
  }

  func testSubstringsMeasureAsStrings() {
    let text = "Favorites 中文 👍🏽"
    for end in text.indices {
      XCTAssertEqual(
        WidthProfile.unicode.width(of: text[..<end]),
        WidthProfile.unicode.width(of: String(text[..<end])))
    }
  }

  /// Two indicators are one flag, whatever one of them takes on its own.
  func testFlags() {
    for indicator in [1, 2] {
      for joins in [true, false] {
        let profile = WidthProfile(loneRegionalIndicator: indicator, joinsConjuncts: joins)
        XCTAssertEqual(profile.width(of: "🇩🇪"), 2)
        XCTAssertEqual(profile.width(of: "🇩🇪🇫🇷🇩"), 4 + indicator)
        XCTAssertEqual(profile.width(of: "🇩"), indicator)
      }
    }
  }

  func testAmbiguousWidth() {
    let wide = WidthProfile(ambiguous: 2)
    XCTAssertEqual(wide.width(of: "αβ"), 4)
    XCTAssertEqual(wide.width(of: "★─…§"), 8)
    XCTAssertEqual(wide.width(of: "a✓中"), 4)
    XCTAssertEqual(WidthProfile(ambiguous: 99).ambiguous, 2)
    XCTAssertEqual(WidthProfile(ambiguous: -1).ambiguous, 1)
  }

  func testWithoutJoiningAFamilyAddsUp() {
    var profile = WidthProfile.legacy
    profile.joinsZeroWidthJoiners = false
    XCTAssertEqual(profile.width(of: "👨‍👩‍👧‍👦"), 8)
  }

  func testControlsCountAsTheirPictures() {
    XCTAssertEqual(WidthProfile.unicode.width(of: "a\tb\nc\r\nd\u{7F}\u{1B}"), 9)
    XCTAssertEqual(WidthProfile.unicode.width(of: ""), 0)
    XCTAssertEqual(WidthProfile.unicode.width(of: "\u{200D}"), 0)
    XCTAssertEqual(WidthProfile.unicode.width(of: "\u{301}"), 1)
    XCTAssertEqual(WidthProfile.unicode.width(of: "\u{FEFF}foo"), 3)
  }

  func testEveryScalarHasAWidthOfAtMostTwo() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = WidthProfile.unicode.width(of: Character(scalar))
      if width < 0 || width > 2 { XCTFail("U+\(String(value, radix: 16)): \(width)") }
    }
  }
}
