import XCTest

final class ListTests: XCTestCase {
  private static let json = """
    {"version": 1, "items": [
      {"id": "kor", "title": "한국어 학습", "url": "https://ko.example", "starred": false},
      {"id": "rus", "title": "Русский", "url": "https://ru.example", "starred": true},
      {"id": "emo", "title": "👩‍👩‍👧 family", "folder": "Home/Photos", "starred": false},
      {"id": "com", "title": "cafe\\u0301", "url": "https://c.example", "folder": "Home"},
      {"id": "pla", "title": "Plain", "starred": false}
    ]}
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.json, to: sandbox.file)
    return sandbox
  }

  func testSectionsAndColumns() throws {
    let run = try sandbox().run("list")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.err, "")
    assertLines(
      run.out,
      """
      Starred (1)
        ★ #2  rus  Русский      https://ru.example
      Others (4)
        ☆ #1  kor  한국어 학습  https://ko.example
        ☆ #3  emo  👩‍👩‍👧 family    [Home/Photos]
        ☆ #4  com  cafe\u{301}         https://c.example  [Home]
        ☆ #5  pla  Plain
      """)
  }

  func testWithoutACommandItLists() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(try sandbox.run().out, try sandbox.run("list").out)
    XCTAssertEqual(try sandbox.run("ls").out, try sandbox.run("list").out)
    XCTAssertEqual(try sandbox.run("list", "--all").out, try sandbox.run("list").out)
    XCTAssertEqual(try sandbox.run("--plain").out, try sandbox.run("list", "--plain").out)
  }

  func testGroups() throws {
    let sandbox = try sandbox()
    assertLines(
      try sandbox.run("list", "--group", "folder").out,
      """
      No folder (3)
        ☆ #1  kor  한국어 학습  https://ko.example
        ★ #2  rus  Русский      https://ru.example
        ☆ #5  pla  Plain
      Home (2)
          Photos/
        ☆ #3  emo    👩‍👩‍👧 family
        ☆ #4  com  cafe\u{301}         https://c.example
      """)
    assertLines(
      try sandbox.run("list", "--group=none", "ru").out,
      """
      Favorites (1)
        ★ #2  rus  Русский  https://ru.example
      """)
    XCTAssertEqual(
      try sandbox.run("list", "--group", "star").out, try sandbox.run("list").out)
  }

  func testFilters() throws {
    let sandbox = try sandbox()
    func ids(_ words: String...) throws -> [String] {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let run = try sandbox.shell("favorites list --plain " + quoted)
      XCTAssertEqual(run.code, 0)
      return run.lines.map { String($0.prefix(3)) }
    }
    XCTAssertEqual(try ids("--starred"), ["rus"])
    XCTAssertEqual(try ids("--unstarred"), ["kor", "emo", "com", "pla"])
    XCTAssertEqual(try ids("CAFE"), ["com"])
    XCTAssertEqual(try ids("photos"), ["emo"])
    XCTAssertEqual(try ids("русский"), ["rus"])
    XCTAssertEqual(try ids("한국어", "학습"), ["kor"])
    XCTAssertEqual(try ids("nowhere"), [])
    XCTAssertEqual(try ids("--starred", "photos"), [])
  }

  func testPlain() throws {
    XCTAssertEqual(
      try sandbox().run("list", "--plain").out,
      "kor\t0\t한국어 학습\nrus\t1\tРусский\nemo\t0\t👩‍👩‍👧 family\ncom\t0\tcafe\u{301}\npla\t0\tPlain\n")
  }

  func testJSON() throws {
    let sandbox = try sandbox()
    let array = try sandbox.run("list", "--json").out
    let items = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(array.utf8)) as? [[String: Any]])
    XCTAssertEqual(items.map { $0["id"] as? String }, ["kor", "rus", "emo", "com", "pla"])
    XCTAssertEqual(items[1]["starred"] as? Bool, true)
    XCTAssertEqual(items[2]["folder"] as? String, "Home/Photos")
    XCTAssertNil(items[4]["url"])
    let lines = try sandbox.run("list", "--jsonl", "--starred").lines
    XCTAssertEqual(
      lines,
      [#"{"id": "rus", "title": "Русский", "url": "https://ru.example", "starred": true}"#])
    XCTAssertEqual(try sandbox.run("list", "--json", "nowhere").out, "[]\n")
  }

  func testAPatternThatFindsNothingPrintsNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "something")
    for arguments in [["nowhere"], ["--starred"], ["--group", "folder", "x"], ["--plain", "x"]] {
      let run = try sandbox.runAll(["list"] + arguments)
      XCTAssertEqual(run.out, "")
      XCTAssertEqual(run.err, "")
      XCTAssertEqual(run.code, 0)
    }
  }

  func testAnEmptyHome() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("list")
    XCTAssertEqual(run.out, "")
    XCTAssertEqual(
      run.err, "No favorites yet. Keep one: favorites add Swift --url https://swift.org\n")
    XCTAssertEqual(run.code, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.home + "/.local"))
    XCTAssertEqual(try sandbox.run("list", "--json").out, "[]\n")
  }

  func testNothingIsCutOffATerminal() throws {
    let sandbox = try Sandbox()
    let title = String(repeating: "long ", count: 500) + "end"
    try sandbox.run("add", title)
    XCTAssertTrue(try sandbox.run("list").out.contains(title))
  }

  /// Each stream for itself, and only where a terminal says what it is.
  func testColorOnATerminal() throws {
    let sandbox = try sandbox()
    for (environment, isColored) in [
      ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "xterm"], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "CLICOLOR": "0"], false), (["CLICOLOR_FORCE": "1"], true),
    ] as [([String: String], Bool)] {
      for (words, isProblem) in [("list", false), ("lost", true)] {
        let terminal = try Terminal()
        _ = try sandbox.shell(
          "favorites \(words) \(isProblem ? "2" : "")> \(terminal.path)", with: environment)
        let shown = String(decoding: terminal.output(), as: UTF8.self)
        XCTAssertTrue(shown.contains(isProblem ? "favorites:" : "Starred (1)"), shown)
        XCTAssertEqual(shown.contains("\u{1B}["), isColored, "\(environment) \(words): \(shown)")
      }
    }
  }

  func testColor() throws {
    let sandbox = try sandbox()
    let plain = try sandbox.run("list").out
    XCTAssertFalse(plain.contains("\u{1B}"))
    let colored = try sandbox.run("list", "--color", "always").out
    XCTAssertTrue(colored.hasPrefix("\u{1B}[1mStarred (1)\u{1B}[0m\n  \u{1B}[33m★\u{1B}[0m #2"))
    XCTAssertEqual(try sandbox.run("list", "--color=never").out, plain)
    XCTAssertEqual(try sandbox.run("list", "--color=auto").out, plain)
    XCTAssertEqual(try sandbox.run("list", "--no-color", with: ["FORCE_COLOR": "1"]).out, plain)
    XCTAssertEqual(try sandbox.run("list", with: ["FORCE_COLOR": "1"]).out, colored)
    XCTAssertEqual(try sandbox.run("list", with: ["CLICOLOR_FORCE": "1"]).out, colored)
    XCTAssertEqual(try sandbox.run("list", with: ["CLICOLOR_FORCE": "0"]).out, plain)
    for name in ["NO_COLOR", "FAVORITES_NO_COLOR"] {
      XCTAssertEqual(try sandbox.run("list", with: ["FORCE_COLOR": "1", name: "1"]).out, plain)
      XCTAssertEqual(try sandbox.run("list", with: ["FORCE_COLOR": "1", name: ""]).out, colored)
    }
  }

  func testAReaderThatGoesAwayEndsItQuietly() throws {
    let sandbox = try Sandbox()
    let lines = (1...20_000).map { "line \($0)" }.joined(separator: "\n")
    try sandbox.run("add", "-", input: lines)
    let run = try sandbox.shell("favorites list --plain | head -1 | cut -f3")
    XCTAssertEqual(run.out, "line 1\n")
    XCTAssertEqual(run.err, "")
    let status = try sandbox.shell(
      "{ favorites list; echo $? >&2; } | head -1 >/dev/null")
    XCTAssertEqual(status.err, "141\n")
  }

  func testOutputThatCannotBeWrittenIsAnError() throws {
    let run = try sandbox().shell("favorites list > /dev/full")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(run.err, "favorites: cannot write the output: No space left on device\n")
  }

  /// The change is made by then; nobody may take it for one that was not.
  func testAChangeWhoseReportCannotBeWritten() throws {
    let sandbox = try sandbox()
    let start = "favorites: cannot write the output: No space left on device"
    for words in ["star pla", "add x --json", "edit pla y", "undo", "restore", "delete rus"] {
      let run = try sandbox.shell("favorites \(words) > /dev/full")
      XCTAssertEqual(run.code, 1, words)
      XCTAssertEqual(run.err, start + ". The list was changed all the same.\n", words)
    }
    for words in ["delete kor --dry-run", "star com; favorites star com", "demo"] {
      let run = try sandbox.shell("{ favorites \(words); } > /dev/full")
      XCTAssertTrue(run.err.hasSuffix(start + "\n"), words + run.err)
    }
    let export = try sandbox.shell("favorites export f > /dev/full; test -s f && echo there")
    XCTAssertEqual(export.err, start + ". f was written all the same.\n")
    XCTAssertEqual(export.out, "there\n")
  }

  /// Longer than a drawing can be.
  func testNothingIsCutOffHoweverLong() throws {
    let sandbox = try Sandbox()
    let title = String(repeating: "long ", count: 212_000) + "end"
    try sandbox.write(
      #"{"version": 1, "items": [{"id": "s", "title": "short", "url": "u", "starred": true}, "#
        + #"{"id": "l", "title": "\#(title)", "url": "u\u001b", "folder": "F/G"}]}"#,
      to: sandbox.file)
    let stars = try sandbox.run("list").lines
    XCTAssertEqual(stars[0...2], ["Starred (1)", stars[1], "Others (1)"])
    XCTAssertEqual(stars[3], "  ☆ #2  l  \(title)  u␛  [F/G]")
    XCTAssertEqual(stars[1], "  ★ #1  s  short" + String(repeating: " ", count: 37) + "u")
    XCTAssertTrue(
      try sandbox.run("list", "--color", "always").out.contains("☆ #2  l  \(title)  u␛  [F/G]\n"))
    XCTAssertEqual(
      try sandbox.run("list", "--group", "folder").lines.last, "  ☆ #2  l    \(title)  u␛")
    try sandbox.write(
      #"{"version": 1, "items": [{"id": "l", "title": "x", "folder": "\#(title)"}]}"#,
      to: sandbox.file)
    XCTAssertEqual(try sandbox.run("list", "--group", "folder").lines.first, "\(title) (1)")
  }
}
