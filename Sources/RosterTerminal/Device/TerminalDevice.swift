import Foundation
import RosterDrawing

/// A terminal. Everything that goes to one and comes from one passes here, so every test runs
/// without one: see ``MemoryTerminal``.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// Columns and lines, as they are now.
  var size: CellSize { get }

  /// Writes a frame.
  ///
  /// - Throws: ``TerminalError`` if not all of it could be written.
  func write(_ bytes: [UInt8]) throws

  /// What happens, in order, until the terminal goes away. Asked for once.
  func events() -> AsyncStream<TerminalEvent>

  /// Gives the terminal back to whoever started the program, and stops until the program is to go
  /// on. ``TerminalEvent/resumed`` follows.
  func suspend()
}

/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is no terminal.
  case notATerminal
  /// The system refused; the text is its reason.
  case failed(operation: String, reason: String)
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notATerminal: "the input and the output have to be a terminal"
    case .failed(let operation, let reason): "cannot \(operation) the terminal: \(reason)"
    }
  }
}

extension TerminalError: LocalizedError {
  public var errorDescription: String? { description }
}
