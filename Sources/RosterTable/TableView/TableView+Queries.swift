import Foundation
import RosterDiff
import RosterViews

extension TableView {
  /// The number of sections that the table holds; changed by updates and reloads only.
  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.numberOfSections
  }

  /// The number of rows of a section; none for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.numberOfRows(inSection: section)
  }

  /// The size of everything, in points. Rows that were never shown count with their estimate.
  public var contentSize: CGSize {
    loadIfNeeded()
    return CGSize(width: bounds.width, height: contentHeight)
  }

  /// What is known of the height of the content.
  var contentHeight: CGFloat {
    contentTop + (tableFooterView?.frame.height.asLength ?? 0) + geometry.height
  }

  /// The rectangle of a row; empty for one that is not there.
  ///
  /// - Complexity: O(log *n*).
  public func rectForRow(at indexPath: ItemPath) -> CGRect {
    loadIfNeeded()
    guard let span = geometry.span(ofRow: indexPath) else { return .zero }
    return CGRect(x: 0, y: contentTop + span.top, width: bounds.width, height: span.height)
  }

  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard let top = geometry.top(ofSection: section), let height = geometry[section]?.extent.height
    else { return .zero }
    return CGRect(x: 0, y: contentTop + top, width: bounds.width, height: height)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.size.height = geometry[section]?.header.height ?? 0
    return rect
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    let height = geometry[section]?.footer.height ?? 0
    return CGRect(x: 0, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// The row at a point; nil outside of every row.
  public func indexPathForRow(at point: CGPoint) -> ItemPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(atHeight: point.y - contentTop)
  }

  /// The row of a cell on screen; nil for other cells.
  public func indexPath(for cell: TableViewCell) -> ItemPath? {
    display.rows.first { $0.cell === cell }?.path
  }

  /// The rows that a rectangle touches; nil for one that is not finite.
  public func indexPathsForRows(in rect: CGRect) -> [ItemPath]? {
    loadIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite, !rect.isNull else { return nil }
    var result: [ItemPath] = []
    var next = geometry.firstRow(below: rect.minY - contentTop)
    while let path = next, let span = geometry.span(ofRow: path),
      span.top + contentTop < rect.maxY
    {
      result.append(path)
      next = geometry.row(after: path)
    }
    return result
  }

  /// The cell that a row has, on screen or prepared; none is made.
  public func cellForRow(at indexPath: ItemPath) -> TableViewCell? {
    if let index = display.rows.index(of: indexPath) { return display.rows[index].cell }
    return display.prepared.first { $0.path == indexPath }?.cell
  }

  /// The cells on screen, from the top.
  public var visibleCells: [TableViewCell] { display.rows.map(\.cell) }

  public var indexPathsForVisibleRows: [ItemPath]? { display.rows.map(\.path) }

  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    display.headers[section]?.view as? TableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    display.footers[section]?.view as? TableViewHeaderFooterView
  }

  /// The row that a cell serves, on screen or prepared.
  func row(of cell: TableViewCell) -> Display.Row? {
    display.rows.first { $0.cell === cell } ?? display.prepared.first { $0.cell === cell }
  }

  /// What a row is known by: its identifier, or its path where there is none.
  func key(at path: ItemPath) -> RowKey {
    identified?.rowKey(at: path) ?? RowKey(path)
  }

  func path(of key: RowKey) -> ItemPath? {
    if let identified { return identified.rowPath(of: key) }
    guard let path = key.identifier as? ItemPath, geometry.contains(path) else { return nil }
    return path
  }

  func cell(for key: RowKey?) -> TableViewCell? {
    key.flatMap(path(of:)).flatMap(cellForRow(at:))
  }

  func requireRow(_ path: ItemPath, _ attempt: String) throws(TableViewError) {
    loadIfNeeded()
    guard !geometry.contains(path) else { return }
    let sections = geometry.numberOfSections
    let reason =
      path.section < 0 || path.section >= sections
      ? "section (\(path.section)) beyond bounds (\(sections))"
      : "row (\(path.row)) beyond bounds (\(geometry.numberOfRows(inSection: path.section))) "
        + "for section (\(path.section))"
    throw TableViewError(
      .pathOutOfRange, path: path, "Attempted to \(attempt) an out-of-bounds row: \(reason).")
  }
}
