import RosterCells
import RosterDiff

/// Where a table gets its rows from.
///
/// All but the first two have a default. Paths are those of the state that the table is in when it
/// asks.
@MainActor public protocol TableViewDataSource: AnyObject {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row. It is asked for rows on screen only.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell

  /// One, unless the data source says otherwise.
  func numberOfSections(in tableView: TableView) -> Int

  /// Used where the delegate gives no view.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether the row shows edit controls and the delegate's swipe actions; true.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool

  /// Whether the row can be dragged to another place; false.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool

  /// The user pressed an insert or delete control: change the data and the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath)

  /// The user dragged a row: change the data; the table has moved the row.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath)

  /// The titles of the index at the edge of the table; nil for none.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    tableView.lookAhead.defaults.insert(.headerTitle)
    return nil
  }

  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? {
    tableView.lookAhead.defaults.insert(.footerTitle)
    return nil
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { true }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { false }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) {}

  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
