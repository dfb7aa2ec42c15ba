import Foundation
import RosterDiff

extension TableView {
  /// Scrolls so that the first row in view that lives on stays where it is: of the rows that show
  /// as a whole the first, or else the nearest above.
  func keepInView(_ rows: [Display.Row], _ paths: RowMap) {
    let top = window.lowerBound
    let whole = rows.firstIndex { $0.top >= top } ?? rows.count
    for index in Array(whole..<rows.count) + Array(0..<whole).reversed() {
      guard let path = paths.newPath(forOld: rows[index].path),
        let now = geometry.span(ofRow: path)?.top
      else { continue }
      if now != rows[index].top { bounds.origin.y += now - rows[index].top }
      break
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
      let shifts = paths.shifts(of: display.rows), let first = display.rows.first,
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
    let lower = offset - contentTop
    guard distance == 0 || bounds.origin.y > 0, bottom.top - last.top == distance, offset >= 0,
      offset <= max(0, contentSize.height - bounds.height),
      geometry.firstRow(below: lower) == head,
      bottom.top + bottom.height >= lower + bounds.height || geometry.row(after: tail) == nil,
      display.headers.isEmpty, display.footers.isEmpty, !hasNewTitles
    else { return false }
    for shift in shifts {
      for index in shift.range {
        display.rows[index].path.row += shift.rows
        display.rows[index].path.section += shift.sections
        display.rows[index].top += distance
      }
    }
    if distance != 0 {
      display.needsPlacing = true
      bounds.origin.y = offset
    }
    moveRowsOffScreen(by: paths)
    return true
  }

  /// Gives the rows on screen their new paths; gives back those that are gone.
  func moveDisplayedRows(by paths: RowMap) -> [Display.Row] {
    var gone: [Display.Row] = []
    var kept: [Display.Row] = []
    kept.reserveCapacity(display.rows.count)
    for (var row, path) in zip(display.rows, paths.newPaths(of: display.rows)) {
      guard let path else {
        gone.append(row)
        continue
      }
      row.path = path
      kept.append(row)
    }
    display.rows = kept
    if zip(display.rows, display.rows.dropFirst()).contains(where: { $0.path > $1.path }) {
      display.rows.sort { $0.path < $1.path }
    }
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
