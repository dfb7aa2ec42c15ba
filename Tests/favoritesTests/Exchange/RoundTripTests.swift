import XCTest

@testable import favorites

final class RoundTripTests: XCTestCase {
  /// Titles that each form has to bring through.
  static let titles = [
    "plain", "two  blanks", " blank at the start", "and at the end ", " ", "   ", "a & b", "&amp;",
    "&#65;", "<A HREF=\"x\">", "</A>", "<!-- x -->", "\"quoted\"", "it's", "한국어", "Русский",
    "עברית", "العربية", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{200D}", "tab\there", "line\nbreak",
    "carriage\rreturn", "both\r\n", "\n", "nul\u{0}", "esc\u{1B}[31m", "c1\u{9B}31m",
    "bidi\u{202E}x",
    "\u{FEFF}mark", "\u{FFFD}", "del\u{7F}", "\\", "/", "nbsp\u{A0}", "\u{A0}", "\u{2028}", "a;b",
    "%41",
  ]

  func testHTMLAndJSONBringEverythingThrough() throws {
    var items: [Favorite] = []
    for (index, title) in Self.titles.enumerated() {
      let other = Self.titles[(index * 7 + 3) % Self.titles.count]
      items.append(
        Favorite(
          id: "id\(index)", title: title, url: index % 3 == 0 ? nil : other,
          starred: index % 2 == 0,
          folder: index % 5 == 0 ? nil : FolderPath(names: [other, title]),
          added: Timestamp(Date(timeIntervalSince1970: Double(index) * 86_399))))
    }
    items = FolderOutline(items).compactMap {
      if case .favorite(let place) = $0.kind { items[place] } else { nil }
    }
    XCTAssertEqual(items.count, Self.titles.count)
    let html = BookmarkHTMLReader.read(BookmarkHTMLWriter.write(items))
    XCTAssertEqual(html.skipped, [])
    XCTAssertEqual(html.repaired, [])
    compare(html.bookmarks, items)
    let json = try JSONFormat.read(FavoritesDocument(items: items).json)
    XCTAssertEqual(json.skipped, [])
    compare(json.bookmarks, items)
    XCTAssertEqual(json.bookmarks.map(\.id), items.map(\.id))
    XCTAssertEqual(
      try FavoritesDocument(json: FavoritesDocument(items: items).json).items, items)
  }

  func testRandomTextComesThrough() throws {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "&", "<", ">", "\"", "'", ";", "#", "x", "amp", "lt", "A", "/", "!", "--", " ", "\n", "\t",
      "\\",
      "=", "é", "한", "👍🏽", "\u{0}", "\u{9B}", "\u{202E}", "DL", "DT",
    ]
    func text() -> String {
      (0...Int.random(in: 0..<9, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
    }
    for round in 0..<2_000 {
      let favorite = Favorite(
        id: "a", title: text(), url: text(), starred: Bool.random(using: &random),
        folder: FolderPath(names: [text(), text()]),
        added: Timestamp(Date(timeIntervalSince1970: 5)))
      let html = BookmarkHTMLReader.read(BookmarkHTMLWriter.write([favorite]))
      compare(html.bookmarks, [favorite], "round \(round)")
      let written = favorite.folder?.description ?? ""
      XCTAssertEqual(FolderPath(written), favorite.folder, "round \(round)")
      let json = try JSONFormat.read(FavoritesDocument(items: [favorite]).json)
      compare(json.bookmarks, [favorite], "round \(round)")
    }
  }

  func testLines() {
    let text = "\u{FEFF}One\n\n \t \nTwo\thttps://two.example\n\thttps://three.example\nx\ty z\r\n"
    let read = LinesFormat.read(Array((text + "https://four.example\nsee https://x.example").utf8))
    XCTAssertEqual(
      read.bookmarks.map { "\($0.line) \($0.title) \($0.url ?? "-")" },
      [
        "1 One -", "4 Two https://two.example", "5 https://three.example https://three.example",
        "6 x y z", "7 https://four.example https://four.example", "8 see https://x.example -",
      ])
    let items = read.bookmarks.enumerated().map { Favorite($1, id: "\($0)") }
    let again = LinesFormat.read(LinesFormat.write(items))
    XCTAssertEqual(again.bookmarks.map(\.title), items.map(\.title))
    XCTAssertEqual(again.bookmarks.map(\.url), items.map(\.url))
  }

  private func compare(
    _ bookmarks: [ImportedBookmark], _ items: [Favorite], _ label: String = "",
    line: UInt = #line
  ) {
    XCTAssertEqual(bookmarks.count, items.count, label, line: line)
    for (bookmark, item) in zip(bookmarks, items) {
      // Equal scalars, not only canonically equivalent text.
      XCTAssertEqual(
        Array(bookmark.title.unicodeScalars), Array(item.title.unicodeScalars), label, line: line)
      XCTAssertEqual(
        bookmark.url.map { Array($0.unicodeScalars) }, item.url.map { Array($0.unicodeScalars) },
        label, line: line)
      XCTAssertEqual(bookmark.folder, item.folder, label, line: line)
      XCTAssertEqual(bookmark.starred, item.starred, label, line: line)
      XCTAssertEqual(bookmark.added, item.added, label, line: line)
    }
  }

  /// Dates of any kind come back as they were written; browsers get those that they can read.
  func testEveryDateComesThroughHTML() throws {
    let dates = [
      "2026-01-31T12:00:00Z", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z",
      "1901-01-01T00:00:00Z", "2026-01-31", "2026-01-31T12:00:00.250Z",
      "2026-01-31T12:00:00+09:00", "9999-12-31T23:59:59Z", "5500-01-01T00:00:00Z", "yesterday", "",
      " ", "\"<&\n", "0",
    ]
    for text in dates {
      let favorite = Favorite(id: "a", title: "t", added: Timestamp(text: text))
      let html = BookmarkHTMLWriter.write([favorite])
      let read = BookmarkHTMLReader.read(html)
      XCTAssertEqual(read.bookmarks.map { $0.added?.text }, [text])
      XCTAssertEqual(
        String(decoding: html, as: UTF8.self).contains(" ADD_DATE=\""),
        favorite.added?.date.map { $0.timeIntervalSince1970 >= 0 } ?? false, text)
    }
    let plain = Favorite(id: "a", title: "t", added: Timestamp(text: dates[0]))
    XCTAssertFalse(
      String(decoding: BookmarkHTMLWriter.write([plain]), as: UTF8.self).contains("ADDED"))
  }

  func testAddresses() {
    let addresses = [
      "s3://bucket/key", "h2c://x", "git+ssh://x", "a.b-c+d1://x", "https://x", "HTTP://X",
    ]
    for text in addresses { XCTAssertTrue(LinesFormat.isAddress(text), text) }
    for text in ["://x", "3s://x", "+a://x", "a b://x", "é://x", "a_b://x", "http://a b", "x"] {
      XCTAssertFalse(LinesFormat.isAddress(text), text)
    }
  }
}
