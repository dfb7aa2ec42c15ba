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
  private var widths: FavoriteValues<ListContents.Widths>
  /// Whether rows are told to people who do not see them.
  var isSpoken = false
  private let rows = ListRows()
  let source: ListSource

  init(_ document: FavoritesDocument, style: ListStyle = ListStyle()) throws {
    self.style = style
    contents = ListContents(document, style: style)
    widths = FavoriteValues(count: document.items.count)
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
  ///
  /// - Parameters:
  ///   - match: What the favorites are in the list before; found out if it is not given.
  ///   - shown: The favorites that the style's filter lets through; found out if not given.
  @discardableResult
  func apply(
    _ document: FavoritesDocument, style: ListStyle? = nil, match: FavoriteMatch? = nil,
    shown: [Int]? = nil
  ) throws -> Changeset {
    let old = contents
    self.style = style ?? self.style
    // The same list may be shown in another way.
    let isOther = match != nil || document.items != old.items
    let found = isOther ? match ?? FavoriteMatch(document.items, in: old.items) : nil
    var folders = old.folders
    if let found { folders?.follow(found, document.items) }
    contents =
      shown.map { ListContents(document, style: self.style, shown: $0, folders: folders) }
      ?? ListContents(document, style: self.style, folders: folders)
    columns = nil
    // To take out what a filter hides row by row is more work than to begin anew.
    if shown != nil, !isOther, abs(contents.shownCount - old.shownCount) > Self.manyRows {
      source.applySnapshotUsingReloadData(try Snapshot(contents.sections))
      try follow()
      return Changeset()
    }
    var snapshot = try self.snapshot(from: old)
    if let match = found {
      widths.follow(match, count: document.items.count)
      // A favorite's number does not count: it changes for many when one moves.
      let rows = match.changed.compactMap { index in
        let row = Row.favorite(document.items[index].id)
        return snapshot.path(for: row).map { (path: $0, row: row) }
      }
      try snapshot.reconfigureItems(rows.sorted { $0.path < $1.path }.map(\.row))
    }
    let changes = source.apply(snapshot)
    try follow()
    return changes
  }

  private static var manyRows: Int { 1_000 }

  /// The rows as a snapshot: what there was, changed where it differs.
  private func snapshot(from old: ListContents) throws -> Snapshot {
    guard contents.sections.map(\.0) == old.sections.map(\.0) else {
      return try Snapshot(contents.sections)
    }
    var snapshot = source.snapshot()
    for ((section, rows), (_, former)) in zip(contents.sections, old.sections) where rows != former
    {
      try snapshot.replaceItems(rows, inSection: section)
    }
    return snapshot
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
    source.indexPath(for: row).flatMap(content)
  }

  private func content(at path: ItemPath) -> ListContents.RowContent? {
    contents.content(at: path, in: allColumns())
  }

  /// What the row at a place says, safe to show.
  func text(_ path: ItemPath) -> String {
    content(at: path)?.text.terminalSafe ?? ""
  }

  /// Columns that no line of the list goes beyond.
  func widthLimit() -> Int {
    contents.widthLimit(in: allColumns()) + ListRows.textColumn
  }

  private func allColumns() -> ListContents.Columns {
    let columns = self.columns ?? contents.measure(&widths)
    self.columns = columns
    return columns
  }
}
