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
    var random = seed
    var count = 0
    var kills = (before: 0, after: 0)
    for round in 0..<200 {
      let child = try ChildProcess(
        Sandbox.program, ["add", "--", "n\(count + 1)"], environment: sandbox.environment,
        output: sandbox.path("report"))
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      spin(Int((random >> 33) % 40_000))
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
      ["favorites.json", "favorites.json.bak", "favorites.json.lock"])
  }

  /// Lets other processes run for a while that depends on nothing but the count.
  private func spin(_ count: Int) {
    for _ in 0..<count { sched_yield() }
  }
}
