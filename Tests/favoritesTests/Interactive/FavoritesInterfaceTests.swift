import Roster
import RosterTerminal
import XCTest

@testable import favorites

@MainActor
final class FavoritesInterfaceTests: XCTestCase {
  func testWithoutSignsTheTitlesStay() async throws {
    let driver = try InterfaceDriver("a B", columns: 34, lines: 7)
    driver.interface.screens.list.isASCII = true
    await driver.type("e… ★ › é\r ")
    assertPicture(
      driver.picture,
      """
      2 favorites, 1 with a star, 1 m...
       Starred (1)
      >+ * #2  b  title B… ★ › é
       Others (1)
         . #1  a  title a
      enter star  u undo  ? help  q quit
      """)
  }

  func testStart() async throws {
    let driver = try InterfaceDriver("a B c", columns: 60)
    assertPicture(
      driver.picture,
      """
      3 favorites, 1 with a star
      Starred (1)
      › ★ #2  b  title B
      Others (2)
        ☆ #1  a  title a
        ☆ #3  c  title c
      enter star  space mark  d delete  a add  ? help  q quit
      """)
    XCTAssertEqual(driver.terminal.frames.count, 1)
    XCTAssertEqual(driver.interface.list.current?.id, "b")
  }

  func testStarGoesIntoTheFileAndTheCursorWithTheRow() async throws {
    let driver = try InterfaceDriver("a b c")
    await driver.type("j\r")
    assertPicture(
      driver.picture,
      """
      3 favorites, 1 with a star
      Starred (1)
      › ★ #2  b  title b
      Others (2)
        ☆ #1  a  title a
        ☆ #3  c  title c
      Starred title b
      """)
    XCTAssertEqual(try driver.stored, "a B c")
    await driver.type("s")
    XCTAssertEqual(try driver.stored, "a b c")
    XCTAssertEqual(driver.bottom, "Unstarred title b")
  }

  func testDeleteAndUndo() async throws {
    let driver = try InterfaceDriver("a b c d")
    await driver.type("jd")
    XCTAssertEqual(driver.bottom, "Deleted title b, u to undo")
    XCTAssertEqual(driver.interface.list.current?.id, "c")
    await driver.press(Key(.delete))
    XCTAssertEqual(try driver.stored, "a d")
    await driver.type("u")
    XCTAssertEqual(driver.bottom, "Undid delete: c title c")
    XCTAssertEqual(driver.interface.list.current?.id, "c")
    await driver.type("u")
    XCTAssertEqual(try driver.stored, "a b c d")
    await driver.type("u")
    XCTAssertEqual(driver.bottom, "There is nothing to undo.")
    XCTAssertEqual(try driver.stored, "a b c d")
  }

  func testMarks() async throws {
    let driver = try InterfaceDriver("a b c d")
    await driver.type("\tj ")
    assertPicture(
      driver.picture,
      """
      4 favorites, 0 with a star, 2 marked
      Starred (0)
      Others (4)
      ✓ ☆ #1  a  title a
        ☆ #2  b  title b
      ✓ ☆ #3  c  title c
        ☆ #4  d  title d
      enter star  space mark  ? help  q quit
      """)
    await driver.type("s")
    XCTAssertEqual(try driver.stored, "A b C d")
    XCTAssertEqual(driver.bottom, "Starred 2 favorites")
    await driver.type("d")
    XCTAssertEqual(try driver.stored, "b d")
    XCTAssertEqual(driver.bottom, "Deleted 2 favorites, u to undo")
    await driver.type("u")
    XCTAssertEqual(try driver.stored, "A b C d")
    await driver.type(" \u{1B}")
    XCTAssertEqual(driver.interface.list.marked, [])
    XCTAssertNil(driver.interface.code)
    await driver.type("\u{1B}")
    XCTAssertEqual(driver.interface.code, .done)
  }

  func testFilter() async throws {
    let driver = try InterfaceDriver("Älter balance cold")
    await driver.type("/AL")
    assertPicture(
      driver.picture,
      """
      3 favorites, 1 with a star, 2 with "AL"
      Starred (1)
      › ★ #1  älter    title Älter
      Others (1)
        ☆ #2  balance  title balance
      /AL
      """)
    XCTAssertEqual(driver.interface.screens.list.cursor, CellPoint(x: 3, y: 8))
    await driver.type("\u{15}tcd")
    // Nothing has it in one piece.
    XCTAssertEqual(driver.interface.list.contents.shownCount, 1)
    XCTAssertEqual(driver.interface.list.current?.id, "cold")
    await driver.type("\rs")
    XCTAssertEqual(try driver.stored, "ÄLTER balance COLD")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 1)
    await driver.type("\u{1B}")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 3)
    XCTAssertEqual(driver.interface.list.current?.id, "cold")
    await driver.type("/xyz")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 0)
    await driver.type("\r\rd")
    XCTAssertEqual(try driver.stored, "ÄLTER balance COLD")
  }

  func testRowsMovePastThoseThatShow() async throws {
    let driver = try InterfaceDriver("a B c d E")
    await driver.type("jj")
    XCTAssertEqual(driver.interface.list.current?.id, "a")
    await driver.type("J")
    XCTAssertEqual(try driver.stored, "B c a d E")
    await driver.type("J")
    XCTAssertEqual(try driver.stored, "B c d a E")
    await driver.type("J")
    XCTAssertEqual(driver.bottom, "title a is last here")
    await driver.press(Key(.up, .alt), Key(.up, .alt), Key(.up, .alt))
    XCTAssertEqual(try driver.stored, "B a c d E")
    XCTAssertEqual(driver.interface.list.current?.id, "a")
    XCTAssertEqual(driver.bottom, "title a is first here")
  }

  func testAddAndEdit() async throws {
    let driver = try InterfaceDriver("a")
    await driver.type("ahttps://swift.org\r")
    let added = try XCTUnwrap(driver.store.read().items.last)
    XCTAssertEqual(added.url, "https://swift.org")
    XCTAssertEqual(driver.interface.list.current?.id, added.id)
    XCTAssertEqual(driver.bottom, "Added https://swift.org")
    await driver.type("e\u{15}Swift\r")
    XCTAssertEqual(try driver.store.read().items.last?.title, "Swift")
    XCTAssertEqual(driver.bottom, "Edited Swift")
    await driver.send(.key(Key("e")))
    await driver.send(.paste(" 6\nand more"))
    await driver.type("\r")
    XCTAssertEqual(try driver.store.read().items.last?.title, "Swift 6 and more")
  }

  func testActionsOfARow() async throws {
    let driver = try InterfaceDriver("a b c")
    await driver.type("l")
    XCTAssertTrue(driver.picture.contains("[1 Delete]"), driver.picture)
    await driver.type("\u{1B}")
    XCTAssertFalse(driver.picture.contains("[1 Delete]"), driver.picture)
    XCTAssertNil(driver.interface.code)
    await driver.type("ld")
    XCTAssertEqual(try driver.stored, "b c")
    await driver.type("l")
    XCTAssertEqual(driver.bottom, "1 Delete  2 Edit  esc closes: title b")
    await driver.type("2!\r")
    XCTAssertEqual(try driver.store.read().items[0].title, "title b!")
    await driver.type("h\r")
    XCTAssertEqual(try driver.stored, "B c")
    // What means nothing to the actions closes them, and no more.
    await driver.type("lq")
    XCTAssertNil(driver.interface.code)
    XCTAssertFalse(driver.picture.contains("[1 Delete]"), driver.picture)
    await driver.type("q")
    XCTAssertEqual(driver.interface.code, .done)
  }

  func testMovingOnLeavesTheActions() async throws {
    for key in ["j", "G", "\u{E}", "\t"] {
      let driver = try InterfaceDriver("a b")
      await driver.type("l")
      XCTAssertTrue(driver.bottom.hasSuffix("title a"), driver.bottom)
      await driver.type(key)
      XCTAssertFalse(driver.picture.contains("[Delete]"), driver.picture)
      await driver.type("1")
      XCTAssertEqual(try driver.stored, "a b")
    }
  }

  func testMarksOutliveAFilter() async throws {
    let driver = try InterfaceDriver("one two six", columns: 60)
    await driver.type("\t\t/six\r")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 1)
    XCTAssertEqual(driver.interface.state.facts.marked, ["one", "two"])
    XCTAssertTrue(driver.picture.contains("2 marked"), driver.picture)
    await driver.type(" \u{1B}")
    XCTAssertEqual(driver.interface.list.marked, ["one", "two", "six"])
    await driver.type(" /six\r")
    try await driver.change { $0.delete(["one"]) }
    XCTAssertEqual(driver.interface.state.facts.marked, ["two"])
    await driver.type("d")
    XCTAssertEqual(try driver.stored, "six")
    XCTAssertEqual(driver.interface.state.facts.marked, [])
    await driver.type("u")
    XCTAssertEqual(try driver.stored, "two six")
    for keys in ["\u{1B}", "\t/two\r", "\u{1B}"] { await driver.type(keys) }
    XCTAssertEqual(driver.interface.list.marked.count, 1)
    await driver.type("\u{1B}")
    XCTAssertEqual(driver.interface.state.facts.marked, [])
    XCTAssertNil(driver.interface.code)
  }

  func testMarksGoWithWhatTheListIsNotAbout() async throws {
    var style = ListStyle.brief
    style.filter.starred = true
    let driver = try InterfaceDriver("A B C", style: style)
    await driver.type("\t\ts")
    XCTAssertEqual(try driver.stored, "a b C")
    // Nothing that is typed would bring them back.
    XCTAssertEqual(driver.interface.state.facts.marked, [])
  }

  func testHelp() async throws {
    let driver = try InterfaceDriver("a b", columns: 80, lines: 50)
    await driver.type("?")
    for binding in KeyBinding.all {
      XCTAssertTrue(driver.picture.contains(binding.names), binding.names)
      XCTAssertTrue(driver.picture.contains(binding.summary), binding.summary)
    }
    await driver.type("jdq")
    XCTAssertNil(driver.interface.code)
    XCTAssertEqual(try driver.stored, "a b")
    XCTAssertTrue(driver.picture.hasPrefix("2 favorites"))
  }

  func testFoldersAreNotCurrent() async throws {
    let driver = try InterfaceDriver(
      "a b@x c@x/y d@x/y", style: ListStyle(grouping: .folder), lines: 12)
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(driver.interface.list.current?.id ?? "-")
      await driver.type("j")
    }
    XCTAssertEqual(seen, ["a", "b", "c", "d"])
    await driver.type("K")
    XCTAssertEqual(try driver.stored, "a b d c")
    await driver.type("K")
    XCTAssertEqual(driver.bottom, "title d is first here")
  }

  func testALookOfWhatHasNoRows() async throws {
    let driver = try InterfaceDriver("")
    assertPicture(
      driver.picture, "0 favorites\nStarred (0)\nOthers (0)\na add  ? help  q quit")
    for binding in KeyBinding.all where ![.quit, .back, .interrupt].contains(binding.action) {
      await driver.press(binding.keys[0])
      if binding.action == .add || binding.action == .help { await driver.type("\u{1B}") }
    }
    XCTAssertNil(driver.interface.code)
    XCTAssertEqual(try driver.stored, "")
  }
}
