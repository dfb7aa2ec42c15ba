import XCTest

@testable import favorites

final class EnvironmentTests: XCTestCase {
  func testTerminalsThatDoNotSayWhatTheyAreAreNotDrawnOn() {
    for (values, hasScreen, isAccessible) in [
      ([:], false, false), (["TERM": ""], false, false), (["TERM": "dumb"], false, false),
      (["TERM": "xterm"], true, false), (["TERM": "dumb", "ACCESSIBLE": "1"], false, true),
      (["ACCESSIBLE": "1"], false, true), (["TERM": "xterm", "ACCESSIBLE": "0"], true, false),
    ] as [([String: String], Bool, Bool)] {
      let environment = Environment(values)
      XCTAssertEqual(environment.hasScreen, hasScreen, "\(values)")
      XCTAssertEqual(environment.isAccessible, isAccessible, "\(values)")
    }
  }
}
