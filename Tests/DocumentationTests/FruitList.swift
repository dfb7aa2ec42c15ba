import Foundation
import Roster

@MainActor
final class FruitList {
  let tableView = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
  private(set) var dataSource: TableViewDiffableDataSource<String, String>!

  init() throws {
    let cell = TableView.CellRegistration<TableViewCell, String> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
    }
    dataSource = TableViewDiffableDataSource(tableView: tableView) { tableView, path, fruit in
      tableView.dequeueConfiguredReusableCell(using: cell, for: path, item: fruit)
    }
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    try snapshot.appendSections(["basket", "market"])
    try snapshot.appendItems(["apple", "pear"], toSection: "basket")
    try snapshot.appendItems(["cherry", "plum"], toSection: "market")
    dataSource.apply(snapshot)
  }

  /// Puts a fruit into the basket; the table gets the one row that moves.
  func buy(_ fruit: String) throws -> Changeset {
    var snapshot = dataSource.snapshot()
    try snapshot.moveItem(fruit, afterItem: "apple")
    return dataSource.apply(snapshot)
  }
}
