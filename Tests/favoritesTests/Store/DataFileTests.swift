import XCTest

final class DataFileTests: XCTestCase {
  func testWhereTheFileIs() throws {
    let sandbox = try Sandbox()
    let home = sandbox.home
    func path(_ words: String = "", _ environment: [String: String] = [:]) throws -> String {
      let run =
        try words.isEmpty
        ? sandbox.run("path", with: environment)
        : sandbox.run("path", "--file", words, with: environment)
      XCTAssertEqual(run.code, 0)
      return String(run.out.dropLast())
    }
    XCTAssertEqual(try path(), home + "/.local/share/favorites/favorites.json")
    XCTAssertEqual(
      try path("", ["XDG_DATA_HOME": home + "/data"]), home + "/data/favorites/favorites.json")
    XCTAssertEqual(try path("", ["XDG_DATA_HOME": "data"]), sandbox.file)
    XCTAssertEqual(try path("", ["XDG_DATA_HOME": ""]), sandbox.file)
    XCTAssertEqual(
      try path("", ["XDG_DATA_HOME": home, "FAVORITES_FILE": "mine.json"]), "mine.json")
    XCTAssertEqual(try path("", ["FAVORITES_FILE": ""]), sandbox.file)
    XCTAssertEqual(try path("x.json", ["FAVORITES_FILE": "mine.json"]), "x.json")
  }

  func testWhereTheJournalIs() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "x", with: ["XDG_STATE_HOME": sandbox.home + "/state"])
    XCTAssertNoThrow(try sandbox.read(sandbox.home + "/state/favorites/undo.jsonl"))
    try sandbox.run("add", "x", with: ["XDG_STATE_HOME": "state"])
    XCTAssertNoThrow(try sandbox.read(sandbox.journal))
  }

  /// A user of whom the system knows no home folder.
  func testWithoutAHome() throws {
    let sandbox = try Sandbox()
    let start = "setpriv --reuid 54321 --clear-groups env -i '\(Sandbox.program)' "
    guard getuid() == 0, try sandbox.shell(start + "help").code == 0 else {
      throw XCTSkip("only root can become a user without a home")
    }
    for words in ["list", "path", "add x"] {
      let run = try sandbox.shell(start + words)
      XCTAssertEqual(run.code, 1, words)
      XCTAssertEqual(
        run.err,
        "favorites: no home folder to keep favorites in. Set HOME, or name a file with --file.\n")
    }
    try sandbox.shell("mkdir open; chmod 777 open; chmod 755 .")
    let file = "--file '\(sandbox.path("open/list"))' "
    XCTAssertEqual(try sandbox.shell(start + file + "add x").code, 0)
    XCTAssertEqual(try sandbox.shell(start + file + "list --plain").lines.count, 1)
    XCTAssertEqual(try sandbox.names("open"), ["list", "list.undo.jsonl"])
    XCTAssertEqual(try sandbox.shell(start + file + "undo").code, 0)
    XCTAssertEqual(try sandbox.shell(start + file + "list --plain").lines.count, 0)
  }

  func testNewFilesAreTheOwnersAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("umask 0; favorites add x")
    for name in [".local", ".local/share/favorites", ".local/state/favorites"] {
      XCTAssertEqual(try mode(sandbox.path(name)), 0o700, name)
    }
    for file in [sandbox.file, sandbox.journal] {
      XCTAssertEqual(try mode(file), 0o600, file)
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.path(".local/share/favorites"))
        .sorted(), ["favorites.json"])
  }

  func testTheModeStays() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    for wanted: mode_t in [0o600, 0o644, 0o660] {
      XCTAssertEqual(chmod(sandbox.file, wanted), 0)
      try sandbox.run("toggle", "a")
      XCTAssertEqual(try mode(sandbox.file), wanted)
      XCTAssertEqual(try mode(sandbox.file + ".bak"), wanted)
    }
  }

  func testLinksStayLinks() throws {
    let sandbox = try Sandbox()
    try sandbox.shell(
      """
      mkdir -p dot/files links .local/share/favorites
      echo '{"version": 1, "items": [{"id": "a", "title": "Atlas"}]}' > dot/files/f.json
      ln -s ../dot/files/f.json links/second
      ln -s "$HOME/links/second" .local/share/favorites/favorites.json
      favorites star a
      """)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.file),
      sandbox.path("links/second"))
    XCTAssertTrue(try sandbox.read(sandbox.path("dot/files/f.json")).contains("true"))
    XCTAssertNoThrow(try sandbox.read(sandbox.path("dot/files/f.json.bak")))
    // A link whose file is not there yet makes that file.
    try sandbox.shell("rm dot/files/f.json*; favorites add New")
    XCTAssertTrue(try sandbox.read(sandbox.path("dot/files/f.json")).contains("New"))
    let run = try sandbox.shell("ln -s loop loop; favorites --file loop add x")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.err.contains("Too many levels of symbolic links"), run.err)
  }

  func testWhatChangesNothingWritesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", starred: ["a"])
    let odd = try sandbox.read(sandbox.file)  // Not as this program writes it.
    for words in ["star a", "unstar b", "move a --to 1", "edit a Atlas", "import -", "add -"] {
      XCTAssertEqual(try sandbox.shell("favorites \(words)").code, 0, words)
      XCTAssertEqual(try sandbox.read(sandbox.file), odd, words)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.file + ".bak"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: sandbox.journal))
  }

  func testTheVersionBeforeIsKept() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let first = try sandbox.read(sandbox.file)
    try sandbox.run("star", "a")
    XCTAssertEqual(try sandbox.read(sandbox.file + ".bak"), first)
    let second = try sandbox.read(sandbox.file)
    try sandbox.run("add", "Book")
    XCTAssertEqual(try sandbox.read(sandbox.file + ".bak"), second)
  }

  func testUnknownKeysAreKept() throws {
    let sandbox = try Sandbox()
    let start = #"""
      {"version": 1, "theme": {"dark": true, "sizes": [1, 2.5, -3e2, 1e999, 12345678901234567890]},
       "items": [{"id": "a", "title": "Atlas", "rating": 5, "tags": ["x", null, {"y": "é\u0000"}]},
                 {"id": "b", "title": "Book", "added": "2026-01-31T12:00:00+09:00", "note": null}], "zzz": ""}
      """#
    try sandbox.write(start, to: sandbox.file)
    XCTAssertEqual(try sandbox.run("star", "a").code, 0)
    XCTAssertEqual(try sandbox.run("delete", "b").code, 0)
    XCTAssertEqual(try sandbox.run("undo").code, 0)
    XCTAssertEqual(try sandbox.run("unstar", "a").code, 0)
    XCTAssertEqual(
      try sandbox.read(sandbox.file),
      #"""
      {
        "version": 1,
        "theme": {"dark": true, "sizes": [1, 2.5, -3e2, 1e999, 12345678901234567890]},
        "zzz": "",
        "items": [
          {"id": "a", "title": "Atlas", "starred": false, "rating": 5, "tags": ["x", null, {"y": "é\u0000"}]},
          {"id": "b", "title": "Book", "starred": false, "added": "2026-01-31T12:00:00+09:00", "note": null}
        ]
      }

      """#)
  }

  /// A mark right after a slash makes one character of both.
  func testNamesThatStartWithAMark() throws {
    let sandbox = try Sandbox()
    let (file, folder) = ("sub/\u{301}x.json", "/\u{301}folder/\u{302}")
    try sandbox.shell("mkdir sub")
    XCTAssertEqual(try sandbox.shell("favorites --file '\(file)' add One").code, 0)
    XCTAssertEqual(try sandbox.shell("favorites --file '\(file)' list --plain").lines.count, 1)
    XCTAssertEqual(
      try sandbox.shell("ls -A sub").lines, ["\u{301}x.json"])
    XCTAssertEqual(
      try sandbox.shell("favorites --file \"$HOME\"'\(folder)/x.json' add One; ls .\(folder)").lines
        .last, "x.json")
    XCTAssertEqual(
      try sandbox.shell("favorites --file '\(file)' export 'sub/\u{300}y.json'").code, 0)
    XCTAssertEqual(
      try sandbox.shell("ln -s '\u{301}x.json' sub/z; favorites --file sub/z undo").code, 0)
    XCTAssertEqual(try sandbox.shell("favorites --file '\(file)' list --plain").lines.count, 0)
  }

  func testAByteOrderMarkDoesNoHarm() throws {
    let sandbox = try Sandbox()
    try sandbox.write("\u{FEFF}" + #"{"version": 1, "items": []}"#, to: sandbox.file)
    XCTAssertEqual(try sandbox.run("list").code, 0)
  }

  func testFilesThatCannotBeUsed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("x", to: sandbox.path("file"))
    let under = sandbox.path("file") + "/favorites.json"
    let read = try sandbox.run("--file", under)
    XCTAssertEqual(read.code, 1)
    XCTAssertEqual(
      read.err,
      "favorites: cannot read \(under): Not a directory. It was left untouched. Make it readable, "
        + "or name another file with --file.\n")
    let written = try sandbox.run("--file", under, "add", "x")
    XCTAssertEqual(written.code, 1)
    XCTAssertEqual(
      written.err,
      "favorites: cannot write \(under): Not a directory. Nothing was changed. Make room or give "
        + "access to it, or name another file with --file.\n")
    let new = try sandbox.run("--file", "/proc/favorites.json", "add", "x")
    XCTAssertEqual(new.code, 1)
    XCTAssertTrue(new.err.hasPrefix("favorites: cannot write /proc/favorites.json: "), new.err)
  }

  /// Permissions that root does not feel are set for another user.
  func testPermissions() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let run: (String) throws -> Sandbox.Run
    if getuid() == 0 {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else {
        throw XCTSkip("root feels no permissions, and there is no setpriv to become another user")
      }
      guard
        try sandbox.shell("setpriv --reuid 65534 --clear-groups '\(Sandbox.program)' help").code
          == 0
      else { throw XCTSkip("the build folder is closed to other users") }
      try sandbox.shell("chown -R 65534 \"$HOME\"; chmod 755 \"$HOME\"")
      run = { words in
        try sandbox.shell("setpriv --reuid 65534 --clear-groups '\(Sandbox.program)' " + words)
      }
    } else {
      run = { try sandbox.shell("favorites " + $0) }
    }
    let folder = (sandbox.file as NSString).deletingLastPathComponent
    let before = try sandbox.read(sandbox.file)
    chmod(folder, 0o500)
    let closed = try run("star a")
    XCTAssertEqual(closed.code, 1)
    XCTAssertTrue(
      closed.err.hasPrefix("favorites: cannot write \(sandbox.file): Permission denied."),
      closed.err)
    XCTAssertEqual(try run("list").code, 0)
    chmod(folder, 0o700)
    chmod(sandbox.file, 0o400)
    XCTAssertTrue(
      try run("star a").err.hasPrefix("favorites: cannot write \(sandbox.file): Permission denied.")
    )
    chmod(sandbox.file, 0)
    XCTAssertTrue(
      try run("list").err.hasPrefix("favorites: cannot read \(sandbox.file): Permission denied."))
    chmod(sandbox.file, 0o600)
    XCTAssertEqual(try sandbox.read(sandbox.file), before)
    XCTAssertEqual(try run("star a").code, 0)
  }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
    return status.st_mode & 0o7777
  }
}
