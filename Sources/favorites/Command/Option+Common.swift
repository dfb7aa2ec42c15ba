extension Option {
  /// Options of every command.
  static let global = [
    Option(name: "file", value: "FILE", summary: "keep the favorites in FILE"),
    Option(
      name: "color", value: "WHEN", choices: ["auto", "always", "never"],
      summary: "color: on a terminal only (auto), always or never"),
    Option(name: "no-color", summary: "the same as --color never"),
    Option(name: "no-input", summary: "never ask; fail where an answer is needed"),
    Option(name: "help", letter: "h", summary: "show help for the command"),
  ]

  /// Forms for other programs.
  static let formats = [
    Option(name: "json", summary: "print the favorites as a JSON array"),
    Option(name: "jsonl", summary: "print the favorites as JSON, one a line"),
    Option(name: "plain", summary: "print id, 0 or 1 for the star, and title, with tabs between"),
  ]

  static let formatNames = ["json", "jsonl", "plain"]

  /// Options of every command that changes the list.
  static let change = formats + [batches]

  static let batches = Option(
    name: "batches", summary: "print what moved in the list: the batch of changes to its rows")

  static let group = Option(
    name: "group", value: "HOW", choices: ["star", "folder", "none"],
    summary: "in sections by star (as without this option), in folders, or in one list")

  static let force = Option(name: "force", letter: "f", summary: "do not ask")
}

extension Command.Argument {
  static let references = Command.Argument(
    name: "REF", isRepeated: true,
    summary: "the start of an id, or '#N' for the Nth favorite of the whole list")
  static let reference = Command.Argument(
    name: "REF",
    summary: "the start of an id, or '#N' for the Nth favorite of the whole list")
}
