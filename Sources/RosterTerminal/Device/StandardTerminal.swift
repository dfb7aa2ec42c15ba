import Foundation
import RosterDrawing

/// The terminal that the program was started on.
///
/// While it is open, keys come as they are pressed and nothing is echoed. However the program
/// ends, also by a signal or a trap, the terminal is as it was before: its attributes are those
/// that were saved, and what was switched on is switched off. Only one is open at a time.
///
/// ```swift
/// let terminal = try StandardTerminal(entering: screen.entering, leaving: screen.leaving)
/// try terminal.open()
/// defer { terminal.close() }
/// for await event in terminal.events() { … }
/// ```
@MainActor
public final class StandardTerminal: TerminalDevice {
  private let input: Int32
  private let output: Int32
  /// What prepares the screen, and what gives it back.
  private let entering: [UInt8]
  private let leaving: [UInt8]
  private var attributes: TerminalAttributes?
  private var signals: TerminalSignals?
  private var reader: TerminalReader?
  /// Whether the terminal is prepared: not before, not afterwards, and not while stopped.
  private var isEntered = false

  /// - Parameters:
  ///   - entering: What is written when the program takes the terminal, at the start and when it
  ///     goes on after a stop.
  ///   - leaving: What is written when it gives it back. Must do no harm where nothing was entered.
  /// - Throws: ``TerminalError/notATerminal``
  public init(entering: [UInt8], leaving: [UInt8]) throws {
    guard Self.isAvailable else { throw TerminalError.notATerminal }
    input = STDIN_FILENO
    output = STDOUT_FILENO
    self.entering = entering
    self.leaving = leaving
  }

  /// Whether both input and output are a terminal.
  nonisolated public static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Takes the terminal.
  ///
  /// - Throws: ``TerminalError/failed(operation:reason:)``
  public func open() throws {
    guard attributes == nil else { return }
    let attributes = try TerminalAttributes(of: input)
    let signals = try TerminalSignals(
      restoring: TerminalRestoration(
        input: input, output: output, attributes: attributes, leaving: leaving))
    self.attributes = attributes
    self.signals = signals
    do {
      try enter()
    } catch {
      close()
      throw error
    }
  }

  /// Gives the terminal back, as it was.
  public func close() {
    leave()
    reader?.stop()
    reader = nil
    signals?.close()
    signals = nil
    attributes = nil
  }

  public var size: CellSize { Self.size(of: output) }

  public func write(_ bytes: [UInt8]) throws {
    // A stopped program has no screen. What is lost is drawn again when it goes on.
    guard isEntered else { return }
    try TerminalOutput.write(bytes, to: output)
  }

  public func events() -> AsyncStream<TerminalEvent> {
    let (stream, continuation) = AsyncStream<TerminalEvent>.makeStream()
    guard let signals, reader == nil else {
      continuation.finish()
      return stream
    }
    let reader = TerminalReader(input: input, output: output, wake: signals.wakeInput)
    self.reader = reader
    let raw = reader.start()
    Task { @MainActor [weak self] in
      for await event in raw {
        switch event {
        // Whoever had the terminal meanwhile may have left it in any state.
        case .resumed: self?.enterInFront()
        // Told to go on in the background, the program takes it with the first thing that it says.
        case .key, .paste, .mouse, .resized:
          if self?.isEntered == false, self?.enterInFront() == true { continuation.yield(.resumed) }
        case .suspend, .ended: break
        }
        continuation.yield(event)
      }
      continuation.finish()
    }
    return stream
  }

  public func suspend() {
    guard let signals else { return }
    leave()
    signals.stopProcess()
  }

  private func enter() throws {
    guard let attributes, let signals else { return }
    isEntered = false
    signals.isRestoring = true
    try attributes.makeRaw(input)
    try TerminalOutput.write(entering, to: output)
    isEntered = true
  }

  /// Takes the terminal, unless another program has it now.
  ///
  /// - Returns: Whether it is prepared.
  @discardableResult
  private func enterInFront() -> Bool {
    guard TerminalRestoration.isOurs(input) else { return false }
    try? enter()
    return isEntered
  }

  /// What is only half prepared is given back, too.
  private func leave() {
    isEntered = false
    signals?.restore()
  }

  /// Runs something on another thread so that the terminal is given back also if the stack of that
  /// thread runs out. The main thread, and those that this type starts, need it not.
  ///
  /// Call it on the thread that does the work.
  nonisolated public static func withRestoration<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try SignalStack.with(body)
  }

  nonisolated static func size(of terminal: Int32) -> CellSize {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(width: 80, height: 24)
    }
    return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }
}
