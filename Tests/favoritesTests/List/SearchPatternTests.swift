import Foundation
import XCTest

@testable import favorites

final class SearchPatternTests: XCTestCase {
  private let pieces = [
    "a", "A", "e", "é", "e\u{301}", "ß", "s", "S", "ﬁ", "f", "i", "İ", "I", "ı", "한", "하",
    "\u{1112}\u{1161}\u{11AB}", "ñ", "👩‍👩‍👧", "👩", "👧", "❤", "❤️", "🇩🇪", "🇩", "Ω", "ω", "Σ", "ς",
    "ｱ", "ア", "ガ", "カ", "カ\u{3099}", "ё", "е", "й", " ", "क्षि", "क", "Ａ", "ø", "o", "Å", "\u{212B}",
    "K", "ก", "กำ", "נ", "נּ", "ا", "أ", "ǆ", "Ǆ", "n", "ΐ", "ι", "👍", "👍🏽", "豈", "豈", "\u{301}",
    "\u{302}",
  ]

  /// What Foundation finds, with its options for cases and marks, is found: any piece in any two,
  /// and any two in longer texts that have them.
  func testAgainstFoundation() {
    func expected(_ text: String, _ pattern: String) -> Bool {
      NSString(string: text)
        .range(of: pattern, options: [.caseInsensitive, .diacriticInsensitive]).location
        != NSNotFound
    }
    var found = 0
    for pattern in pieces {
      let search = SearchPattern(pattern)
      for text in pieces {
        // Foundation takes ß for any text that starts with s: what it finds has to be an s, too.
        for whole in [text, "x" + text + "y", text + pattern, pattern + text] {
          guard expected(whole, pattern) else { continue }
          found += 1
          XCTAssertTrue(search.isFound(in: whole), "\(pattern) in \(whole)")
        }
      }
    }
    XCTAssertGreaterThan(found, 2 * pieces.count * pieces.count)
  }

  /// Every mark that Foundation knows: what its search passes over is passed over, and what it does
  /// not pass over matters.
  func testMarksOfEveryScript() {
    func foundation(_ text: String, _ pattern: String) -> Bool {
      NSString(string: text)
        .range(of: pattern, options: [.caseInsensitive, .diacriticInsensitive]).location
        != NSNotFound
    }
    var counts = [true: 0, false: 0]
    for scalar in (0x300...0xE01EF).lazy.compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      let category = properties.generalCategory
      guard [.nonspacingMark, .enclosingMark, .spacingMark].contains(category),
        let age = properties.age, age.major < 16
      else { continue }
      // Foundation has an older notion of which spacing marks extend a character.
      guard category != .spacingMark || !properties.isGraphemeExtend, scalar != "\u{1171E}"
      else { continue }
      let marked = "क" + String(scalar)
      XCTAssertTrue(SearchPattern("क").isFound(in: marked), "\(scalar.value)")
      let isPassedOver = SearchPattern(marked + "x").isFound(in: "कx")
      XCTAssertEqual(isPassedOver, foundation("कx", marked + "x"), "\(scalar.value)")
      XCTAssertEqual(SearchPattern("कx").isFound(in: marked + "x"), isPassedOver, "\(scalar.value)")
      counts[isPassedOver, default: 0] += 1
    }
    XCTAssertGreaterThan(counts[true] ?? 0, 1_500)
    XCTAssertGreaterThan(counts[false] ?? 0, 350)
  }

  func testWhatIsAlikeAndWhatIsNot() {
    let cases: [(String, String, Bool)] = [
      ("straße", "Große STRASSE", true), ("strasse", "Straße", true), ("ﬁsh", "FISH", true),
      ("fish", "ﬁsh", true), ("cafe", "CAFE\u{301}", true), ("café", "cafe", true),
      ("か", "が", true), ("が", "か", true), ("하", "한", true), ("한", "하", false),
      ("한", "\u{1112}\u{1161}\u{11AB}", true), ("ㅎ", "한", false),
      ("👍🏽", "👍", true), ("👍", "👍🏿", true), ("abab", "abaabab", true),
      ("aabaaa", "aabaabaaabaab", true), ("aabaaaa", "aabaabaaabaab", false),
      ("aabaab", "aaabaabx", true), ("b", "a", false),
      ("long", "", false), ("\u{301}", "é", true), ("\u{301}", "e", false),
      ("\u{301}", "e\u{302}", false), ("x\u{0}", "x", false),
      ("कु", "क", true), ("क", "कु", true), ("की", "क", false), ("की", "कि", false),
      ("กี", "ก", true), ("กา", "ก", false), ("ಕೀ", "ಕ\u{CBF}\u{CD5}", true), ("ss", "ṩΣ", false),
    ]
    for (pattern, text, isFound) in cases {
      XCTAssertEqual(SearchPattern(pattern).isFound(in: text), isFound, "\(pattern) in \(text)")
    }
  }

  /// Every pattern of up to four letters in every text of up to seven, of two letters.
  func testSmallTexts() {
    func texts(_ limit: Int) -> [String] {
      (1...limit).reduce(into: [""]) { all, count in
        all += all.filter { $0.utf8.count == count - 1 }.flatMap { [$0 + "a", $0 + "b"] }
      }
    }
    for pattern in texts(4) where !pattern.isEmpty {
      let search = SearchPattern(pattern)
      for text in texts(7) {
        XCTAssertEqual(search.isFound(in: text), text.contains(pattern), "\(pattern) in \(text)")
      }
    }
  }

  /// To look for the start of a character at each of its marks took half a minute.
  func testManyMarksAreReadOnce() {
    for marks in ["\u{301}", "\u{301}\u{323}"] {
      let text = "a" + String(repeating: marks, count: 40_000)
      XCTAssertFalse(SearchPattern("x").isFound(in: text))
      XCTAssertTrue(SearchPattern("A").isFound(in: text))
      XCTAssertTrue(SearchPattern("\u{301}").isFound(in: text))
      XCTAssertFalse(SearchPattern("\u{302}").isFound(in: text))
    }
  }
}
