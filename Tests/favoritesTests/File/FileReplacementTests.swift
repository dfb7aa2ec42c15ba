import XCTest

@testable import favorites

final class FileReplacementTests: XCTestCase {
  /// With links, and as on file systems without them.
  /// What was written is known by the file itself, not by what has its name a moment later.
  func testTheVersionThatWasWrittenIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("list").path
    for round in 0..<3 {
      let stamp = try FileReplacement(path: path).write([1, 2, 3], backup: path + ".bak")
      XCTAssertNotNil(stamp)
      XCTAssertEqual(stamp, FileStamp(path: path), "\(round)")
      let other = try FileReplacement(path: path).write([1, 2, 4])
      XCTAssertNotEqual(stamp, other, "\(round)")
      XCTAssertEqual(other, FileStamp(path: path), "\(round)")
    }
  }

  func testAFileThatIsReplacedIsKept() throws {
    for mayLink in [true, false] {
      let sandbox = try Sandbox()
      let path = sandbox.path("file")
      try sandbox.shell("echo old > file; echo mine > copy; mkdir copy2; chmod 640 file")
      let replacement = FileReplacement(path: path, mayLink: mayLink)
      let names = ["copy", "copy2", "copy3"].map(sandbox.path)
      XCTAssertEqual(try replacement.write([0x6E], keeping: names), sandbox.path("copy3"))
      XCTAssertEqual(try sandbox.read(path), "n")
      XCTAssertEqual(try sandbox.read(sandbox.path("copy3")), "old\n")
      XCTAssertEqual(try sandbox.shell("stat -c %a copy3 file").out, "640\n640\n")
      XCTAssertThrowsError(try replacement.write([0x6D], keeping: names))
      XCTAssertEqual(try sandbox.read(path), "n", "no name was free")
      XCTAssertNoThrow(try replacement.write([0x6D], backup: sandbox.path("back")))
      XCTAssertEqual(try sandbox.read(sandbox.path("back")), "n")
      XCTAssertEqual(try sandbox.names(), ["back", "copy", "copy2", "copy3", "file"])
    }
  }

  /// Things that happen to have names like those of files on their way.
  func testThingsOfOthersStay() throws {
    let sandbox = try Sandbox()
    try sandbox.shell(
      """
      mkdir d d/.f.tmp; echo mine > d/.f.bak.tmp; echo mine > .e.tmp
      favorites --file d/f add One; favorites --file d/f add Two; favorites --file d/f undo
      favorites --file d/f export e; favorites --file d/f export -f e
      """)
    XCTAssertEqual(try sandbox.names("d"), [".f.bak.tmp", ".f.tmp", "f", "f.bak"])
    XCTAssertEqual(try sandbox.read(sandbox.path("d/.f.bak.tmp")), "mine\n")
    XCTAssertEqual(try sandbox.read(sandbox.path(".e.tmp")), "mine\n")
    XCTAssertTrue(try sandbox.read(sandbox.path("e")).contains("One"))
  }

  /// A user who may write a file that is not his own: the group stays, or has no rights any more.
  func testTheGroupStaysOrHasNoRights() throws {
    let sandbox = try Sandbox()
    func run(_ groups: String, _ words: String) throws -> Sandbox.Run {
      try sandbox.shell(
        "setpriv --reuid 54321 --regid 54321 \(groups) '\(Sandbox.program)' " + words)
    }
    guard getuid() == 0, try run("--groups 54322", "help").code == 0 else {
      throw XCTSkip("only root can become another user")
    }
    try sandbox.shell("chmod 755 .; mkdir -m 777 open")
    for (groups, expected) in [
      ("--groups 54322", "54322 664"), ("--clear-groups", "54321 606"),
    ] {
      let mode = groups.hasPrefix("--clear") ? "666" : "664"
      try sandbox.shell(
        """
        rm -rf open/*; echo '{"version": 1, "items": []}' > open/f; chown 0:54322 open/f
        chmod \(mode) open/f
        """)
      let add = try run(groups, "--file open/f add One")
      XCTAssertEqual(add.code, 0, add.err)
      XCTAssertEqual(try sandbox.shell("stat -c '%g %a' open/f").out, expected + "\n")
    }
  }
}
