import RosterCells
import RosterDiff

extension TableViewDiffableDataSource: IdentifiedRows {
  func rowKey(at path: ItemPath) -> RowKey? {
    access.key(shown, path)
  }

  func rowPath(of key: RowKey) -> ItemPath? {
    access.path(shown, key)
  }

  func sectionKey(at section: Int) -> RowKey? {
    shown.sectionIdentifier(for: section).map { RowKey($0) }
  }

  func hasSection(_ key: RowKey) -> Bool {
    guard let section = key.identifier as? SectionIdentifierType else { return false }
    return shown.indexOfSection(section) != nil
  }

  func runPending() {
    settle()
    queue.turns.run()
  }

  func rows(in tableView: TableView, _ section: Int) -> Int {
    if let count = access.count(shown, section) { return count }
    tableView.report(
      TableViewError(
        .pathOutOfRange, section: section,
        "Invalid parameter not satisfying: section < _impl.numberOfSections (section \(section))"))
    return 0
  }

  func cell(in tableView: TableView, at path: ItemPath) -> TableViewCell {
    // The provider may go on to another state.
    let state = shown
    return access.cell(state, path, tableView, cellProvider)
      ?? reportNoCell(of: state, in: tableView, at: path)
  }

  private func reportNoCell(
    of state: Snapshot, in tableView: TableView, at path: ItemPath
  ) -> TableViewCell {
    guard let item = access.item(state, path) else {
      tableView.report(
        TableViewError(
          .pathOutOfRange, path: path,
          "Invalid parameter not satisfying: itemIdentifier (index path \(path))"))
      return TableViewCell()
    }
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
    guard let provider = supplementaryViewProvider else { return nil }
    tableView.eventLog.noteQuestion("supplementaryView \(edge)", about: section)
    let wasAsked = isAskedForHeading
    isAskedForHeading = true
    defer { isAskedForHeading = wasAsked }
    return provider(tableView, edge, section)
  }

  /// Notes the call of a handler about an item.
  func note(_ call: @autoclosure () -> String, _ item: ItemIdentifierType) {
    guard let table = tableView, table.eventLog.isRecording else { return }
    // Looking for the item asks the program: not in the middle of the log's change.
    let path = shown.path(for: item) ?? ItemPath(row: -1, section: -1)
    table.eventLog.note(.delegate(call(), path))
  }
}
