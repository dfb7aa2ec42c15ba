import XCTest

@testable import favorites

/// Several processes at once, processes that are killed, and disks that are full.
final class CrashTests: XCTestCase {
  func testTwoProcessesLoseNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas", "Book", "Cake")
    // Each toggles 200 times: one of its own, and every time one that both toggle.
    let loop = { (id: String) in
      "for n in $(seq 200); do '\(Sandbox.program)' toggle \(id) c || echo failed >&2; done"
    }
    let children = try ["a", "b"].map { id in
      try ChildProcess(
        "/bin/sh", ["-c", loop(id)], environment: sandbox.environment,
        output: sandbox.path("out-\(id)"), error: sandbox.path("err-\(id)"))
    }
    for child in children { XCTAssertEqual(child.wait(), 0) }
    XCTAssertEqual(try sandbox.read(sandbox.path("err-a")), "")
    XCTAssertEqual(try sandbox.read(sandbox.path("err-b")), "")
    // An even number of toggles each: and as nothing was lost, c was starred by every other one.
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas", "b 0 Book", "c 0 Cake"])
    let outputs = try ["a", "b"].map { try sandbox.read(sandbox.path("out-\($0)")) }.joined()
    let lines = outputs.split(separator: "\n")
    XCTAssertEqual(lines.count { $0 == "Starred c Cake" }, 200)
    XCTAssertEqual(lines.count { $0 == "Unstarred c Cake" }, 200)
    XCTAssertEqual(lines.count { $0 == "Starred a Atlas" }, 100)
  }

  func testALockThatIsHeldIsWaitedFor() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let before = try sandbox.read(sandbox.file)
    let lock = open(sandbox.file + ".lock", O_RDWR | O_CREAT, 0o600)
    defer { close(lock) }
    XCTAssertEqual(flock(lock, LOCK_EX), 0)
    // Reading needs no lock.
    XCTAssertEqual(try sandbox.plain(), ["a 0 Atlas"])
    let run = try sandbox.run("star", "a")
    XCTAssertEqual(run.code, 75)
    XCTAssertEqual(run.out, "")
    XCTAssertEqual(
      run.err,
      "favorites: \(sandbox.file) has been in use by another favorites for 5 seconds. Nothing was "
        + "changed. Try again once that one is done.\n")
    XCTAssertEqual(try sandbox.read(sandbox.file), before)
    let waiting = try ChildProcess(
      Sandbox.program, ["star", "a"], environment: sandbox.environment)
    XCTAssertEqual(flock(lock, LOCK_UN), 0)
    XCTAssertEqual(waiting.wait(), 0)
    XCTAssertEqual(try sandbox.plain(), ["a 1 Atlas"])
  }

  /// Kills a writing loop at 200 moments spread over its run. Each time the file can be read, and
  /// holds all that was reported, and at most one change more.
  func testAKilledProcessLeavesAReadableFile() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let turns = try turns(sandbox, ["add", "x", "--file", sandbox.path("other")]) * 5 / 4
    var count = 0
    var kills = (before: 0, after: 0)
    for round in 0..<200 {
      let child = try ChildProcess(
        Sandbox.program, ["add", "--", "n\(count + 1)"], environment: sandbox.environment,
        output: sandbox.path("report"))
      child.leave(alone: Int.random(in: 0..<turns, using: &random))
      child.kill()
      _ = child.wait()
      let reported = try sandbox.read(sandbox.path("report"))
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sandbox.file)))
      let titles = try FavoritesDocument(json: bytes).items.map(\.title)
      let expected = ["Atlas"] + (0..<count).map { "n\($0 + 1)" }
      if titles.count == expected.count {
        XCTAssertEqual(titles, expected, "round \(round)")
        XCTAssertEqual(reported, "", "round \(round): it was reported but is not there")
        kills.before += 1
      } else {
        count += 1
        XCTAssertEqual(titles, expected + ["n\(count)"], "round \(round)")
        kills.after += 1
      }
    }
    print("killed before the change \(kills.before) times, after it \(kills.after) times")
    let folder = (sandbox.file as NSString).deletingLastPathComponent
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    XCTAssertLessThanOrEqual(names.count, 5, "\(names)")
    XCTAssertEqual(try sandbox.run("add", "last").code, 0)
    XCTAssertEqual(try sandbox.run("undo").code, 0)
  }

  /// Kills exports at moments spread over their run: the file is there whole or not at all, and
  /// nothing else is.
  func testAKilledExportLeavesNothingElse() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "-", input: (1...500).map { "line \($0)" }.joined(separator: "\n"))
    let whole = try sandbox.run("export").out
    let folder = sandbox.path("exports")
    try sandbox.shell("mkdir exports")
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let turns = try turns(sandbox, ["export", "--force", sandbox.path("x")]) * 5 / 4
    var finished = 0
    for round in 0..<100 {
      let child = try ChildProcess(
        Sandbox.program, ["export", folder + "/\(round).json"], environment: sandbox.environment)
      child.leave(alone: Int.random(in: 0..<turns, using: &random))
      child.kill()
      _ = child.wait()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      XCTAssertTrue(names.allSatisfy { $0.hasSuffix(".json") && !$0.hasPrefix(".") }, "\(names)")
      for name in names { XCTAssertEqual(try sandbox.read(folder + "/" + name), whole, name) }
      finished += names.count
      try sandbox.shell("rm -rf exports; mkdir exports")
    }
    print("killed after the export \(finished) times of 100")
    for _ in 0..<50 {
      let child = try ChildProcess(
        Sandbox.program, ["export", "--force", folder + "/x.json"],
        environment: sandbox.environment)
      child.leave(alone: Int.random(in: 0..<turns, using: &random))
      child.kill()
      _ = child.wait()
      if let left = try? sandbox.read(folder + "/x.json") { XCTAssertEqual(left, whole) }
    }
    // What a kill between two names can leave goes with the next export to the same file.
    XCTAssertEqual(try sandbox.run("export", "--force", folder + "/x.json").code, 0)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["x.json"])
  }

  func testAFullDiskLosesNothing() throws {
    let sandbox = try Sandbox()
    let lines = (1...2_000).map { "line \($0)" }.joined(separator: "\n")
    try sandbox.run("add", "-", input: lines)
    let before = try sandbox.read(sandbox.file)
    unlink(sandbox.journal)
    // Blocks of 512 bytes: no file may get longer than 8 KiB.
    for words in ["star '#1'", "delete '#2'", "add y", "move '#3' --to 1", "edit '#1' other"] {
      let run = try sandbox.shell("ulimit -f 16; '\(Sandbox.program)' \(words)")
      XCTAssertEqual(run.code, 1, words)
      XCTAssertEqual(run.out, "", words)
      XCTAssertEqual(
        run.err,
        "favorites: cannot write \(sandbox.file): File too large. Nothing was changed. Make room "
          + "or give access to it, or name another file with --file.\n")
      XCTAssertEqual(try sandbox.read(sandbox.file), before, words)
      XCTAssertEqual(try sandbox.read(sandbox.journal), "", "noted, but not made: \(words)")
    }
    XCTAssertEqual(try sandbox.run("star", "#1").code, 0)
    let folder = (sandbox.file as NSString).deletingLastPathComponent
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
      ["favorites.json", "favorites.json.bak"])
  }

  /// How often other processes may run before a command is done here.
  private func turns(_ sandbox: Sandbox, _ arguments: [String]) throws -> Int {
    try (0..<3).map { _ in
      let child = try ChildProcess(Sandbox.program, arguments, environment: sandbox.environment)
      defer { _ = child.wait() }
      return child.leave(alone: .max)
    }.max() ?? 0
  }
}
