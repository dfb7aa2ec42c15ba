import Foundation
import Roster
import RosterDiffProof

/// What a user, or a program that drives a table, does to a row or to the table.
@MainActor func actOnTable(
  _ table: TableView, at path: ItemPath?, using random: ScriptRandom
) -> String {
  switch random.below(8) {
  case 0:
    table.contentOffset.y += CGFloat(random.below(100)) - 50
    return "scroll"
  case 1:
    table.setEditing(!table.isEditing, animated: false)
    return "toggle editing"
  case 2:
    table.frame.size.height = CGFloat(16 * random.below(5))
    return "another height"
  case 3 where random.oneIn(4):
    table.frame.size.width = CGFloat(8 * (6 + random.below(8)))
    return "another width"
  case 4 where random.oneIn(4):
    table.flush()
    return "flush"
  case 5 where random.oneIn(4):
    return changeEdges(of: table, using: random)
  case 6 where random.oneIn(4):
    table.rowHeight = [TableView.automaticDimension, 16, 32][random.below(3)]
    return "another row height"
  default:
    guard let path else { return "nothing" }
    return actOnRow(path, of: table, using: random)
  }
}

/// Another header or footer of the table, none, or another height of the one that there is.
@MainActor private func changeEdges(
  of table: TableView, using random: ScriptRandom
) -> String {
  let path: ReferenceWritableKeyPath<TableView, PlatformView?> =
    random.oneIn(2) ? \.tableHeaderView : \.tableFooterView
  let height = CGFloat(16 * random.below(4))
  switch random.below(4) {
  case 0: table[keyPath: path] = nil
  case 1: table[keyPath: path]?.frame.size.height = height
  case 2:
    let view = table[keyPath: path]
    view?.frame.size.height = height
    table[keyPath: path] = view
  default:
    table[keyPath: path] = PlatformView(frame: CGRect(x: 0, y: 0, width: 8, height: height))
  }
  return "another edge of the table"
}

@MainActor private func actOnRow(
  _ path: ItemPath, of table: TableView, using random: ScriptRandom
) -> String {
  switch random.below(9) {
  case 0, 1:
    table.tapRow(at: path)
    return "tap \(path)"
  case 2:
    table.swipeRow(at: path, edge: .trailing, full: random.oneIn(2))
    return "swipe \(path)"
  case 3:
    table.performSwipeAction(0)
    return "perform"
  case 4:
    table.focusRow(at: path)
    return "focus \(path)"
  case 5:
    try? table.scrollToRow(at: path, at: .middle, animated: false)
    return "scroll to \(path)"
  case 6:
    table.pressEditControl(at: path)
    return "edit control \(path)"
  case 7:
    table.beginReordering(at: path)
    return "take up \(path)"
  default:
    let section = random.below(3)
    table.dragRow(at: path, to: at(section, random.below(5)))
    return "drag \(path)"
  }
}

/// What does not hold in a table that shows certain rows; nil when all does.
@MainActor func faultOfInvariants(_ table: TableView, showing rows: [[String]]) -> String? {
  table.layoutIfNeeded()
  let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  guard counts == rows.map(\.count) else { return "counts \(counts) for \(rows)" }
  let visible = table.indexPathsForVisibleRows ?? []
  let covered = table.bounds.height > 0 ? table.indexPathsForRows(in: table.bounds) ?? [] : []
  guard visible == covered else {
    return "rows \(visible) on screen for \(covered), \(table.bounds)"
  }
  let selected = Set(table.indexPathsForSelectedRows ?? [])
  let (swiped, focused) = (table.indexPathForSwipedRow, table.indexPathForFocusedRow)
  for (path, cell) in zip(visible, table.visibleCells) {
    let text = (cell.contentConfiguration as? ListContentConfiguration)?.text
    guard text == rows[path.section][path.row] else { return "\(path) shows \(text ?? "")" }
    guard cell.frame == table.rectForRow(at: path) else {
      return "\(path) is at \(cell.frame), not at \(table.rectForRow(at: path))"
    }
    guard cell.isSelected == selected.contains(path), cell.isEditing == table.isEditing else {
      return "\(path) has a wrong state"
    }
    guard cell.configurationState.isSwiped == (path == swiped) else { return "\(path) is open" }
    guard cell.configurationState.isFocused == (path == focused) else {
      return "\(path) has the focus"
    }
    guard cell.superview === table else { return "\(path) is not in the table" }
  }
  let longest = max(0, table.contentSize.height - table.bounds.height)
  guard 0...longest ~= table.bounds.minY else { return "scrolled to \(table.bounds.minY)" }
  let cells = table.subviews.filter { $0 is TableViewCell }.count
  return cells == visible.count ? nil : "\(cells) cells for \(visible.count) rows"
}
