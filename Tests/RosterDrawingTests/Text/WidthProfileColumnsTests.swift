import RosterDrawing
import XCTest

final class WidthProfileColumnsTests: XCTestCase {
  private let profile = WidthProfile.unicode

  func testTruncationOfPlainText() {
    XCTAssertEqual(profile.truncate("Favorites", to: 9), "Favorites")
    XCTAssertEqual(profile.truncate("Favorites", to: 8), "Favorit…")
    XCTAssertEqual(profile.truncate("Favorites", to: 8, mode: .head), "…vorites")
    XCTAssertEqual(profile.truncate("Favorites", to: 8, mode: .middle), "Favo…tes")
    XCTAssertEqual(profile.truncate("Favorites", to: 1), "…")
    XCTAssertEqual(profile.truncate("Favorites", to: 0), "")
    XCTAssertEqual(profile.truncate("Favorites", to: -5), "")
    XCTAssertEqual(profile.truncate("Favorites", to: .max), "Favorites")
    XCTAssertEqual(profile.truncate("Favorites", to: 5, ellipsis: "..."), "Fa...")
    XCTAssertEqual(profile.truncate("Favorites", to: 2, ellipsis: "..."), "..")
  }

  func testTruncationNeverSplitsAWideCluster() {
    XCTAssertEqual(profile.truncate("中文字", to: 4), "中…")
    XCTAssertEqual(profile.truncate("中文字", to: 4, mode: .head), "…字")
    XCTAssertEqual(profile.truncate("中文字", to: 5, mode: .middle), "中…字")
    XCTAssertEqual(profile.truncate("a👨‍👩‍👧‍👦b👨‍👩‍👧‍👦", to: 4), "a👨‍👩‍👧‍👦…")
    XCTAssertEqual(profile.truncate("e\u{301}e\u{301}e\u{301}", to: 2), "e\u{301}…")
  }

  func testTruncationKeepsThePromisesForEveryTextAndWidth() {
    for text in WidthCase.all.map({ $0.text + "x" + $0.text }) {
      let safe = text.terminalSafe
      let clusters = Set(safe.map { $0 } + ["…"])
      for columns in 0...12 {
        for mode in TruncationMode.allCases {
          let result = profile.truncate(text, to: columns, mode: mode)
          let width = profile.width(of: result)
          XCTAssertLessThanOrEqual(width, columns)
          XCTAssertTrue(result.allSatisfy { clusters.contains($0) }, "\(text) \(columns) \(mode)")
          if profile.width(of: safe) <= columns {
            XCTAssertEqual(result, safe)
          } else if columns > 0 {
            XCTAssertTrue(result.contains("…"))
          }
        }
      }
    }
  }

  func testPadding() {
    XCTAssertEqual(profile.pad("ab", to: 5), "ab   ")
    XCTAssertEqual(profile.pad("ab", to: 5, alignment: .trailing), "   ab")
    XCTAssertEqual(profile.pad("ab", to: 5, alignment: .center), " ab  ")
    XCTAssertEqual(profile.pad("中", to: 3), "中 ")
    XCTAssertEqual(profile.pad("abc", to: 2), "abc")
    XCTAssertEqual(profile.pad("", to: -1), "")
    XCTAssertEqual(profile.pad("", to: .max).utf8.count, 1 << 20)
  }

  func testColumnsLineUpForEveryScript() {
    for text in ["한국어", "Русский", "👍🏽 emoji", "cafe\u{301}", "ascii", "שלום", "नि"] {
      XCTAssertEqual(profile.width(of: profile.pad(text, to: 12)), 12, text)
    }
  }

  func testWrapping() {
    XCTAssertEqual(profile.wrap("one two three", to: 7), ["one two", "three"])
    XCTAssertEqual(profile.wrap("one two three", to: 6), ["one", "two", "three"])
    XCTAssertEqual(profile.wrap("one   two", to: 4), ["one", "two"])
    XCTAssertEqual(profile.wrap("abcdefgh", to: 3), ["abc", "def", "gh"])
    XCTAssertEqual(profile.wrap("a abcdefgh", to: 3), ["a", "abc", "def", "gh"])
    XCTAssertEqual(profile.wrap("中文字abc", to: 5), ["中文", "字abc"])
    XCTAssertEqual(profile.wrap("中文", to: 3), ["中", "文"])
    XCTAssertEqual(profile.wrap("a\nb\r\n\nc", to: 9), ["a", "b", "", "c"])
    XCTAssertEqual(profile.wrap("", to: 9), [""])
    XCTAssertEqual(profile.wrap("abc", to: 0), [])
    XCTAssertEqual(profile.wrap("  ab cd", to: 5), ["  ab", "cd"])
  }

  func testLineLimit() {
    XCTAssertEqual(profile.wrap("one two three four", to: 7, lineLimit: 2), ["one two", "three …"])
    XCTAssertEqual(profile.wrap("one two three", to: 5, lineLimit: 1), ["one …"])
    XCTAssertEqual(profile.wrap("one\ntwo", to: 5, lineLimit: 1), ["one␊…"])
    XCTAssertEqual(profile.wrap("one\ntwo\nthree", to: 9, lineLimit: 2), ["one", "two…"])
    XCTAssertEqual(profile.wrap("one two", to: 4, lineLimit: 0), ["one…"])
    XCTAssertEqual(
      profile.wrap("one two three four", to: 7, lineLimit: 2, mode: .head), ["one two", "…e four"])
  }

  func testLinesMayBreakEverywhere() {
    var flow = TextFlow()
    flow.breaks = .betweenCharacters
    XCTAssertEqual(Drawing("one two three", width: 5, flow: flow).picture(), "one t\nwo th\nree")
    XCTAssertEqual(Drawing("中文字ab", width: 3, flow: flow).picture(), "中\n文\n字a\nb")
    flow.lineLimit = 2
    XCTAssertEqual(Drawing("one two three", width: 5, flow: flow).picture(), "one t\nwo t…")
  }

  func testTextMayEndWhereItsLastLineBreaks() {
    var flow = TextFlow(lineLimit: 1)
    flow.endsAtBreaks = true
    XCTAssertEqual(Drawing("one two three", width: 9, flow: flow).picture(), "one two")
    XCTAssertEqual(Drawing("one", width: 9, flow: flow).picture(), "one")
    XCTAssertEqual(Drawing("threescore", width: 5, flow: flow).picture(), "three")
    flow.lineLimit = 2
    XCTAssertEqual(Drawing("one two three", width: 5, flow: flow).picture(), "one\ntwo")
    XCTAssertEqual(Drawing("one\ntwo\nthree", width: 9, flow: flow).picture(), "one\ntwo")
    flow.breaks = .betweenCharacters
    XCTAssertEqual(Drawing("one two three", width: 5, flow: flow).picture(), "one t\nwo th")
    flow.lineLimit = nil
    XCTAssertEqual(Drawing("one two", width: 5, flow: flow).picture(), "one t\nwo")
  }

  func testTextInAWideProfileIsCutAtItsClusters() {
    let wide = WidthProfile(ambiguous: 2)
    XCTAssertEqual(wide.truncate("§±§±", to: 5, ellipsis: "."), "§±.")
    XCTAssertEqual(wide.wrap("§±§±", to: 5), ["§±", "§±"])
    XCTAssertEqual(wide.pad("§", to: 4), "§  ")
  }

  func testWrappingKeepsAllTextAndFits() {
    var random = SplitMix(seed: 0x11FE)
    let words = ["a", "to", "list", "favorite", "中文", "日本語", "👍🏽", "e\u{301}", "한국", "🇩🇪🇫🇷"]
    for round in 0..<2_000 {
      let count = Int(random.next() % 9)
      let text = (0..<count).map { _ in words[Int(random.next() % UInt64(words.count))] }
        .joined(separator: " ")
      let columns = 2 + Int(random.next() % 14)
      let lines = profile.wrap(text, to: columns)
      for line in lines { XCTAssertLessThanOrEqual(profile.width(of: line), columns) }
      XCTAssertEqual(
        lines.joined().filter { $0 != " " }, text.filter { $0 != " " }, "round \(round)")
    }
  }

  func testManyClustersAreLinear() {
    let text = String(repeating: "e\u{301}👍🏽", count: 50_000)
    XCTAssertEqual(profile.width(of: text), 150_000)
    XCTAssertEqual(profile.width(of: profile.truncate(text, to: 40, mode: .middle)), 40)
    XCTAssertEqual(profile.wrap(text, to: 60).count, 2_500)
    XCTAssertEqual(profile.wrap(String(repeating: "🇩🇪", count: 20_000), to: 80).count, 500)
    XCTAssertEqual(
      profile.width(
        of: profile.truncate(
          String(repeating: "🇩🇪", count: 50_000), to: 41, mode: .head)), 41)
    XCTAssertEqual(profile.width(of: "a" + String(repeating: "\u{301}", count: 200_000)), 1)
  }
}
