import Roster
import RosterTerminal
import XCTest

@MainActor final class TerminalTableTests: XCTestCase {
  func testATableBetweenItsHeaderAndFooter() async throws {
    let list = try TerminalFixture("A: a b c", columns: 20, lines: 7)
    XCTAssertEqual(
      try list.picture(),
      """
      Title
      › a <
        b
        c



      Help
      """.replacingOccurrences(of: "  b", with: " b"))
    XCTAssertEqual(list.screen.faults, [])
  }
}
