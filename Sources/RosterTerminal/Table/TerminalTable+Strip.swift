import Roster

/// Actions of a row, open in it: the form that a swipe has on a terminal.
extension TerminalTable {
  /// Opens the actions at an edge of the current row.
  ///
  /// - Returns: whether there are any.
  func openStrip(_ edge: SwipeEdge) -> Bool {
    guard let path = table.indexPathForFocusedRow else { return false }
    return table.swipeRow(at: path, edge: edge)
  }

  /// - Returns: nil for keys that close the actions and then mean what they always do.
  func handleInStrip(_ key: Key) -> Bool? {
    let actions = table.openSwipeActions
    switch (key.code, key.modifiers) {
    case (.escape, []), (.left, []), (.right, []):
      // An arrow back closes what an arrow opened.
      table.closeSwipe()
      return true
    case (.enter, []):
      table.performSwipeAction(0)
      return true
    case (.character(let character), []), (.character(let character), .shift):
      if let index = Self.index(of: character, in: actions) {
        table.performSwipeAction(index)
        return true
      }
      guard character == "h" || character == "l" else {
        return closeStrip(for: key)
      }
      table.closeSwipe()
      return true
    default:
      return closeStrip(for: key)
    }
  }

  /// Actions are those of the current row: keys that move on from it close them.
  private func closeStrip(for key: Key) -> Bool? {
    if Self.command(for: key)?.isMove == true { table.closeSwipe() }
    return nil
  }

  /// The action that a digit counts, or whose title begins with a letter.
  static func index(of character: Character, in actions: [ContextualAction]) -> Int? {
    if let number = character.wholeNumberValue {
      return actions.indices.contains(number - 1) ? number - 1 : nil
    }
    let wanted = character.lowercased()
    return actions.firstIndex { $0.title?.first?.lowercased() == wanted }
  }
}
