import XCTest

final class DamagedFileTests: XCTestCase {
  private static let good = #"{"version": 1, "items": [{"id": "a", "title": "Atlas"}]}"#

  /// Contents of a data file that are refused, and what is said about them.
  private static let damaged: [(name: String, contents: [UInt8], reason: String)] = [
    ("empty", [], "it is empty"),
    ("blank", Array(" \n".utf8), "it is empty"),
    ("zeros", [UInt8](repeating: 0, count: 512), "it is not JSON: "),
    ("cut off", Array(good.utf8.dropLast(20)), "it is not JSON: "),
    ("other text", Array("dear diary".utf8), "it is not JSON: "),
    ("two documents", Array((good + good).utf8), "it is not JSON: "),
    (
      "not UTF-8", Array(good.utf8.prefix(50)) + [0xFF, 0xFE] + Array(good.utf8.suffix(5)),
      "it is not JSON: "
    ),
    ("an array", Array("[]".utf8), "it: Expected to decode Dictionary"),
    ("no version", Array(#"{"items": []}"#.utf8), "it has no \"version\""),
    (
      "odd version", Array(#"{"version": "1", "items": []}"#.utf8),
      "version: Expected to decode Int"
    ),
    ("version 0", Array(#"{"version": 0, "items": []}"#.utf8), "there is no version 0"),
    ("no items", Array(#"{"version": 1}"#.utf8), "it has no \"items\""),
    (
      "items by name", Array(#"{"version": 1, "items": {}}"#.utf8),
      "items: Expected to decode Array"
    ),
    ("null item", Array(#"{"version": 1, "items": [null]}"#.utf8), "items[0]: "),
    ("no id", Array(#"{"version": 1, "items": [{"title": "x"}]}"#.utf8), "items[0] has no \"id\""),
    (
      "empty id", Array(#"{"version": 1, "items": [{"id": "", "title": "x"}]}"#.utf8),
      "items[0].id: The identifier is empty"
    ),
    (
      "no title", Array(#"{"version": 1, "items": [{"id": "a"}]}"#.utf8),
      "items[0] has no \"title\""
    ),
    (
      "number title", Array(#"{"version": 1, "items": [{"id": "a", "title": 3}]}"#.utf8),
      "items[0].title: Expected to decode String"
    ),
    (
      "odd star",
      Array(#"{"version": 1, "items": [{"id": "a", "title": "x", "starred": "yes"}]}"#.utf8),
      "items[0].starred: Expected to decode Bool"
    ),
    (
      "odd date",
      Array(#"{"version": 1, "items": [{"id": "a", "title": "x", "added": "soon"}]}"#.utf8),
      "items[0].added: \"soon\" is not a date such as 2026-01-31T12:00:00Z"
    ),
    (
      "same id",
      Array(
        #"{"version": 1, "items": [{"id": "a", "title": "x"}, {"id": "a", "title": "y"}]}"#.utf8),
      "two items have the id \"a\""
    ),
    (
      "deep nesting",
      Array((#"{"version": 1, "items": [], "x": "# + String(repeating: "[", count: 100_000)).utf8),
      "it is not JSON: "
    ),
  ]

  private static let commands = [
    "list", "list --json", "add x", "toggle a", "star a", "unstar a", "delete a", "move a --to 1",
    "edit a x", "undo", "export", "import lines",
  ]

  func testDamagedFilesAreRefusedUntouched() throws {
    let sandbox = try Sandbox()
    try sandbox.write("New\n", to: sandbox.path("lines"))
    for (index, (name, contents, reason)) in Self.damaged.enumerated() {
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

  /// Contents, and the moment of the last change.
  private func state(of path: String) throws -> [String] {
    var status = stat()
    XCTAssertEqual(stat(path, &status), 0)
    let contents = try Data(contentsOf: URL(fileURLWithPath: path))
    return ["\(contents.count) \(contents.hashValue)", "\(status.st_mtim)", "\(status.st_ino)"]
  }
}
