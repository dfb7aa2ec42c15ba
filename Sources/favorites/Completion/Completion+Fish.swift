extension Completion {
  static var fishLines: [String] {
    var lines = [
      "# Completion of favorites for fish.",
      "function __favorites_command",
      "  set -l skips no",
      "  for word in (commandline -opc)[2..]",
      "    if test $skips = yes",
      "      set skips no",
      "      continue",
      "    end",
      "    switch $word",
      "      case \(valueNames.joined(separator: " "))",
      "        set skips yes",
      "      case \(names.joined(separator: " "))",
      "        echo $word",
      "        return",
      "    end",
      "  end",
      "  echo none",
      "end",
      "function __favorites_is",
      "  contains -- (__favorites_command) $argv",
      "end",
      "complete -c favorites -f",
    ]
    let start = "complete -c favorites -n '__favorites_is none'"
    for command in CommandTable.commands {
      lines.append("\(start) -a \(command.name) -d \(escaped(command.summary))")
    }
    for option in firstOptions {
      lines.append(start + words(option))
    }
    for command in CommandTable.commands {
      let names = ([command.name] + command.aliases).joined(separator: " ")
      let start = "complete -c favorites -n '__favorites_is \(names)'"
      let choices = choices(command)
      if !choices.isEmpty {
        lines.append("\(start) -a \(escaped(choices.joined(separator: " ")))")
      }
      if takesFiles(command) { lines.append("\(start) -F") }
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
      text += takesFile(option) ? " -r -F" : " -x"
    }
    return text + " -d " + escaped(option.summary)
  }

  /// In single quotes of fish.
  private static func escaped(_ text: String) -> String {
    let parts = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'" + parts.joined() + "'"
  }
}
