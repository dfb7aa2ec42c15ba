/// Scripts that let a shell complete the program's words, made from the command table alone.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    let lines =
      switch self {
      case .bash: Self.bashLines
      case .zsh: Self.zshLines
      case .fish: Self.fishLines
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names of all commands, other names too.
  static var names: [String] { CommandTable.commands.flatMap { [$0.name] + $0.aliases } }

  /// Every option of any command once: a value is the same one whatever the command.
  static var valueOptions: [Option] {
    var seen: Set<String> = []
    return CommandTable.commands.flatMap(\.allOptions).filter { option in
      option.value != nil && seen.insert(option.name).inserted
    }
  }

  /// What may stand before a command, or in its place.
  static var firstOptions: [Option] {
    CommandTable.parser.standard.allOptions
      + [Option(name: "version", summary: "print the version of the program")]
  }

  /// "--all --starred -s".
  static func words(_ options: [Option]) -> String {
    options.flatMap { ["--" + $0.name] + ($0.letter.map { ["-\($0)"] } ?? []) }
      .joined(separator: " ")
  }

  /// "--file|--color": words that are followed by a value, which is no command.
  static var valueNames: [String] {
    valueOptions.flatMap { ["--" + $0.name] + ($0.letter.map { ["-\($0)"] } ?? []) }
  }

  /// What a command takes in the place of its first word.
  static func choices(_ command: Command) -> [String] {
    guard let argument = command.arguments.first else { return [] }
    return argument.name == "COMMAND" ? names + [Help.keysTopic] : argument.choices
  }

  /// Whether a command takes files.
  static func takesFiles(_ command: Command) -> Bool { command.arguments.first?.name == "FILE" }

  /// Whether the value of an option is a file.
  static func takesFile(_ option: Option) -> Bool { option.value == "FILE" }

  /// Bash and zsh take the same words in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
