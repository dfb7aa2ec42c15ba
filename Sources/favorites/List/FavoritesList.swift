import Foundation
import Roster

/// A list of favorites as it is shown: documents go in, batches and pictures come out.
///
/// Each document becomes a snapshot, which a data source applies to a table. The table needs no
/// screen; a screen would show this same table.
@MainActor
final class FavoritesList {
  typealias Section = ListContents.Section
  typealias Row = ListContents.Row
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Row>

  /// Grouped: its headings stay where they are when it scrolls.
  let table = TableView(style: .grouped)
  private(set) var style: ListStyle
  private(set) var contents: ListContents
  /// Made when a row is shown first: it takes a look at every row.
  private var columns: ListContents.Columns?
  /// Whether rows are told to people who do not see them.
  var isSpoken = false
  private let rows = ListRows()
  let source: ListSource

  init(_ document: FavoritesDocument, style: ListStyle = ListStyle()) throws {
    self.style = style
    contents = ListContents(document, style: style)
    // All are one line: the table need not measure them, and knows the height of all at once.
    let line = LayoutMetrics.terminal.points(lines: 1)
    table.rowHeight = line
    table.sectionHeaderHeight = line
    table.estimatedSectionHeaderHeight = line
    source = ListSource(tableView: table) { [rows] table, path, row in
      table.dequeueConfiguredReusableCell(using: rows.cells, for: path, item: row)
    }
    source.supplementaryViewProvider = { [rows] table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: rows.headings, for: section)
    }
    rows.list = self
    source.apply(try Snapshot(contents.sections))
  }

  /// Shows another version of the document, or another part of it; the batch says what changed for
  /// that.
  @discardableResult
  func apply(_ document: FavoritesDocument, style: ListStyle? = nil) throws -> Changeset {
    let old = contents
    self.style = style ?? self.style
    let style = self.style
    contents = ListContents(document, style: style)
    columns = nil
    var snapshot = try Snapshot(contents.sections)
    try snapshot.reconfigureItems(contents.changedRows(from: old))
    let changes = source.apply(snapshot)
    try follow()
    return changes
  }

  /// Brings what is on screen up to date where it depends on all rows: their numbers, the counts in
  /// the headings. It is no part of the batch, which would name every row below a deleted one.
  private func follow() throws {
    table.layoutIfNeeded()
    try table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    for section in 0..<table.numberOfSections {
      if let heading = table.headerView(forSection: section) { rows.show(section, in: heading) }
    }
  }

  /// What a section's heading says.
  func heading(_ section: Int) -> String {
    source.sectionIdentifier(for: section).map(contents.heading) ?? ""
  }

  /// What a row shows.
  func content(_ row: Row) -> ListContents.RowContent? {
    contents.content(row, in: allColumns())
  }

  /// What the row at a place says, safe to show.
  func text(_ path: ItemPath) -> String {
    source.itemIdentifier(for: path).flatMap(content)?.text.terminalSafe ?? ""
  }

  /// Columns that no line of the list goes beyond.
  func widthLimit() -> Int {
    contents.widthLimit(in: allColumns()) + ListRows.textColumn
  }

  private func allColumns() -> ListContents.Columns {
    let columns = self.columns ?? contents.measure()
    self.columns = columns
    return columns
  }
}
