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

  /// One folder for the state, and lists wherever `XDG_DATA_HOME` says.
  func testListsOfOneStateFolderHaveTheirOwnJournals() throws {
    let sandbox = try Sandbox()
    func run(_ words: String, _ data: String) throws -> Sandbox.Run {
      try sandbox.shell(
        "favorites " + words,
        with: ["XDG_DATA_HOME": sandbox.path(data), "XDG_STATE_HOME": sandbox.path("state")])
    }
    try sandbox.fill("Home")
    XCTAssertEqual(try run("add keep", "one").code, 0)
    XCTAssertEqual(try run("delete '#1'", "one").code, 0)
    XCTAssertEqual(try run("undo", "two").err, "There is nothing to undo.\n")
    XCTAssertEqual(try run("list --plain", "two").out, "")
    XCTAssertEqual(try sandbox.run("undo").err, "There is nothing to undo.\n")
    XCTAssertTrue(try run("undo", "one").out.hasPrefix("Undid delete: "))
    XCTAssertTrue(try run("list --plain", "one").out.hasSuffix("keep\n"))
    // The standard list has the standard journal, whatever names it.
    let standard = sandbox.path(".local/share")
    try sandbox.run("star", "h", with: ["XDG_DATA_HOME": standard])
    XCTAssertEqual(try sandbox.read(sandbox.journal).split(separator: "\n").count, 1)
  }

  /// The path of a list is the same one before and after its folder is made.
  func testTheFirstChangeInANewFolder() throws {
    let paths = [
      "./new/f", "new/f", "./new/./deep//f", "new/../f", "there/new/f", "link/new/f",
      "link/../f", "link/new/../deep/f", "new/deep/../../other/f",
    ]
    for path in paths {
      let sandbox = try Sandbox()
      try sandbox.shell("mkdir -p there; mkdir -p else/where; ln -s else/where link")
      XCTAssertEqual(try sandbox.shell("favorites --file '\(path)' add One").code, 0, path)
      let undo = try sandbox.shell("favorites --file '\(path)' undo")
      XCTAssertTrue(undo.out.hasPrefix("Undid add: "), "\(path): \(undo.err)")
    }
  }

  /// The journal is on a full disk, the list is not: blocks of 512 bytes.
  func testAnUndoThatStaysNotedIsPassedOver() throws {
    let sandbox = try Sandbox()
    let long = String(repeating: "Long", count: 5_000)
    try sandbox.fill(long, "Book")
    try sandbox.run("delete", "l")
    try sandbox.run("star", "b")
    let journal = try sandbox.read(sandbox.journal)
    let run = try sandbox.shell("ulimit -f 16; '\(Sandbox.program)' undo")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.out, "Undid star: b Book\n")
    XCTAssertTrue(
      run.err.hasPrefix(
        "It could not be taken from the undo journal, so the next undo passes over it: cannot write"
      ), run.err)
    XCTAssertEqual(try sandbox.plain(), ["b 0 Book"])
    XCTAssertEqual(try sandbox.read(sandbox.journal), journal)
    XCTAssertTrue(try sandbox.run("undo").out.hasPrefix("Undid delete: l Long"))
    XCTAssertEqual(try sandbox.plain().count, 2)
    XCTAssertEqual(try sandbox.read(sandbox.journal), "")
  }

  func testAListThatIsNotThereKeepsItsHistory() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book")
    try sandbox.shell("favorites star a; favorites star b; mv '\(sandbox.file)' away")
    let run = try sandbox.run("undo")
    XCTAssertEqual(run.code, 0)
    XCTAssertTrue(run.err.hasPrefix("Cannot take star back (b Book): "), run.err)
    XCTAssertFalse(try sandbox.names(".local/share/favorites").contains("favorites.json"))
    try sandbox.shell("mv away '\(sandbox.file)'")
    XCTAssertEqual(try sandbox.run("undo").out, "Undid star: b Book\n")
    XCTAssertEqual(try sandbox.run("undo").out, "Undid star: a Atlas\n")
  }

  func testARestoreIsAChangeToo() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    try sandbox.shell("favorites star a; favorites edit a Other; favorites restore")
    XCTAssertEqual(try sandbox.plain(), ["a 1 Atlas"])
    XCTAssertEqual(try sandbox.run("undo").out, "Undid restore: a Other\n")
    XCTAssertEqual(try sandbox.plain(), ["a 1 Other"])
    XCTAssertEqual(try sandbox.run("undo").out, "Undid edit: a Atlas\n")
    XCTAssertEqual(try sandbox.run("undo").out, "Undid star: a Atlas\n")
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  func testWhatOthersCorrectStays() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlsa", "Book")
    try sandbox.run("star", "a")
    // Another program corrects the title and notes something.
    try sandbox.write(
      """
      {"version": 1, "items": [{"id": "a", "title": "Atlas", "starred": true, "rating": 5},
        {"id": "b", "title": "Book"}]}
      """, to: sandbox.file)
    XCTAssertEqual(try sandbox.run("undo").out, "Undid star: a Atlas\n")
    XCTAssertEqual(
      try sandbox.run("list", "--jsonl", "atlas").out,
      #"{"id": "a", "title": "Atlas", "starred": false, "rating": 5}"# + "\n")
  }

  func testAJournalOfBeforeIsRead() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", starred: ["a"])
    try sandbox.write(
      #"{"did": "star", "time": "2026-01-01T00:00:00Z", "remove": [], "restore": "#
        + #"[{"id": "a", "title": "Atlas", "starred": false}], "place": []}"# + "\n",
      to: sandbox.journal)
    XCTAssertEqual(try sandbox.run("undo").out, "Undid star: a Atlas\n")
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  /// What other programs keep beside the list is in the journal once a restore takes it away.
  func testARestoreThatIsUndoneLosesNothingBesideTheList() throws {
    func list(_ beside: String, _ title: String) -> String {
      #"{"version": 1, \#(beside)"items": [{"id": "a", "title": "\#(title)"}]}"#
    }
    let beside = #""settings": {"columns": [1, 2.50]}, "theme": "dark", "#
    for (old, title) in [("", "Atlas"), (#""theme": "light", "#, "Atlas"), ("", "Old")] {
      let sandbox = try Sandbox()
      try sandbox.write(list(beside, "Atlas"), to: sandbox.file)
      try sandbox.write(list(old, title), to: sandbox.file + ".bak")
      XCTAssertEqual(try sandbox.run("restore").code, 0)
      XCTAssertFalse(try sandbox.read(sandbox.file).contains("settings"))
      // Another program has a new one, which stays.
      let kept = try sandbox.read(sandbox.file)
      try sandbox.write(
        kept.replacingOccurrences(of: #""version": 1,"#, with: #""version": 1, "mine": 7,"#),
        to: sandbox.file)
      let words = title == "Atlas" ? "what other programs keep beside the list" : "a Atlas"
      XCTAssertEqual(try sandbox.run("undo").out, "Undid restore: \(words)\n")
      let text = try sandbox.read(sandbox.file)
      XCTAssertTrue(text.contains(#""settings": {"columns": [1, 2.50]},"#), text)
      XCTAssertTrue(text.contains(#""theme": "dark","#), text)
      XCTAssertTrue(text.contains(#""mine": 7,"#), text)
      XCTAssertFalse(text.contains("light"), text)
      XCTAssertEqual(try sandbox.run("undo").err, "There is nothing to undo.\n")
    }
  }

  /// What was changed by hand after the last change: the change before that one is not meant.
  func testAChangeThatWasChangedSinceIsNotPassedOver() throws {
    let sandbox = try Sandbox()
    func edit(_ old: String, _ new: String) throws {
      let text = try sandbox.read(sandbox.file)
      try sandbox.write(text.replacingOccurrences(of: old, with: new), to: sandbox.file)
    }
    try sandbox.fill("Atlas")
    try sandbox.run("add", "T1")
    try sandbox.run("edit", "#2", "--title", "T2")
    try edit("T2", "T3")
    let file = try sandbox.read(sandbox.file)
    let journal = try sandbox.read(sandbox.journal)
    for _ in 0..<2 {
      let run = try sandbox.run("undo")
      XCTAssertEqual(run.code, 0)
      XCTAssertEqual(run.out, "")
      XCTAssertTrue(run.err.hasPrefix("Cannot take edit back ("), run.err)
      XCTAssertTrue(
        run.err.hasSuffix(
          " T3): what it changed was changed again since. Nothing was undone.\n"
        ),
        run.err)
      XCTAssertEqual(try sandbox.read(sandbox.file), file)
      XCTAssertEqual(try sandbox.read(sandbox.journal), journal)
    }
    // Later changes come back as ever, and so does this one where it is as it was left.
    try sandbox.run("star", "#2")
    XCTAssertTrue(try sandbox.run("undo").out.hasPrefix("Undid star: "))
    XCTAssertTrue(try sandbox.run("undo").err.hasPrefix("Cannot take edit back ("))
    try edit("T3", "T2")
    XCTAssertTrue(try sandbox.run("undo").out.hasPrefix("Undid edit: "))
    // Taken back by hand, a change is passed over.
    try sandbox.run("edit", "#2", "--title", "T2")
    try edit("T2", "T1")
    XCTAssertTrue(try sandbox.run("undo").out.hasPrefix("Undid add: "))
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  /// A place behind a favorite that is gone, and a change of a favorite that is gone.
  func testWhatIsGoneSupersedes() throws {
    for change in ["move a --to 4", "star a", "edit b --url u"] {
      let sandbox = try Sandbox()
      try sandbox.fill("Door", "Book", "Atlas", "Cake")
      try sandbox.run("star", "d")
      try sandbox.shell("favorites " + change)
      try sandbox.fill("Door", "Cake", starred: ["d"])
      let run = try sandbox.run("undo")
      XCTAssertTrue(run.err.hasPrefix("Cannot take "), "\(change): \(run.out)")
      XCTAssertEqual(try sandbox.plain(), ["d 1 Door", "c 0 Cake"])
    }
  }

  /// Once, the list that `XDG_DATA_HOME` named had the home's journal.
  func testAJournalOfBeforeFollowsItsList() throws {
    for named in [false, true] {
      let sandbox = try Sandbox()
      let extra = ["XDG_DATA_HOME": sandbox.path("data")]
      let file = sandbox.path("data/favorites/favorites.json")
      func run(_ words: String...) throws -> Sandbox.Run {
        try sandbox.runAll((named ? ["--file", file] : []) + words, with: extra)
      }
      let entry =
        #"{"did": "star", "time": "2026-01-01T00:00:00Z", "remove": [], "restore": "#
        + #"[{"id": "a", "title": "Atlas", "starred": false}], "place": []}"# + "\n"
      let list = #"{"version": 1, "items": [{"id": "a", "title": "Atlas", "starred": true}]}"#
      try sandbox.write(entry, to: sandbox.journal)
      // Another list, and one that is not there, leave it.
      let other = try sandbox.shell("favorites --file other.json undo", with: extra)
      XCTAssertEqual(other.err, "There is nothing to undo.\n")
      XCTAssertEqual(try run("undo").err, "There is nothing to undo.\n")
      try sandbox.write(list, to: file)
      // So does this one where the home has a list.
      try sandbox.fill("Home")
      XCTAssertEqual(try run("undo").err, "There is nothing to undo.\n")
      XCTAssertEqual(try sandbox.read(sandbox.journal), entry)
      try sandbox.shell("rm '\(sandbox.file)'")
      XCTAssertEqual(try run("add", "Book").code, 0)
      XCTAssertFalse(try sandbox.names(".local/state/favorites").contains("undo.jsonl"))
      XCTAssertTrue(try run("undo").out.hasPrefix("Undid add: "))
      XCTAssertEqual(try run("undo").out, "Undid star: a Atlas\n")
      // A list with a journal of its own takes no other.
      try sandbox.write(entry, to: sandbox.journal)
      XCTAssertEqual(try run("undo").err, "There is nothing to undo.\n")
      XCTAssertEqual(try sandbox.read(sandbox.journal), entry)
    }
  }
}
