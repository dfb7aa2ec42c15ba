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

  /// "--all --starred -s".
  static func words(_ options: [Option]) -> String {
    options.flatMap { ["--" + $0.name] + ($0.letter.map { ["-\($0)"] } ?? []) }
      .joined(separator: " ")
  }

  /// What a command takes in the place of its first word.
  static func choices(_ command: Command) -> [String] { command.arguments.first?.choices ?? [] }

  /// Bash and zsh take the same words in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
