extension Help {
  /// The reference of all commands, as the README has it.
  static var markdown: String {
    var text = "| command | what it does |\n|---|---|\n"
    for command in CommandTable.commands {
      text += "| `\(cell(command.usage))` | \(cell(command.summary)) |\n"
    }
    for command in CommandTable.commands {
      text += "\n**`\(command.usage)`**: \(command.summary)."
      if let alias = command.aliases.first { text += " Also `\(alias)`." }
      text += "\n\n"
      let entries =
        command.arguments.map { ($0.usage, $0.summary) }
        + command.options.map { ($0.usage, $0.summary) }
      for (usage, summary) in entries { text += "- `\(usage)`: \(summary)\n" }
      if !entries.isEmpty, !command.notes.isEmpty { text += "\n" }
      if !command.notes.isEmpty { text += command.notes.joined(separator: "\n") + "\n" }
      text += "\n```sh\n"
      for example in command.examples { text += "\(example.line)  # \(example.effect)\n" }
      text += "```\n"
    }
    text += "\nOptions of every command:\n\n"
    for (usage, summary) in globalOptions { text += "- `\(usage)`: \(summary)\n" }
    text += "\nEnvironment:\n\n"
    for (name, meaning) in CommandTable.environment { text += "- `\(name)`: \(meaning)\n" }
    text += "\nExit codes:\n\n"
    for (code, meaning) in exitCodes { text += "- `\(code)`: \(meaning)\n" }
    return text
  }

  /// A vertical bar would end a cell of the table.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
