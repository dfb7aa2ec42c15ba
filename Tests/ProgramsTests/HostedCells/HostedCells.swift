import Foundation
import Roster

/// Ten rows of a plain data source, each with hosted content.
final class HostedCellsController: ViewController, TableViewDataSource {
  let tableView = TableView()

  /// What a row shows; the same for all rows.
  var configure: (TableViewCell, ItemPath) -> Void = { _, _ in }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
    configure(cell, indexPath)
    return cell
  }
}

/// A row as a view of its own.
struct FavoritesRow: View {
  var body: some View {
    HStack {
      Image(systemName: "star").foregroundStyle(.purple)
      Text("Favorites")
      Spacer()
    }
  }
}
