import Foundation
import XCTest

/// A terminal of the system whose other end a test has.
struct PseudoTerminal {
  let master: Int32
  let slave: Int32

  /// As C has it; Swift does not see it everywhere.
  private typealias OpenPair =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32

  init() throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty"),
      unsafeBitCast(symbol, to: OpenPair.self)(&ends.master, &ends.slave, nil, nil, nil) == 0
    else { throw XCTSkip("there is no pseudo terminal") }
    (master, slave) = ends
  }

  func close() {
    for end in [slave, master] { _ = Foundation.close(end) }
  }

  /// What is typed is echoed, and comes in lines.
  var isCooked: Bool {
    var attributes = termios()
    guard tcgetattr(slave, &attributes) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON)
    return attributes.c_lflag & wanted == wanted
  }

  /// What was written by now.
  func output() -> String {
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
