import Foundation
import XCTest

@testable import RosterTerminal

/// A terminal of the system that is not the one that controls this process, as after `setsid`.
final class TerminalRestorationTests: XCTestCase {
  private func restoration(of pair: PseudoTerminal, leaving: String) throws -> TerminalRestoration {
    let attributes = try TerminalAttributes(of: pair.slave)
    try attributes.makeRaw(pair.slave)
    XCTAssertFalse(pair.isCooked)
    var restoration = TerminalRestoration(
      input: pair.slave, output: pair.slave, attributes: attributes, leaving: Array(leaving.utf8))
    restoration.isNeeded = true
    return restoration
  }

  func testATerminalThatControlsNoJobsIsGivenBack() throws {
    let pair = try PseudoTerminal()
    defer { pair.close() }
    XCTAssertLessThan(tcgetpgrp(pair.slave), 0)
    var restoration = try restoration(of: pair, leaving: TerminalMode.restore)
    defer { restoration.deallocate() }
    restoration.restore()
    XCTAssertTrue(pair.isCooked)
    XCTAssertFalse(restoration.isNeeded)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(pair.master, &buffer, buffer.count)
    XCTAssertEqual(String(decoding: buffer[..<max(count, 0)], as: UTF8.self), TerminalMode.restore)
    // Once is enough.
    restoration.restore()
    XCTAssertEqual(fcntl(pair.master, F_SETFL, O_NONBLOCK), 0)
    XCTAssertLessThan(read(pair.master, &buffer, buffer.count), 0)
  }

  func testATerminalThatStandsStillKeepsNothingFromEnding() throws {
    for isBlocking in [true, false] {
      let pair = try PseudoTerminal()
      defer { pair.close() }
      var restoration = try restoration(of: pair, leaving: TerminalMode.restore)
      defer { restoration.deallocate() }
      XCTAssertEqual(fcntl(pair.slave, F_SETFL, O_NONBLOCK), 0)
      let page = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
      while write(pair.slave, page, page.count) > 0 {}
      while write(pair.slave, page, 1) > 0 {}
      if isBlocking { XCTAssertEqual(fcntl(pair.slave, F_SETFL, 0), 0) }
      restoration.restore()
      XCTAssertTrue(pair.isCooked)
      XCTAssertFalse(restoration.isNeeded)
    }
  }

  func testSignalsInTheirOrder() {
    let size = TerminalEvent.resized(.init(width: 1, height: 2))
    for (signals, events) in [
      ([SIGTSTP, SIGCONT], [.resumed]), ([SIGCONT, SIGTSTP], [.resumed, .suspend]),
      ([SIGTSTP, SIGCONT, SIGTSTP], [.resumed, .suspend]), ([SIGTSTP], [.suspend]),
      ([SIGWINCH, SIGTSTP, SIGCONT, SIGWINCH], [.resumed, size]),
      ([SIGTSTP, SIGTERM], [.ended(.terminated)]), ([SIGCONT, SIGHUP], [.ended(.hungUp)]),
      // Whatever else is asked for, a window that is gone is gone; then being told counts more than
      // ctrl-C; and the order in which they came does not matter.
      ([SIGTERM, SIGHUP], [.ended(.hungUp)]), ([SIGHUP, SIGTERM], [.ended(.hungUp)]),
      ([SIGINT, SIGHUP, SIGTERM], [.ended(.hungUp)]),
      ([SIGINT, SIGTERM], [.ended(.terminated)]), ([SIGTERM, SIGINT], [.ended(.terminated)]),
      ([SIGINT], [.ended(.interrupted)]), ([TerminalSignals.end, SIGHUP], [.ended(.hungUp)]),
      ([SIGWINCH, TerminalSignals.end], []),
    ] as [([Int32], [TerminalEvent])] {
      XCTAssertEqual(
        TerminalReader.events(signals) { .init(width: 1, height: 2) }, events, "\(signals)")
    }
  }
}
