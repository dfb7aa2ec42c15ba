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
    layOut(in: device.size)
    if !table.openSwipeActions.isEmpty, let done = handleInStrip(key) { return done }
    guard let command = Self.command(for: key) else { return false }
    return perform(command)
  }

  enum Command {
    case up, down, pageUp, pageDown, first, last, trailing, leading, select, mark, markNext
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
    let current = table.indexPathForFocusedRow
    switch command {
    case .up:
      if !scroll(inside: current, by: -1) { move(from: current, onward: table.row(before:)) }
    case .down:
      if !scroll(inside: current, by: 1) { move(from: current, onward: table.row(after:)) }
    case .pageUp: turnPage(by: -1)
    case .pageDown: turnPage(by: 1)
    case .first: moveToEnd(isFirst: true)
    case .last: moveToEnd(isFirst: false)
    case .trailing: return openStrip(.trailing)
    case .leading: return openStrip(.leading)
    case .select:
      guard let current, !table.allowsMultipleSelection else { return false }
      table.tapRow(at: current)
    case .mark, .markNext:
      guard let current, table.allowsMultipleSelection else { return false }
      table.closeSwipe()
      table.tapRow(at: current)
      if command == .markNext {
        move(from: table.indexPathForFocusedRow, onward: table.row(after:))
      }
    }
    return true
  }

  /// Brings the next line of a row into view that is higher than its part of the screen.
  ///
  /// - Returns: false where there is none.
  private func scroll(inside path: ItemPath?, by lines: Int) -> Bool {
    guard let rect = path.map(table.rectForRow(at:)), rect.height > table.bounds.height else {
      return false
    }
    let hidden = lines < 0 ? table.bounds.minY - rect.minY : rect.maxY - table.bounds.maxY
    guard hidden > 0 else { return false }
    let step = min(hidden, table.traitCollection.layoutMetrics.pointsPerLine)
    table.contentOffset.y += CGFloat(lines) * step
    table.layoutIfNeeded()
    return true
  }

  /// Moves the focus to the next row that takes it.
  private func move(from path: ItemPath?, onward: (ItemPath) -> ItemPath?) {
    guard let path else { return }
    var next = onward(path)
    for _ in 0..<Self.reach {
      guard let target = next else { return showEdge(of: path) }
      if table.focusRow(at: target) { return showEdge(of: target) }
      next = onward(target)
    }
  }

  /// How many rows that do not take the focus are passed over.
  static var reach: Int { 1_000 }

  /// The heading above the first row of a section comes into view with it, and what is above and
  /// below all rows with the first and the last.
  private func showEdge(of path: ItemPath) {
    let row = table.rectForRow(at: path)
    if table.row(before: path) == nil {
      if row.maxY <= table.bounds.height { table.contentOffset.y = 0 }
    } else if path.row == 0 {
      let top = table.rectForHeader(inSection: path.section).minY
      if top < table.bounds.minY, row.maxY - top <= table.bounds.height {
        table.contentOffset.y = top
      }
    } else if table.row(after: path) == nil {
      let end = table.contentSize.height
      if end - row.minY <= table.bounds.height { table.contentOffset.y = end - table.bounds.height }
    }
    table.layoutIfNeeded()
  }

  private func moveToEnd(isFirst: Bool) {
    let end = isFirst ? table.firstRow(below: 0) : table.lastRow
    guard let end else { return }
    if table.focusRow(at: end) { return showEdge(of: end) }
    move(from: end, onward: isFirst ? table.row(after:) : table.row(before:))
  }

  /// Scrolls by a page; the current row stays on its line, or goes to the end if there is no page
  /// left.
  private func turnPage(by direction: CGFloat) {
    guard let current = table.indexPathForFocusedRow else { return }
    let line = table.traitCollection.layoutMetrics.pointsPerLine
    let page = max(line, table.bounds.height - line)
    let old = table.contentOffset.y
    let place = table.rectForRow(at: current)
    table.contentOffset.y = old + direction * page
    table.layoutIfNeeded()
    guard table.contentOffset.y != old || isInView(current) else {
      return moveToEnd(isFirst: direction < 0)
    }
    guard table.contentOffset.y != old else { return moveToEnd(isFirst: direction < 0) }
    let target = table.firstRow(below: place.minY + direction * page) ?? table.lastRow
    guard let target else { return }
    if table.focusRow(at: target) { return }
    move(from: target, onward: direction < 0 ? table.row(before:) : table.row(after:))
  }
}
