import XCTest

/// Text that would steer a terminal never reaches one.
final class HostileTextTests: XCTestCase {
  private static let hostile = [
    "esc \u{1B}[31mred\u{1B}]52;c;QUJD\u{7}", "c1 \u{9B}31m \u{9D}0;x\u{9C} \u{90}q",
    "bidi \u{202E}\u{2066}x\u{2069}",
    "del \u{7F} nul-free \u{1}\u{8}", "line\nforged: favorites", "cr\rover", "tab\tin",
    "sep\u{2028}\u{2029}",
  ]

  /// Bytes that no output may hold: control characters but the line feed, C1, and what turns text.
  private func check(
    _ run: Sandbox.Run, _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for text in [run.out, run.err] {
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x0A, 0x09: break
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
          XCTFail(
            "U+\(String(scalar.value, radix: 16)) in \(label): \(text.debugDescription)",
            file: file, line: line)
        default: break
        }
      }
    }
  }

  func testTitlesInEveryOutput() throws {
    let sandbox = try Sandbox()
    for text in Self.hostile {
      check(try sandbox.run("add", text, "--url", "u:" + text, "--folder", "f" + text), text)
    }
    for words in [
      ["list"], ["list", "--plain"], ["list", "--json"], ["list", "--jsonl"],
      ["list", "--group", "folder"], ["list", "--group", "none"], ["toggle", "#1", "#2"],
      ["star", "#3", "--json"], ["move", "#1", "--to", "2"], ["edit", "#1", "--url", "\u{1B}[0m"],
      ["delete", "#1", "#2", "#3", "-n"], ["delete", "#4", "--plain"], ["undo"], ["help"],
    ] {
      let run = try sandbox.runAll(words)
      XCTAssertEqual(run.code, 0)
      check(run, "\(words)")
    }
    // One line a favorite, whatever is in its title.
    XCTAssertEqual(try sandbox.run("list", "--plain").lines.count, Self.hostile.count)
    XCTAssertEqual(try sandbox.run("list").lines.count, Self.hostile.count + 2)
    for line in try sandbox.run("list", "--plain").lines {
      XCTAssertEqual(line.split(separator: "\t").count, 3)
    }
    // And nothing of it is lost in the file.
    let json = try sandbox.run("list", "--json").out
    let items = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    XCTAssertEqual(
      Set(items.compactMap { $0["title"] as? String }), Set(Self.hostile))
  }

  /// Files and pipes get the bytes; a terminal, which `script` makes, gets nothing that acts on it.
  func testExportsAndPathsOnATerminal() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else {
      throw XCTSkip("there is no /usr/bin/script to make a terminal with")
    }
    let sandbox = try Sandbox()
    for text in Self.hostile {
      try sandbox.run("add", text, "--url", "u:" + text, "--folder", "f" + text)
    }
    sandbox.environment["FAVORITES_FILE"] = sandbox.file
    let hostileFile = ["FAVORITES_FILE": sandbox.home + "/\u{1B}[31mx\u{202E}"]
    for (words, extra) in [
      ("export --format lines", [:]), ("export --format html", [:]), ("export", [:]),
      ("export /dev/stdout --format lines", [:]), ("path", hostileFile),
    ] {
      let piped = try sandbox.runAll(words.split(separator: " ").map(String.init), with: extra)
      let run = try sandbox.shell(
        "/usr/bin/script -qec \"'\(Sandbox.program)' \(words)\" /dev/null < /dev/null", with: extra)
      let shown = run.out.replacingOccurrences(of: "\r\n", with: "\n")
      check(Sandbox.Run(code: 0, out: shown, err: run.err, outBytes: []), words)
      XCTAssertEqual(shown.utf8.count { $0 == 0x0A }, piped.out.utf8.count { $0 == 0x0A }, words)
      if words != "export" { XCTAssertTrue(piped.out.contains("\u{1B}[31m"), words) }
    }
  }

  func testErrorsEchoSafely() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    for text in Self.hostile {
      for words in [
        [text], ["list", "--" + text], ["-" + text], ["toggle", text], ["move", "a", "--to", text],
        ["move", "a", "--before", text], ["list", "--color", text], ["help", text], ["path", text],
        ["import", text], ["import", text, "--format", text],
        ["--file", "/proc/" + text, "add", "x"],
        ["export", "/proc/" + text], ["edit", "a", text, "--title", text],
      ] {
        let run = try sandbox.runAll(words)
        XCTAssertNotEqual(run.code, 0, "\(words)")
        check(run, "\(words)")
        XCTAssertEqual(run.err.split(separator: "\n").count, 1, run.err)
      }
    }
    // Identifiers come from files, and are as little trusted.
    let items =
      #"[{"id": "x\u001b[1m1", "title": "\u009bA"}, {"id": "x\u001b[1m2", "title": "\u202eB"}]"#
    try sandbox.write(#"{"version": 1, "items": \#(items)}"#, to: sandbox.file)
    let run = try sandbox.run("toggle", "x")
    XCTAssertEqual(run.code, 2)
    check(run, "ambiguous")
    check(try sandbox.run("list"), "ids")
    check(try sandbox.run("list", "--plain"), "ids")
    check(try sandbox.run("toggle", "#1"), "ids")
    let odd =
      #"{"version": 1, "items": [{"id": "\u001b]0;x", "title": "a"}, {"id": "\u001b]0;x", "title": "b"}]}"#
    try sandbox.write(odd, to: sandbox.file)
    check(try sandbox.run("list"), "damaged")
  }

  func testImportsReportSafely() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run(
      "import", "-",
      input: "[{\"id\": \"\\u001b\", \"title\": 5, \"\\u009b\": 1}, {\"title\": \"\\u202e\"}]")
    XCTAssertEqual(run.code, 0)
    check(run, "import")
  }
}
