import Foundation
import RosterDiff

extension TableView {
  /// The first row in view that lives on, where it will be, and how high it stood: of the rows
  /// that show as a whole the first, or else the nearest above. The row with the focus goes first
  /// where the table is to keep it.
  func rowToKeepInView(_ paths: RowMap, focused: FocusedRow?) -> (path: ItemPath, top: CGFloat)? {
    if keepsFocusedRowInPlace, let row = focused.flatMap({ self.row(toKeep: $0.path, paths) }) {
      return row
    }
    guard bounds.origin.y > 0 else { return nil }
    let whole = display.rows.firstWhole(window.lowerBound)
    for index in whole..<display.rows.count {
      if let path = paths.newPath(forOld: display.rows[index].path) {
        return (path, display.rows[index].top)
      }
    }
    for index in (0..<whole).reversed() {
      if let path = paths.newPath(forOld: display.rows[index].path) {
        return (path, display.rows[index].top)
      }
    }
    return nil
  }

  /// A row with the focus that shows, where it will be and how high it stood; nil where it goes
  /// elsewhere itself.
  private func row(toKeep path: ItemPath, _ paths: RowMap) -> (path: ItemPath, top: CGFloat)? {
    guard !paths.leaves(path), let index = display.rows.index(of: path),
      display.rows[index].top >= window.lowerBound,
      let new = paths.newPath(forOld: path)
    else { return nil }
    return (new, display.rows[index].top)
  }

  /// The rows on screen before all is loaded anew, those first that are rather to stay in view, and
  /// how far from the top of the screen each stands.
  var rowsInView: [(key: RowKey, distance: CGFloat)] {
    let focused = focusedRowToKeep
    guard identified != nil, bounds.origin.y > 0 || focused != nil else { return [] }
    let whole = display.rows.firstWhole(window.lowerBound)
    let rows = bounds.origin.y > 0 ? display.rows[whole...] + display.rows[..<whole].reversed() : []
    return ([focused].compactMap(\.self) + rows).map {
      (key(at: $0.path), $0.top - bounds.origin.y)
    }
  }

  /// The row with the focus, where it shows from its top on and is to stay on its place on the
  /// screen.
  var focusedRowToKeep: Display.Row? {
    guard keepsFocusedRowInPlace, let path = indexPathForFocusedRow,
      let index = display.rows.index(of: path), display.rows[index].top >= window.lowerBound
    else { return nil }
    return display.rows[index]
  }

  /// That row, and where it stands.
  var focusAnchor: (path: ItemPath, top: CGFloat)? {
    focusedRowToKeep.flatMap { row in
      geometry.span(ofRow: row.path).map { (row.path, $0.top) }
    }
  }

  /// After all was loaded anew, scrolls so that the first row that lives on is where it was.
  ///
  /// - Returns: that row, and where it stands now.
  func keepLoadedInView() -> (path: ItemPath, top: CGFloat)? {
    guard !updates.inView.isEmpty else { return nil }
    let rows = updates.inView
    updates.inView = []
    for row in rows {
      guard let path = path(of: row.key), let top = geometry.span(ofRow: path)?.top else {
        continue
      }
      keepInView((path, row.distance + bounds.origin.y))
      return (path, top)
    }
    return nil
  }

  /// Scrolls so that a row stays where it was.
  func keepInView(_ row: (path: ItemPath, top: CGFloat)?) {
    if let row, let now = geometry.span(ofRow: row.path)?.top, now != row.top {
      bounds.origin.y += now - row.top
    }
    clampOffset()
  }

  /// Where nothing on screen comes, goes or moves, the rows on screen only get other numbers and
  /// the scroll offset follows them.
  ///
  /// - Returns: false when more has to be done; nothing has changed then.
  /// - Complexity: O(log *n*) for each section on screen.
  func shiftDisplayedRows(by paths: RowMap) -> Bool {
    guard !display.needsCellUpdates, display.width == bounds.width,
      let shifts = display.rows.shifts(by: paths), let first = display.rows.first,
      let last = display.rows.last, let shift = shifts.first, let end = shifts.last
    else { return false }
    let head = ItemPath(
      row: first.path.row + shift.rows, section: first.path.section + shift.sections)
    let tail = ItemPath(row: last.path.row + end.rows, section: last.path.section + end.sections)
    guard let top = geometry.span(ofRow: head)?.top, let bottom = geometry.span(ofRow: tail) else {
      return false
    }
    let distance = top - first.top
    let offset = bounds.origin.y + distance
    let (lower, foot) = (offset - contentTop, bottom.top + bottom.height)
    guard distance == 0 || bounds.origin.y > 0, bottom.top - last.top == distance, offset >= 0,
      offset <= max(0, contentSize.height - bounds.height),
      geometry.firstRow(below: lower) == head,
      // Behind the last row there may be headings of sections without rows.
      foot >= lower + bounds.height || foot >= geometry.height,
      display.headers.isEmpty, display.footers.isEmpty,
      !hasNewTitles(from: head.section, to: lower + bounds.height)
    else { return false }
    display.shift(shifts, down: distance)
    if distance != 0 { bounds.origin.y = offset }
    moveRowsOffScreen(by: paths)
    return true
  }

  /// Gives the rows on screen their new paths; gives back those that are gone.
  func moveDisplayedRows(by paths: RowMap) -> [Display.Row] {
    let gone = display.renumber(by: paths)
    moveRowsOffScreen(by: paths)
    return gone
  }

  private func moveRowsOffScreen(by paths: RowMap) {
    if !display.prefetched.isEmpty {
      display.prefetched = Set(display.prefetched.compactMap(paths.newPath))
    }
    guard !display.prepared.isEmpty else { return }
    display.prepared = display.prepared.compactMap { row in
      guard let path = paths.newPath(forOld: row.path) else {
        recycle(row.cell)
        return nil
      }
      return Display.Row(path: path, cell: row.cell)
    }
  }
}
