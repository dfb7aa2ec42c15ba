import XCTest

/// Names that are no text, links that lead to one, and folders that are gone.
final class FileNameTests: XCTestCase {
  /// An é of Latin 1, for the shell.
  private static let bad = "\"$(printf 'caf\\351')\""

  func testWordsThatAreNotUTF8AreRefused() throws {
    let sandbox = try Sandbox()
    for words in [
      "", "list", "add", "toggle", "list --group", "export", "import",
      "list --file", "add --url", "help",
    ] {
      let run = try sandbox.shell("favorites \(words) \(Self.bad)")
      XCTAssertEqual(run.code, 64, words)
      XCTAssertEqual(
        run.err,
        "favorites: \"caf\u{FFFD}\" is not UTF-8. Nothing was changed. A file of such a name can "
          + "come through the standard input: favorites import - < FILE\n")
    }
    XCTAssertEqual(try sandbox.names(), [])
    let piped = try sandbox.shell(
      "echo One > \(Self.bad); favorites import - < \(Self.bad)")
    XCTAssertEqual(piped.out, "Imported 1 favorite.\n")
  }

  func testVariablesThatAreNotUTF8AreRefused() throws {
    let sandbox = try Sandbox()
    for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "FAVORITES_FILE"] {
      let set = "export \(name)=\"$HOME/\"\(Self.bad)\n"
      for words in ["list", "path", "add x"] {
        let run = try sandbox.shell(set + "favorites " + words)
        XCTAssertEqual(run.code, 1, name)
        XCTAssertEqual(
          run.err,
          "favorites: the value of \(name) is not UTF-8. Nothing was changed. Set it to a path "
            + "that is.\n")
      }
      XCTAssertEqual(try sandbox.shell(set + "favorites help add").code, 0)
    }
    XCTAssertEqual(try sandbox.names(), [])
    // A name that does not count may be anything.
    XCTAssertEqual(
      try sandbox.shell("export FAVORITES_FILE=\(Self.bad); favorites --file f add x").code, 0)
  }

  func testLinksToWhatIsNotUTF8AreRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "One")
    for (words, start) in [
      ("--file link list", "cannot read link: "), ("--file link add x", "cannot read link: "),
      ("export link", "cannot write link: "), ("export -f link", "cannot write link: "),
    ] {
      let run = try sandbox.shell("ln -sf \(Self.bad) link; favorites " + words)
      XCTAssertEqual(run.code, 1, words)
      XCTAssertTrue(
        run.err.hasPrefix("favorites: \(start)A name on the way to it is not UTF-8. "), run.err)
      XCTAssertEqual(try sandbox.names(), [".local", "link"])
    }
    let inside = try sandbox.shell("mkdir \(Self.bad); cd \(Self.bad); favorites --file f add x")
    XCTAssertEqual(inside.code, 1)
    XCTAssertTrue(inside.err.contains("A name on the way to it is not UTF-8"), inside.err)
    // The system follows links of folders, whatever their names.
    try sandbox.shell("ln -s \(Self.bad) folder")
    XCTAssertEqual(try sandbox.shell("favorites --file folder/f add Two").code, 0)
    XCTAssertEqual(try sandbox.shell("favorites --file folder/f undo").code, 0)
    XCTAssertEqual(
      try sandbox.shell("favorites --file folder/f export -f \(Self.bad)/f").code, 64)
    XCTAssertEqual(
      try sandbox.shell("ln -s folder other; favorites --file folder/f export -f other/f").code, 64)
  }

  /// Without a current folder a relative path means nothing: above all no file at the root.
  func testAFolderThatIsGone() throws {
    let sandbox = try Sandbox()
    let name = "favorites-test-of-a-gone-folder"
    for words in ["--file \(name) list", "--file \(name) add x", "export \(name)"] {
      let run = try sandbox.shell("mkdir gone; cd gone; rmdir ../gone; favorites " + words)
      XCTAssertEqual(run.code, 1, words)
      XCTAssertTrue(run.err.contains(" \(name): The current folder is gone. "), run.err)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: "/" + name))
    XCTAssertEqual(try sandbox.shell("mkdir gone; cd gone; rmdir ../gone; favorites list").code, 0)
  }

  func testInputThatIsNotUTF8IsRepairedAndSaid() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.shell("printf 'One\\nTw\\377o\\n' | favorites add - --plain | cut -f3")
    XCTAssertEqual(run.out, "One\nTw\u{FFFD}o\n")
    XCTAssertEqual(run.err, "1 taken after repair (bytes that are not UTF-8): line 2.\n")
  }

  func testARefusedChangeLeavesNothing() throws {
    let sandbox = try Sandbox()
    for words in ["toggle '#1'", "delete x", "undo", "restore", "move a --to 1", "edit a b"] {
      XCTAssertNotEqual(
        try sandbox.shell("favorites --file new/folder/list \(words); test $? = 0 -a -e .local")
          .code,
        0, words)
      XCTAssertEqual(try sandbox.names(), [], words)
    }
    XCTAssertEqual(try sandbox.shell("mkdir new; favorites --file new/list undo; ls new").out, "")
    XCTAssertEqual(
      try sandbox.shell("favorites --file new/list add x; ls -A new").lines.last, "list")
  }

  func testABackupAndAJournalThatAreLinksStayLinks() throws {
    let sandbox = try Sandbox()
    try sandbox.shell(
      """
      favorites add One; mkdir else
      ln -s "$HOME/else/backup" .local/share/favorites/favorites.json.bak
      mv .local/state/favorites/undo.jsonl else; ln -s "$HOME/else/undo.jsonl" .local/state/favorites
      """)
    let before = try sandbox.read(sandbox.file)
    XCTAssertEqual(try sandbox.run("add", "Two").code, 0)
    XCTAssertEqual(try sandbox.read(sandbox.path("else/backup")), before)
    XCTAssertEqual(
      try sandbox.read(sandbox.path("else/undo.jsonl")).split(separator: "\n").count, 2)
    for link in [sandbox.file + ".bak", sandbox.journal] {
      XCTAssertNoThrow(try FileManager.default.destinationOfSymbolicLink(atPath: link))
    }
    XCTAssertEqual(try sandbox.shell("ls -A else").out, "backup\nundo.jsonl\n")
  }
}
