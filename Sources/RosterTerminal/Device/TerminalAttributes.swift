import Foundation

/// How a terminal treats what is typed, as it was when the program began.
struct TerminalAttributes {
  let saved: termios

  init(of terminal: Int32) throws(TerminalError) {
    var attributes = termios()
    guard tcgetattr(terminal, &attributes) == 0 else { throw Self.failure("ask") }
    saved = attributes
  }

  /// Every byte comes as it is, at once, and none is echoed.
  func makeRaw(_ terminal: Int32) throws(TerminalError) {
    var attributes = saved
    cfmakeraw(&attributes)
    // What was typed before stays: it is meant for this program.
    while tcsetattr(terminal, TCSADRAIN, &attributes) != 0 {
      guard errno == EINTR else { throw Self.failure("prepare") }
    }
  }

  private static func failure(_ operation: String) -> TerminalError {
    .failed(operation: operation, reason: String(cString: strerror(errno)))
  }
}
