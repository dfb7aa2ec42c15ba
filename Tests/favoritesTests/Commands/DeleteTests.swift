import XCTest

final class DeleteTests: XCTestCase {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake", "Door", starred: ["b"])
    return sandbox
  }

  func testOneAndTwoAreNotAskedAbout() throws {
    let sandbox = try sandbox()
    assertLines(
      try sandbox.run("delete", "b").out,
      "Deleted b Book\n\"favorites undo\" brings it back.")
    assertLines(
      try sandbox.run("rm", "#1", "d", "--batches").out,
      """
      Deleted a Atlas
      Deleted d Door
      "favorites undo" brings them back.
        delete [1, 0]
        delete [1, 2]
      """)
    XCTAssertEqual(try sandbox.plain(), ["c 0 Cake"])
  }

  func testThreeNeedForceWhereNobodyCanAnswer() throws {
    let sandbox = try sandbox()
    for words in ["a b c", "a b c --no-input", "--all"] {
      let run = try sandbox.shell("favorites delete " + words)
      XCTAssertEqual(run.code, 64)
      XCTAssertEqual(
        run.err,
        "favorites: deleting \(words == "--all" ? 4 : 3) favorites at once needs --force here. "
          + "Nothing was changed.\n")
    }
    XCTAssertEqual(try sandbox.plain().count, 4)
    XCTAssertEqual(try sandbox.run("delete", "a", "b", "c", "-f").code, 0)
    XCTAssertEqual(try sandbox.plain(), ["d 0 Door"])
    XCTAssertEqual(try sandbox.run("delete", "--all", "--force").code, 0)
    XCTAssertEqual(try sandbox.plain(), [])
    XCTAssertEqual(try sandbox.run("delete", "--all").code, 0)
  }

  /// `script` gives the program a terminal to ask on.
  func testTheAnswerCounts() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else {
      throw XCTSkip("there is no /usr/bin/script to make a terminal with")
    }
    let sandbox = try sandbox()
    func ask(_ answer: String, _ words: String) throws -> String {
      // What it is answered from stays open: at an end, `script` waits for a second.
      try sandbox.shell(
        """
        rm -f answers; mkfifo answers; exec 3<>answers; echo '\(answer)' >&3
        /usr/bin/script -qec "'\(Sandbox.program)' delete \(words)" /dev/null <answers
        """
      ).out
    }
    let no = try ask("n", "a b c")
    XCTAssertTrue(no.contains("Delete 3 favorites? [y/N]"), no)
    XCTAssertTrue(no.contains("Nothing was deleted."), no)
    XCTAssertEqual(try sandbox.plain().count, 4)
    XCTAssertTrue(try ask("y", "a b c --no-input").contains("needs --force here"))
    XCTAssertEqual(try sandbox.plain().count, 4)
    XCTAssertTrue(try ask("y", "a b c").contains("Deleted c Cake"))
    XCTAssertEqual(try sandbox.plain(), ["d 0 Door"])
    XCTAssertFalse(try ask("n", "d").contains("Delete 1"))
    XCTAssertEqual(try sandbox.plain(), [])
  }

  func testDryRun() throws {
    let sandbox = try sandbox()
    let before = try sandbox.read(sandbox.file)
    assertLines(
      try sandbox.run("delete", "--all", "--dry-run").out,
      "Would delete a Atlas\nWould delete b Book\nWould delete c Cake\nWould delete d Door")
    XCTAssertEqual(try sandbox.run("delete", "-n", "c", "--plain").out, "c\t0\tCake\n")
    XCTAssertEqual(try sandbox.run("delete", "-nf", "c").out, "Would delete c Cake\n")
    XCTAssertEqual(try sandbox.run("delete", "-n", "z").code, 2)
    XCTAssertEqual(try sandbox.read(sandbox.file), before)
  }

  func testFormats() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(try sandbox.run("delete", "a", "--plain").out, "a\t0\tAtlas\n")
    XCTAssertEqual(
      try sandbox.run("delete", "b", "--jsonl").out,
      #"{"id": "b", "title": "Book", "starred": true}"# + "\n")
    XCTAssertTrue(try sandbox.run("delete", "c", "--json").out.hasPrefix("[\n  {\"id\": \"c\""))
  }

  func testWhatToDeleteMustBeSaidOnce() throws {
    let sandbox = try sandbox()
    XCTAssertEqual(
      try sandbox.run("delete", "--all", "a").err,
      "favorites: --all deletes everything: it does not take REF.\n")
    let run = try sandbox.run("delete")
    XCTAssertEqual(run.code, 64)
    XCTAssertTrue(run.err.hasPrefix("favorites: delete needs REF, the start of an id"), run.err)
  }

  /// Nothing is there when it looks, and something when it has the lock: that was not asked about.
  func testWhatComesMeanwhileIsNotDeleted() throws {
    let sandbox = try Sandbox()
    try sandbox.fill()
    let lock = open(sandbox.file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    XCTAssertEqual(flock(lock, LOCK_EX), 0)
    let child = try ChildProcess(
      Sandbox.program, ["delete", "--all"], environment: sandbox.environment)
    guard FileManager.default.fileExists(atPath: "/proc/\(child.pid)/fd") else {
      child.kill()
      throw XCTSkip("there is no /proc to see what it waits for")
    }
    while !isOpen(sandbox.file + ".lock", in: child), child.leave(alone: 1) > 0 {}
    try sandbox.fill("Atlas")
    XCTAssertEqual(flock(lock, LOCK_UN), 0)
    XCTAssertEqual(child.wait(), 0)
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
  }

  private func isOpen(_ path: String, in child: ChildProcess) -> Bool {
    let folder = "/proc/\(child.pid)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)) == path
    }
  }
}
