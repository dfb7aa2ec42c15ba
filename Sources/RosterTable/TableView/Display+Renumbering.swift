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
    var gone: [Int] = []
    var walk = RowMap.Walk()
    var isAscending = true
    var last: ItemPath?
    var begin = 0
    while begin < rows.count {
      let stretch = paths.stretch(from: rows[begin].path, &walk)
      let end = rows[begin...].firstIndex { !stretch.contains($0.path) } ?? rows.count
      if let section = stretch.newSection {
        for index in begin..<end {
          rows[index].path = ItemPath(row: rows[index].path.row + stretch.shift, section: section)
        }
        if let last, rows[begin].path < last { isAscending = false }
        last = rows[end - 1].path
      } else {
        gone.append(contentsOf: begin..<end)
      }
      begin = end
    }
    var taken: [Row] = []
    for index in gone.reversed() { taken.append(rows.remove(at: index)) }
    if !isAscending { rows.sort { $0.path < $1.path } }
    return taken.reversed()
  }
}

extension [Display.Row] {
  /// How the rows on screen are renumbered, a section at a time; nil when one of them goes or moves
  /// or something comes between them.
  ///
  /// - Complexity: O(log *k*) for each section on screen, in a batch of *k* changes.
  func shifts(by paths: RowMap) -> [Display.Shift]? {
    var result: [Display.Shift] = []
    var begin = 0
    while begin < count {
      let first = self[begin].path
      let end = end(ofSection: first.section, from: begin)
      guard self[end - 1].path.row - first.row == end - begin - 1,
        let shift = paths.shift(from: first, count: end - begin),
        result.last.map({ $0.sections == shift.sections }) ?? true
      else { return nil }
      result.append(Display.Shift(range: begin..<end, sections: shift.sections, rows: shift.rows))
      begin = end
    }
    return result
  }
}
