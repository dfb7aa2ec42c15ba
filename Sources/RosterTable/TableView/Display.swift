import Foundation
import RosterDiff
import RosterViews

/// What of a table is on screen.
struct Display {
  /// The rows on screen, in order.
  var rows: [Row] = []
  /// Rows that are not on screen and have a cell, the latest last.
  var prepared: [Row] = []
  /// By section.
  var headers: [Int: EdgeView] = [:]
  var footers: [Int: EdgeView] = [:]
  /// The width for which heights were measured.
  var width: CGFloat = -1
  /// The offset of the last look ahead.
  var lastPrefetchOffset: CGFloat = 0
  /// Rows that were announced to the prefetching data source.
  var prefetched: Set<ItemPath> = []

  /// The way in which the next row is to be made ready; nil where none is.
  var preparesDown: Bool?

  /// Whether a cell may have changed its state, content or size.
  var needsCellUpdates = true
  /// Whether cells are not yet where their rows are.
  var needsPlacing = true
  /// Where the first section began when they were put there.
  var contentTop: CGFloat = 0

  struct Row {
    var path: ItemPath
    let cell: TableViewCell
    /// Where the row was last, from the top of the first section.
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// Where the cell was put, in the table's coordinates; nil while it has another size.
    var placedTop: CGFloat?
  }

  /// A header or footer on screen.
  struct EdgeView {
    let view: PlatformView
    /// The text that it was made from, if it was; empty where a height stands for one.
    var title: String?
  }

  /// All cells have to be given a size and a place.
  mutating func placeAnew() {
    for index in rows.indices { rows[index].placedTop = nil }
    needsPlacing = true
  }

  mutating func setHeight(_ height: CGFloat, at index: Int) {
    guard rows[index].height != height else { return }
    rows[index].height = height
    rows[index].placedTop = nil
    needsPlacing = true
  }

  /// Moves the cells that have the right size to where their rows are, and nothing else of them.
  ///
  /// - Parameter top: where the first section begins.
  /// - Returns: whether one was not there.
  @MainActor mutating func moveCells(_ top: CGFloat) -> Bool {
    guard moveCells(to: top) else { return false }
    for index in rows.indices where rows[index].placedTop != nil {
      rows[index].placedTop = top + rows[index].top
    }
    return true
  }

  @MainActor private func moveCells(to top: CGFloat) -> Bool {
    var hasMoved = false
    for index in rows.indices {
      let place = top + rows[index].top
      guard let old = rows[index].placedTop, old != place else { continue }
      rows[index].cell.move(from: old, to: place)
      hasMoved = true
    }
    return hasMoved
  }

  /// Keeps rows that are on screen already and follow each other, one below the other.
  ///
  /// - Parameters:
  ///   - index: the position of the first; behind the last afterwards.
  ///   - top: where the first stands; the end of the last afterwards.
  ///   - limit: where the part ends that shows.
  /// - Returns: how many there are.
  mutating func keep(
    from path: ItemPath, at index: inout Int, top: inout CGFloat, above limit: CGFloat
  ) -> Int {
    let begin = index
    var path = path
    while index < rows.count, top < limit, rows[index].path == path {
      if rows[index].top != top {
        rows[index].top = top
        needsPlacing = true
      }
      top += rows[index].height
      path.row += 1
      index += 1
    }
    return index - begin
  }
}

// Of the rows alone: whoever asks the display copies all of it first.
extension [Display.Row] {
  /// The first row from a position on whose cell has not got its size and place.
  func firstUnplaced(from index: Int) -> Int? {
    index < count ? self[index...].firstIndex { $0.placedTop == nil } : nil
  }

  /// The position of the first row that begins at a height or below it, or behind the last.
  func firstWhole(_ top: CGFloat) -> Int {
    firstIndex { $0.top >= top } ?? count
  }

  /// The first row from a position on whose cell asked for an update.
  @MainActor func firstDue(from index: Int) -> Int? {
    index < count ? self[index...].firstIndex { $0.cell.isDue } : nil
  }

  /// The position behind the rows of a section that begin at a position.
  func end(ofSection section: Int, from begin: Int) -> Int {
    if let last, last.path.section == section { return count }
    return self[begin...].firstIndex { $0.path.section != section } ?? count
  }

  /// The position of a row among those on screen.
  func index(of path: ItemPath) -> Int? {
    let index = lowerBound(count) { self[$0].path < path }
    return index < count && self[index].path == path ? index : nil
  }
}
