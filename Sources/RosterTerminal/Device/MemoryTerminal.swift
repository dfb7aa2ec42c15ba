import RosterDrawing

/// A terminal in memory, for tests: what is typed goes in, frames come out.
///
/// ```swift
/// let terminal = MemoryTerminal(size: CellSize(width: 40, height: 8))
/// terminal.type("jj\r")
/// terminal.end()
/// ```
@MainActor
public final class MemoryTerminal: TerminalDevice {
  public private(set) var size: CellSize
  /// What was written, a frame each.
  public private(set) var frames: [[UInt8]] = []
  /// How often the program was stopped.
  public private(set) var suspensions = 0
  /// What ``write(_:)`` throws while it is not nil; nothing is written then.
  public var failure: TerminalError?
  private var decoder = KeyDecoder()
  private let stream: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation

  public init(size: CellSize = CellSize(width: 80, height: 24)) {
    self.size = size
    (stream, continuation) = AsyncStream.makeStream()
  }

  public func write(_ bytes: [UInt8]) throws {
    if let failure { throw failure }
    frames.append(bytes)
  }

  public func events() -> AsyncStream<TerminalEvent> { stream }

  public func suspend() {
    suspensions += 1
    send(.resumed)
  }

  /// Lets something happen.
  public func send(_ event: TerminalEvent) {
    if case .resized(let size) = event { self.size = size }
    continuation.yield(event)
  }

  /// Presses keys.
  public func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Sends what a keyboard sends, and then nothing for a while.
  public func type(_ bytes: some Sequence<UInt8>) {
    for event in decoder.decode(bytes) + decoder.flush() { send(event) }
  }

  /// Sends what a keyboard sends for a text, and then nothing for a while.
  public func type(_ text: String) { type(text.utf8) }

  /// Gives the screen another size.
  public func resize(to size: CellSize) { send(.resized(size)) }

  /// Goes away.
  public func end(_ reason: TerminalEnd = .hungUp) {
    send(.ended(reason))
    continuation.finish()
  }
}
