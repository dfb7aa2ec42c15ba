import Foundation
import RosterDrawing

/// Waits for what a terminal sends, on a thread of its own: the main actor stays free.
///
/// Signals come through a pipe, so that one wait serves both.
final class TerminalReader: Sendable {
  private let input: Int32
  private let output: Int32
  private let wake: Int32
  private let isDone = DispatchSemaphore(value: 0)

  /// - Parameter wake: Where signals come in, a byte each.
  init(input: Int32, output: Int32, wake: Int32) {
    self.input = input
    self.output = output
    self.wake = wake
  }

  /// Starts reading.
  func start() -> AsyncStream<TerminalEvent> {
    let (stream, continuation) = AsyncStream<TerminalEvent>.makeStream()
    let thread = Thread { [self] in
      TerminalSignals.readWithoutStopping()
      SignalStack.with { run(continuation) }
      continuation.finish()
      isDone.signal()
    }
    thread.name = "terminal"
    thread.start()
    return stream
  }

  /// Ends the thread, and waits until it has ended. The pipe has got its last byte by now.
  func stop() {
    TerminalSignals.wakeForEnd()
    isDone.wait()
  }

  private func run(_ events: AsyncStream<TerminalEvent>.Continuation) {
    var decoder = KeyDecoder()
    while true {
      var waits = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, decoder.silence.map(Int32.init) ?? -1)
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { break }
        continue
      }
      if count == 0 { decoder.flush().forEach { events.yield($0) } }
      if waits[1].revents != 0, !takeSignals(events) { return }
      guard waits[0].revents != 0 else { continue }
      // To read another program's terminal stops a program. When it goes on there may be nothing to
      // read any more, so it stops before that, and does not wait where no signal is heard.
      guard TerminalRestoration.isOurs(input) else {
        guard TerminalSignals.stopInBackground() else { break }
        continue
      }
      // Also where the other end is gone: then this says so.
      guard let bytes = Self.read(input) else {
        if TerminalRestoration.isOurs(input) { break }
        continue
      }
      decoder.decode(bytes).forEach { events.yield($0) }
    }
    decoder.flush().forEach { events.yield($0) }
    events.yield(.ended(.hungUp))
  }

  /// - Returns: Whether there may be more to come.
  private func takeSignals(_ events: AsyncStream<TerminalEvent>.Continuation) -> Bool {
    let numbers = (Self.read(wake) ?? [0]).map(Int32.init)
    let told = Self.events(numbers) { StandardTerminal.size(of: output) }
    told.forEach { events.yield($0) }
    if case .ended = told.last { return false }
    return !numbers.contains(TerminalSignals.end)
  }

  /// What signals mean that came together, in their order: nothing but the end if there is one.
  static func events(_ signals: [Int32], size: () -> CellSize) -> [TerminalEvent] {
    for (number, end) in [
      (SIGHUP, TerminalEnd.hungUp), (SIGTERM, .terminated), (SIGINT, .interrupted),
    ] where signals.contains(number) {
      return [.ended(end)]
    }
    guard !signals.contains(TerminalSignals.end) else { return [] }
    var events: [TerminalEvent] = []
    if signals.contains(SIGCONT) { events.append(.resumed) }
    if signals.contains(SIGWINCH) { events.append(.resized(size())) }
    // Who was told to go on since does not stop any more.
    if let stop = signals.lastIndex(of: SIGTSTP), !signals[stop...].contains(SIGCONT) {
      events.append(.suspend)
    }
    return events
  }

  /// Some of what is there; nil at the end.
  private static func read(_ file: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      guard count < 0 else { return nil }
      if errno == EAGAIN { return [] }
      guard errno == EINTR else { return nil }
    }
  }
}
