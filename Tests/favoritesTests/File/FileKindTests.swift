import XCTest

/// Files that are no regular ones, where one belongs.
final class FileKindTests: XCTestCase {
  private static let makers = [
    ("mkfifo THING", "It is not a regular file"), ("mkdir THING", "Is a directory"),
    (
      "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"THING\")'",
      "It is not a regular file"
    ),
  ]

  /// A sandbox for each kind of thing that can be made under a name.
  private func each(
    _ name: String, _ body: (Sandbox, _ reason: String) throws -> Void
  ) throws {
    for (maker, reason) in Self.makers {
      let sandbox = try Sandbox()
      let made = try sandbox.shell(maker.replacingOccurrences(of: "THING", with: name))
      if made.code != 0, maker.hasPrefix("python3") { continue }
      XCTAssertEqual(made.code, 0, made.err)
      try body(sandbox, reason)
      let kind = try sandbox.shell("ls -ld \(name) | cut -c1").out
      XCTAssertTrue(["p\n", "d\n", "s\n"].contains(kind), "\(name) was replaced: \(kind)")
    }
  }

  private func run(_ sandbox: Sandbox, _ words: String, input: String? = nil) throws -> Sandbox.Run
  {
    try sandbox.shell("timeout 10 '\(Sandbox.program)' " + words, input: input)
  }

  func testAsTheDataFile() throws {
    try each("thing") { sandbox, reason in
      for words in ["list", "add x", "undo", "export", "toggle a", "import -"] {
        let run = try run(sandbox, "--file thing " + words)
        XCTAssertEqual(run.code, 1, words)
        XCTAssertEqual(
          run.err,
          "favorites: \(sandbox.path("thing")) is "
            + (reason == "Is a directory" ? "a folder" : "not a regular file")
            + ", so it cannot hold a list. It was left untouched. Name another file with --file.\n")
      }
      XCTAssertEqual(try sandbox.names(), ["thing"], "nothing else was made")
    }
    let sandbox = try Sandbox()
    let device = try run(sandbox, "--file /dev/zero list")
    XCTAssertEqual(device.code, 1)
    XCTAssertTrue(device.err.contains("/dev/zero is not a regular file"), device.err)
  }

  func testInTheWayOfTheBackup() throws {
    try each("list.bak") { sandbox, reason in
      XCTAssertEqual(try run(sandbox, "--file list add One").code, 0, "there is nothing to keep")
      let before = try sandbox.read(sandbox.path("list"))
      let add = try run(sandbox, "--file list add Two")
      XCTAssertEqual(add.code, 1)
      XCTAssertEqual(add.out, "")
      XCTAssertEqual(
        add.err,
        "favorites: \(sandbox.path("list.bak")) is in the way: \(reason). It was left untouched. "
          + "Move it away.\n")
      XCTAssertEqual(try sandbox.read(sandbox.path("list")), before)
      let restore = try run(sandbox, "--file list restore")
      XCTAssertEqual(restore.code, 1)
      XCTAssertTrue(restore.err.contains("/list.bak is "), restore.err)
      XCTAssertEqual(try sandbox.names(), [".local", "list", "list.bak"])
    }
  }

  func testInTheWayOfTheLock() throws {
    try each("list.lock") { sandbox, reason in
      let add = try run(sandbox, "--file list add One")
      XCTAssertEqual(add.code, 1)
      XCTAssertEqual(
        add.err,
        "favorites: \(sandbox.path("list.lock")) is in the way: \(reason). It was left untouched. "
          + "Move it away.\n")
      XCTAssertEqual(try sandbox.names(), ["list.lock"])
    }
  }

  func testInTheWayOfTheJournal() throws {
    try each("thing") { sandbox, _ in
      try sandbox.shell(
        "mkdir -p .local/state/favorites; mv thing .local/state/favorites/undo.jsonl")
      let add = try run(sandbox, "add One")
      XCTAssertEqual(add.code, 0)
      XCTAssertTrue(add.out.hasPrefix("Added "))
      XCTAssertTrue(add.err.hasPrefix("\"favorites undo\" cannot take this change back"), add.err)
      XCTAssertEqual(try run(sandbox, "undo").code, 1)
      XCTAssertEqual(try sandbox.plain().count, 1)
      try sandbox.shell("mv .local/state/favorites/undo.jsonl thing")
    }
  }

  func testAsTheFileToImport() throws {
    try each("thing") { sandbox, reason in
      guard try sandbox.shell("test -p thing").code != 0 else { return }
      let run = try run(sandbox, "import thing")
      XCTAssertEqual(run.code, 1)
      XCTAssertTrue(run.err.hasPrefix("favorites: cannot read thing: "), run.err)
      XCTAssertTrue(run.err.hasSuffix(". Nothing was changed.\n"), run.err)
    }
    // A pipe is read to its end.
    let sandbox = try Sandbox()
    let piped = try sandbox.shell("mkfifo pipe; echo One > pipe & favorites import pipe")
    XCTAssertEqual(piped.out, "Imported 1 favorite.\n")
  }

  func testAsTheFileToExportTo() throws {
    try each("thing") { sandbox, reason in
      guard try sandbox.shell("test -p thing").code != 0 else { return }
      for words in ["export thing", "export thing --force"] {
        let run = try run(sandbox, words)
        XCTAssertEqual(run.code, 1)
        let expected = reason == "Is a directory" ? reason : "It is a socket"
        XCTAssertEqual(
          run.err,
          "favorites: cannot write thing: \(expected). Nothing was changed. Make room or give "
            + "access to it, or name another FILE.\n")
      }
    }
  }

  /// A pipe has a name in /dev/fd that leads to no file; it is not an empty list.
  func testAPipeIsNoList() throws {
    let sandbox = try Sandbox()
    let json = #"{"version": 1, "items": [{"id": "a", "title": "Atlas"}]}"#
    for name in ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "link"] {
      for words in ["list", "add x", "undo"] {
        let run = try sandbox.shell(
          "ln -sf /dev/stdin link; echo '\(json)' | favorites --file \(name) \(words)")
        XCTAssertEqual(run.code, 1, name)
        XCTAssertEqual(run.out, "", name)
        XCTAssertTrue(run.err.contains(" is not a regular file, so it cannot hold"), run.err)
      }
    }
    XCTAssertEqual(
      try sandbox.shell("echo '\(json)' > f; favorites --file /dev/stdin list --plain < f").out,
      "a\t0\tAtlas\n", "a file is one, whatever its name")
    let dash = try sandbox.shell("favorites --file - list")
    XCTAssertEqual(dash.code, 64)
    XCTAssertEqual(
      dash.err,
      "favorites: - is no file to keep favorites in. \"favorites import -\" reads the standard "
        + "input.\n")
    let slash = try sandbox.shell("favorites --file new/ add x; test -e new && echo made")
    XCTAssertEqual(slash.err, "favorites: new/ is a folder. Name a file in it.\n")
    XCTAssertEqual(slash.out, "")
  }
}
