import Foundation
import Roster

extension FavoritesList {
  /// The whole list, drawn by the table a page at a time.
  ///
  /// - Parameters:
  ///   - columns: Where lines are cut off; nil cuts nothing.
  ///   - line: Gets each line, from the top.
  func draw(columns: Int? = nil, line: (ListLine) -> Void) {
    let metrics = LayoutMetrics.terminal
    let page = CGSize(
      width: metrics.points(columns: columns ?? widthLimit()),
      height: metrics.points(lines: Self.pageLines))
    table.frame = CGRect(origin: .zero, size: page)
    table.layoutIfNeeded()
    let lines = metrics.lines(table.contentSize.height)
    let long = columns == nil ? longLines() : [:]
    var top = 0
    while top < lines {
      // The table does not scroll beyond its end: the last page shows some lines again.
      let first = min(top, max(lines - Self.pageLines, 0))
      table.contentOffset = CGPoint(x: 0, y: metrics.points(lines: first))
      let drawing = table.render()
      for row in (top - first)..<min(Self.pageLines, lines - first) {
        line(ListLine(drawing.row(row), whole: long[first + row]))
      }
      top = first + Self.pageLines
    }
  }

  /// The lines that a drawing is too narrow for, by their place: from which column on they say what.
  private func longLines() -> [Int: (column: Int, text: String)] {
    guard widthLimit() > Drawing.lengthLimit else { return [:] }
    var long: [Int: (column: Int, text: String)] = [:]
    var place = 0
    func add(_ text: String, at column: Int) {
      if text.utf8.count > Drawing.lengthLimit - column { long[place] = (column, text) }
      place += 1
    }
    for section in 0..<table.numberOfSections {
      add(heading(section).terminalSafe, at: 0)
      for row in 0..<table.numberOfRows(inSection: section) {
        add(text(ItemPath(item: row, section: section)), at: ListRows.textColumn)
      }
    }
    return long
  }

  /// The list as lines of text.
  func picture() -> [String] {
    var lines: [String] = []
    draw { lines.append($0.text) }
    return lines
  }

  private static var pageLines: Int { 24 }
}
