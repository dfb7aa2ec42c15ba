import XCTest

@testable import favorites

final class BookmarkHTMLReaderTests: XCTestCase {
  func testFirefox() throws {
    assertLines(
      try picture("firefox.html"),
      """
      11: One & only <tag> "quoted" it's | https://one.example/?a=1&b=2 | - | 1577880000
      14: Борщ и пампушки | https://борщ.example/%D0%B1 | Рецепты | 1577880101
      19: 蛋糕 🍰 케이크 | https://cake.example/ | Рецепты/甜点 \\/ Desserts | 1577880104
      21: お茶 | https://tea.example/ | Рецепты | 1577880105
      29: ברוכים הבאים | https://he.example/ | Bookmarks Toolbar | 1577880401
      30: Most Visited | place:sort=8&maxResults=10 | Bookmarks Toolbar | 1577880402
      31: https://untitled.example/ | https://untitled.example/ | Bookmarks Toolbar | 1577880403
      35: A 😃 bookmarklet | javascript:(function(){alert("hi");})() | Other Bookmarks | 1577880501
      """)
  }

  func testChrome() throws {
    assertLines(
      try picture("chrome.html"),
      """
      9: On the bar | https://bar.example/ | Bookmarks bar | 1600000001
      12: RFC  793  (two blanks) | https://rfc.example/793 | Bookmarks bar/TCP\\/IP \\\\ notes | 1600000004
      15: مرحبا بالعالم | https://in.example/ | Bookmarks bar/TCP\\/IP \\\\ notes/Inner | 1600000006
      18: 👨‍👩‍👧‍👦 family &amp; friends | https://family.example/ | Bookmarks bar | 1600000007
      20: Not on the bar | https://other.example/ | - | 1600000008
      """)
  }

  func testSafari() throws {
    assertLines(
      try picture("safari.html"),
      """
      8: Apples | https://apples.example/ | Favorites | -
      9: Pears – 梨 | https://pears.example/?q=%E6%A2%A8&x=y | Favorites | -
      12: 안녕하세요 | https://ko.example/ | Favorites/한국어 | -
      18: Loose | https://loose.example/ | - | -
      21: A long read | https://read.example/long | Reading List | -
      """)
  }

  func testABrokenFileGivesAllThatCanBeRead() throws {
    assertLines(
      try picture("broken.html"),
      """
      4: single quotes, lower case | https://single.example/ | - | 1500000000
      5: no quotes | https://bare.example/ | - | -
      6: the one above has no closing tag | https://next.example/ | - | -
      9: in it | https://in.example/ | Open folder | -
      9: same line | https://same-line.example/ | Open folder | -
      11: after the lost one | https://after.example/ | Open folder | -
      12: no address | - | Open folder | -
      16: a < b && c > d &nosuch; \u{FFFD} \u{FFFD} é | https://x.example/ | - | -
      17: milliseconds | https://y.example/ | - | 1500000002
      18: microseconds | https://z.example/ | - | 1500000003
      19: bold <b>move</b>, <script>alert(1)</script> | https://b.example/ | - | -
      20: bytes \u{FFFD}\u{FFFD} here | https://bad.example/ | - | -
      21: two addresses | https://first.example/ | - | -
      22: a title over two lines | https://wrap.example/ | - | -
      25: end without a closing tag | https://end.example/ | - | -
      skipped 10: a tag has no end
      skipped 13: neither a title nor an address
      skipped 14: neither a title nor an address
      repaired 5: no closing </A>
      repaired 6: no closing </A>
      repaired 15: a </DL> without its <DL>
      repaired 25: no closing </A>
      """)
  }

  func testOddFilesEnd() {
    let rests = [
      "", "<", "</", "<!", "<!--", "<!-->", "<A", "<A ", "<A HREF", "<A HREF=", "<A HREF=\"",
      "<A HREF=\"x", "<A HREF=\"x\"", "<A HREF=\"x\">", "<A HREF=\"x\">&", "<A HREF=\"x\">&#",
      "<H3>x",
      "<H3>x<DL>", "</DL>", "</A>", "<DT>", "&amp;", "\n<", "<A\n<DT>",
      "<A HREF='\n<A HREF='>y</A>",
    ]
    for first in rests {
      for second in rests {
        // Nothing to compare with: it must end, and lines must be those of the text.
        let text = first + second
        let result = BookmarkHTMLReader.read(Array(text.utf8))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        for line in result.bookmarks.map(\.line) + (result.skipped + result.repaired).map(\.line) {
          XCTAssertTrue((1...lines).contains(line), text.debugDescription)
        }
      }
    }
  }

  func testEveryCutOfAFileIsAStartOfIt() throws {
    let bytes = try fixture("firefox.html")
    let all = BookmarkHTMLReader.read(bytes).bookmarks
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let part = BookmarkHTMLReader.read(Array(bytes[..<end])).bookmarks
      XCTAssertEqual(Array(part.dropLast()), Array(all.prefix(max(part.count - 1, 0))), "\(end)")
    }
  }

  func testDeepNestingCostsNoStack() {
    let depth = 20_000
    let text = String(repeating: "<DT><H3>f</H3><DL>", count: depth) + "<A HREF=x>deep</A>"
    let result = BookmarkHTMLReader.read(Array(text.utf8))
    XCTAssertEqual(result.bookmarks.map(\.title), ["deep"])
    XCTAssertEqual(result.bookmarks.first?.folder?.names.count, FolderPath.depthLimit)
    let every = String(repeating: "<DT><H3>f</H3><DL><A HREF=x>b</A>", count: 2_000)
    XCTAssertEqual(BookmarkHTMLReader.read(Array(every.utf8)).bookmarks.count, 2_000)
  }

  func testCommentsWithoutAnEndAreReadOnce() {
    let text = String(repeating: "<!-- ", count: 100_000) + "<A HREF=x>there</A>"
    XCTAssertEqual(BookmarkHTMLReader.read(Array(text.utf8)).bookmarks.map(\.title), ["there"])
  }

  func testDates() {
    let cases: [(String, String?)] = [
      ("0", "1970-01-01T00:00:00Z"), ("1769860800", "2026-01-31T12:00:00Z"),
      ("1769860800.9", "2026-01-31T12:00:00Z"), ("1769860800123", "2026-01-31T12:00:00Z"),
      ("1769860800123456", "2026-01-31T12:00:00Z"), ("-1", nil), ("", nil), ("soon", nil),
      ("1e300", nil), ("nan", nil), ("inf", nil), ("99999999999999999999999999", nil),
    ]
    for (text, date) in cases {
      let html = "<A HREF=x ADD_DATE=\"\(text)\">x</A>"
      XCTAssertEqual(
        BookmarkHTMLReader.read(Array(html.utf8)).bookmarks.map(\.added?.text), [date], text)
    }
  }

  /// `ADDED` is this program's, but others may write it, too: their seconds are not lost for it.
  func testDatesBesideAnotherAttribute() {
    let date = "2026-01-31T12:00:00Z"
    let cases: [(String, String?)] = [
      ("ADD_DATE=1769860800 ADDED", date), ("ADDED=\"\" ADD_DATE=1769860800", date),
      ("ADD_DATE=1769860800 ADDED=yes", date), ("ADD_DATE=1769860800 ADDED=1769860800", date),
      ("ADD_DATE=1769860800 ADDED=2026-01-31T21:00:00+09:00", "2026-01-31T21:00:00+09:00"),
      ("ADD_DATE=soon ADDED=yesterday", "yesterday"), ("ADD_DATE=\"\" ADDED=\"\"", ""),
      ("ADDED=\"\"", ""), ("ADDED", ""), ("ADDED=yesterday", "yesterday"),
    ]
    for (text, date) in cases {
      let html = "<A HREF=x \(text)>x</A>"
      XCTAssertEqual(
        BookmarkHTMLReader.read(Array(html.utf8)).bookmarks.map(\.added?.text), [date], text)
    }
  }

  /// One bookmark a line, then what was wrong.
  private func picture(_ name: String) throws -> String {
    var bytes = try fixture(name)
    _ = UTF8Repair.repair(&bytes)
    let result = BookmarkHTMLReader.read(bytes)
    var lines = result.bookmarks.map { bookmark in
      let date = bookmark.added?.date.map { "\(Int($0.timeIntervalSince1970))" }
      let parts = [bookmark.title, bookmark.url, bookmark.folder?.description, date]
      return "\(bookmark.line): " + parts.map { $0 ?? "-" }.joined(separator: " | ")
    }
    lines += result.skipped.map { "skipped \($0.line): \($0.reason)" }
    lines += result.repaired.map { "repaired \($0.line): \($0.reason)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
  }

  func testListsWithoutANameCostNothing() {
    let count = 20_000
    let text = (0..<count).map { "<DL><A HREF=x>\($0)</A>" }.joined()
    let result = BookmarkHTMLReader.read(
      Array(("<H3>f</H3>" + text + String(repeating: "</DL>", count: count) + "<A>end</A>").utf8))
    XCTAssertEqual(result.bookmarks.count, count + 1)
    XCTAssertTrue(result.bookmarks.dropLast().allSatisfy { $0.folder?.names == ["f"] })
    XCTAssertNil(result.bookmarks.last?.folder)
  }

  func testBlanksAroundTheEqualsSign() {
    let cases = [
      "<A HREF = \"x y\" STARRED=true>t</A>", "<A HREF= 'x y' STARRED = \"true\">t</A>",
      "<A\nHREF\n=\n\"x y\"\tSTARRED\t=\ttrue>t</A>", "<A HREF =\"x y\" STARRED= true >t</A>",
      "<A X HREF = \"x y\" STARRED='true'>t</A>",
    ]
    for text in cases {
      let result = BookmarkHTMLReader.read(Array(text.utf8))
      XCTAssertEqual(result.bookmarks.map(\.url), ["x y"], text)
      XCTAssertEqual(result.bookmarks.map(\.starred), [true], text)
      XCTAssertEqual(result.skipped + result.repaired, [], text)
    }
    let tag = BookmarkHTMLReader.read(Array("<A TITLE = \"a > b\" HREF=x>t</A>".utf8))
    XCTAssertEqual(tag.bookmarks.map(\.title), ["t"])
  }

  func testEmptyComments() {
    for comment in ["<!-->", "<!--->", "<!---->", "<!-- > -->", "<!-- -- -->"] {
      let text = "<DL>\(comment)<A HREF=x>one</A><!-- y --><A HREF=x>two</A></DL>"
      let result = BookmarkHTMLReader.read(Array(text.utf8))
      XCTAssertEqual(result.bookmarks.map(\.title), ["one", "two"], comment)
    }
  }
}
