extension Completion {
  static var fishLines: [String] {
    var lines = [
      "# Completion of favorites for fish.",
      "function __favorites_without_command",
      "  not __fish_seen_subcommand_from \(names.joined(separator: " "))",
      "end",
    ]
    let start = "complete -c favorites -n __favorites_without_command"
    for command in CommandTable.commands {
      lines.append("\(start) -f -a \(command.name) -d \(escaped(command.summary))")
    }
    for option in CommandTable.parser.standard.allOptions {
      lines.append(start + words(option))
    }
    for command in CommandTable.commands {
      let names = ([command.name] + command.aliases).joined(separator: " ")
      let start = "complete -c favorites -n '__fish_seen_subcommand_from \(names)'"
      let choices = choices(command)
      if !choices.isEmpty {
        lines.append("\(start) -f -a \(escaped(choices.joined(separator: " ")))")
      }
      for option in command.allOptions { lines.append(start + words(option)) }
    }
    return lines
  }

  private static func words(_ option: Option) -> String {
    var text = " -l \(option.name)"
    if let letter = option.letter { text += " -s \(letter)" }
    if !option.choices.isEmpty {
      text += " -x -a \(escaped(option.choices.joined(separator: " ")))"
    } else if option.value != nil {
      text += " -r"
    }
    return text + " -d " + escaped(option.summary)
  }

  /// In single quotes of fish.
  private static func escaped(_ text: String) -> String {
    let parts = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'" + parts.joined() + "'"
  }
}
