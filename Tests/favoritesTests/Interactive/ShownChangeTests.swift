import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// Changes show before they are in the file, and what cannot be made is taken back.
@MainActor
final class ShownChangeTests: XCTestCase {
  private func hold(_ driver: InterfaceDriver) throws -> FileLock? {
    try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
  }

  func testChangesShowBeforeTheyAreMade() async throws {
    let driver = try InterfaceDriver("a b c d", patience: 3_600)
    do {
      let lock = try hold(driver)
      for key in "dsjJ" { driver.interface.handle(.key(Key(key))) }
      for key in "aNew\r" {
        driver.interface.handle(.key(key == "\r" ? Key(.enter) : Key(key)))
      }
      assertPicture(
        driver.picture,
        """
        4 favorites, 1 with a star
        Starred (1)
          ★ #1  b       title b
        Others (3)
          ☆ #2  d       title d
          ☆ #3  c       title c
        › ☆ #4  \(driver.interface.list.current?.id ?? "")  New
        Added New
        """)
      XCTAssertEqual(try driver.store.read().items.map(\.id), ["a", "b", "c", "d"])
      withExtendedLifetime(lock) {}
    }
    await driver.interface.settle()
    XCTAssertEqual(driver.bottom, "Added New")
    XCTAssertEqual(driver.interface.saved, driver.interface.document)
    XCTAssertEqual(try driver.store.read(), driver.interface.document)
  }

  func testUndoWaitsForTheChangesBeforeItAndKeysForTheUndo() async throws {
    let driver = try InterfaceDriver("a b c")
    for key in "dduj" { driver.interface.handle(.key(Key(key))) }
    XCTAssertEqual(driver.interface.waiting, [.key(Key("j"))])
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "b c")
    XCTAssertEqual(driver.interface.list.current?.id, "c")
  }

  /// However long a key is held down.
  func testKeysWaitWhereManyChangesDo() async throws {
    let driver = try InterfaceDriver("a b", patience: 3_600)
    do {
      let lock = try hold(driver)
      for _ in 0..<21 { driver.interface.handle(.key(Key("s"))) }
      XCTAssertEqual(driver.interface.errands.count, FavoritesInterface.errandLimit)
      XCTAssertEqual(driver.interface.waiting.count, 21 - FavoritesInterface.errandLimit)
      withExtendedLifetime(lock) {}
    }
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "A b")
    XCTAssertEqual(driver.interface.waiting, [])
  }

  /// Or it would take back another change, maybe of another program.
  func testAnUndoIsForTheChangeBeforeItAndForNoOther() async throws {
    for (keys, left) in [("du", "b c"), ("sjdu", "A c")] {
      let driver = try InterfaceDriver("a b c")
      let gone = keys == "du" ? "a" : "b"
      _ = try driver.store.change("elsewhere") { $0.delete([gone]) }
      for key in keys { driver.interface.handle(.key(Key(key))) }
      await driver.interface.settle()
      XCTAssertEqual(try driver.stored, left, keys)
      XCTAssertEqual(driver.bottom, "It is gone already. So nothing was undone.", keys)
      // The next one is for what was done before.
      await driver.type("u")
      XCTAssertEqual(try driver.stored, keys == "du" ? "a b c" : "a c", keys)
    }
  }

  func testAChangeThatCouldNotBeNotedIsNotUndone() async throws {
    let driver = try InterfaceDriver("a b")
    try FileManager.default.createDirectory(
      atPath: driver.store.location.journal, withIntermediateDirectories: true)
    for key in "du" { driver.interface.handle(.key(Key(key))) }
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "b")
    XCTAssertTrue(driver.bottom.contains("cannot take this change back"), driver.bottom)
    XCTAssertTrue(driver.bottom.hasSuffix("So nothing was undone."), driver.bottom)
  }

  /// What is written counts, whatever was expected of it.
  func testWhatShowsIsWhatWasWritten() async throws {
    let driver = try InterfaceDriver("a b c d")
    // One that misses a row, so that the row before it is moved too far.
    var others = driver.interface.document.items
    others[1].title = "none"
    driver.interface.filter = TypedFilter(others, base: ListFilter())
    await driver.type("/title\r")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 3)
    await driver.type("J")
    XCTAssertEqual(try driver.stored, "b a c d")
    XCTAssertEqual(driver.interface.document, try driver.store.read())
    XCTAssertEqual(driver.bottom, "Moved title a to #2")
  }

  /// Row, marks and text come back, with what was wrong; and nothing behind it is made.
  func testWhatCannotBeMadeIsTakenBack() async throws {
    let driver = try InterfaceDriver("a b c d", columns: 70, lines: 14)
    await driver.type(" j j")
    do {
      let lock = try hold(driver)
      for key in "ds" { driver.interface.handle(.key(Key(key))) }
      XCTAssertEqual(driver.interface.document.items.map(\.id), ["c", "d"])
      XCTAssertEqual(driver.interface.list.marked, [])
      await driver.interface.settle()
      withExtendedLifetime(lock) {}
    }
    XCTAssertTrue(driver.bottom.contains("That goes for 2 changes."), driver.bottom)
    XCTAssertEqual(try driver.stored, "a b c d")
    XCTAssertEqual(driver.interface.list.marked, ["a", "b"])
    XCTAssertEqual(driver.interface.list.current?.id, "c")
    await driver.type("d")
    XCTAssertEqual(try driver.stored, "c d")
  }

  /// What was added and edited comes as it was edited, and what was added and deleted not at all.
  func testTextsThatCouldNotBeSavedComeBackOneAfterTheOther() async throws {
    let driver = try InterfaceDriver("a b")
    do {
      let lock = try hold(driver)
      for key in "aOne\raTwo\re!\raThree\rdge!\rs" {
        driver.interface.handle(.key(key == "\r" ? Key(.enter) : Key(key)))
      }
      await driver.interface.settle()
      withExtendedLifetime(lock) {}
    }
    XCTAssertEqual(try driver.stored, "a b")
    for text in ["One", "Two!", "title a!"] {
      let words = driver.picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(words.contains("in use by another"), driver.picture)
      XCTAssertEqual(driver.interface.state.line.text, text)
      await driver.press(text == "Two!" ? Key(.escape) : Key(.enter))
    }
    XCTAssertEqual(driver.interface.state.mode, .list)
    XCTAssertEqual(try driver.store.read().items.map(\.title), ["title a!", "title b", "One"])
  }

  /// A title that was edited twice comes once; what is being typed for it, or for a favorite that was
  /// added, comes with it.
  func testATitleThatWasEditedTwiceComesOnce() async throws {
    for (keys, text, titles) in [
      ("e1\re2\r", "title a12", ["title a12", "title b"]),
      ("e1\re2", "title a12", ["title a12", "title b"]),
      ("aOne\re!", "One!", ["title a", "title b", "One!"]),
      ("aOne\re\u{15}", "One", ["title a", "title b", "One"]),
    ] {
      let driver = try InterfaceDriver("a b")
      do {
        let lock = try hold(driver)
        for key in keys {
          driver.interface.handle(
            .key(key == "\r" ? Key(.enter) : key == "\u{15}" ? Key("u", .control) : Key(key)))
        }
        await driver.interface.settle()
        withExtendedLifetime(lock) {}
      }
      XCTAssertEqual(driver.interface.state.line.text, text)
      await driver.type("\r")
      XCTAssertEqual(try driver.store.read().items.map(\.title), titles)
      XCTAssertEqual(driver.interface.state.mode, .list)
    }
  }

  /// Whoever has cleared or changed marks since a change has others in mind.
  func testMarksThatWereChangedSinceDoNotComeBack() async throws {
    for (keys, marked) in [("s", ["a"]), ("s ", []), ("s\u{1B}", []), ("sj ", ["a", "b"])] {
      let driver = try InterfaceDriver("a b c")
      await driver.type(" ")
      if keys == "sj " { await driver.type("j") }
      let lock = try hold(driver)
      for key in keys where key != "j" {
        driver.interface.handle(.key(key == "\u{1B}" ? Key(.escape) : Key(key)))
      }
      await driver.interface.settle()
      XCTAssertEqual(driver.interface.state.facts.marked, marked, keys)
      withExtendedLifetime(lock) {}
    }
  }

  func testWhatOthersDoMeanwhileIsKept() async throws {
    let driver = try InterfaceDriver("a b c")
    for key in "sjd" { driver.interface.handle(.key(Key(key))) }
    _ = try driver.store.change("elsewhere") { $0.items.append(Favorite(id: "n", title: "n")) }
    await driver.interface.settle()
    XCTAssertEqual(driver.interface.document, try driver.store.read())
    XCTAssertEqual(try driver.stored, "A c n")
  }

  /// What went wrong is there to be read, though keys go on coming.
  func testAFailureIsNotHiddenAtOnce() async throws {
    for reading in [Duration.zero, .seconds(3_600)] {
      let driver = try InterfaceDriver("a b c", reading: reading)
      let lock = try hold(driver)
      await driver.type("dj")
      XCTAssertEqual(driver.bottom.contains("in use by another"), reading != .zero)
      withExtendedLifetime(lock) {}
    }
  }

  func testAChangeThatIsMadeAfterOneThatFailedIsSaid() async throws {
    let driver = try InterfaceDriver("a b c", reading: .seconds(3_600))
    do {
      let lock = try hold(driver)
      await driver.type("d")
      withExtendedLifetime(lock) {}
    }
    await driver.type("j")
    XCTAssertTrue(driver.bottom.contains("in use by another"), driver.bottom)
    await driver.type("s")
    XCTAssertEqual(driver.bottom, "Starred title b")
    await driver.type("j")
    XCTAssertFalse(driver.bottom.contains("in use by another"), driver.bottom)
  }

  func testALongWaitShowsInTheTitle() {
    var state = UIState()
    state.facts.count = 2
    XCTAssertEqual(state.title.text, "2 favorites, 0 with a star")
    state.facts.isSaving = true
    XCTAssertEqual(state.title.text, "2 favorites, 0 with a star, saving")
  }

  func testLeavingWaitsForWhatShows() async throws {
    let driver = try InterfaceDriver("a b c d")
    driver.terminal.type("ddsq")
    let code = await driver.interface.run()
    XCTAssertEqual(code, .done)
    let failure = await driver.interface.settleAfterwards()
    XCTAssertNil(failure)
    XCTAssertEqual(try driver.stored, "C d")
  }

  func testLeavingSaysWhatWasTyped() async throws {
    let driver = try InterfaceDriver("a b")
    let lock = try hold(driver)
    for key in "aOne\rk\re!\rq" {
      driver.interface.handle(.key(key == "\r" ? Key(.enter) : Key(key)))
    }
    XCTAssertEqual(driver.interface.code, .done)
    let failure = await driver.interface.settleAfterwards()
    XCTAssertEqual(failure?.message.contains("in use by another"), true)
    XCTAssertEqual(failure?.details, ["One", "title b!"])
    withExtendedLifetime(lock) {}
  }

  func testLeavingSaysWhatCouldNotBeMade() async throws {
    let driver = try InterfaceDriver("a b c d")
    let lock = try hold(driver)
    for key in "ddsq" { driver.interface.handle(.key(Key(key))) }
    XCTAssertEqual(driver.interface.code, .done)
    let failure = await driver.interface.settleAfterwards()
    XCTAssertEqual(failure?.message.contains("in use by another"), true)
    XCTAssertEqual(failure?.message.hasSuffix("That goes for 3 changes."), true)
    XCTAssertEqual(failure?.code, .busy)
    withExtendedLifetime(lock) {}
    XCTAssertEqual(try driver.stored, "a b c d")
  }
}
