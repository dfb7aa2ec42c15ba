import XCTest

final class StarTests: XCTestCase {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", "Door", starred: ["b"])
    return sandbox
  }

  func testToggle() throws {
    let sandbox = try sandbox()
    let run = try sandbox.run("toggle", "c", "#2", "--batches")
    XCTAssertEqual(run.code, 0)
    assertLines(
      run.out,
      """
      Starred c Cake
      Unstarred b Book
        move [1, 1] -> [0, 0]
        move [0, 0] -> [1, 1]
        reconfigure [0, 0]
        reconfigure [1, 1]
      """)
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas", "b 0 Book", "c 1 Cake", "d 0 Door"])
  }

  func testARepeatedReferenceCountsOnce() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(try sandbox.run("toggle", "a", "#1", "a").out, "Starred a Atlas\n")
  }

  func testStarAndUnstarCanBeRepeated() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(
      try sandbox.run("star", "a", "b").out, "Starred a Atlas\nAlready starred b Book\n")
    XCTAssertEqual(
      try sandbox.run("star", "a", "b").out, "Already starred a Atlas\nAlready starred b Book\n")
    XCTAssertEqual(
      try sandbox.run("unstar", "a", "c").out, "Unstarred a Atlas\nAlready unstarred c Cake\n")
    XCTAssertEqual(
      try sandbox.plain(), ["a 0 Atlas", "b 1 Book", "c 0 Cake", "d 0 Door"])
  }

  func testFormats() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(try sandbox.run("star", "a", "--plain").out, "a\t1\tAtlas\n")
    XCTAssertEqual(
      try sandbox.run("toggle", "a", "--jsonl").out,
      #"{"id": "a", "title": "Atlas", "starred": false}"# + "\n")
    XCTAssertEqual(
      try sandbox.run("unstar", "a", "--json").out,
      "[\n" + #"  {"id": "a", "title": "Atlas", "starred": false}"# + "\n]\n")
  }

  func testReferencesAreFoundBeforeAnythingIsChanged() throws {
    let sandbox = try sandbox()
    let before = try sandbox.read(sandbox.file)
    for command in ["toggle", "star", "unstar", "delete", "edit", "move"] {
      let rest = ["edit": " x", "move": " --to 1"][command] ?? " a z"
      let run = try sandbox.shell("favorites \(command) z" + rest)
      XCTAssertEqual(run.code, 2, command)
      XCTAssertEqual(run.out, "")
      XCTAssertTrue(run.err.contains("there is no favorite with an id like \"z\""), run.err)
    }
    XCTAssertEqual(try sandbox.read(sandbox.file), before)
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.journal))
  }

  func testWhatReferencesMean() throws {
    let sandbox = try Sandbox()
    let titles = ["abc": "One", "abd": "Two", "ab": "Three", "x1": "Four", "1x": "Five"]
    let order = ["abc", "abd", "ab", "x1", "1x"]
    let items = order.map { #"{"id": "\#($0)", "title": "\#(titles[$0] ?? "")"}"# }
    try sandbox.write(
      #"{"version": 1, "items": [\#(items.joined(separator: ","))]}"#, to: sandbox.file)
    func found(_ reference: String) throws -> String {
      let run = try sandbox.run("star", "--plain", "--", reference)
      XCTAssertEqual(run.code == 0, run.err.isEmpty)
      return run.code == 0 ? String(run.out.prefix { $0 != "\t" }) : "\(run.code) " + run.err
    }
    XCTAssertEqual(try found("abc"), "abc")
    XCTAssertEqual(try found("abd"), "abd")
    XCTAssertEqual(try found("ab"), "ab")  // Whole, though two others start with it.
    XCTAssertEqual(try found("x"), "x1")
    XCTAssertEqual(try found("#5"), "1x")
    XCTAssertEqual(
      try found("a"),
      "2 favorites: \"a\" means 3 favorites:\n  abc  One\n  abd  Two\n  ab  Three\n")
    XCTAssertEqual(
      try found("2"),
      "2 favorites: there is no favorite with an id like \"2\". Did you mean \"#2\"?\n")
    XCTAssertEqual(
      try found("nope"),
      "2 favorites: there is no favorite with an id like \"nope\". "
        + "\"favorites list\" shows the ids.\n")
    for number in ["#0", "#6", "#-1", "#9223372036854775807", "#-9223372036854775808"] {
      XCTAssertEqual(
        try found(number),
        "2 favorites: there is no \(number): the list has 5 favorites.\n")
    }
    XCTAssertTrue(try found("#").hasPrefix("2 "))
    XCTAssertTrue(try found("").hasPrefix("2 "))
    XCTAssertTrue(try found("#99999999999999999999").hasPrefix("2 "))
    let run = try sandbox.run("star", "#7", "a", "x")
    XCTAssertEqual(run.code, 2)
    assertLines(
      run.err,
      """
      favorites: 2 of the favorites cannot be found; nothing was changed.
        there is no #7: the list has 5 favorites.
        "a" means 3 favorites:
          abc  One
          abd  Two
          ab  Three
      """)
  }

  func testManyCandidatesAreCounted() throws {
    let sandbox = try Sandbox()
    let items = (10...30).map { #"{"id": "k\#($0)", "title": "T\#($0)"}"# }
    try sandbox.write(
      #"{"version": 1, "items": [\#(items.joined(separator: ","))]}"#, to: sandbox.file)
    let lines = try sandbox.run("star", "k").err.split(separator: "\n")
    XCTAssertEqual(lines.count, 12)
    XCTAssertEqual(lines.last, "  and 11 more")
  }
}
