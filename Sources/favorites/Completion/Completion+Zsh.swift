extension Completion {
  static var zshLines: [String] {
    var lines = [
      "#compdef favorites",
      "# Completion of favorites for zsh.",
      "_favorites() {",
      "  local command= previous=${words[CURRENT-1]}",
      "  local -i index",
      "  local -a commands options",
      "  if [[ ${words[CURRENT]} == --*=* ]]; then",
      "    previous=${words[CURRENT]%%=*}",
      "    compset -P '*='",
      "  fi",
      "  for ((index = 2; index < CURRENT; index++)); do",
      "    case ${words[index]} in",
      "      (\(valueNames.joined(separator: "|"))) index+=1 ;;",
      "      (\(names.joined(separator: "|"))) command=${words[index]}; break ;;",
      "    esac",
      "  done",
      "  case $previous in",
    ]
    for option in valueOptions {
      let files = takesFile(option) ? "_files; " : ""
      let body =
        option.choices.isEmpty
        ? files : "compadd " + option.choices.joined(separator: " ") + "; "
      lines.append("    (--\(option.name)) \(body)return ;;")
    }
    lines += ["  esac", "  case $command in", "    ('')", "      commands=("]
    lines += CommandTable.commands.map { "        " + described($0.name, $0.summary) }
    lines += ["      )", "      _describe command commands"]
    lines += options(firstOptions) + ["      ;;"]
    for command in CommandTable.commands {
      lines.append("    (\(([command.name] + command.aliases).joined(separator: "|")))")
      let choices = choices(command)
      if takesFiles(command) {
        lines.append("      _files")
      } else if !choices.isEmpty {
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
