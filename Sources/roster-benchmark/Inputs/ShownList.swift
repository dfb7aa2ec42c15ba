import Foundation
import Roster

/// A table of 50 rows of text in the middle of a list, and its data source.
@MainActor
struct ShownList<Item: Hashable & Sendable> {
  static var rowsOnScreen: Int { 50 }

  let base: Snapshot<Item>
  let table: TableView
  let source: TableViewDiffableDataSource<Int, Item>

  init(_ base: Snapshot<Item>) throws {
    self.base = base
    let rowHeight = LayoutMetrics.terminal.minimumRowHeight
    table = TableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: rowHeight * CGFloat(Self.rowsOnScreen)))
    let registration = TableView.CellRegistration<TableViewCell, Item> { cell, _, item in
      Self.configure(cell, item)
    }
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(base)
    let middle = ItemPath(item: base.numberOfItems / 2, section: 0)
    try table.scrollToRow(at: middle, at: .top, animated: false)
    table.flush()
  }

  /// What the cell provider does with a cell.
  static func configure(_ cell: TableViewCell, _ item: Item) {
    var content = cell.defaultContentConfiguration()
    content.text = "\(item)"
    cell.contentConfiguration = content
  }

  /// The rows on screen.
  var visible: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.item) }
}
