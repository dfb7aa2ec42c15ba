import RosterTerminal

/// The interactive list as a value: which keys mean what now, and what is said below the rows.
struct UIState {
  enum Mode: Equatable {
    case list
    /// A line is typed.
    case filter, add
    /// The title of a favorite, which is kept as it was: others may change or delete it meanwhile.
    case edit(Favorite)
    /// The same for one that others have deleted: it is added again.
    case addAgain(Favorite)
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

  var mode = Mode.list
  var line = LineEditor()
  /// What rows have to have in them.
  var filter = ""
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
    case .filter, .add, .edit, .addAgain: return takeInLine(key)
    }
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

  func isForRow(_ key: Key) -> Bool {
    if !facts.actions.isEmpty { return true }
    return switch KeyBinding.action(for: key) {
    case .add, .filter, .undo, .help, .repaint, .suspend, .back, .quit, .interrupt, nil: false
    case .up, .down, .pageUp, .pageDown, .first, .last, .trailing, .leading, .primary, .mark,
      .markNext, .star, .delete, .moveUp, .moveDown, .edit:
      true
    }
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
}
