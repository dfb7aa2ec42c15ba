import Roster

/// Help, made from the command table alone.
enum Help {
  /// Help for the program.
  static var overview: [String] {
    var lines = ["favorites: \(CommandTable.summary)", "", "Examples"]
    lines += columns(CommandTable.examples.map { ($0.line, $0.effect) })
    lines += [
      "",
      "Usage: favorites [COMMAND] [options]; without a command it is ui on a terminal, or list.",
      "",
    ]
    lines += ["Commands"]
    lines += columns(
      CommandTable.commands.map { (([$0.name] + $0.aliases).joined(separator: ", "), $0.summary) })
    lines += ["", "Options of every command"]
    lines += columns(globalOptions)
    lines += ["", "Environment"]
    lines += columns(CommandTable.environment.map { ($0.name, $0.meaning) })
    lines += ["", "Exit codes"]
    lines += columns(exitCodes)
    return lines + ["", "More about a command: favorites help COMMAND"]
  }

  /// Help for one command.
  static func lines(for command: Command) -> [String] {
    var lines = ["favorites \(command.name): \(command.summary)", "", "Examples"]
    lines += columns(command.examples.map { ($0.line, $0.effect) })
    lines += ["", "Usage: \(command.usage)"]
    if !command.aliases.isEmpty {
      lines.append("Also: favorites \(command.aliases.joined(separator: ", "))")
    }
    let entries =
      command.arguments.map { ($0.usage, $0.summary) }
      + command.options.map { ($0.usage, $0.summary) }
    if !entries.isEmpty { lines += [""] + columns(entries) }
    if !command.notes.isEmpty { lines += [""] + command.notes.map { "  " + $0 } }
    if command.hasKeys { lines += keys }
    return lines + ["", "Options of every command"] + columns(globalOptions)
  }

  static var globalOptions: [(String, String)] {
    Option.global.map { ($0.usage, $0.summary) } + [("--version", "show the version")]
  }

  static var exitCodes: [(String, String)] {
    ExitCode.all.map { ("\($0.rawValue)", $0.meaning) }
  }

  /// Two columns; what is too long for the first gets a line of its own.
  static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
    var lines: [String] = []
    for (name, meaning) in rows {
      if name.count > width {
        lines += ["  " + name, String(repeating: " ", count: width + 4) + meaning]
      } else {
        lines.append("  " + WidthProfile.unicode.pad(name, to: width + 2) + meaning)
      }
    }
    return lines
  }

  private static var widest: Int { 44 }
}
