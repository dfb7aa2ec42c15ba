import Roster
import RosterTerminal
import XCTest

/// One line for each change, for people who do not see the screen.
@MainActor final class TerminalSpeechTests: XCTestCase {
  private func said(_ list: TerminalFixture) throws -> String {
    let old = list.device.frames.count
    try list.list.render()
    return String(decoding: list.device.frames.dropFirst(old).joined(), as: UTF8.self)
  }

  func testChangesAreTold() async throws {
    let list = try TerminalFixture("A: Coding Work | B: Noting")
    list.list.isScreenReader = true
    list.notes = ["Work": "at the desk"]
    XCTAssertEqual(try said(list), "Title\r\nHelp\r\n1 of 3, Coding \r\n")
    XCTAssertEqual(try said(list), "")
    _ = list.list.handle(Key(.down))
    XCTAssertEqual(try said(list), "2 of 3, Work at the desk\r\n")
    _ = list.list.handle(Key(.enter))
    XCTAssertEqual(try said(list), "2 of 3, Work at the desk, selected\r\n")
    try list.apply("A: Work | B: Noting")
    XCTAssertEqual(try said(list), "1 of 2, Work at the desk, selected\r\n")
    list.list.footer = ["Deleted Coding, u to undo", "Help"]
    XCTAssertEqual(try said(list), "Deleted Coding, u to undo\r\n")
    list.list.footer = ["Help"]
    XCTAssertEqual(try said(list), "")
    try list.apply("")
    XCTAssertEqual(try said(list), "No rows\r\n")
    XCTAssertFalse(list.device.frames.joined().contains(0x1B), "no sequences")
  }

  func testWhatARowSaysCannotSteerTheTerminal() async throws {
    let list = try TerminalFixture("A: x")
    list.list.isScreenReader = true
    list.notes = ["x": "\u{1B}]52;c;AAAA\u{7}\u{9B}31m"]
    list.list.header = ["\u{1B}[2J"]
    let text = try said(list)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\r" && $0 != "\n" })
    XCTAssertFalse(text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  func testWhatHappensAgainIsToldAgain() async throws {
    let list = try TerminalFixture("A: a b")
    list.list.announce("nobody listens")
    list.list.isScreenReader = true
    list.table.allowsMultipleSelection = true
    _ = try said(list)
    for _ in 0..<2 {
      list.list.announce("Changed elsewhere")
      XCTAssertEqual(try said(list), "Changed elsewhere\r\n")
      XCTAssertEqual(try said(list), "")
    }
    list.list.announce("\u{1B}[2J")
    list.list.repaint()
    XCTAssertTrue(try said(list).contains("\u{241B}[2J"))
    _ = list.list.handle(Key(" "))
    XCTAssertEqual(try said(list), "1 of 2, a , marked\r\n")
  }

  func testOpenActionsAreTold() async throws {
    let list = try TerminalFixture("A: a b")
    list.list.isScreenReader = true
    list.source.swipeActionsProvider = { _, _ in
      SwipeActionsConfiguration(
        actions: ["Delete", "Share"].map { title in
          ContextualAction(style: .normal, title: title) { _, _, done in done(true) }
        })
    }
    _ = try said(list)
    _ = list.list.handle(Key(.right))
    XCTAssertEqual(try said(list), "1 of 2, a , actions: 1 Delete, 2 Share\r\n")
    _ = list.list.handle(Key(.escape))
    XCTAssertEqual(try said(list), "1 of 2, a \r\n")
  }
}
