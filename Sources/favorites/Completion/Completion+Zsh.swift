extension Completion {
  static var zshLines: [String] {
    var lines = [
      "#compdef favorites",
      "# Completion of favorites for zsh.",
      "_favorites() {",
      "  local command= word",
      "  local -a commands options",
      "  for word in ${words[2,CURRENT-1]}; do",
      "    case $word in",
      "      (\(names.joined(separator: "|"))) command=$word; break ;;",
      "    esac",
      "  done",
      "  case ${words[CURRENT-1]} in",
    ]
    for option in valueOptions {
      let body =
        option.choices.isEmpty ? "_files" : "compadd " + option.choices.joined(separator: " ")
      lines.append("    (--\(option.name)) \(body); return ;;")
    }
    lines += ["  esac", "  case $command in", "    ('')", "      commands=("]
    lines += CommandTable.commands.map { "        " + described($0.name, $0.summary) }
    lines += ["      )", "      _describe command commands"]
    lines += options(CommandTable.parser.standard.allOptions) + ["      ;;"]
    for command in CommandTable.commands {
      lines.append("    (\(([command.name] + command.aliases).joined(separator: "|")))")
      let choices = choices(command)
      if choices.isEmpty {
        lines.append("      _files")
      } else {
        lines.append("      compadd \(choices.joined(separator: " "))")
      }
      lines += options(command.allOptions) + ["      ;;"]
    }
    return lines + [
      "  esac",
      "  _describe -o option options",
      "}",
      "if [ \"${funcstack[1]}\" = _favorites ]; then",
      "  _favorites \"$@\"",
      "else",
      "  compdef _favorites favorites",
      "fi",
    ]
  }

  private static func options(_ options: [Option]) -> [String] {
    let words = options.flatMap { option in
      (option.letter.map { [described("-\($0)", option.summary)] } ?? [])
        + [described("--" + option.name, option.summary)]
    }
    return ["      options=("] + words.map { "        " + $0 } + ["      )"]
  }

  private static func described(_ name: String, _ summary: String) -> String {
    quoted(name + ":" + summary)
  }
}
