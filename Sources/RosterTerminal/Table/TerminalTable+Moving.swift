import Roster

/// How the current row moves, and what comes into view with it.
extension TerminalTable {
  /// Brings the next line of a row into view that is higher than its part of the screen.
  ///
  /// - Returns: false where there is none.
  func scroll(inside path: ItemPath, by lines: Int) -> Bool {
    let rect = table.rectForRow(at: path)
    guard rect.height > table.bounds.height else { return false }
    let hidden = lines < 0 ? table.bounds.minY - rect.minY : rect.maxY - table.bounds.maxY
    guard hidden > 0 else { return false }
    let step = min(hidden, table.traitCollection.layoutMetrics.pointsPerLine)
    table.contentOffset.y += CGFloat(lines) * step
    table.layoutIfNeeded()
    return true
  }

  /// Moves the focus to the next row that takes it.
  func move(from path: ItemPath, onward: (ItemPath) -> ItemPath?) {
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

  /// Moves the focus to the first row that takes it, or to the last.
  func moveToEnd(isFirst: Bool) {
    let end = isFirst ? table.firstRow(below: 0) : table.lastRow
    guard let end else { return }
    if table.focusRow(at: end) { return showEdge(of: end) }
    move(from: end, onward: isFirst ? table.row(after:) : table.row(before:))
  }

  /// Scrolls by a page; the current row stays on its line, or goes to the end if there is no page
  /// left.
  func turnPage(by direction: CGFloat, from current: ItemPath) {
    let old = table.contentOffset.y
    let place = table.rectForRow(at: current)
    table.contentOffset.y = old + direction * pageHeight
    table.layoutIfNeeded()
    guard table.contentOffset.y != old else { return moveToEnd(isFirst: direction < 0) }
    let target = table.firstRow(below: place.minY + direction * pageHeight) ?? table.lastRow
    guard let target else { return }
    if table.focusRow(at: target) { return }
    move(from: target, onward: direction < 0 ? table.row(before:) : table.row(after:))
  }

  /// Where no row in view takes the focus, keys go to one that does, or else scroll.
  func perform(withoutFocus command: Command) -> Bool {
    let line = table.traitCollection.layoutMetrics.pointsPerLine
    let first = table.firstRow(below: table.bounds.minY)
    switch command {
    case .up, .down:
      if let first {
        move(from: first, onward: command == .up ? table.row(before:) : table.row(after:))
      }
      guard table.indexPathForFocusedRow == nil else { return true }
      table.contentOffset.y += command == .up ? -line : line
    case .pageUp: table.contentOffset.y -= pageHeight
    case .pageDown: table.contentOffset.y += pageHeight
    case .first, .last:
      moveToEnd(isFirst: command == .first)
      guard table.indexPathForFocusedRow == nil else { return true }
      table.contentOffset.y = command == .first ? 0 : table.contentSize.height
    case .trailing, .leading, .select, .mark, .markNext: return false
    }
    table.layoutIfNeeded()
    return true
  }

  /// A page goes on with the last line of the one before.
  private var pageHeight: CGFloat {
    let line = table.traitCollection.layoutMetrics.pointsPerLine
    return max(line, table.bounds.height - line)
  }
}
