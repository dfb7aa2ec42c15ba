import RosterDiff

/// Where the focus goes when its row is gone: to the nearest row that takes it.
extension TableView {
  /// The row that has the focus before a change, and what is around it.
  struct FocusedRow {
    let path: ItemPath
    let rows: Int
    let sections: Int
  }

  /// Nil where no row has the focus.
  var focusedRow: FocusedRow? {
    guard let path = indexPathForFocusedRow else { return nil }
    return FocusedRow(
      path: path, rows: geometry.numberOfRows(inSection: path.section),
      sections: geometry.numberOfSections)
  }

  /// How far a lost focus looks for another row.
  static var focusReach: Int { 1_000 }

  /// The focus of a row that is gone goes to the next row of its section that lives on, or to the
  /// one before; where there is none, to the rows of the sections around.
  func moveFocus(from old: FocusedRow, by paths: RowMap) {
    guard paths.newPath(forOld: old.path) == nil else { return }
    let after = stride(from: old.path.row + 1, to: old.rows, by: 1)
    let front = stride(from: old.path.row - 1, through: 0, by: -1)
    for row in Array(after.prefix(Self.focusReach)) + Array(front.prefix(Self.focusReach)) {
      let neighbour = ItemPath(row: row, section: old.path.section)
      if let path = paths.newPath(forOld: neighbour), giveFocus(to: path) { return }
    }
    giveFocus(around: section(behind: old, by: paths))
  }

  /// After everything was loaded anew, the focus of a row that is gone goes to the row that is in
  /// its place.
  func moveFocus(fromLoaded old: ItemPath) {
    let rows = geometry.numberOfRows(inSection: old.section)
    if rows > 0, giveFocus(to: ItemPath(row: min(old.row, rows - 1), section: old.section)) {
      return
    }
    giveFocus(around: min(old.section, geometry.numberOfSections))
  }

  /// The new offset of the section with the focus, or of the next behind it that lives on.
  private func section(behind old: FocusedRow, by paths: RowMap) -> Int {
    let end = min(old.sections, old.path.section + Self.focusReach)
    for section in old.path.section..<max(old.path.section, end) {
      if let new = paths.newSection(forOld: section) { return new }
    }
    return geometry.numberOfSections
  }

  /// Gives the focus to the first row from a section on that takes it, or to the last in front of
  /// the section, or to none.
  private func giveFocus(around section: Int) {
    var next = geometry.firstRow(fromSection: section)
    for _ in 0..<Self.focusReach {
      guard let path = next else { break }
      if giveFocus(to: path) { return }
      next = geometry.row(after: path)
    }
    next = geometry.row(before: ItemPath(row: 0, section: section))
    for _ in 0..<Self.focusReach {
      guard let path = next else { break }
      if giveFocus(to: path) { return }
      next = geometry.row(before: path)
    }
    setFocused(nil, from: nil, to: nil, isLost: true)
  }

  private func giveFocus(to path: ItemPath) -> Bool {
    var takesIt = false
    let place = following(path) { takesIt = canFocusRow(at: path) }
    guard takesIt, let path = place else { return false }
    setFocused(key(at: path), from: nil, to: path)
    return true
  }
}
