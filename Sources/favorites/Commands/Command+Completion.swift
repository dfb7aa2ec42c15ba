extension Command {
  static let completion = Command(
    name: "completion",
    summary: "print a script with which a shell completes commands and options",
    arguments: [
      Argument(
        name: "SHELL", choices: Completion.allCases.map(\.rawValue), summary: "bash, zsh or fish")
    ],
    notes: ["Load it in the shell's own start file, or where the shell looks for such scripts."],
    examples: [
      Example("favorites completion bash > favorites.bash", "then, in .bashrc: . favorites.bash"),
      Example("favorites completion zsh > _favorites", "in a folder that fpath has"),
      Example("favorites completion fish > favorites.fish", "in ~/.config/fish/completions"),
    ]
  ) { invocation, session in
    let name = invocation.arguments.first ?? ""
    guard let shell = Completion(rawValue: name) else {
      let names = Completion.allCases.map(\.rawValue)
      throw Failure.usage(
        "there is no completion for \"\(name)\"." + Suggestion.text(for: name, among: names)
          + " Shells: \(names.joined(separator: ", ")).")
    }
    session.console.bytes(Array(shell.script.utf8))
  }
}
