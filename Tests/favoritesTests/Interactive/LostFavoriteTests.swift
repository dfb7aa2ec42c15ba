import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// A favorite that another program deletes takes nothing with it that was typed for it.
@MainActor
final class LostFavoriteTests: XCTestCase {
  /// The first one has more than a title.
  private func makeDriver() throws -> InterfaceDriver {
    let driver = try InterfaceDriver("a b c", columns: 60, lines: 12)
    _ = try driver.store.change("elsewhere") { document in
      document.change(["a"]) { favorite in
        favorite.url = "https://a.org"
        favorite.folder = FolderPath("Work/Deep")
        favorite.starred = true
      }
    }
    driver.interface.look()
    return driver
  }

  private func delete(_ ids: [String], _ driver: InterfaceDriver, isSeen: Bool) async throws {
    if isSeen {
      try await driver.change { $0.delete(ids) }
    } else {
      _ = try driver.store.change("elsewhere") { $0.delete(ids) }
    }
  }

  private func words(_ driver: InterfaceDriver) -> String {
    driver.picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the list knows by then what they did or not.
  func testATitleIsTypedOnAndAddsTheFavoriteAgain() async throws {
    for isSeen in [true, false] {
      let driver = try makeDriver()
      await driver.interface.settle()
      await driver.type("e!")
      try await delete(["a"], driver, isSeen: isSeen)
      await driver.type("\r")
      XCTAssertTrue(
        words(driver).contains(
          "\"title a\" was deleted elsewhere meanwhile. Enter adds it again with your title,"),
        driver.picture)
      XCTAssertTrue(driver.picture.hasSuffix("Add again: title a!"), driver.picture)
      XCTAssertEqual(try driver.stored, "b c")
      await driver.type("?\r")
      XCTAssertEqual(driver.bottom, "Added title a!? again")
      let last = try XCTUnwrap(driver.store.read().items.last)
      XCTAssertEqual(try driver.stored, "b c A")
      XCTAssertEqual(
        [last.title, last.url, last.folder?.description],
        ["title a!?", "https://a.org", "Work/Deep"])
      XCTAssertEqual(driver.interface.list.current?.id, "a")
      await driver.type("u")
      XCTAssertEqual(try driver.stored, "b c")
    }
  }

  func testEscapeLeavesItDeleted() async throws {
    let driver = try makeDriver()
    await driver.interface.settle()
    await driver.type("e!")
    try await delete(["a"], driver, isSeen: true)
    await driver.type("\r\u{1B}")
    XCTAssertEqual(driver.interface.state.mode, .list)
    XCTAssertEqual(driver.interface.unsaved.count, 0)
    XCTAssertEqual(try driver.stored, "b c")
  }

  func testWhereNothingWasTypedNothingIsAsked() async throws {
    let driver = try makeDriver()
    await driver.interface.settle()
    await driver.type("e")
    try await delete(["a"], driver, isSeen: true)
    await driver.type("\r")
    XCTAssertEqual(driver.interface.state.mode, .list)
    XCTAssertEqual(driver.bottom, "It is gone already.")
    XCTAssertEqual(try driver.stored, "b c")
  }

  func testAnEmptyTitleIsNotAdded() async throws {
    let driver = try makeDriver()
    await driver.interface.settle()
    await driver.type("e!")
    try await delete(["a"], driver, isSeen: true)
    await driver.type("\r\u{15}\r")
    XCTAssertTrue(words(driver).contains("A title that is empty"), driver.picture)
    XCTAssertTrue(driver.picture.hasSuffix("Add again:"), driver.picture)
    XCTAssertEqual(try driver.stored, "b c")
    // The old one, too, is added when that is asked for.
    await driver.send(.paste("title a\n"))
    await driver.type("\r")
    XCTAssertEqual(try driver.stored, "b c A")
  }

  /// They take their deletion back while the title is typed on.
  func testOneThatIsBackIsRenamedAndNotDoubled() async throws {
    for theirs in ["title a", "theirs"] {
      let driver = try makeDriver()
      await driver.interface.settle()
      let former = driver.interface.document
      await driver.type("e!")
      try await delete(["a"], driver, isSeen: true)
      await driver.type("\r")
      _ = try driver.store.change("elsewhere") { document in
        document = former
        document.change(["a"]) { $0.title = theirs }
      }
      await driver.type("\r")
      XCTAssertEqual(driver.interface.document, try driver.store.read())
      if theirs != "title a" {
        XCTAssertTrue(words(driver).contains("to \"theirs\". Enter takes yours"), driver.picture)
        await driver.type("\r")
      }
      XCTAssertEqual(
        try driver.store.read().items.map(\.title), ["title a!", "title b", "title c"])
    }
  }

  /// A change that fails after the deletion gives the text back first for the one and then for the
  /// other.
  func testWhatFailsTwiceIsStillThere() async throws {
    let driver = try makeDriver()
    await driver.interface.settle()
    await driver.type("e!")
    try await delete(["a"], driver, isSeen: true)
    await driver.type("\r")
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      await driver.type("\r")
      withExtendedLifetime(lock) {}
    }
    XCTAssertTrue(words(driver).contains("in use by another"), driver.picture)
    XCTAssertTrue(driver.picture.hasSuffix("Add again: title a!"), driver.picture)
    await driver.type("\r")
    XCTAssertEqual(try driver.stored, "b c A")
  }

  /// Keys that wait are for the row that was there, but for those that are typed into a line.
  func testWhatIsTypedIntoALineWhileKeysWaitStays() async throws {
    for (keys, titles) in [
      ("aOne\r", ["One"]), ("aOne\rd", ["One"]), ("aOne\raTwo\rsd", ["One", "Two"]),
      ("jaOne\r", ["One"]), ("daOne\rjsaTwo\r", ["One", "Two"]), ("je!\raOne\r", ["One"]),
    ] {
      let driver = try InterfaceDriver("a b c", patience: 3_600)
      do {
        let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
        await fill(driver)
        press(keys, driver)
        XCTAssertEqual(driver.interface.waiting.count, keys.count)
        // Another program has the file, and takes the row away.
        let path = driver.store.location.path
        let others = FavoritesDocument(items: Array(try driver.store.read().items.dropFirst()))
        try Data(others.json).write(to: URL(fileURLWithPath: path))
        withExtendedLifetime(lock) {}
      }
      await driver.interface.settle()
      XCTAssertEqual(driver.interface.waiting, [])
      XCTAssertEqual(
        try driver.store.read().items.map(\.title),
        ["title b", "title c"] + titles, keys)
    }
  }

  /// A title that waits for a row that others take away is asked about, with nothing behind it.
  func testATitleThatWaitsForARowThatGoesIsGivenBack() async throws {
    for keys in ["e!\r", "e!", "e!\rjaOne\r"] {
      let driver = try InterfaceDriver("a b c", columns: 60, lines: 12, patience: 3_600)
      do {
        let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
        await fill(driver)
        press(keys, driver)
        let others = FavoritesDocument(items: Array(try driver.store.read().items.dropFirst()))
        try Data(others.json).write(to: URL(fileURLWithPath: driver.store.location.path))
        withExtendedLifetime(lock) {}
      }
      await driver.interface.settle()
      XCTAssertTrue(driver.picture.hasSuffix("Add again: title a!"), driver.picture)
      let one = keys.contains("One") ? ["One"] : []
      XCTAssertEqual(try driver.store.read().items.map(\.title), ["title b", "title c"] + one)
    }
  }

  /// A question that opens is not answered by keys that were pressed before.
  func testKeysThatWaitAnswerNoQuestionThatCameLater() async throws {
    let driver = try InterfaceDriver("a b c", columns: 60, lines: 12, patience: 3_600)
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      press("e!\r", driver)
      // Behind an undo keys wait; the last one is meant for the next row.
      press("uj\r", driver)
      var others = try driver.store.read()
      others.change(["a"]) { $0.title = "theirs" }
      try Data(others.json).write(to: URL(fileURLWithPath: driver.store.location.path))
      withExtendedLifetime(lock) {}
    }
    await driver.interface.settle()
    XCTAssertEqual(
      try driver.store.read().items.map(\.title), ["theirs", "title b", "title c"])
    XCTAssertTrue(driver.picture.hasSuffix("Title: title a!"), driver.picture)
    await driver.type("\r")
    XCTAssertEqual(
      try driver.store.read().items.map(\.title), ["title a!", "title b", "title c"])
  }

  /// What waited to be typed when the list is left is printed, as what was typed.
  func testWhatWaitsIsToldToWhoLeaves() async throws {
    let driver = try InterfaceDriver("a b c", patience: 3_600)
    let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
    press("suaMilk\raBread\rjaEgg", driver)
    driver.interface.handle(.ended(.terminated))
    let result = await driver.interface.settleAfterwards()
    let failure = try XCTUnwrap(result)
    XCTAssertEqual(failure.details.suffix(3), ["Milk", "Bread", "Egg"])
    XCTAssertEqual(failure.code, .terminated)
    withExtendedLifetime(lock) {}
  }

  private func press(_ keys: String, _ driver: InterfaceDriver) {
    for key in keys { driver.interface.handle(.key(key == "\r" ? Key(.enter) : Key(key))) }
  }

  /// As many changes of the current row as are made before keys wait.
  private func fill(_ driver: InterfaceDriver) async {
    for _ in 0..<FavoritesInterface.errandLimit { driver.interface.handle(.key(Key("s"))) }
  }

  // MARK: The list is left

  func testWhoLeavesIsToldInWordsForAShell() async throws {
    for (isGone, reason) in [
      (true, "the favorite was deleted elsewhere meanwhile"),
      (false, "it was changed elsewhere meanwhile, to \"theirs\""),
    ] {
      let driver = try makeDriver()
      await driver.interface.settle()
      await driver.type("e!")
      _ = try driver.store.change("elsewhere") { document in
        if isGone {
          document.delete(["a"])
        } else {
          document.change(["a"]) { $0.title = "theirs" }
        }
      }
      driver.interface.handle(.key(Key(.enter)))
      driver.interface.handle(.key(Key("q")))
      XCTAssertEqual(driver.interface.code, .done)
      let failure = await driver.interface.settleAfterwards()
      XCTAssertEqual(
        failure,
        Failure(
          code: .failed,
          message: "the title \"title a\" was not edited: \(reason). This was typed:",
          details: ["title a!"]))
    }
  }

  func testSeveralReasonsAreToldEach() async throws {
    let driver = try makeDriver()
    await driver.interface.settle()
    _ = try driver.store.change("elsewhere") { document in
      document.delete(["a"])
      document.change(["b"]) { $0.title = "theirs" }
    }
    for key in "e!\rje?\rq" {
      driver.interface.handle(.key(key == "\r" ? Key(.enter) : Key(key)))
    }
    let failure = await driver.interface.settleAfterwards()
    XCTAssertEqual(
      [failure?.message].compactMap { $0 } + (failure?.details ?? []),
      [
        "the title \"title a\" was not edited: the favorite was deleted elsewhere meanwhile. "
          + "This was typed:", "title a!",
        "the title \"title b\" was not edited: it was changed elsewhere meanwhile, to \"theirs\". "
          + "This was typed:", "title b?",
      ])
  }

  /// A title that is being typed when the list is left is not lost either.
  func testWhatWasBeingTypedIsTold() async throws {
    for (keys, end, code, text) in [
      ("aOne", .key(Key("c", .control)), .interrupted, "One"),
      ("aOne", .ended(.terminated), .terminated, "One"),
      ("e!", .ended(.interrupted), .interrupted, "title a!"),
      ("e", .key(Key("c", .control)), .interrupted, nil),
      ("a ", .ended(.terminated), .terminated, nil),
      ("/x", .ended(.terminated), .terminated, nil), ("a\u{1B}", .ended(.hungUp), .hungUp, nil),
    ] as [(String, TerminalEvent, ExitCode, String?)] {
      let driver = try makeDriver()
      await driver.interface.settle()
      await driver.type(keys)
      await driver.send(end)
      XCTAssertEqual(driver.interface.code, code)
      let failure = await driver.interface.settleAfterwards()
      XCTAssertEqual(
        failure,
        text.map {
          Failure(code: code, message: "this was typed and not saved:", details: [$0])
        }, keys)
    }
  }
}
