import Foundation
import Roster
import RosterTerminal

/// Where the program writes. Text goes through here only, and here every character that could
/// steer the terminal is replaced.
@MainActor
final class Console {
  /// What a piece of a line is, for color.
  enum Ink {
    case plain, heading, problem

    var style: Style {
      switch self {
      case .plain: .plain
      case .heading: Style(.bold)
      case .problem: Style(.bold, foreground: .destructive)
      }
    }
  }

  let isTerminal: Bool
  /// What was done by now, said if the output that tells about it cannot be written.
  var done: String?
  private let colors: (out: Bool, err: Bool)
  private var buffer: [UInt8] = []

  init(environment: Environment, color: String) {
    isTerminal = isatty(STDOUT_FILENO) == 1
    let choice = ColorChoice(
      environment: environment.values, option: color, variable: "FAVORITES_NO_COLOR")
    colors = (
      choice.colors(isTerminal: isTerminal), choice.colors(isTerminal: isatty(STDERR_FILENO) == 1)
    )
  }

  /// Whether the output has color.
  var hasColor: Bool { colors.out }

  /// How many columns the terminal has; nil where nothing is cut off.
  var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A line of the program's proper output.
  func line(_ text: String, _ ink: Ink = .plain) {
    line([(text, ink.style)])
  }

  func line(_ pieces: [(text: String, style: Style)]) {
    for piece in pieces { buffer += painted(piece.text, piece.style, colors.out).utf8 }
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.flushSize { flush() }
  }

  /// Bytes that are safe already: JSON.
  func bytes(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.flushSize { flush() }
  }

  /// Text for a file or a pipe, which get it as it is; on a terminal nothing in it may act.
  func unsafeText(_ bytes: [UInt8]) {
    self.bytes(isTerminal ? TerminalText.safe(bytes) : bytes)
  }

  /// A message beside the output.
  func note(_ text: String) {
    flush()
    error(painted(text, Ink.plain.style, colors.err) + "\n")
  }

  /// Something went wrong.
  func problem(_ text: String, details: [String] = []) {
    flush()
    error(painted("favorites:", Ink.problem.style, colors.err) + " " + text.terminalSafe + "\n")
    for detail in details { error("  " + detail.terminalSafe + "\n") }
  }

  /// Asks a question that only "y" or "yes" answers with yes.
  func confirms(_ question: String) -> Bool {
    flush()
    error(question.terminalSafe + " [y/N] ")
    let line = FileDescriptor.readLine(STDIN_FILENO)
    if line == nil { error("\n") }
    let answer = line?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }

  /// Writes what is waiting. Output that cannot be written ends the program.
  func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    do {
      try FileDescriptor.writeAll(bytes, to: STDOUT_FILENO, path: "the output")
    } catch {
      problem(error.description + (done.map { ". \($0)" } ?? ""))
      exit(ExitCode.failed.rawValue)
    }
  }

  private func error(_ text: String) {
    // Nobody is left to tell when this fails.
    try? FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO, path: "the error output")
  }

  private func painted(_ text: String, _ style: Style, _ isColored: Bool) -> String {
    TerminalEncoder(hasColors: isColored).encode(text, style: style)
  }

  private static var flushSize: Int { 1 << 16 }
}
