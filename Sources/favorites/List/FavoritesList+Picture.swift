import Foundation
import Roster

extension FavoritesList {
  /// The whole list, drawn by the table a page at a time.
  ///
  /// - Parameters:
  ///   - columns: Where lines are cut off; nil cuts nothing.
  ///   - line: Gets each line, from the top.
  func draw(columns: Int? = nil, line: (DrawingRow) -> Void) {
    let metrics = LayoutMetrics.terminal
    let page = CGSize(
      width: metrics.points(columns: columns ?? widthLimit()),
      height: metrics.points(lines: Self.pageLines))
    table.frame = CGRect(origin: .zero, size: page)
    table.layoutIfNeeded()
    let lines = metrics.lines(table.contentSize.height)
    var top = 0
    while top < lines {
      // The table does not scroll beyond its end: the last page shows some lines again.
      let first = min(top, max(lines - Self.pageLines, 0))
      table.contentOffset = CGPoint(x: 0, y: metrics.points(lines: first))
      let drawing = table.render()
      for row in (top - first)..<min(Self.pageLines, lines - first) { line(drawing.row(row)) }
      top = first + Self.pageLines
    }
  }

  /// The list as lines of text.
  func picture() -> [String] {
    var lines: [String] = []
    draw { lines.append($0.text) }
    return lines
  }

  private static var pageLines: Int { 24 }
}
