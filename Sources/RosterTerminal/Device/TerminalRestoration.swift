import Foundation

/// What a signal handler needs to give a terminal back.
///
/// All of it is there before a handler runs: one that allocates, or sets up a global value, could
/// wait for ever for what the interrupted code holds.
struct TerminalRestoration {
  private let input: Int32
  private let output: Int32
  private var attributes: termios
  private let bytes: UnsafeMutablePointer<UInt8>
  private let count: Int
  /// Whether there is something to give back.
  var isNeeded = false

  init(input: Int32, output: Int32, attributes: TerminalAttributes, leaving: [UInt8]) {
    self.input = input
    self.output = output
    self.attributes = attributes.saved
    count = leaving.count
    bytes = .allocate(capacity: max(leaving.count, 1))
    bytes.initialize(from: leaving, count: leaving.count)
  }

  /// Gives the terminal back once. May run in a signal handler.
  mutating func restore() {
    guard isNeeded else { return }
    isNeeded = false
    // Another program's terminal by now: to touch it would stop this one instead of ending it.
    guard tcgetpgrp(input) == getpgrp() else { return }
    var written = 0
    while written < count {
      let result = write(output, bytes + written, count - written)
      guard result > 0 || (result < 0 && errno == EINTR) else { break }
      written += max(result, 0)
    }
    // Without waiting for output, which nobody may take any more.
    _ = tcsetattr(input, TCSANOW, &attributes)
  }

  func deallocate() { bytes.deallocate() }
}
