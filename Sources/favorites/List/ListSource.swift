import Roster

/// Where the table of a list has its rows from. Favorites can be edited, the headings of folders
/// cannot.
final class ListSource: TableViewDiffableDataSource<ListContents.Section, ListContents.Row> {
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    guard case .favorite = itemIdentifier(for: indexPath) else { return false }
    return true
  }
}
