import XCTest

final class DamagedFileTests: XCTestCase {
  private static let good = #"{"version": 1, "items": [{"id": "a", "title": "Atlas"}]}"#

  /// Contents of a data file that are refused, and what is said about them.
  private static let damaged: [(contents: String, reason: String)] = [
    ("", "it is empty"),
    (" \n", "it is empty"),
    (
      String(repeating: "\0", count: 512),
      "it is not JSON: a value is missing (line 1, column 1)"
    ),
    (String(good.dropLast(20)), "it is not JSON: it is cut off (line 1, column 37)"),
    (String(good.dropLast(2)), "it is not JSON: it is cut off (line 1, column 55)"),
    ("dear diary", "it is not JSON: a value is missing (line 1, column 1)"),
    (good + "\n" + good, "it is not JSON: something follows the end (line 2, column 1)"),
    ("[]", "it must be an object (line 1, column 1)"),
    (#"{"items": []}"#, "it has no \"version\" (line 1, column 1)"),
    (
      #"{"version": "1", "items": []}"#,
      "\"version\" must be a number, not a text (line 1, column 13)"
    ),
    (#"{"version": null, "items": []}"#, "\"version\" must be a number (line 1, column 13)"),
    (#"{"version": 0.5, "items": []}"#, "there is no version 0.5 (line 1, column 13)"),
    (#"{"version": 0, "items": []}"#, "there is no version 0 (line 1, column 13)"),
    (#"{"version": 1, "version": 1}"#, "\"version\" is there twice (line 1, column 26)"),
    (#"{"version": 1}"#, "it has no \"items\" (line 1, column 1)"),
    (#"{"version": 1, "items": {}}"#, "it must be an array (line 1, column 25)"),
    (#"{"version": 1, "items": [], "items": []}"#, "\"items\" is there twice (line 1, column 37)"),
    (item("null"), "favorite 1: it must be an object (line 1, column 26)"),
    (item(#"{"title": "x"}"#), "favorite 1: it has no \"id\" (line 1, column 26)"),
    (
      item(#"{"id": "", "title": "x"}"#),
      "favorite 1: \"id\": it must not be empty (line 1, column 32)"
    ),
    (item(#"{"id": "a"}"#), "favorite 1: it has no \"title\" (line 1, column 26)"),
    (
      item("\n{\"id\": \"a\",\n \"title\": 3}"),
      "favorite 1: \"title\": it must be a text (line 3, column 11)"
    ),
    (
      item(#"{"id": "a", "title": "x", "starred": "yes"}"#),
      "favorite 1: \"starred\": it must be true or false (line 1, column 63)"
    ),
    (
      item(#"{"id": "a", "title": "x", "title": "y"}"#),
      "favorite 1: \"title\": it is there twice (line 1, column 60)"
    ),
    (
      item(#"{"id": "a", "title": "x", "url": "y", "url": "z"}"#),
      "favorite 1: \"url\": it is there twice (line 1, column 70)"
    ),
    (
      item(#"{"id": "a", "title": "x", "added": null, "added": "z"}"#),
      "favorite 1: \"added\": it is there twice (line 1, column 75)"
    ),
    (
      item(#"{"id": "a", "title": "x", "starred": true, "starred": true}"#),
      "favorite 1: \"starred\": it is there twice (line 1, column 79)"
    ),
    (
      item(#"{"id": "a", "title": "x", "folder": "y", "folder": "z"}"#),
      "favorite 1: \"folder\": it is there twice (line 1, column 76)"
    ),
    (
      item(#"{"id": "a", "title": "x"}, {"id": "a", "title": "y"}"#),
      "two favorites have the id \"a\""
    ),
    (
      item(#"{"id": "a" "title": "x"}"#),
      "it is not JSON: a comma or } is missing (line 1, column 37)"
    ),
    (item(#"{"id": "a",}"#), "it is not JSON: a key is missing (line 1, column 37)"),
    (item(#"{"id": "\ud800"}"#), "it is not JSON: half a character is missing (line 1, column 40)"),
    (
      #"{"version": 1, "items": [], "x": "# + String(repeating: "[", count: 100_000),
      "it is not JSON: it is cut off (line 1, column 100034)"
    ),
  ]

  private static func item(_ text: String) -> String {
    #"{"version": 1, "items": ["# + text + "]}"
  }

  private static let commands = [
    "list", "list --json", "add x", "toggle a", "star a", "unstar a", "delete a", "move a --to 1",
    "edit a x", "undo", "export", "import lines",
  ]

  func testDamagedFilesAreRefusedUntouched() throws {
    let sandbox = try Sandbox()
    try sandbox.write("New\n", to: sandbox.path("lines"))
    let binary = [UInt8]("\(Self.good)\n".utf8) + [0xFF, 0xFE]
    let cases =
      Self.damaged.map { (Array($0.contents.utf8), $0.reason) }
      + [(binary, "it is not JSON: bytes that are not UTF-8 (line 2, column 1)")]
    for (index, (contents, reason)) in cases.enumerated() {
      let name = String(decoding: contents.prefix(80), as: UTF8.self)
      try sandbox.write(contents, to: sandbox.file)
      let before = try state(of: sandbox.file)
      // Every command for some of them, a reading and a writing one for all.
      for command in index < 2 ? Self.commands : ["list", "add x"] {
        let run = try sandbox.shell("favorites " + command)
        XCTAssertEqual(run.code, 1, name)
        XCTAssertEqual(run.out, "", name)
        XCTAssertTrue(
          run.err.hasPrefix("favorites: \(sandbox.file) is damaged: \(reason)"), run.err)
        XCTAssertTrue(
          run.err.hasSuffix(
            ". It was left untouched. Repair it by hand, or name another file with --file.\n"),
          run.err)
        XCTAssertEqual(try state(of: sandbox.file), before, name)
      }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.file + ".bak"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.journal))
  }

  func testRestoreIsTheWayOut() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "One")
    try sandbox.run("add", "Two")
    try sandbox.write("oh no", to: sandbox.file)
    let run = try sandbox.run("list")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(
      run.err.hasSuffix(
        "It was left untouched. \"favorites restore\" brings back the version before it; "
          + "--file names another file.\n"), run.err)
    let restored = try sandbox.run("restore", "--batches")
    assertLines(
      restored.out,
      "Restored 1 favorite.\nThe damaged file is kept as \(sandbox.file).damaged\n  insert [1, 0]")
    XCTAssertEqual(restored.code, 0)
    XCTAssertEqual(try sandbox.read(sandbox.file + ".damaged"), "oh no")
    XCTAssertEqual(try sandbox.plain().map { $0.suffix(3) }, ["One"])
    try sandbox.write("", to: sandbox.file)
    XCTAssertTrue(try sandbox.run("restore").out.hasSuffix(".damaged-2\n"))
    XCTAssertEqual(try sandbox.plain().count, 1)
  }

  func testRestoreOfAGoodFileTakesItselfBack() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "One")
    try sandbox.run("add", "Two")
    XCTAssertEqual(try sandbox.run("restore").out, "Restored 1 favorite.\n")
    XCTAssertEqual(try sandbox.plain().count, 1)
    XCTAssertEqual(try sandbox.run("restore").out, "Restored 2 favorites.\n")
    XCTAssertEqual(try sandbox.plain().count, 2)
  }

  func testRestoreNeedsAGoodBackup() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("restore")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(
      run.err,
      "favorites: there is no \(sandbox.file).bak to restore from. Nothing was changed.\n")
    try sandbox.fill("Atlas")
    try sandbox.write("bad", to: sandbox.file + ".bak")
    XCTAssertTrue(
      try sandbox.run("restore").err.hasPrefix("favorites: \(sandbox.file).bak is damaged: "))
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  func testANewerFileIsRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.write(#"{"version": 2, "items": {"new": "form"}}"#, to: sandbox.file)
    let before = try state(of: sandbox.file)
    for command in Self.commands where command != "import lines" {
      let run = try sandbox.shell("favorites " + command)
      XCTAssertEqual(run.code, 1)
      XCTAssertEqual(
        run.err,
        "favorites: \(sandbox.file) was written by a newer favorites (version 2 of the file; this "
          + "program knows 1). It was left untouched. Update favorites, or name another file with "
          + "--file.\n")
    }
    XCTAssertEqual(try state(of: sandbox.file), before)
  }

  func testAnySpellingOfANewerVersionIsNewer() throws {
    let sandbox = try Sandbox()
    let long = String(repeating: "9", count: 400)
    for (version, shown) in [
      ("2.0", "2.0"), ("\"2\"", "2"), ("1.5", "1.5"), ("2e0", "2e0"), ("1e999", "1e999"),
      ("99999999999999999999", "99999999999999999999"), (long, String(long.prefix(40)) + "…"),
    ] {
      try sandbox.write("{\"version\": \(version), \"items\": []}", to: sandbox.file)
      for words in ["list", "add x"] {
        let run = try sandbox.shell("favorites " + words)
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(
          run.err.hasPrefix(
            "favorites: \(sandbox.file) was written by a newer favorites (version \(shown) of the"),
          run.err)
      }
      let other = try sandbox.run("--file", sandbox.path("other"), "import", sandbox.file)
      XCTAssertEqual(other.code, 1)
      XCTAssertTrue(other.err.contains("a newer favorites wrote it (version \(shown))"), other.err)
    }
    for version in ["\"inf\"", "\"0x2\"", "\" 2\"", "\"\"", "-2", "\"two\"", "null", "[2]"] {
      try sandbox.write("{\"version\": \(version), \"items\": []}", to: sandbox.file)
      let run = try sandbox.run("list")
      XCTAssertTrue(run.err.contains("is damaged: "), run.err)
    }
  }

  func testAnySpellingOfTheNumberOneIsVersionOne() throws {
    let sandbox = try Sandbox()
    for version in ["1", "1.0", "1.000", "1e0", "10E-1", "0.1e+1"] {
      let contents = "{\"version\": \(version), \"items\": [{\"id\": \"a\", \"title\": \"Atlas\"}]}"
      try sandbox.write(contents, to: sandbox.file)
      XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"], version)
      XCTAssertEqual(try sandbox.run("unstar", "a").code, 0)
      XCTAssertEqual(try sandbox.read(sandbox.file), contents, "nothing had to change")
      XCTAssertEqual(try sandbox.run("star", "a").code, 0)
      XCTAssertTrue(try sandbox.read(sandbox.file).hasPrefix("{\n  \"version\": 1,\n"))
    }
  }

  /// Contents, and the moment of the last change.
  private func state(of path: String) throws -> [String] {
    var status = stat()
    XCTAssertEqual(stat(path, &status), 0)
    let contents = try Data(contentsOf: URL(fileURLWithPath: path))
    return ["\(contents.count) \(contents.hashValue)", "\(status.st_mtim)", "\(status.st_ino)"]
  }

  /// Blocks of 512 bytes: no file may get longer than 8 KiB.
  func testARestoreOnAFullDiskLeavesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "-", input: (1...500).map { "line \($0)" }.joined(separator: "\n"))
    try sandbox.run("add", "last")
    try sandbox.write("oh no", to: sandbox.file)
    for _ in 0..<2 {
      let run = try sandbox.shell("ulimit -f 16; '\(Sandbox.program)' restore")
      XCTAssertEqual(run.code, 1)
      XCTAssertTrue(
        run.err.hasPrefix("favorites: cannot write \(sandbox.file): File too large. Nothing was"),
        run.err)
      XCTAssertEqual(try sandbox.read(sandbox.file), "oh no")
      XCTAssertEqual(
        try sandbox.names(".local/share/favorites"), ["favorites.json", "favorites.json.bak"])
    }
    XCTAssertEqual(try sandbox.run("restore").code, 0)
    XCTAssertEqual(try sandbox.plain().count, 500)
  }
}
