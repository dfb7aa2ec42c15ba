extension Completion {
  static var bashLines: [String] {
    var lines = [
      "# Completion of favorites for bash.",
      "_favorites() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command= words= options= index",
      "  COMPREPLY=()",
      "  # \"=\" is a word of its own here.",
      "  [ \"$current\" = = ] && current=",
      "  [ \"$previous\" = = ] && previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case ${COMP_WORDS[index]} in",
      "      \(valueNames.joined(separator: "|")))",
      "        [ \"${COMP_WORDS[index+1]}\" = = ] && index=$((index + 1))",
      "        index=$((index + 1)) ;;",
      "      \(names.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;",
      "    esac",
      "  done",
      "  case $previous in",
    ]
    for option in valueOptions {
      // Without words bash offers files.
      let body =
        option.choices.isEmpty
        ? "return"
        : "COMPREPLY=($(compgen -W \(list(option.choices)) -- \"$current\")); return"
      lines.append("    --\(option.name)) \(body) ;;")
    }
    lines += ["  esac", "  case $command in"]
    let global = names + [words(firstOptions)]
    lines.append("    '') words=\(list(global)) ;;")
    for command in CommandTable.commands {
      let pattern = ([command.name] + command.aliases).joined(separator: "|")
      // Files have to be offered where they are meant, and options hide them.
      let options = takesFiles(command) ? [] : [words(command.allOptions)]
      lines.append(
        "    \(pattern)) words=\(list(choices(command) + options))"
          + (options.isEmpty ? " options=\(list([words(command.allOptions)]))" : "") + " ;;")
    }
    return lines + [
      "  esac",
      "  [[ $current = -* ]] && words=\"$words $options\"",
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "}",
      "complete -o default -F _favorites favorites",
    ]
  }

  private static func list(_ words: [String]) -> String { quoted(words.joined(separator: " ")) }
}
