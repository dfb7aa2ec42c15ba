import RosterTerminal

/// The interactive list as a value: which keys mean what now, and what is said below the rows.
struct UIState {
  enum Mode: Equatable {
    case list
    /// A line is typed.
    case filter, add
    /// The title that is edited is kept, to tell whether anybody changed it.
    case edit(id: String, title: String)
    case help
  }

  struct Notice: Equatable {
    let text: String
    var isProblem = false
  }

  /// What there is, looked up before each key.
  struct Facts: Equatable {
    /// The favorite under the cursor.
    var current: Favorite?
    var marked: [String] = []
    /// How many favorites there are, with a star, and shown.
    var count = 0
    var starred = 0
    var shown = 0
    /// What the open actions of a row are called, and which it is; empty if none are.
    var actions: [String] = []
    var swiped: Favorite?
    /// Whether changes are still not in the file, though a while went by.
    var isSaving = false
    var canUndo = false
    /// Whether the help has lines below those that show.
    var hasMore = false
  }

  private(set) var mode = Mode.list
  private(set) var line = LineEditor()
  /// What rows have to have in them.
  private(set) var filter = ""
  var notice: Notice? { didSet { if notice != nil { noticeNumber &+= 1 } } }
  /// How many notices there were: one that is as the last is news all the same.
  private(set) var noticeNumber = 0
  /// What is wrong with the file, as long as it is.
  var trouble: Notice?
  var facts = Facts()

  /// What is said now.
  var said: Notice? { notice ?? trouble }

  /// What a key leads to.
  mutating func take(_ key: Key) -> [UIEffect] {
    notice = nil
    switch mode {
    case .list: return takeInList(key)
    case .help: return takeInHelp(key)
    case .filter, .add, .edit: return takeInLine(key)
    }
  }

  /// What pasted text leads to.
  mutating func take(paste text: String) -> [UIEffect] {
    notice = nil
    switch mode {
    case .list, .help:
      // Its letters are no commands.
      notice = Notice(text: "Pasted text is not taken for keys. Press a to add it as a favorite.")
      return []
    case .filter, .edit:
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

  /// Lets the line be typed on that a change was made of which failed.
  mutating func resume(_ change: UIChange) {
    guard mode == .list else { return }
    switch change {
    case .add(let titles): open(.add, titles.joined(separator: "\n"))
    case .rename(let id, let title, let old): open(.edit(id: id, title: old), title)
    case .toggle, .delete, .move: break
    }
  }

  /// The favorite whose title is typed, and the title so far.
  var editing: (id: String, title: String)? {
    if case .edit(let id, _) = mode { (id, line.text) } else { nil }
  }

  /// Goes back to the list; what was typed is typed on later.
  mutating func leaveEditing() {
    if case .edit = mode { mode = .list }
  }

  /// Whether a key means the same to somebody who sees nothing.
  func isTakenUnseen(_ key: Key) -> Bool {
    switch (KeyBinding.action(for: key), mode) {
    case (.interrupt, _), (.suspend, _), (.repaint, _), (.quit, .list), (.quit, .help): true
    default: false
    }
  }

  /// Whether an action makes sense now.
  func isEnabled(_ action: UIAction) -> Bool {
    switch action {
    case .up, .down, .pageUp, .pageDown, .first, .last: facts.shown > 0
    case .primary, .mark, .markNext, .edit, .moveUp, .moveDown, .trailing, .leading:
      facts.current != nil
    case .star, .delete: !chosen.isEmpty
    case .undo: facts.canUndo
    case .filter: facts.count > 0
    case .add, .help, .repaint, .suspend, .back, .quit, .interrupt: true
    }
  }

  /// What an action on several favorites is about: the marked ones, or the current one.
  var chosen: [String] {
    facts.marked.isEmpty ? facts.current.map { [$0.id] } ?? [] : facts.marked
  }

  /// Lets a title be typed.
  mutating func edit(_ favorite: Favorite) {
    open(.edit(id: favorite.id, title: favorite.title), favorite.title)
  }

  private mutating func takeInList(_ key: Key) -> [UIEffect] {
    let action = KeyBinding.action(for: key)
    if !facts.actions.isEmpty, ![.interrupt, .suspend, .repaint].contains(action) {
      return [.table(key)]
    }
    guard let action else { return [] }
    if isEnabled(action) { return perform(action, key) }
    if action == .undo { notice = Notice(text: "There is nothing to undo.") }
    return []
  }

  private mutating func perform(_ action: UIAction, _ key: Key) -> [UIEffect] {
    switch action {
    case .up, .down, .pageUp, .pageDown, .first, .last, .trailing, .leading, .mark, .markNext:
      return [.table(key)]
    case .primary: return facts.current.map { [.change(.toggle([$0.id]))] } ?? []
    case .star: return [.change(.toggle(chosen))]
    case .delete: return [.change(.delete(chosen))]
    case .undo: return [.undo]
    case .moveUp: return facts.current.map { [.change(.move($0.id, by: -1))] } ?? []
    case .moveDown: return facts.current.map { [.change(.move($0.id, by: 1))] } ?? []
    case .add: open(.add)
    case .edit:
      if let current = facts.current { edit(current) }
    case .filter: open(.filter, filter)
    case .help: mode = .help
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .interrupt: return [.leave(.interrupted)]
    case .quit: return [.leave(.done)]
    case .back: return goBack()
    }
    return []
  }

  private mutating func goBack() -> [UIEffect] {
    if !filter.isEmpty {
      filter = ""
      return [.filter("")]
    }
    return facts.marked.isEmpty ? [.leave(.done)] : [.clearMarks]
  }

  private mutating func takeInHelp(_ key: Key) -> [UIEffect] {
    switch KeyBinding.action(for: key) {
    case .help, .back, .quit, .primary: mode = .list
    case .interrupt: return [.leave(.interrupted)]
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    case .up, .down, .pageUp, .pageDown, .first, .last: return [.help(key)]
    default: break
    }
    return []
  }

  // MARK: Lines

  private mutating func open(_ mode: Mode, _ text: String = "") {
    self.mode = mode
    line = LineEditor(text)
  }

  private mutating func takeInLine(_ key: Key) -> [UIEffect] {
    let text = line.text
    switch KeyBinding.action(for: key) {
    case .interrupt: return [.leave(.interrupted)]
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    case .back:
      return leaveLine(keepsFilter: false)
    case .primary:
      return acceptLine()
    case .quit where key.character == nil && text.isEmpty:
      return leaveLine(keepsFilter: false)
    case .up where key.character == nil, .down where key.character == nil,
      .pageUp where key.character == nil, .pageDown where key.character == nil:
      return mode == .filter ? [.table(key)] : []
    default: break
    }
    if text.isEmpty, key == Key(.backspace) { return leaveLine(keepsFilter: false) }
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

  private mutating func leaveLine(keepsFilter: Bool) -> [UIEffect] {
    defer { mode = .list }
    guard mode == .filter, !keepsFilter, !filter.isEmpty else { return [] }
    filter = ""
    return [.filter("")]
  }

  private mutating func acceptLine() -> [UIEffect] {
    let text = line.text
    let isBlank = text.allSatisfy(\.isWhitespace)
    if case .edit(_, let title) = mode, isBlank, text != title {
      // The line stays: whoever emptied it by mistake can go on, or leave with escape.
      notice = Notice(
        text: "A title that is empty would not be found again. Type one, or press escape.",
        isProblem: true)
      return []
    }
    defer { mode = .list }
    switch mode {
    case .add where !isBlank: return [.change(.add(text.lines))]
    case .edit(_, let title) where [text, text.trimmingBlanks].contains(title):
      notice = Notice(text: "The title is as it was.")
    case .edit(let id, let title) where !isBlank: return [.change(.rename(id, text, from: title))]
    default: break
    }
    return []
  }
}

extension String {
  /// Its lines that are not blank.
  fileprivate var lines: [String] {
    split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
