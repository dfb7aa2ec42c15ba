import Foundation
import RosterDiff
import RosterDrawing
import RosterViews

/// What a line of a table on a screen is, wherever it is: a line of a row or of something else.
package struct TableLine: Hashable {
  fileprivate let part: Part
  /// Counted from the first line of the part.
  fileprivate let offset: Int

  fileprivate enum Part: Hashable {
    case row(RowKey)
    case edge(SectionEdge, RowKey)
    case view(ObjectIdentifier)
  }
}

extension TableView {
  /// What the lines are that show, from the top; nil for empty ones.
  ///
  /// - Complexity: O(lines); it asks nobody but for identifiers.
  package func screenLines() -> [TableLine?] {
    let height = traitCollection.layoutMetrics.cells(bounds.size).height
    var lines = [TableLine?](repeating: nil, count: height)
    func fill(_ view: PlatformView, _ part: TableLine.Part) {
      let rect = view.cellFrame
      let first = max(0, rect.minY)
      for line in first..<max(first, min(height, rect.maxY)) {
        lines[line] = TableLine(part: part, offset: line - rect.minY)
      }
    }
    for view in [tableHeaderView, tableFooterView].compactMap(\.self) {
      fill(view, .view(ObjectIdentifier(view)))
    }
    for row in display.rows { fill(row.cell, .row(key(at: row.path))) }
    // Headers that stay lie over rows.
    for edge in SectionEdge.allCases {
      for (section, view) in display[edge] {
        fill(view.view, .edge(edge, identified?.sectionKey(at: section) ?? RowKey(section)))
      }
    }
    return lines
  }

  /// The row in front of a row; nil where there is none.
  package func row(before path: ItemPath) -> ItemPath? { geometry.row(before: path) }

  /// The row behind a row; nil where there is none.
  package func row(after path: ItemPath) -> ItemPath? { geometry.row(after: path) }

  /// The first row that ends below a height, counted from the top of the content.
  package func firstRow(below y: CGFloat) -> ItemPath? {
    loadIfNeeded()
    return geometry.firstRow(below: y - contentTop)
  }

  /// How many rows are in front of a row, over all sections, and how many there are.
  package func rank(of path: ItemPath) -> (before: Int, count: Int) {
    loadIfNeeded()
    return (
      geometry.rows(beforeSection: path.section) + path.row,
      geometry.rows(beforeSection: geometry.numberOfSections)
    )
  }

  /// The last row; nil where there is none.
  package var lastRow: ItemPath? {
    loadIfNeeded()
    return geometry.row(before: ItemPath(row: 0, section: geometry.numberOfSections))
  }
}
