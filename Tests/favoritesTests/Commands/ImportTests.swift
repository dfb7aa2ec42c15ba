import XCTest

@testable import favorites

final class ImportTests: XCTestCase {
  func testBrowsers() throws {
    let sandbox = try Sandbox()
    let first = try sandbox.run("import", Fixture.path("firefox.html"))
    XCTAssertEqual(first.code, 0)
    XCTAssertEqual(first.out, "Imported 8 favorites.\n")
    XCTAssertEqual(first.err, "")
    XCTAssertEqual(
      try sandbox.run("import", Fixture.path("chrome.html"), "--merge").out,
      "Imported 5 favorites.\n")
    XCTAssertEqual(
      try sandbox.run("import", Fixture.path("safari.html"), "--format", "html", "--batches").out,
      "Imported 5 favorites.\n" + (13..<18).map { "  insert [1, \($0)]\n" }.joined())
    let again = try sandbox.run("import", Fixture.path("chrome.html"))
    XCTAssertEqual(again.out, "Imported 0 favorites.\n")
    XCTAssertEqual(again.err, "5 already there or repeated: lines 9, 12, 15, 18, 20.\n")
    let line = try sandbox.run("list", "--jsonl", "борщ").out
    XCTAssertTrue(
      line.contains(#""title": "Борщ и пампушки", "url": "https://борщ.example/%D0%B1", "#), line)
    XCTAssertTrue(line.contains(#""folder": "Рецепты", "added": "2020-01-01T12:01:41Z"}"#), line)
    XCTAssertEqual(try sandbox.run("undo").out, "Undid import: 5 favorites\n")
    XCTAssertEqual(try sandbox.plain().count, 13)
  }

  func testABrokenFile() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("import", Fixture.path("broken.html"))
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.out, "Imported 15 favorites.\n")
    assertLines(
      run.err,
      """
      3 skipped (a tag has no end; neither a title nor an address): lines 10, 13, 14.
      5 taken after repair (a </DL> without its <DL>; bytes that are not UTF-8; no closing </A>): \
      lines 5, 6, 15, 20, 25.
      """)
  }

  func testFromThePipe() throws {
    let sandbox = try Sandbox()
    XCTAssertEqual(
      try sandbox.run("import", "-", "--plain", input: "One\nTwo\nOne\n").lines.map {
        $0.suffix(3)
      },
      ["One", "Two"])
    XCTAssertEqual(
      try sandbox.run("import", "-", input: "Two\nThree\n").err,
      "1 already there or repeated: line 1.\n")
    let html = try sandbox.run("import", "-", input: "\u{FEFF} <DL><DT><A HREF=x>X</A></DL>")
    XCTAssertEqual(html.out, "Imported 1 favorite.\n")
    XCTAssertEqual(
      try sandbox.run("import", "-", "--format=lines", input: "<tag>\n{x\n").out,
      "Imported 2 favorites.\n")
    XCTAssertEqual(try sandbox.run("import", "-").out, "Imported 0 favorites.\n")
  }

  func testJSON() throws {
    let sandbox = try Sandbox()
    let items = #"""
      [{"id": "a", "title": "One", "starred": true, "note": "kept"}, {"title": "Two", "url": "u"},
       {"url": "https://only.example"}, {"id": "x"}, 5, {"title": 7}, {"id": "a", "title": "Again"},
       {"title": "Two", "url": "u"}]
      """#
    let run = try sandbox.run("import", "-", input: items)
    XCTAssertEqual(run.out, "Imported 3 favorites.\n")
    assertLines(
      run.err,
      """
      2 already there or repeated: items 7, 8.
      3 skipped ("title": it must be a text; it must be an object; neither a title nor an address): \
      items 4, 5, 6.
      """)
    XCTAssertTrue(
      try sandbox.run("list", "--jsonl", "One").out.hasPrefix(
        #"{"id": "a", "title": "One", "starred": true, "added": "20"#))
    XCTAssertTrue(try sandbox.run("list", "--jsonl", "One").out.hasSuffix("\"note\": \"kept\"}\n"))
    let bad = try sandbox.run("import", "-", input: "{oops")
    XCTAssertEqual(bad.code, 1)
    XCTAssertEqual(
      bad.err,
      "favorites: cannot import -: it is not JSON: a key is missing (line 1, column 2). Nothing was "
        + "changed. If it is not JSON, name its form with --format.\n")
    XCTAssertEqual(
      try sandbox.run("import", "-", input: #"{"version": 9, "items": []}"#).code, 1)
  }

  func testReplace() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", starred: ["b"])
    let run = try sandbox.run(
      "import", "-", "--replace", "--batches", input: "Cake\nNew\nAtlas\nNew\n")
    XCTAssertEqual(
      run.out,
      "Imported 3 favorites. 1 of 3 is gone; \"favorites undo\" brings it back.\n"
        + "  delete [0, 0]\n  insert [1, 1]\n  move [1, 1] -> [1, 0]\n  reconfigure [1, 0]\n"
        + "  reconfigure [1, 2]\n")
    XCTAssertEqual(run.err, "1 repeated, taken once: line 4.\n")
    XCTAssertEqual(
      try sandbox.plain().map { $0.split(separator: " ").last }, ["Cake", "New", "Atlas"])
    try sandbox.run("undo")
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas", "b 1 Book", "c 0 Cake"])
  }

  /// An empty file, or one that is something else than it was taken for, is no list to go back to.
  func testNothingReplacesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    let before = try sandbox.read(sandbox.file)
    for (input, words) in [("", ""), ("{\"items\": []}", ""), ("Cake\n", "--format html")] {
      let run = try sandbox.shell("favorites import - --replace \(words)", input: input)
      XCTAssertEqual(run.code, 1)
      XCTAssertEqual(run.out, "")
      XCTAssertEqual(
        run.err,
        "favorites: there is no favorite in - to replace the list with. Nothing was changed. "
          + "\"favorites delete --all\" empties it.\n")
      XCTAssertEqual(try sandbox.read(sandbox.file), before)
    }
    let same = try sandbox.shell("favorites export x; favorites import x --replace")
    XCTAssertEqual(same.out, "Exported 2 favorites to x\nImported 2 favorites.\n")
    try sandbox.run("delete", "--all", "--force")
    XCTAssertEqual(try sandbox.run("import", "-", "--replace").code, 0, "nothing is lost")
  }

  func testFilesThatAreNotThere() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.shell("favorites import nothing.html")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(run.err, "favorites: there is no file nothing.html. Nothing was changed.\n")
    let folder = try sandbox.shell("favorites import .")
    XCTAssertEqual(folder.code, 1)
    XCTAssertTrue(folder.err.hasPrefix("favorites: cannot read .: Is a directory."), folder.err)
  }

  /// UTF-16 and UTF-32, as editors of other systems save them.
  func testWideText() throws {
    let text = "One\nZwei ü 😀\nhttps://three.example\n"
    let encodings: [(String.Encoding, mark: [UInt8])] = [
      (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
      (.utf16LittleEndian, []), (.utf16BigEndian, []),
    ]
    for (encoding, mark) in encodings {
      let sandbox = try Sandbox()
      for (name, contents) in [
        ("lines", text), ("html", "<DL><DT><A HREF=\"x\">Zwei ü 😀</A></DL>"),
        ("json", #"[{"title": "Zwei ü 😀"}]"#),
      ] {
        let data = try XCTUnwrap(contents.data(using: encoding))
        try sandbox.write(mark + [UInt8](data), to: sandbox.path(name))
      }
      let run = try sandbox.shell("favorites import lines --plain | cut -f3")
      XCTAssertEqual(run.out, text, "\(encoding) \(mark)")
      XCTAssertEqual(run.err, "")
      XCTAssertEqual(
        try sandbox.shell("favorites --file h import html --plain | cut -f3").out, "Zwei ü 😀\n")
      XCTAssertEqual(
        try sandbox.shell("favorites --file j import json --plain | cut -f3").out, "Zwei ü 😀\n")
      XCTAssertEqual(
        try sandbox.shell("favorites --file a add - --plain < lines | cut -f3").out, text)
    }
    // Half a character, and half a unit at the end.
    let sandbox = try Sandbox()
    try sandbox.write(
      [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x3D, 0xD8, 0x0A, 0, 0x62, 0, 0x63], to: sandbox.path("bad"))
    let bad = try sandbox.shell("favorites import bad --plain | cut -f3")
    XCTAssertEqual(bad.out, "a\n\u{FFFD}\nb\u{FFFD}\n")
    XCTAssertEqual(bad.err, "2 taken after repair (bytes that are not UTF-16): lines 2, 3.\n")
  }

  /// To find the line of each item that is skipped took a minute.
  func testManySkippedItems() throws {
    let count = 20_000
    let items = (0..<count).map { "{\"title\": 7, \"url\": \"https://example.com/\($0)\"}" }
    let read = try JSONFormat.read(Array("[\n\(items.joined(separator: ",\n"))]".utf8))
    XCTAssertEqual(read.skipped.count, count)
    XCTAssertEqual(read.skipped.last?.reason, "\"title\": it must be a text")
  }

  func testAValueThatIsThereTwiceIsNotLost() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run(
      "import", "-", input: #"[{"title": "One", "url": "x", "url": "y"}, {"title": "Two"}]"#)
    XCTAssertEqual(run.out, "Imported 1 favorite.\n")
    XCTAssertEqual(run.err, "1 skipped (\"url\": it is there twice): item 1.\n")
  }
}
