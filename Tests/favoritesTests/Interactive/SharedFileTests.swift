import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// The file belongs to others, too, and may be in any state.
@MainActor
final class SharedFileTests: XCTestCase {
  func testWhatOthersChangeShowsAndCursorAndMarksStay() async throws {
    let driver = try InterfaceDriver("a b c d")
    await driver.type(" jj")
    try await driver.change { document in
      document.items.insert(Favorite(id: "n", title: "title n"), at: 0)
      document.delete(["b"])
      document.change(["c"]) { $0.title = "another c" }
    }
    assertPicture(
      driver.picture,
      """
      4 favorites, 0 with a star, 1 marked
      Starred (0)
      Others (4)
        ☆ #1  n  title n
      ✓ ☆ #2  a  title a
      › ☆ #3  c  another c
        ☆ #4  d  title d
      The list was changed elsewhere.
      """)
    XCTAssertEqual(driver.interface.list.current?.id, "c")
    XCTAssertEqual(driver.interface.list.marked, ["a"])
    // A key notices it, too, and acts on what it was meant for.
    _ = try driver.store.change("elsewhere") { $0.items.reverse() }
    await driver.type("s")
    XCTAssertEqual(try driver.stored, "d c A n")
  }

  func testChangesOfTheSameListMeet() async throws {
    let driver = try InterfaceDriver("a b c")
    _ = try driver.store.change("elsewhere") { $0.delete(["a"]) }
    // The row is still there when the key is pressed.
    await driver.type("d")
    XCTAssertEqual(driver.bottom, "It is gone already.")
    XCTAssertEqual(try driver.stored, "b c")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 2)
  }

  /// Each key acts on what was current when it was pressed, whatever others did.
  func testKeysAreForTheRowsThatShowed() async throws {
    let driver = try InterfaceDriver("a b c d")
    _ = try driver.store.change("elsewhere") { $0.delete(["a"]) }
    for key in "dds" { driver.interface.handle(.key(Key(key))) }
    XCTAssertEqual(driver.interface.list.current?.id, "c")
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "C d")
    XCTAssertEqual(driver.interface.waiting, [])
    // While the file is read again.
    _ = try driver.store.change("elsewhere") { $0.delete(["c"]) }
    driver.interface.look()
    driver.interface.handle(.key(Key("d")))
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "d")
  }

  func testWhatOthersChangeIsSaidWhateverWasDoneBefore() async throws {
    let driver = try InterfaceDriver("a b c")
    await driver.type("s")
    XCTAssertEqual(driver.bottom, "Starred title a")
    try await driver.change { $0.items = [] }
    XCTAssertEqual(driver.bottom, "The list was changed elsewhere.")
  }

  func testATitleThatOthersChangedIsNotOverwritten() async throws {
    let driver = try InterfaceDriver("a b")
    await driver.type("e")
    try await driver.change { $0.change(["a"]) { $0.title = "theirs" } }
    await driver.type("\r")
    XCTAssertEqual(try driver.store.read().items[0].title, "theirs")
    await driver.type("e!")
    try await driver.change { $0.change(["a"]) { $0.title = "theirs again" } }
    await driver.type("\r")
    XCTAssertEqual(try driver.store.read().items[0].title, "theirs again")
    // What was typed is not lost.
    XCTAssertEqual(driver.interface.state.line.text, "theirs!")
    let words = driver.picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(words.contains("changed elsewhere meanwhile, to \"theirs again\"."), words)
    await driver.type("?\r")
    XCTAssertEqual(try driver.store.read().items[0].title, "theirs!?")
    XCTAssertEqual(driver.interface.state.mode, .list)
    // Neither where the list does not know yet what they did, and something is saved meanwhile.
    await driver.type("e1")
    _ = try driver.store.change("elsewhere") { $0.change(["a"]) { $0.title = "new" } }
    for key in [Key(.enter), Key("j"), Key("s")] { driver.interface.handle(.key(key)) }
    await driver.interface.settle()
    XCTAssertEqual(driver.interface.state.line.text, "theirs!?1")
    XCTAssertEqual(driver.interface.state.mode, .edit(Favorite(id: "a", title: "new")))
    XCTAssertEqual(try driver.stored, "a B")
    await driver.press(Key(.escape))
    XCTAssertEqual(try driver.store.read().items[0].title, "new")
  }

  /// Blanks around a title are no change of it.
  func testBlanksAroundATitleAreNobodysChange() async throws {
    let driver = try InterfaceDriver("a b")
    await driver.type("e \r")
    XCTAssertEqual(driver.bottom, "The title is as it was.")
    // They add a blank meanwhile; and they do what is done here.
    for (theirs, typed, said) in [
      (" title a", "!", "Edited title a!"), ("title a!?", "?", "The title is as it was."),
    ] {
      await driver.type("e" + typed)
      _ = try driver.store.change("elsewhere") { $0.change(["a"]) { $0.title = theirs } }
      await driver.type("\r")
      XCTAssertEqual(driver.bottom, said)
      XCTAssertEqual(driver.interface.state.mode, .list)
    }
    XCTAssertEqual(try driver.store.read().items[0].title, "title a!?")
    // Those that were there stay until somebody takes them away.
    try await driver.change { $0.change(["a"]) { $0.title = " title a " } }
    await driver.type("e\r")
    XCTAssertEqual(driver.bottom, "The title is as it was.")
    XCTAssertEqual(try driver.store.read().items[0].title, " title a ")
    await driver.type("e\u{15}title a\r")
    XCTAssertEqual(driver.bottom, "Edited title a")
    XCTAssertEqual(try driver.store.read().items[0].title, "title a")
  }

  func testAFileThatAnotherHoldsIsSaid() async throws {
    let driver = try InterfaceDriver("a b")
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      await driver.type("d")
      XCTAssertTrue(driver.bottom.contains("has been in use by another favorites"), driver.bottom)
      // In as many lines as it takes, and the list is still there.
      let words = driver.picture.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(words.contains("Nothing was changed."), driver.picture)
      XCTAssertTrue(driver.picture.contains("› ☆ #1  a  title a"), driver.picture)
      withExtendedLifetime(lock) {}
    }
    XCTAssertEqual(driver.interface.list.contents.shownCount, 2)
    await driver.type("d")
    XCTAssertEqual(try driver.stored, "b")
  }

  func testADamagedFileIsSaidAndLeftUntouched() async throws {
    let driver = try InterfaceDriver("a b")
    let path = driver.store.location.path
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    await driver.type("d")
    XCTAssertTrue(driver.bottom.contains("is damaged"), driver.bottom)
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), Data("{".utf8))
    XCTAssertEqual(driver.interface.list.contents.shownCount, 2)
    await driver.type("j")
    XCTAssertEqual(driver.interface.list.current?.id, "b")
    try Data("[".utf8).write(to: URL(fileURLWithPath: path))
    driver.interface.look()
    await driver.interface.settle()
    XCTAssertTrue(driver.bottom.contains("is damaged"), driver.bottom)
    try good.write(to: URL(fileURLWithPath: path))
    driver.interface.look()
    await driver.interface.settle()
    XCTAssertFalse(driver.bottom.contains("is damaged"), driver.bottom)
    await driver.type("d")
    XCTAssertEqual(try driver.stored, "a")
  }

  /// What was wrong is over when something was saved, and when the same file can be read.
  func testWhatWasWrongIsNotSaidForEver() async throws {
    for isSaved in [true, false] {
      let driver = try InterfaceDriver("a b", reading: isSaved ? .zero : .seconds(3_600))
      let path = driver.store.location.path
      let good = try Data(contentsOf: URL(fileURLWithPath: path))
      func write(_ data: Data) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.write(contentsOf: data)
        try file.close()
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path)
      }
      try write(Data(repeating: UInt8(ascii: "["), count: good.count))
      driver.interface.look()
      await driver.interface.settle()
      XCTAssertTrue(driver.bottom.contains("is damaged"), driver.bottom)
      let number = driver.interface.state.noticeNumber
      driver.interface.look()
      await driver.interface.settle()
      // It is said once.
      XCTAssertEqual(driver.interface.state.noticeNumber, number)
      try write(good)
      if isSaved {
        driver.interface.handle(.key(Key("d")))
      } else {
        driver.interface.look()
      }
      await driver.interface.settle()
      XCTAssertNil(driver.interface.state.trouble)
      XCTAssertFalse(driver.bottom.contains("is damaged"), driver.bottom)
      await driver.type("j")
      XCTAssertFalse(driver.bottom.contains("is damaged"), driver.bottom)
    }
  }

  /// A list that is known is not read again, but one that only looks the same is.
  func testWhatOthersWroteInPlaceIsNotOverwritten() async throws {
    let driver = try InterfaceDriver("a b c")
    let url = URL(fileURLWithPath: driver.store.location.path)
    for keys in ["j", "s", "du"] {
      await driver.type(keys)
      // The same file, as long as before, and its time is set back.
      let old = try XCTUnwrap(
        FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate])
      var text = try String(contentsOf: url, encoding: .utf8)
      let number = Int(try XCTUnwrap(text.firstMatch(of: /title c|title (\d)/)).1 ?? "0") ?? 0
      text.replace(number == 0 ? "title c" : "title \(number)", with: "title \(number + 1)")
      let file = try FileHandle(forWritingTo: url)
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: url.path)
      await driver.type("s")
      XCTAssertEqual(try driver.store.read().items.last?.title, "title \(number + 1)", keys)
      XCTAssertEqual(driver.interface.document, try driver.store.read())
    }
  }

  func testAListThatIsKnownIsNotReadAgain() throws {
    let driver = try InterfaceDriver("a b c")
    let path = driver.store.location.path
    // Nothing but the stamp tells which list is in the file.
    let other = InterfaceDriver.document("x y")
    let stamp = try XCTUnwrap(FileStamp(path: path))
    let known = FavoritesStore.Known(document: other, stamp: stamp)
    let change = try driver.store.change("delete", from: known) { $0.delete(["x"]) }
    XCTAssertEqual(change.old, other)
    XCTAssertEqual(try driver.stored, "y")
    // It is another file now.
    let next = try driver.store.change("star", from: known) {
      $0.change(["y"]) { $0.starred = true }
    }
    XCTAssertEqual(next.old.items.map(\.id), ["y"])
    XCTAssertEqual(next.stamp, FileStamp(path: path))
    // Nothing is altered: the file is the one that was found.
    let none = try driver.store.change("delete") { $0.delete(["z"]) }
    XCTAssertEqual(none.stamp, next.stamp)
    XCTAssertFalse(none.isMade)
  }

  func testAFileThatCannotBeWrittenKeepsTheList() async throws {
    let driver = try InterfaceDriver("a b")
    // What is written next goes to no disk.
    let backup = FavoritesStore.backup(of: driver.store.location.path)
    try? FileManager.default.removeItem(atPath: backup)
    try FileManager.default.createDirectory(
      atPath: backup + "/x", withIntermediateDirectories: true)
    await driver.type("d")
    XCTAssertTrue(driver.interface.state.notice?.isProblem == true, driver.bottom)
    XCTAssertEqual(try driver.stored, "a b")
    XCTAssertEqual(driver.interface.list.contents.shownCount, 2)
    XCTAssertEqual(driver.interface.list.current?.id, "a")
  }

  func testAFileThatGoesIsAnEmptyList() async throws {
    let driver = try InterfaceDriver("a b")
    try FileManager.default.removeItem(atPath: driver.store.location.path)
    driver.interface.look()
    await driver.interface.settle()
    XCTAssertEqual(driver.interface.list.contents.shownCount, 0)
  }

  func testKeysWaitForTheChangeBeforeThem() async throws {
    let driver = try InterfaceDriver("a b c d e")
    // Without waiting in between: each means what the one before it left.
    for key in "ddjs" { driver.interface.handle(.key(Key(key))) }
    await driver.interface.settle()
    XCTAssertEqual(try driver.stored, "c D e")
  }

  func testHostileTitlesReachNoTerminal() async throws {
    let driver = try InterfaceDriver("a")
    try await driver.change { document in
      document.items = [Favorite(id: "x", title: "\u{1B}]52;c;AAAA\u{7}\u{9B}31m\u{202E}end")]
    }
    await driver.type("s/\u{1B}d")
    await driver.send(.paste("x"))
    await driver.type("u")
    let allowed: Set<UInt8> = [0x1B]
    for frame in driver.terminal.frames {
      let text = String(decoding: frame, as: UTF8.self)
      XCTAssertFalse(text.contains("\u{1B}]"), text.debugDescription)
      XCTAssertFalse(text.contains("\u{202E}") || text.contains("\u{9B}"))
      XCTAssertTrue(frame.allSatisfy { $0 >= 0x20 && $0 != 0x7F || allowed.contains($0) })
    }
  }
}
