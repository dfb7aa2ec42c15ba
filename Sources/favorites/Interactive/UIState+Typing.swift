import RosterTerminal

/// A line that is typed: what rows have to have in them, or titles.
extension UIState {
  /// What pasted text leads to.
  mutating func take(paste text: String) -> [UIEffect] {
    notice = nil
    switch mode {
    case .list, .help:
      // Its letters are no commands.
      notice = Notice(text: "Pasted text is not taken for keys. Press a to add it as a favorite.")
      return []
    case .filter, .edit, .addAgain:
      insert(text.lines.joined(separator: " "))
      return lineChanged()
    case .add:
      let lines = text.lines
      guard lines.count > 1 else {
        insert(lines.first ?? "")
        return []
      }
      mode = .list
      return [.change(.add(line.inserting(text).lines))]
    }
  }

  /// Lets a title be typed.
  mutating func edit(_ favorite: Favorite) { open(.edit(favorite), favorite.title) }

  /// Lets the line be typed on that a change was made of which failed.
  mutating func resume(_ change: UIChange) {
    guard mode == .list else { return }
    switch change {
    case .add(let titles): open(.add, titles.joined(separator: "\n"))
    case .rename(let favorite, let title): open(.edit(favorite), title)
    case .addAgain(let favorite, let title): open(.addAgain(favorite), title)
    case .toggle, .delete, .move: break
    }
  }

  /// The favorite whose title is typed.
  var edited: Favorite? {
    switch mode {
    case .edit(let favorite), .addAgain(let favorite): favorite
    case .list, .filter, .add, .help: nil
    }
  }

  /// What would be lost if the list were left now: a title that was begun.
  var unfinished: String? {
    switch mode {
    case .list, .filter, .help: nil
    case .add: line.text.isBlank ? nil : line.text
    case .edit(let favorite): line.text.isBlank || line.text == favorite.title ? nil : line.text
    case .addAgain: line.text.isBlank ? nil : line.text
    }
  }

  /// Goes back to the list; what was typed is typed on later.
  mutating func leaveEditing() {
    if edited != nil { mode = .list }
  }

  mutating func open(_ mode: Mode, _ text: String = "") {
    self.mode = mode
    line = LineEditor(text)
  }

  mutating func takeInLine(_ key: Key) -> [UIEffect] {
    let text = line.text
    switch KeyBinding.action(for: key) {
    case .interrupt: return [.leave(.interrupted)]
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    case .back:
      return leaveLine()
    case .primary:
      return acceptLine()
    case .quit where key.character == nil && text.isEmpty:
      return leaveLine()
    case .up where key.character == nil, .down where key.character == nil,
      .pageUp where key.character == nil, .pageDown where key.character == nil:
      return mode == .filter ? [.table(key)] : []
    default: break
    }
    if text.isEmpty, key == Key(.backspace) { return leaveLine() }
    return line.take(key) ? lineChanged() : []
  }

  private mutating func insert(_ text: String) {
    if line.insert(text) { return }
    notice = Notice(
      text: "A line has \(LineEditor.limit) characters at most. The rest was left out.",
      isProblem: true)
  }

  private mutating func lineChanged() -> [UIEffect] {
    guard mode == .filter, line.text != filter else { return [] }
    filter = line.text
    return [.filter(filter)]
  }

  private mutating func leaveLine() -> [UIEffect] {
    defer { mode = .list }
    guard mode == .filter, !filter.isEmpty else { return [] }
    filter = ""
    return [.filter("")]
  }

  private mutating func acceptLine() -> [UIEffect] {
    let text = line.text
    if let edited, text.isBlank, text != edited.title {
      // The line stays: whoever emptied it by mistake can go on, or leave with escape.
      notice = Notice(
        text: "A title that is empty would not be found again. Type one, or press escape.",
        isProblem: true)
      return []
    }
    defer { mode = .list }
    switch mode {
    case .add: return text.isBlank ? [] : [.change(.add(text.lines))]
    case .edit(let favorite): return [.change(.rename(favorite, to: text))]
    case .addAgain(let favorite): return [.change(.addAgain(favorite, as: text))]
    case .list, .filter, .help: return []
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Its lines that are not blank.
  fileprivate var lines: [String] {
    split(whereSeparator: \.isNewline).map(String.init).filter { !$0.isBlank }
  }
}
