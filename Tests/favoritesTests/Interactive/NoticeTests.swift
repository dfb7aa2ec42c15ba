import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// What is said below the rows is there to be read.
@MainActor
final class NoticeTests: XCTestCase {
  func testKeysThatWaitedDoNotHideWhatWentWrong() async throws {
    for keys in ["jk", "jkd", "h\u{1B}", "?q"] {
      let driver = try InterfaceDriver("a b c")
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      driver.interface.handle(.key(Key("d")))
      for key in keys { driver.interface.handle(.key(key == "\u{1B}" ? Key(.escape) : Key(key))) }
      await driver.interface.settle()
      XCTAssertTrue(driver.bottom.contains("in use by another"), "\(keys): \(driver.bottom)")
      XCTAssertEqual(try driver.stored, "a b c")
      await driver.type("j")
      XCTAssertFalse(driver.bottom.contains("in use by another"), driver.bottom)
      withExtendedLifetime(lock) {}
    }
  }

  func testADamagedFileIsSaidAsLongAsItIs() async throws {
    let driver = try InterfaceDriver("a b c", columns: 40, lines: 24)
    let path = driver.store.location.path
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    driver.interface.look()
    await driver.interface.settle()
    for key in "jk l" {
      await driver.press(Key(key))
      XCTAssertTrue(driver.bottom.contains("is damaged"), "\(key): \(driver.bottom)")
      let words = driver.picture.filter { !$0.isWhitespace }
      // Up to the ways out, and the rows are still there.
      XCTAssertTrue(words.contains("nameanotherfilewith--file."), driver.picture)
      XCTAssertTrue(driver.picture.contains("title b"), driver.picture)
    }
    await driver.type("\u{1B}")
    // A change says it, too, and nothing is lost.
    await driver.type("d")
    XCTAssertTrue(driver.bottom.contains("is damaged"), driver.bottom)
    try good.write(to: URL(fileURLWithPath: path))
    driver.interface.look()
    await driver.interface.settle()
    await driver.type("j")
    XCTAssertFalse(driver.bottom.contains("damaged"), driver.bottom)
  }

  /// Also where something has no room.
  func testNothingButASCIIIsDrawnWhereAskedFor() async throws {
    for columns in [20, 26, 40] {
      let driver = try InterfaceDriver("abcdefghijk B c", columns: columns, isASCII: true)
      await driver.type("l\u{1B}h\u{1B}j l\u{1B}?q/abc\u{1B}e!\u{1B}")
      try Data("{".utf8).write(to: URL(fileURLWithPath: driver.store.location.path))
      await driver.type("d")
      XCTAssertEqual(driver.picture.contains("..."), columns < 40, driver.picture)
      for frame in driver.terminal.frames {
        XCTAssertTrue(frame.allSatisfy { $0 < 0x80 }, String(decoding: frame, as: UTF8.self))
      }
    }
  }

  func testAFailureIsNotHiddenByAChangeElsewhere() async throws {
    let driver = try InterfaceDriver("a b c")
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      await driver.type("d")
      withExtendedLifetime(lock) {}
    }
    try await driver.change { $0.delete(["c"]) }
    XCTAssertTrue(driver.bottom.contains("in use by another"), driver.bottom)
  }

  /// However long the title is that it was done to.
  func testTheWayBackFromADeletionIsShown() async throws {
    for isASCII in [false, true] {
      let title = String(repeating: "long ", count: 30)
      let driver = try InterfaceDriver("a b", columns: 40, isASCII: isASCII)
      try await driver.change { $0.change(["a"]) { $0.title = title } }
      await driver.type("d")
      let last = driver.picture.split(separator: "\n").last.map(String.init) ?? ""
      XCTAssertTrue(last.hasPrefix("Deleted long long"), last)
      XCTAssertTrue(last.contains(isASCII ? "..." : "…"), last)
      XCTAssertTrue(last.hasSuffix("long , u to undo"), last)
      XCTAssertEqual(last.count, 40)
      await driver.type("u")
      XCTAssertTrue(driver.picture.contains("Undid delete: a l"), driver.picture)
    }
  }

  func testTheWayOutOfAFilterIsShown() async throws {
    let driver = try InterfaceDriver("a b", columns: 60)
    for filter in ["a", "zzz"] {
      await driver.type("/\u{15}" + filter + "\r")
      XCTAssertTrue(driver.bottom.contains("esc clears"), driver.bottom)
      XCTAssertTrue(driver.bottom.hasSuffix("? help  q quit  esc clears"), driver.bottom)
    }
    await driver.type("\u{1B}")
    XCTAssertFalse(driver.bottom.contains("esc"), driver.bottom)
  }

  func testHelpSaysThatThereIsMore() async throws {
    let driver = try InterfaceDriver("a b", columns: 60, lines: 9)
    await driver.type("?")
    XCTAssertTrue(driver.picture.hasSuffix("? closes the help, down shows more"), driver.picture)
    await driver.type("G")
    XCTAssertTrue(driver.picture.hasSuffix("? closes the help"), driver.picture)
    await driver.type("g")
    XCTAssertTrue(driver.picture.hasSuffix("down shows more"), driver.picture)
    driver.terminal.resize(to: CellSize(width: 80, height: 60))
    await driver.send(.resized(driver.terminal.size))
    XCTAssertTrue(driver.picture.hasSuffix("? closes the help"), driver.picture)
  }

  func testStarringSeveralStarsAllOfThem() async throws {
    let driver = try InterfaceDriver("a B c d")
    await driver.type(" j j s")
    XCTAssertEqual(try driver.stored, "A B C d")
    XCTAssertEqual(driver.bottom, "Starred 3 favorites")
    await driver.type("s")
    XCTAssertEqual(try driver.stored, "a b c d")
    XCTAssertEqual(driver.bottom, "Unstarred 3 favorites")
  }
}
