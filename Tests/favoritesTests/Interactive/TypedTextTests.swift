import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// What is typed or pasted is never thrown away.
@MainActor
final class TypedTextTests: XCTestCase {
  func testPastedLinesAreAFavoriteEach() async throws {
    let driver = try InterfaceDriver("a")
    await driver.type("ax ")
    await driver.send(.paste("One\r\n\n  \nhttps://swift.org\nThree\thttps://three.org\n"))
    XCTAssertEqual(
      try driver.store.read().items.dropFirst().map { [$0.title, $0.url ?? ""] },
      [
        ["x One", ""], ["https://swift.org", "https://swift.org"], ["Three", "https://three.org"],
      ])
    XCTAssertEqual(driver.bottom, "Added 3 favorites")
    XCTAssertEqual(driver.interface.state.mode, .list)
    XCTAssertEqual(
      driver.interface.list.current?.id, try driver.store.read().items.last?.id)
    await driver.type("u")
    XCTAssertEqual(try driver.stored, "a")
    // One line is typed on.
    await driver.type("a")
    await driver.send(.paste("\nOne\n"))
    await driver.type(" more\r")
    XCTAssertEqual(try driver.store.read().items.last?.title, "One more")
  }

  func testALineThatCouldNotBeSavedStays() async throws {
    for (start, typed) in [("a", "typed"), ("e", "title atyped")] {
      let driver = try InterfaceDriver("a")
      do {
        let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
        await driver.type(start + "typed\r")
        withExtendedLifetime(lock) {}
      }
      XCTAssertEqual(driver.interface.state.line.text, typed)
      let words = driver.picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(words.contains("in use by another"), driver.picture)
      XCTAssertTrue(driver.picture.hasSuffix(typed), driver.picture)
      XCTAssertEqual(try driver.stored, "a")
      await driver.type("!\r")
      XCTAssertEqual(try driver.store.read().items.last?.title, typed + "!")
      XCTAssertEqual(driver.interface.state.mode, .list)
    }
  }

  func testPastedLinesThatCouldNotBeSavedStayLines() async throws {
    let driver = try InterfaceDriver("a")
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      await driver.type("a")
      await driver.send(.paste("One\nTwo"))
      withExtendedLifetime(lock) {}
    }
    XCTAssertTrue(driver.picture.hasSuffix("Add: One␊Two"), driver.picture)
    await driver.type("\r")
    XCTAssertEqual(try driver.store.read().items.map(\.title), ["title a", "One", "Two"])
  }

  func testAPastedLineThatIsTooLongSaysSo() async throws {
    for start in ["a", "e", "/"] {
      let driver = try InterfaceDriver("a", columns: 70)
      await driver.type(start)
      await driver.send(.paste(String(repeating: "x", count: 4_097)))
      XCTAssertEqual(driver.interface.state.line.text.count, LineEditor.limit)
      XCTAssertTrue(driver.picture.contains("The rest was left out."), driver.picture)
      await driver.press(Key(.backspace))
      XCTAssertFalse(driver.picture.contains("left out"), driver.picture)
      await driver.send(.paste("x"))
      XCTAssertFalse(driver.picture.contains("left out"), driver.picture)
    }
  }

  func testATitleThatWasEmptiedIsTypedOn() async throws {
    let driver = try InterfaceDriver("a")
    await driver.type("e\u{15}\r")
    XCTAssertTrue(driver.picture.contains("empty"), driver.picture)
    XCTAssertTrue(driver.picture.hasSuffix("Title:"), driver.picture)
    await driver.type("New\r")
    XCTAssertEqual(try driver.store.read().items[0].title, "New")
  }

  func testAnAddedFavoriteThatDoesNotShowSaysSo() async throws {
    let driver = try InterfaceDriver("apple berry", columns: 70)
    await driver.type("/apple\racherry\r")
    XCTAssertEqual(driver.bottom, "Added cherry; the filter hides it, esc clears it")
    await driver.type("aapple pie\r")
    XCTAssertEqual(driver.bottom, "Added apple pie")
    var style = ListStyle.brief
    style.filter.starred = true
    let starred = try InterfaceDriver("A b", style: style, columns: 70)
    await starred.type("ac\r")
    XCTAssertEqual(starred.bottom, "Added c; it is not among those that show")
  }
}
