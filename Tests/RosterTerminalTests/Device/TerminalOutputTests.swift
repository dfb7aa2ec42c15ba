import Foundation
import XCTest

@testable import RosterTerminal

final class TerminalOutputTests: XCTestCase {
  /// A reader that takes little at a time, and a writer that must not wait in `write`.
  func testAFrameIsWrittenWhole() throws {
    for isBlocking in [true, false] {
      var ends: [Int32] = [-1, -1]
      XCTAssertEqual(pipe(&ends), 0)
      if !isBlocking { XCTAssertEqual(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0) }
      let frame = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let (source, done) = (ends[0], DispatchSemaphore(value: 0))
      let received = Received()
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 1000)
        while case let count = read(source, &buffer, buffer.count), count > 0 {
          received.bytes += buffer[..<count]
        }
        done.signal()
      }
      try TerminalOutput.write(frame, to: ends[1])
      close(ends[1])
      done.wait()
      close(source)
      XCTAssertTrue(received.bytes == frame)
    }
  }

  func testATerminalThatIsGoneIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, SIG_DFL) }
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])
    XCTAssertThrowsError(try TerminalOutput.write([0x61], to: ends[1])) { error in
      XCTAssertEqual(
        "\(error)", "cannot write to the terminal: " + String(cString: strerror(EPIPE)))
    }
    close(ends[1])
  }

  /// Written by one thread, and read when that has ended.
  private final class Received: @unchecked Sendable {
    var bytes: [UInt8] = []
  }
}
