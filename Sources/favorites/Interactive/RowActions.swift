import Roster

/// What the table asks about its rows: which are marked, and which actions they have.
@MainActor
final class RowActions: TableViewDelegate {
  weak var interface: FavoritesInterface?

  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    interface?.list.favorite(at: indexPath) != nil
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
    interface?.list.favorite(at: indexPath) == nil ? nil : indexPath
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    guard let favorite = interface?.list.favorite(at: indexPath) else { return nil }
    return SwipeActionsConfiguration(actions: [
      action(favorite.starred ? "Unstar" : "Star", .normal) { $0.make(.toggle([favorite.id])) }
    ])
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    guard let favorite = interface?.list.favorite(at: indexPath) else { return nil }
    return SwipeActionsConfiguration(actions: [
      action("Delete", .destructive) { $0.make(.delete([favorite.id])) },
      action("Edit", .normal) { $0.edit(favorite) },
    ])
  }

  private func action(
    _ title: String, _ style: ContextualAction.Style,
    _ body: @escaping (FavoritesInterface) -> Void
  ) -> ContextualAction {
    ContextualAction(style: style, title: title) { [weak interface] _, _, done in
      if let interface { body(interface) }
      done(true)
    }
  }
}
