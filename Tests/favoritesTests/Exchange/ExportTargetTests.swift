import XCTest

/// Exports to a terminal, and to names of the standard output.
final class ExportTargetTests: XCTestCase {
  private static let hostile =
    "esc\\u001B[31m c1\\u009B31m bidi\\u202Ex bell\\u0007 nul\\u0000 del\\u007F"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      {"version": 1, "items": [{"id": "a", "title": "\(Self.hostile)", "folder": "\(Self.hostile)",
        "url": "\(Self.hostile)"}]}
      """, to: sandbox.file)
    return sandbox
  }

  func testATerminalGetsNoControlCharacter() throws {
    let sandbox = try sandbox()
    for format in ["lines", "html", "json"] {
      for target in ["--force TERMINAL", "TERMINAL", "- > TERMINAL", "link"] {
        let terminal = try Terminal()
        let words = target.replacingOccurrences(of: "TERMINAL", with: terminal.path)
        let run = try sandbox.shell(
          "ln -sf \(terminal.path) link; favorites export --format \(format) \(words)")
        XCTAssertEqual(run.code, 0, run.err)
        let shown = String(decoding: terminal.output(), as: UTF8.self)
        XCTAssertTrue(shown.contains("31m bidi"), shown)
        let bad = shown.unicodeScalars.filter {
          $0.value < 0x20 && $0 != "\r" && $0 != "\n" && $0 != "\t" || (0x7F...0x9F) ~= $0.value
            || (0x202A...0x202E) ~= $0.value
        }
        XCTAssertEqual(bad.map(\.value), [], "\(format) \(target)")
      }
    }
    // A file gets them all.
    try sandbox.shell("favorites export --format lines f")
    XCTAssertTrue(try sandbox.read(sandbox.path("f")).contains("esc\u{1B}[31m"))
  }

  func testNamesOfTheStandardOutput() throws {
    let sandbox = try sandbox()
    let expected = try sandbox.run("export").out
    for name in ["-", "", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"] {
      let piped = try sandbox.shell("ln -sf /dev/stdout link; favorites export \(name) | cat")
      XCTAssertEqual(piped.out, expected, name)
      let filed = try sandbox.shell("favorites export \(name) > f; cat f; rm f")
      XCTAssertEqual(filed.out, expected, name)
      XCTAssertEqual(filed.err + piped.err, "")
    }
    XCTAssertEqual(try sandbox.shell("favorites export f > f; cat f").out, expected)
  }

  func testTheStandardOutputIsNotTheDataFile() throws {
    let sandbox = try sandbox()
    let before = try sandbox.read(sandbox.file)
    for words in ["export", "export -", "export /dev/stdout", "export --format html x"] {
      let run = try sandbox.shell("favorites \(words) >> '\(sandbox.file)'")
      XCTAssertEqual(run.code, 64, words)
      XCTAssertEqual(
        run.err,
        "favorites: the standard output is the data file itself. Nothing was changed.\n")
      XCTAssertEqual(try sandbox.read(sandbox.file), before)
    }
    XCTAssertEqual(try sandbox.shell("ls").out, "")
  }
}
