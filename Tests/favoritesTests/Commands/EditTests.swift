import XCTest

final class EditTests: XCTestCase {
  func testEachPart() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    func edit(_ words: String) throws -> String {
      let run = try sandbox.shell("favorites edit a --jsonl " + words)
      XCTAssertEqual(run.code, 0, run.err)
      return run.out
    }
    let rest = #", "starred": false"#
    XCTAssertEqual(
      try edit("Map of the world"), #"{"id": "a", "title": "Map of the world"\#(rest)}"# + "\n")
    XCTAssertEqual(
      try edit("--url https://x.example"),
      #"{"id": "a", "title": "Map of the world", "url": "https://x.example"\#(rest)}"# + "\n")
    XCTAssertEqual(
      try edit("--title Map --folder Home/Wall"),
      #"{"id": "a", "title": "Map", "url": "https://x.example"\#(rest), "folder": "Home/Wall"}"#
        + "\n")
    XCTAssertEqual(
      try edit("--no-url --no-folder"), #"{"id": "a", "title": "Map"\#(rest)}"# + "\n")
    XCTAssertEqual(try edit("--url '' --folder ''"), #"{"id": "a", "title": "Map"\#(rest)}"# + "\n")
  }

  func testReports() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    assertLines(
      try sandbox.run("edit", "a", "Map", "--batches").out, "Edited a Map\n  reconfigure [1, 0]")
    assertLines(try sandbox.run("edit", "a", "Map").out, "Already so: a Map")
  }

  /// Texts may be equal to the eye and to Swift, and differ in the file.
  func testAnotherSpellingIsAChange() throws {
    let sandbox = try Sandbox()
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    try sandbox.fill("a" + one)
    for option in ["--title", "--url", "--folder"] {
      try sandbox.run("edit", "a", option, one)
      XCTAssertTrue(
        try sandbox.run("edit", "a", option, two).out.hasPrefix("Edited a "), option)
      let written = try sandbox.read(sandbox.file)
      XCTAssertNotNil(written.utf8.firstRange(of: two.utf8), option)
      XCTAssertNil(written.utf8.firstRange(of: one.utf8), option)
      XCTAssertEqual(try sandbox.run("undo").code, 0)
      XCTAssertNotNil(try sandbox.read(sandbox.file).utf8.firstRange(of: one.utf8), option)
      try sandbox.run("edit", "a", option, two)
    }
  }

  func testRefusals() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    let cases: [(String, Int32, String)] = [
      ("a", 64, "edit needs something to change: words of a new title, --url, --folder, "),
      ("", 64, "edit needs REF, the start of an id"),
      ("a --title ' '", 64, "the new title is empty. Nothing was changed."),
      ("a New --title Other", 64, "the new title is given twice: as \"New\" and with --title."),
      ("a --url x --no-url", 64, "--url and --no-url exclude each other."),
      ("a --folder x --no-folder", 64, "--folder and --no-folder exclude each other."),
      ("z New", 2, "there is no favorite with an id like \"z\"."),
    ]
    for (words, code, message) in cases {
      let run = try sandbox.shell("favorites edit " + words)
      XCTAssertEqual(run.code, code, words)
      XCTAssertTrue(run.err.hasPrefix("favorites: " + message), run.err)
    }
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas", "b 0 Book"])
  }
}
