import Roster

extension TerminalTable {
  /// Does what a key means in a list.
  ///
  /// Up and down, `k` and `j`, ctrl-P and ctrl-N move the current row; page up and down, home and
  /// `g`, end and `G` go further. Right or `l` opens the actions at the end of the current row, left
  /// or `h` those at its start; there digits and first letters choose one, enter takes the first,
  /// and escape closes them. Space marks the row and tab goes on to the next then, where the table
  /// allows several selected rows; where it does not, enter selects the row.
  ///
  /// - Returns: false for keys that mean nothing here.
  public func handle(_ key: Key) -> Bool {
    guard !isTooSmall else { return false }
    layOut(in: screenSize)
    if !table.openSwipeActions.isEmpty, let done = handleInStrip(key) { return done }
    guard let command = Self.command(for: key) else { return false }
    return perform(command)
  }

  enum Command {
    case up, down, pageUp, pageDown, first, last, trailing, leading, select, mark, markNext

    /// Whether another row may be the current one afterwards.
    var isMove: Bool {
      switch self {
      case .up, .down, .pageUp, .pageDown, .first, .last, .markNext: true
      case .trailing, .leading, .select, .mark: false
      }
    }
  }

  static func command(for key: Key) -> Command? {
    switch (key.code, key.modifiers) {
    case (.up, []), (.character("k"), []), (.character("p"), .control): .up
    case (.down, []), (.character("j"), []), (.character("n"), .control): .down
    case (.pageUp, []): .pageUp
    case (.pageDown, []): .pageDown
    case (.home, []), (.character("g"), []): .first
    case (.end, []), (.character("G"), []), (.character("G"), .shift): .last
    case (.right, []), (.character("l"), []): .trailing
    case (.left, []), (.character("h"), []): .leading
    case (.enter, []): .select
    case (.character(" "), []): .mark
    case (.tab, []): .markNext
    default: nil
    }
  }

  private func perform(_ command: Command) -> Bool {
    followsFocus = true
    guard let current = table.indexPathForFocusedRow else { return perform(withoutFocus: command) }
    switch command {
    case .up:
      if !scroll(inside: current, by: -1) { move(from: current, onward: table.row(before:)) }
    case .down:
      if !scroll(inside: current, by: 1) { move(from: current, onward: table.row(after:)) }
    case .pageUp: turnPage(by: -1, from: current)
    case .pageDown: turnPage(by: 1, from: current)
    case .first: moveToEnd(isFirst: true)
    case .last: moveToEnd(isFirst: false)
    case .trailing: return openStrip(.trailing)
    case .leading: return openStrip(.leading)
    case .select:
      guard !table.allowsMultipleSelection else { return false }
      table.tapRow(at: current)
    case .mark, .markNext:
      guard table.allowsMultipleSelection else { return false }
      table.closeSwipe()
      // Not a tap, which may press what is in the row.
      if table.touchDown(at: current) { table.touchUp() }
      if command == .markNext, let now = table.indexPathForFocusedRow {
        move(from: now, onward: table.row(after:))
      }
    }
    return true
  }
}
