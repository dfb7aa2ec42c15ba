import XCTest

final class ExportTests: XCTestCase {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      #"""
      {"version": 1, "items": [
        {"id": "a", "title": "Map & more", "url": "https://a.example/?x=1&y=2", "starred": true,
         "folder": "Home/Wall", "added": "2026-01-31T12:00:00Z", "note": 1},
        {"id": "b", "title": "Book"},
        {"id": "c", "title": "Cake", "folder": "Home"}]}
      """#, to: sandbox.file)
    return sandbox
  }

  func testEachForm() throws {
    let sandbox = try sandbox()
    assertLines(
      try sandbox.run("export").out,
      #"""
      {
        "version": 1,
        "items": [
          {"id": "a", "title": "Map & more", "url": "https://a.example/?x=1&y=2", "starred": true, "folder": "Home/Wall", "added": "2026-01-31T12:00:00Z", "note": 1},
          {"id": "b", "title": "Book", "starred": false},
          {"id": "c", "title": "Cake", "starred": false, "folder": "Home"}
        ]
      }
      """#)
    assertLines(
      try sandbox.run("export", "-", "--format", "lines").out,
      "Map & more\thttps://a.example/?x=1&y=2\nBook\nCake")
    let html = try sandbox.run("export", "--format", "html").out
    assertLines(
      html,
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <!-- Written by favorites; browsers import this file. -->
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>
          <DT><H3>Home</H3>
          <DL><p>
              <DT><H3>Wall</H3>
              <DL><p>
                  <DT><A HREF="https://a.example/?x=1&amp;y=2" ADD_DATE="1769860800" STARRED="true">Map &amp; more</A>
              </DL><p>
              <DT><A>Cake</A>
          </DL><p>
          <DT><A>Book</A>
      </DL><p>
      """)
  }

  func testToAFile() throws {
    let sandbox = try sandbox()
    let run = try sandbox.shell("favorites export b.html")
    XCTAssertEqual(run.out, "Exported 3 favorites to b.html\n")
    XCTAssertTrue(try sandbox.read(sandbox.path("b.html")).hasPrefix("<!DOCTYPE"))
    let again = try sandbox.shell("favorites export b.html --format json")
    XCTAssertEqual(again.code, 1)
    XCTAssertEqual(
      again.err,
      "favorites: b.html is already there; --force replaces it. Nothing was changed.\n")
    XCTAssertEqual(try sandbox.shell("favorites export -f b.html --format json").code, 0)
    XCTAssertTrue(try sandbox.read(sandbox.path("b.html")).hasPrefix("{"))
    XCTAssertEqual(try sandbox.shell("favorites export b.txt; cat b.txt").lines.last, "Cake")
    let nowhere = try sandbox.shell("favorites export no/such/folder.json")
    XCTAssertEqual(nowhere.code, 1)
    XCTAssertTrue(
      nowhere.err.hasPrefix("favorites: cannot write no/such/folder.json: No such file"),
      nowhere.err)
  }

  func testToWhatIsNoRegularFile() throws {
    let sandbox = try sandbox()
    let lines = "Map & more\thttps://a.example/?x=1&y=2\nBook\nCake\n"
    let pipe = try sandbox.shell(
      """
      mkfifo pipe; ln -s pipe link
      for word in pipe link 'pipe --force'; do
        timeout 10 cat pipe & timeout 10 '\(Sandbox.program)' export --format lines $word > said
        wait; test -p pipe || echo replaced
      done
      favorites export /dev/null --force; test -c /dev/null || echo replaced
      """)
    XCTAssertEqual(pipe.out, lines + lines + lines + "Exported 3 favorites to /dev/null\n")
    XCTAssertEqual(pipe.err, "")
    XCTAssertEqual(
      try sandbox.shell("favorites export /dev/stdout --format lines").out, lines)
    XCTAssertEqual(
      try sandbox.shell("favorites export /dev/stdout --format lines | cat").out, lines)
    for words in ["export .", "export . --force"] {
      let folder = try sandbox.shell("favorites " + words)
      XCTAssertEqual(folder.code, 1)
      XCTAssertTrue(
        folder.err.hasPrefix("favorites: cannot write .: Is a directory. Nothing was changed."),
        folder.err)
    }
  }

  /// Each is whole, one only makes the file without force, and nothing else stays.
  func testAtTheSameTime() throws {
    let sandbox = try sandbox()
    let script = """
      mkdir -p to; rm -f to/*
      for n in 1 2 3 4 5 6 7 8; do
        { favorites export to/x.json WORDS 2>&1 || echo "failed $?"; } &
      done
      wait
      """
    for round in 0..<10 {
      let made = try sandbox.shell(script.replacingOccurrences(of: "WORDS", with: ""))
      XCTAssertEqual(made.lines.count { $0.hasPrefix("Exported 3") }, 1, "\(round) \(made.out)")
      XCTAssertEqual(made.lines.count { $0 == "failed 1" }, 7, made.out)
      XCTAssertEqual(made.lines.count { $0.contains("x.json is already there; ") }, 7, made.out)
      let forced = try sandbox.shell(script.replacingOccurrences(of: "WORDS", with: "--force"))
      XCTAssertEqual(forced.lines, Array(repeating: "Exported 3 favorites to to/x.json", count: 8))
      XCTAssertEqual(try sandbox.shell("ls -A to").out, "x.json\n")
      XCTAssertEqual(
        try sandbox.read(sandbox.path("to/x.json")), try sandbox.run("export").out)
    }
  }

  func testTheDataFileIsNotExportedOntoItself() throws {
    let sandbox = try sandbox()
    for path in [sandbox.file, ".local/share/../share/favorites/favorites.json", "link"] {
      try sandbox.shell("ln -sf '\(sandbox.file)' link")
      let run = try sandbox.shell("favorites export -f --format lines \(path)")
      XCTAssertEqual(run.code, 64)
      XCTAssertEqual(run.err, "favorites: \(path) is the data file itself. Nothing was changed.\n")
    }
    XCTAssertEqual(try sandbox.plain().count, 3)
  }

  /// 4,000 bookmarks in, listed, toggled, deleted and back out: nothing is lost.
  func testALargeListComesThroughEveryForm() throws {
    let sandbox = try Sandbox()
    let count = 4_000
    let words = ["한국어", "Русский", "עברית", "&amp; &lt;b&gt;", "👩‍👩‍👧", "plain", "e\u{301}", "مرحبا"]
    var html = "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p>\n"
    for folder in 0..<20 {
      html += "<DT><H3 ADD_DATE=\"1\">\(words[folder % 8]) \(folder)</H3>\n<DL><p>\n"
      for inner in 0..<10 {
        html += "<DT><H3>Inner/\(inner)</H3>\n<DL><p>\n"
        for number in 0..<(count / 200) {
          let n = (folder * 10 + inner) * (count / 200) + number
          html +=
            "<DT><A HREF=\"https://site\(n).example/?a=1&amp;b=\(n)\" ADD_DATE=\"\(1_600_000_000 + n)\" "
          html += "ICON=\"data:image/png;base64,iVBORw0KGgo=\">\(words[n % 8]) number \(n)</A>\n"
        }
        html += "</DL><p>\n"
      }
      html += "</DL><p>\n"
    }
    try sandbox.write(html + "</DL><p>\n", to: sandbox.path("big.html"))
    func run(_ words: String) throws -> Sandbox.Run {
      let run = try sandbox.shell("favorites " + words)
      XCTAssertEqual(run.code, 0, words + run.err)
      return run
    }
    XCTAssertEqual(try run("import big.html").out, "Imported \(count) favorites.\n")
    let first = try run("list --jsonl").out
    XCTAssertEqual(try run("list 'number 399'").lines.count, 11 + 2)
    _ = try run("toggle '#77' '#3999'")
    _ = try run("delete '#500' --batches")
    _ = try run("undo")
    _ = try run("undo")
    XCTAssertEqual(try run("list --jsonl").out, first)
    _ = try run("star '#3' '#1234'")
    _ = try run("export out.html")
    _ = try run("--file second import out.html")
    XCTAssertEqual(
      try run("--file second export --format html").out, try sandbox.read(sandbox.path("out.html")))
    // All but the identifiers, which HTML does not hold.
    let strip = "sed 's/\"id\": \"[^\"]*\"//'"
    XCTAssertEqual(
      try run("list --jsonl | \(strip)").out, try run("--file second list --jsonl | \(strip)").out)
  }
}
