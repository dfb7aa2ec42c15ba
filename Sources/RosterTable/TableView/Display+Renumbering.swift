import Foundation
import RosterDiff

/// All of this is done in place: the cells stay where they are in memory, and most are not touched.
extension Display {
  /// How the numbers of some rows on screen change that follow each other in one section.
  struct Shift {
    let range: Range<Int>
    let sections: Int
    let rows: Int
  }

  /// How the rows on screen are renumbered, a section at a time; nil when one of them goes or moves
  /// or something comes between them.
  ///
  /// - Complexity: O(log *k*) for each section on screen, in a batch of *k* changes.
  func shifts(by paths: RowMap) -> [Shift]? {
    var result: [Shift] = []
    var begin = 0
    while begin < rows.count {
      let first = rows[begin].path
      let end = end(ofSection: first.section, from: begin)
      guard rows[end - 1].path.row - first.row == end - begin - 1,
        let shift = paths.shift(from: first, count: end - begin),
        result.last.map({ $0.sections == shift.sections }) ?? true
      else { return nil }
      result.append(Shift(range: begin..<end, sections: shift.sections, rows: shift.rows))
      begin = end
    }
    return result
  }

  /// Renumbers the rows on screen, which all go down by a distance.
  mutating func shift(_ shifts: [Shift], down distance: CGFloat) {
    for shift in shifts where shift.rows != 0 || shift.sections != 0 {
      for index in shift.range {
        rows[index].path.row += shift.rows
        rows[index].path.section += shift.sections
      }
    }
    guard distance != 0 else { return }
    for index in rows.indices { rows[index].top += distance }
    needsPlacing = true
  }

  /// Gives the rows on screen their new paths; gives back those that are gone.
  mutating func renumber(by paths: RowMap) -> [Row] {
    var gone: [Row] = []
    var walk = RowMap.Walk(paths)
    var kept = 0
    var isAscending = true
    for index in rows.indices {
      guard let path = walk.newPath(forOld: rows[index].path) else {
        gone.append(rows[index])
        continue
      }
      rows[index].path = path
      if kept != index { rows.swapAt(kept, index) }
      if kept > 0, path < rows[kept - 1].path { isAscending = false }
      kept += 1
    }
    rows.removeLast(rows.count - kept)
    if !isAscending { rows.sort { $0.path < $1.path } }
    return gone
  }
}
