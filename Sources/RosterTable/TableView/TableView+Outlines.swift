import RosterDiff

/// Levels and expansion of rows, as an outline or the delegate has them.
extension TableView {
  /// Levels and expansion of rows with cells may have changed.
  func outlineStatesChanged() {
    for cell in (display.rows + display.prepared).map(\.cell) {
      guard let path = row(of: cell)?.path else { continue }
      if let level = identified?.indentationLevel(at: path) {
        cell.takeLevel(level)
      } else if cell.ownIndentationLevel != nil {
        // It has left its outline. Whoever is asked may load everything anew.
        let level = indentationLevel(at: path)
        guard row(of: cell)?.path == path else { continue }
        cell.takeLevel(level)
      }
      applyExpansion(to: cell, at: path)
    }
  }

  func applyExpansion(to cell: TableViewCell, at path: ItemPath) {
    let isExpanded = identified?.isExpanded(at: path) ?? false
    guard isExpanded != cell.flags.on.contains(.expanded) else { return }
    cell.change { $0.isExpanded = isExpanded }
  }

  /// The level that a row has in an outline, or that the delegate gives it; nil leaves the cell's.
  func indentationLevel(at path: ItemPath) -> Int? {
    guard !updates.isBehind else { return nil }
    if let level = identified?.indentationLevel(at: path) { return level }
    eventLog.noteQuestion("indentationLevel", about: path)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    return level > 0 ? level : nil
  }
}

extension TableViewCell {
  /// Takes the level of a row, or, where the row has none, its own again: the next row's cell does
  /// not keep the last one's.
  func takeLevel(_ level: Int?) {
    guard let level else {
      if let own = ownIndentationLevel { indentationLevel = own }
      ownIndentationLevel = nil
      return
    }
    if ownIndentationLevel == nil { ownIndentationLevel = indentationLevel }
    if indentationLevel != level { indentationLevel = level }
  }
}
