import RosterTerminal

/// What keys that wait would lead to.
extension UIState {
  /// The state after these events, and the changes that they ask for, rows as they are now.
  func after(_ events: some Sequence<TerminalEvent>) -> (state: UIState, changes: [UIChange]) {
    var state = self
    var changes: [UIChange] = []
    for event in events {
      let effects: [UIEffect] =
        switch event {
        case .key(let key): state.take(key)
        case .paste(let text): state.take(paste: text)
        case .mouse, .resized, .resumed, .suspend, .ended: []
        }
      for case .change(let change) in effects { changes.append(change) }
    }
    return (state, changes)
  }

  /// The events that are for no row: they are typed into a line, or are for the list as a whole.
  ///
  /// - Parameter row: The current one when the first of them was pressed.
  /// - Returns: those, and the title that is typed for that row, if it is asked for before any
  ///   other row can be meant.
  func withoutRows<Events: RangeReplaceableCollection<TerminalEvent>>(
    _ events: Events, row: Favorite
  ) -> (kept: Events, title: String?) {
    var state = self
    state.facts.current = row
    var kept = Events()
    var title: String?
    // Of a line that was opened for a row, and of the first one that was.
    var isInRow = false
    var isFirst = true
    for event in events {
      if case .mouse = event {
        isFirst = false
        continue
      }
      let opens: Bool
      if case .key(let key) = event {
        opens = state.mode == .list && state.isForRow(key)
      } else {
        opens = false
      }
      let (next, changes) = state.after(CollectionOfOne(event))
      if opens {
        isInRow = next.mode != .list
        if !isInRow { isFirst = false }
      } else if isInRow, event != .suspend {
        for case .rename(_, let text) in changes where isFirst { title = text }
      } else {
        kept.append(event)
      }
      state = next
      if isInRow, state.mode == .list { (isInRow, isFirst) = (false, false) }
    }
    if isInRow, isFirst { title = state.unfinished ?? title }
    return (kept, title)
  }
}
