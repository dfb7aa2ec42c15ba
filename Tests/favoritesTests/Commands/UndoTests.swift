import XCTest

final class UndoTests: XCTestCase {
  /// Each kind of change, alone and after the others, taken back step by step.
  func testEveryChangeComesBack() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", "Door", "Elm", starred: ["b", "d"])
    let changes = [
      "toggle a b", "star c", "unstar d", "move e --before a", "delete b d", "add New",
      "edit a Other --folder x --url y", "move c --to 1", "delete a c e --force",
      "delete --all --force", "add - < lines", "import others --replace", "import html",
    ]
    try sandbox.write("One\nTwo\n", to: sandbox.path("lines"))
    try sandbox.write("Three\nTwo\n", to: sandbox.path("others"))
    try sandbox.write("<DL><DT><A HREF=\"x\">X</A></DL>", to: sandbox.path("html"))
    var states = [try sandbox.run("list", "--jsonl").out]
    for change in changes {
      XCTAssertEqual(try sandbox.shell("favorites " + change).code, 0, change)
      states.append(try sandbox.run("list", "--jsonl").out)
      XCTAssertNotEqual(states.last, states.dropLast().last, change)
    }
    for change in changes.reversed() {
      states.removeLast()
      let run = try sandbox.run("undo")
      let name = change.prefix { $0 != " " }
      XCTAssertTrue(run.out.hasPrefix("Undid \(name): "), run.out)
      XCTAssertEqual(try sandbox.run("list", "--jsonl").out, states.last, change)
    }
    let run = try sandbox.run("undo")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.out, "")
    XCTAssertEqual(run.err, "There is nothing to undo.\n")
  }

  func testReports() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake")
    try sandbox.run("delete", "b")
    assertLines(
      try sandbox.run("undo", "--batches").out, "Undid delete: b Book\n  insert [1, 1]")
    try sandbox.run("toggle", "a", "c")
    assertLines(try sandbox.run("undo").out, "Undid toggle: 2 favorites")
  }

  func testChangesMadeMeanwhileStay() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", "Door")
    try sandbox.run("delete", "b")
    // Another program moves and renames, unknown to the journal.
    try sandbox.fill("Door", "Cake", "Atlas", "Fig")
    try sandbox.run("undo")
    XCTAssertEqual(
      try sandbox.plain(), ["d 0 Door", "c 0 Cake", "a 0 Atlas", "b 0 Book", "f 0 Fig"])
  }

  /// A change that was noted but not made, as after a stop in between, is passed over.
  func testAChangeThatWasNeverMadeIsPassedOver() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    try sandbox.run("star", "a")
    let kept = try sandbox.read(sandbox.file)
    try sandbox.run("star", "b")
    try sandbox.write(kept, to: sandbox.file)
    assertLines(try sandbox.run("undo").out, "Undid star: a Atlas")
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas", "b 0 Book"])
  }

  func testTheJournalIsBounded() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    for _ in 0..<55 { try sandbox.run("toggle", "a") }
    XCTAssertEqual(try sandbox.read(sandbox.journal).split(separator: "\n").count, 50)
    for _ in 0..<50 { XCTAssertEqual(try sandbox.run("undo").out, "Undid toggle: a Atlas\n") }
    XCTAssertEqual(try sandbox.run("undo").err, "There is nothing to undo.\n")
    XCTAssertEqual(try sandbox.plain(), ["a 1 Atlas"])
  }

  func testEachDataFileHasItsOwnJournal() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    try sandbox.shell("favorites --file other.json add Other; favorites star a")
    try sandbox.shell("favorites --file \"$HOME/./other.json\" undo")
    XCTAssertEqual(try sandbox.shell("favorites --file other.json --plain").out, "")
    XCTAssertEqual(try sandbox.plain(), ["a 1 Atlas"])
    try sandbox.run("--file", sandbox.file, "undo")
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  func testADamagedJournalIsLeftAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    try sandbox.write("nonsense\n", to: sandbox.journal)
    let run = try sandbox.run("undo")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(
      run.err.hasPrefix("favorites: the undo journal \(sandbox.journal) is damaged: "), run.err)
    XCTAssertEqual(try sandbox.read(sandbox.journal), "nonsense\n")
    XCTAssertEqual(try sandbox.run("star", "a").code, 0)
    XCTAssertEqual(try sandbox.run("undo").code, 0)
  }

  func testAChangeIsMadeThoughItCannotBeNoted() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    try sandbox.write("in the way", to: sandbox.path(".local/state"))
    let run = try sandbox.run("delete", "a")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.out, "Deleted a Atlas\n")
    XCTAssertTrue(
      run.err.hasPrefix(
        "\"favorites undo\" cannot take this change back, only \"favorites restore\" can: cannot "),
      run.err)
    XCTAssertEqual(try sandbox.plain(), [])
    XCTAssertEqual(try sandbox.run("restore").code, 0)
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }
}
