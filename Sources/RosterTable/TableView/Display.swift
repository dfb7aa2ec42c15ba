import Foundation
import RosterDiff
import RosterViews

/// What of a table is on screen.
struct Display {
  /// The rows on screen, in order.
  var rows: [Row] = []
  /// Rows that left the screen and keep their cell, the latest last.
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

  /// Whether a cell may have changed its state, content or size.
  var needsCellUpdates = true
  /// Whether cells are not yet where their rows are.
  var needsPlacing = true

  struct Row {
    var path: ItemPath
    let cell: TableViewCell
    /// Where the row was last, from the top of the first section.
    var top: CGFloat = 0
    var height: CGFloat = 0
  }

  /// A header or footer on screen.
  struct EdgeView {
    let view: PlatformView
    /// The text that it was made from, if it was.
    var title: String?
  }

  /// The position of a row among those on screen.
  func index(of path: ItemPath) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].path == path ? low : nil
  }
}
