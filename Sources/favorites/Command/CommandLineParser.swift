/// Turns the words of a command line into an ``Invocation``, by the command table alone.
struct CommandLineParser {
  let commands: [Command]
  /// What runs when no command is named.
  let standard: Command
  /// What runs in its place if it knows all the options.
  var interactive: Command?

  enum Request {
    case run(Invocation)
    /// Help for a command, or for the program.
    case help(Command?)
    case version
  }

  func parse(_ words: [String]) throws(Failure) -> Request {
    let position = commandPosition(in: words)
    let command = try position.map { index throws(Failure) in try named(words[index]) }
    var rest = words
    if let position { rest.remove(at: position) }
    let ownWords = rest.prefix { $0 != "--" }
    if ownWords.contains("--help") || ownWords.contains("-h") { return .help(command) }
    if ownWords.contains("--version") { return .version }
    return .run(try invocation(of: command ?? standard(for: rest), rest))
  }

  /// What runs without a command's name: the interactive one unless an option says otherwise.
  private func standard(for words: [String]) -> Command {
    guard let interactive else { return standard }
    let known = Set(interactive.allOptions.map { "--" + $0.name })
    let isAll = words.filter { $0.hasPrefix("-") }.allSatisfy { word in
      known.contains(String(word.prefix { $0 != "=" }))
    }
    return isAll ? interactive : standard
  }

  /// The command of this name.
  func named(_ name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name || $0.aliases.contains(name) }) {
      return command
    }
    let names = commands.flatMap { [$0.name] + $0.aliases }
    throw .usage(
      "there is no command \"\(name)\"" + Suggestion.text(for: name, among: names)
        + " \"favorites help\" lists the commands.")
  }

  /// Where the command's name is: the first word that is neither an option nor an option's value.
  private func commandPosition(in words: [String]) -> Int? {
    let withValue = Set(
      commands.flatMap(\.allOptions).filter { $0.value != nil }.map { "--" + $0.name })
    var index = 0
    while index < words.count, words[index] != "--" {
      if words[index] == "-" || !words[index].hasPrefix("-") { return index }
      index += withValue.contains(words[index]) ? 2 : 1
    }
    return nil
  }

  private func invocation(of command: Command, _ words: [String]) throws(Failure) -> Invocation {
    var result = Invocation(command: command)
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        result.arguments += words
        break
      } else if word.hasPrefix("--") {
        try takeLong(word, from: &words, into: &result)
      } else if word.hasPrefix("-"), word != "-" {
        try takeLetters(word, into: &result)
      } else {
        result.arguments.append(word)
      }
    }
    try check(result)
    return result
  }

  private func takeLong(
    _ word: String, from words: inout ArraySlice<String>, into result: inout Invocation
  ) throws(Failure) {
    // By scalar: a value may start with a mark that joins the equals sign.
    let parts = word.unicodeScalars.dropFirst(2)
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let name = parts.first ?? ""
    let options = result.command.allOptions
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.map { "--" + $0.name }
      throw .usage(
        "\(result.command.name) has no option \"--\(name)\""
          + Suggestion.text(for: "--" + name, among: names) + seeHelp(result.command))
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value.") }
      result.options[name] = ""
      return
    }
    guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
      throw .usage("\(option.usage) needs a value." + seeHelp(result.command))
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .usage(
        "--\(name) is one of \(option.choices.joined(separator: ", ")), not \"\(value)\""
          + Suggestion.text(for: value, among: option.choices))
    }
    result.options[name] = value
  }

  private func takeLetters(_ word: String, into result: inout Invocation) throws(Failure) {
    for letter in word.dropFirst() {
      guard let option = result.command.allOptions.first(where: { $0.letter == letter }) else {
        throw .usage(
          "\(result.command.name) has no option \"-\(letter)\". Write -- before words that start "
            + "with a dash." + seeHelp(result.command))
      }
      result.options[option.name] = ""
    }
  }

  private func check(_ invocation: Invocation) throws(Failure) {
    let command = invocation.command
    for names in command.exclusive {
      let given = names.filter(invocation.has)
      guard given.count < 2 else {
        throw .usage(
          given.map { "--" + $0 }.joined(separator: " and ") + " exclude each other."
            + seeHelp(command))
      }
    }
    let needed = command.arguments.filter { !$0.isOptional }
    if invocation.arguments.count < needed.count {
      let missing = needed[invocation.arguments.count]
      throw .usage(
        "\(command.name) needs \(missing.name), \(missing.summary). Usage: \(command.usage)")
    }
    let isOpen = command.arguments.contains(where: \.isRepeated)
    if !isOpen, invocation.arguments.count > command.arguments.count {
      throw .usage(
        "\(command.name) does not take \"\(invocation.arguments[command.arguments.count])\"."
          + " Usage: \(command.usage)")
    }
  }

  private func seeHelp(_ command: Command) -> String {
    " See \"favorites help \(command.name)\"."
  }
}
