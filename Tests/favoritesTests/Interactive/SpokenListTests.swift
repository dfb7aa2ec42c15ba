import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// What people hear who do not see the screen: each thing that happens, once.
@MainActor
final class SpokenListTests: XCTestCase {
  private func told(_ driver: InterfaceDriver, _ body: () async throws -> Void) async rethrows
    -> String
  {
    let count = driver.terminal.frames.count
    try await body()
    return String(decoding: driver.terminal.frames[count...].joined(), as: UTF8.self)
  }

  func testEachChangeElsewhereIsTold() async throws {
    let driver = try InterfaceDriver("a b c", isSpoken: true)
    for title in ["one", "two"] {
      let text = try await told(driver) {
        try await driver.change { $0.change(["b"]) { $0.title = title } }
      }
      XCTAssertEqual(text, "The list was changed elsewhere.\r\n")
    }
  }

  func testWhatHappensIsToldOnce() async throws {
    let driver = try InterfaceDriver("a b c", isSpoken: true)
    for (keys, expected) in [
      ("j", "2 of 3, title b\r\n"),
      ("l", "2 of 3, title b, actions: 1 Delete, 2 Edit\r\n"), ("\u{1B}", "2 of 3, title b\r\n"),
      (" ", "1 marked\r\n2 of 3, title b, marked\r\n"),
      ("j ", "3 of 3, title c\r\n2 marked\r\n3 of 3, title c, marked\r\n"),
      ("\u{1B}", "No marks\r\n3 of 3, title c\r\n"),
      ("d", "Deleted title c, u to undo\r\n2 of 2, title b\r\n"),
      ("/", "/\r\n"), ("zz", "/z\r\nNo rows\r\n/zz\r\n"),
      ("\u{1B}", "2 of 2, title b\r\n"),
    ] {
      let text = await told(driver) { await driver.type(keys) }
      XCTAssertEqual(text, expected, keys.debugDescription)
    }
    let again = await told(driver) { await driver.type("uu") }
    XCTAssertTrue(again.hasSuffix("There is nothing to undo.\r\n"), again)
    let more = await told(driver) { await driver.type("u") }
    XCTAssertEqual(more, "There is nothing to undo.\r\n")
  }

  func testAFailureIsToldOnce() async throws {
    let driver = try InterfaceDriver("a b c", isSpoken: true, reading: .seconds(3_600))
    let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
    await driver.type("djje!")
    withExtendedLifetime(lock) {}
    let told = driver.terminal.frames.map { String(decoding: $0, as: UTF8.self) }.joined()
    XCTAssertEqual(told.components(separatedBy: "in use by another").count, 2, told)
    XCTAssertTrue(told.hasSuffix("Title: title c!\r\n"), told)
  }
}
