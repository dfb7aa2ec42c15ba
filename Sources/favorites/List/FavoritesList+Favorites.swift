import Roster

/// Favorites by their rows, and rows by their favorites.
extension FavoritesList {
  /// The favorite at a place; nil for the heading of a folder.
  func favorite(at path: ItemPath) -> Favorite? {
    contents.favorite(at: path)
  }

  /// Where a favorite is; nil if it is not shown.
  func path(of id: String) -> ItemPath? { source.indexPath(for: .favorite(id)) }

  /// The favorite with the focus.
  var current: Favorite? { table.indexPathForFocusedRow.flatMap { favorite(at: $0) } }

  /// The selected favorites, from the top.
  var marked: [String] {
    (table.indexPathsForSelectedRows ?? []).sorted().compactMap { favorite(at: $0)?.id }
  }
}
