import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// What is typed or pasted is never thrown away.
@MainActor
final class TypedTextTests: XCTestCase {
  /// Pressing "Edit" with the mouse would put another title in the place of what is typed.
  func testTheMouseTakesNoLineAway() async throws {
    for (keys, text) in [("aMilk", "Milk"), ("e!", "title a!")] {
      let driver = try InterfaceDriver("a b c")
      await driver.type(keys)
      for line in 0..<8 {
        await drag(driver, from: CellPoint(x: 35, y: line), to: CellPoint(x: 5, y: line))
        for column in 20..<40 {
          let place = CellPoint(x: column, y: line)
          await drag(driver, from: place, to: place)
        }
      }
      XCTAssertEqual(driver.interface.state.unfinished, text)
      XCTAssertEqual(try driver.stored, "a b c")
      await driver.type("\r")
      XCTAssertEqual(try driver.store.read().items.filter { $0.title == text }.count, 1)
    }
  }

  private func drag(_ driver: InterfaceDriver, from: CellPoint, to: CellPoint) async {
    await driver.send(.mouse(MouseEvent(.press(.left), at: from)))
    if from != to { await driver.send(.mouse(MouseEvent(.drag(.left), at: to))) }
    await driver.send(.mouse(MouseEvent(.release(.left), at: to)))
  }

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
