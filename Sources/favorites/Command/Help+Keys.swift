/// Help about the keys of the interactive list, made from the bindings alone.
extension Help {
  /// What `favorites help` calls them.
  static var keysTopic: String { "keys" }

  static var keys: [String] {
    KeyBinding.groups.flatMap { group in
      ["", "Keys: \(group.name.lowercased())"]
        + columns(group.bindings.map { ($0.names, $0.summary) })
    }
  }

  /// The table of keys that the README has.
  static var keysMarkdown: String {
    var text = "| keys | what they do |\n|---|---|\n"
    for binding in KeyBinding.all {
      text += "| \(binding.keys.map { "`\(cell($0.description))`" }.joined(separator: " "))"
      text += " | \(cell(binding.summary)) |\n"
    }
    return text
  }
}
