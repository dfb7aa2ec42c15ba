import RosterCells
import RosterDiff

extension TableViewDiffableDataSource: IdentifiedRows {
  func rowKey(at path: ItemPath) -> AnyHashable? {
    access.key(shown, path)
  }

  func rowPath(of key: AnyHashable) -> ItemPath? {
    access.path(shown, key)
  }

  func sectionKey(at section: Int) -> AnyHashable? {
    shown.sectionIdentifier(for: section).map { AnyHashable($0) }
  }

  func hasSection(_ key: AnyHashable) -> Bool {
    guard let section = key.base as? SectionIdentifierType else { return false }
    return shown.indexOfSection(section) != nil
  }

  func runPending() {
    if !queue.isEmpty {
      diffAll()
      show()
    }
    queue.turns.run()
  }

  func cell(in tableView: TableView, at path: ItemPath) -> TableViewCell {
    guard let item = access.item(shown, path) else {
      tableView.report(
        TableViewError(
          .pathOutOfRange, path: path,
          "Invalid parameter not satisfying: itemIdentifier (index path \(path))"))
      return TableViewCell()
    }
    if let cell = cellProvider(tableView, path, item) { return cell }
    tableView.report(
      TableViewError(
        .noCell, path: path,
        """
        TableViewDiffableDataSource cell provider returned nil for index path \(path) with item \
        identifier '\(item)', which is not allowed. You must always return a cell to the table \
        view.
        """))
    return TableViewCell()
  }

  func swipeActions(at path: ItemPath, edge: SwipeEdge) -> SwipeActionsConfiguration? {
    guard let provider = swipeActionsProvider, let item = shown.itemIdentifier(for: path) else {
      return nil
    }
    return provider(item, edge)
  }

  func edgeView(
    in tableView: TableView, _ edge: SectionEdge, of section: Int
  ) -> TableViewHeaderFooterView? {
    supplementaryViewProvider?(tableView, edge, section)
  }
}
