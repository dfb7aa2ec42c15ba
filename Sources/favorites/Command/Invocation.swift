/// A command line, understood.
struct Invocation {
  let command: Command
  var arguments: [String] = []
  /// Values by option name; an option without a value has an empty one.
  var options: [String: String] = [:]

  func has(_ option: String) -> Bool { options[option] != nil }

  /// The words of the arguments as one text; nil without any.
  var text: String? { arguments.isEmpty ? nil : arguments.joined(separator: " ") }
}
