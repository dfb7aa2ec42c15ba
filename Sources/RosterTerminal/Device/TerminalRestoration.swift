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

  /// Gives the terminal back once. May run in a signal handler, also while it runs already: twice is
  /// the same as once.
  mutating func restore() {
    guard isNeeded else { return }
    // Another program's terminal by now: to touch it would stop this one instead of ending it.
    guard Self.isOurs(input) else {
      isNeeded = false
      return
    }
    // First, and without waiting for output, which nobody may take any more.
    _ = tcsetattr(input, TCSANOW, &attributes)
    write()
    isNeeded = false
  }

  /// Whether nobody else uses a terminal now. One that controls no jobs has no owner.
  static func isOurs(_ terminal: Int32) -> Bool {
    let owner = tcgetpgrp(terminal)
    return owner < 0 || owner == getpgrp()
  }

  /// Writes as much as the terminal takes within a while: one that stands still must not keep the
  /// program from ending. Only a single byte is sure not to wait where there is room.
  private func write() {
    var (written, waits) = (0, 0)
    while written < count, waits < Self.patience {
      var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      guard poll(&wait, 1, Self.pause) > 0 else {
        waits += 1
        continue
      }
      let result = Foundation.write(output, bytes + written, 1)
      if result > 0 {
        written += result
      } else if result < 0, errno == EAGAIN || errno == EINTR {
        waits += 1
      } else {
        return
      }
    }
  }

  /// Milliseconds of a wait, and how many there are at the most.
  private static var pause: Int32 { 20 }
  private static var patience: Int { 15 }

  func deallocate() { bytes.deallocate() }
}
