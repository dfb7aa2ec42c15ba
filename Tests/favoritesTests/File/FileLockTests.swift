import XCTest

@testable import favorites

final class FileLockTests: XCTestCase {
  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func testItsFileIsThereAsLongAsItIsHeld() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("list.lock")
    do {
      let lock = try held(FileLock.acquire(path, seconds: 0))
      XCTAssertTrue(exists(path))
      XCTAssertFalse(try isFree(path))
      XCTAssertTrue(exists(path), "who waited in vain takes nothing away")
      _ = consume lock
    }
    XCTAssertFalse(exists(path))
    XCTAssertTrue(try isFree(path))
  }

  func testAFileThatAKilledProgramLeftDoesNoHarm() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("list.lock")
    try sandbox.write("", to: path)
    XCTAssertTrue(try isFree(path))
    XCTAssertFalse(exists(path))
  }

  /// Who holds a file that somebody took away does not take away the next one's.
  func testALockThatWasTakenAwayTakesNoOtherAway() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("list.lock")
    let first = try held(FileLock.acquire(path, seconds: 0))
    unlink(path)
    let second = try held(FileLock.acquire(path, seconds: 0))
    _ = consume first
    XCTAssertTrue(exists(path))
    XCTAssertFalse(try isFree(path))
    _ = consume second
    XCTAssertFalse(exists(path))
  }

  /// A program that changes the list while another one holds the lock waits for the right file.
  func testWaitingForAFileThatGoes() throws {
    let sandbox = try Sandbox()
    try sandbox.fill("Atlas")
    let waiting = try (0..<4).map { number in
      try ChildProcess(
        Sandbox.program, ["add", "n\(number)"], environment: sandbox.environment,
        output: sandbox.path("out\(number)"))
    }
    for round in 0..<50 {
      guard let lock = try FileLock.acquire(sandbox.file + ".lock", seconds: 5) else {
        return XCTFail("round \(round)")
      }
      _ = consume lock
    }
    for child in waiting { XCTAssertEqual(child.wait(), 0) }
    XCTAssertEqual(try sandbox.plain().count, 5)
    XCTAssertFalse(exists(sandbox.file + ".lock"))
  }

  private func isFree(_ path: String) throws -> Bool {
    let lock = try FileLock.acquire(path, seconds: 0)
    switch consume lock {
    case .some: return true
    case .none: return false
    }
  }

  private func held(_ lock: consuming FileLock?) throws -> FileLock {
    guard let lock else { throw CocoaError(.fileLocking) }
    return lock
  }
}
