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

  #if os(Linux)
    /// A program on a terminal whose stack runs out, on the main thread or another one, gives the
    /// terminal back: played by this one, started again for the test below alone.
    func testATerminalIsGivenBackWhereTheStackRunsOut() async throws {
      for thread in ["main", "other"] {
        let pair = try PseudoTerminal()
        defer { pair.close() }
        var environment = ProcessInfo.processInfo.environment
        environment["ROSTER_OVERFLOW"] = thread
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = ["RosterTerminalTests.SignalStackTests/testOverflow"]
        child.environment = environment
        let slave = FileHandle(fileDescriptor: pair.slave, closeOnDealloc: false)
        (child.standardInput, child.standardOutput) = (slave, slave)
        child.standardError = FileHandle.nullDevice
        try child.run()
        child.waitUntilExit()
        XCTAssertEqual(child.terminationReason, .uncaughtSignal, thread)
        XCTAssertEqual(child.terminationStatus, SIGSEGV, thread)
        XCTAssertTrue(pair.isCooked, thread)
        let shown = pair.output()
        XCTAssertTrue(shown.contains("<entered>"), shown)
        XCTAssertTrue(shown.hasSuffix("<left>"), shown)
      }
    }

    func testOverflow() async throws {
      guard let thread = ProcessInfo.processInfo.environment["ROSTER_OVERFLOW"] else {
        throw XCTSkip("it is run by the test above")
      }
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      let terminal = try StandardTerminal(
        entering: Array("<entered>".utf8), leaving: Array("<left>".utf8))
      try terminal.open()
      guard thread == "other" else { return XCTAssertEqual(Self.dive(0), 0) }
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        StandardTerminal.withRestoration { XCTAssertEqual(Self.dive(0), 0) }
        isDone.signal()
      }
      Self.wait(for: isDone)
    }

    nonisolated private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    /// Deeper and deeper.
    @inline(never)
    nonisolated private static func dive(_ depth: Int) -> Int {
      var pair = (depth, depth)
      let below = withUnsafeMutablePointer(to: &pair) { dive($0.pointee.0 &+ 1) }
      return below &+ pair.1
    }
  #endif

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
