import Foundation
import XCTest

@testable import RosterTerminal

@MainActor
final class SignalStackTests: XCTestCase {
  private var current: stack_t {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    return stack
  }

  func testHandlersHaveAStackMeanwhile() async {
    let before = current
    let stack = SignalStack()
    for _ in 0..<2 {
      stack.use()
      stack.use()
      XCTAssertEqual(Int(current.ss_flags) & Int(SS_DISABLE), 0)
      XCTAssertGreaterThanOrEqual(Int(current.ss_size), 1 << 15)
      XCTAssertNotEqual(current.ss_sp, before.ss_sp)
      stack.giveBack()
      stack.giveBack()
      XCTAssertEqual(current.ss_sp, before.ss_sp)
      XCTAssertEqual(current.ss_flags, before.ss_flags)
    }
  }
}
