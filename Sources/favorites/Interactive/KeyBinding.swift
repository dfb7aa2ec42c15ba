import RosterTerminal

/// Keys and what they do. The keys themselves, both helps and the README have it from here.
struct KeyBinding: Sendable {
  let action: UIAction
  let keys: [Key]
  /// A word for the line at the bottom; nil where there is no room for it.
  var hint: String?
  let summary: String

  init(_ action: UIAction, _ keys: [Key], hint: String? = nil, _ summary: String) {
    self.action = action
    self.keys = keys
    self.hint = hint
    self.summary = summary
  }

  /// "up, k, ctrl-P".
  var names: String { keys.map(\.description).joined(separator: ", ") }

  /// Bindings with something in common.
  struct Group: Sendable {
    let name: String
    let bindings: [KeyBinding]
  }
}

extension KeyBinding {
  static let groups = [
    Group(
      name: "Go",
      bindings: [
        KeyBinding(.up, [Key(.up), Key("k"), Key("p", .control)], "up a row"),
        KeyBinding(.down, [Key(.down), Key("j"), Key("n", .control)], "down a row"),
        KeyBinding(.pageUp, [Key(.pageUp)], "up a page"),
        KeyBinding(.pageDown, [Key(.pageDown)], "down a page"),
        KeyBinding(.first, [Key(.home), Key("g")], "to the first row"),
        KeyBinding(.last, [Key(.end), Key("G")], "to the last row"),
      ]),
    Group(
      name: "Change",
      bindings: [
        KeyBinding(.primary, [Key(.enter)], hint: "star", "star the row, or take its star away"),
        KeyBinding(.mark, [Key(" ")], hint: "mark", "mark the row, or take its mark away"),
        KeyBinding(.markNext, [Key(.tab)], "the same, and go on to the next row"),
        KeyBinding(
          .star, [Key("s"), Key("*")], "star the marked rows, or the current one; again unstars"),
        KeyBinding(
          .delete, [Key("d"), Key(.delete)], hint: "delete",
          "delete the marked rows, or the current one"),
        KeyBinding(.undo, [Key("u")], hint: "undo", "take the last change back"),
        KeyBinding(.moveUp, [Key("K"), Key(.up, .alt)], "move the row up in the list"),
        KeyBinding(.moveDown, [Key("J"), Key(.down, .alt)], "move the row down in the list"),
        KeyBinding(.add, [Key("a")], hint: "add", "add a favorite"),
        KeyBinding(.edit, [Key("e")], "edit the title"),
        KeyBinding(
          .trailing, [Key(.right), Key("l")],
          "open the row's actions: digits, letters or enter choose one"),
        KeyBinding(
          .leading, [Key(.left), Key("h")], "open the actions at the row's start"),
      ]),
    Group(
      name: "Look",
      bindings: [
        KeyBinding(
          .filter, [Key("/")], hint: "filter",
          "show only rows with a text; case and accents are one"),
        KeyBinding(.help, [Key("?")], hint: "help", "show all keys"),
        KeyBinding(.repaint, [Key("l", .control)], "draw the screen anew"),
      ]),
    Group(
      name: "Leave",
      bindings: [
        KeyBinding(.quit, [Key("q"), Key("d", .control)], hint: "quit", "quit"),
        KeyBinding(
          .back, [Key(.escape)], "close actions, clear the filter, then the marks, or quit"),
        KeyBinding(.interrupt, [Key("c", .control)], "quit at once, with exit code 130"),
        KeyBinding(.suspend, [Key("z", .control)], "stop; \"fg\" goes on"),
      ]),
  ]

  static let all = groups.flatMap(\.bindings)

  /// The first key of an action.
  static func firstKey(of action: UIAction) -> String {
    all.first { $0.action == action }?.keys[0].description ?? ""
  }

  private static let byKey = Dictionary(
    all.flatMap { binding in binding.keys.map { ($0, binding) } }
  ) { first, _ in first }

  /// What a key does.
  static func action(for key: Key) -> UIAction? {
    // Terminals that tell shift tell it for capital letters, too.
    byKey[key]?.action ?? byKey[Key(key.code, key.modifiers.subtracting(.shift))]?.action
  }
}
