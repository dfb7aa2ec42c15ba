/// One command, described. Parsing, help, suggestions, the reference and completion all read this.
struct Command: Sendable {
  let name: String
  var aliases: [String] = []
  /// One line, without a full stop.
  let summary: String
  var arguments: [Argument] = []
  var options: [Option] = []
  /// Names of options of which only one may be given.
  var exclusive: [[String]] = []
  /// Whether it has keys, which its help shows.
  var hasKeys = false
  /// What else there is to know, a paragraph each.
  var notes: [String] = []
  /// Command lines and what they do, the most useful first.
  let examples: [Example]
  let run: @MainActor (Invocation, Session) throws -> Void

  struct Argument: Sendable {
    /// As help shows it: "REF".
    let name: String
    var isOptional = false
    var isRepeated = false
    /// The words it may be, if only some.
    var choices: [String] = []
    let summary: String

    var usage: String {
      let name = isRepeated ? name + "…" : name
      return isOptional ? "[\(name)]" : name
    }
  }

  struct Example: Sendable {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// "favorites move REF [options]".
  var usage: String {
    var words = ["favorites", name] + arguments.map(\.usage)
    if !options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }

  /// Every option that may follow the command.
  var allOptions: [Option] { options + Option.global }
}

/// An option of a command, or of all of them.
struct Option: Sendable {
  /// Without its dashes.
  let name: String
  var letter: Character?
  /// What its value is called in help; nil for an option without one.
  var value: String?
  /// The values it may have, if only some.
  var choices: [String] = []
  let summary: String

  /// "-f, --force" or "--url URL".
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    let value = value.map { " " + (choices.isEmpty ? $0 : choices.joined(separator: "|")) } ?? ""
    return short + "--" + name + value
  }
}
