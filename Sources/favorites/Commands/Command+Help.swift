extension Command {
  static let help = Command(
    name: "help",
    summary: "show help for the program or for a command",
    arguments: [Argument(name: "COMMAND", isOptional: true, summary: "the command, or keys")],
    options: [
      Option(name: "markdown", summary: "print the reference, or the keys, as the README has it")
    ],
    examples: [
      Example("favorites help toggle", "what toggle takes and does"),
      Example("favorites help keys", "the keys of ui"),
    ]
  ) { invocation, session in
    if invocation.arguments.first == Help.keysTopic {
      if invocation.has("markdown") {
        session.console.bytes(Array(Help.keysMarkdown.utf8))
      } else {
        session.console.lines(Array(Help.keys.dropFirst()))
      }
    } else if invocation.has("markdown") {
      session.console.bytes(Array(Help.markdown.utf8))
    } else if let name = invocation.arguments.first {
      session.console.lines(Help.lines(for: try CommandTable.parser.named(name)))
    } else {
      session.console.lines(Help.overview)
    }
  }
}

extension Console {
  func lines(_ lines: [String]) {
    for line in lines {
      self.line(line, line.hasPrefix(" ") || line.isEmpty ? .plain : .heading)
    }
  }
}
