import RosterTerminal
import XCTest

final class TerminalErrorTests: XCTestCase {
  func testErrorsSayTheSameWhereTheyAreLocalized() {
    let errors: [TerminalError] = [
      .notATerminal, .failed(operation: "read", reason: "no such device"),
    ]
    for error in errors { XCTAssertEqual((error as any Error).localizedDescription, "\(error)") }
  }
}
