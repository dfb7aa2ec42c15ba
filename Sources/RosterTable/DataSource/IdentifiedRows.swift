import RosterCells
import RosterDiff

/// A data source that knows its rows by identifier, so that what belongs to a row follows it.
///
/// Paths are those of the state that the table shows.
@MainActor protocol IdentifiedRows: TableViewDataSource {
  /// The identifier of a row; nil for a row that is not there.
  func rowKey(at path: ItemPath) -> RowKey?

  /// Where the row with an identifier is.
  func rowPath(of key: RowKey) -> ItemPath?

  /// The identifier of a section; nil for one that is not there.
  func sectionKey(at section: Int) -> RowKey?

  /// Whether there is a section with an identifier.
  func hasSection(_ key: RowKey) -> Bool

  /// Whether any section may have a title.
  var mayHaveTitles: Bool { get }

  /// Shows what waits.
  func settle()

  /// Shows what waits, and runs completions that are due.
  func runPending()

  /// The level of a row in an outline; nil where there is none.
  func indentationLevel(at path: ItemPath) -> Int?

  /// Whether a row of an outline shows its children; nil where there is no outline.
  func isExpanded(at path: ItemPath) -> Bool?

  /// Expands or collapses a row of an outline, as its disclosure does.
  ///
  /// - Returns: false where there is no outline.
  func outlineDisclosurePressed(at path: ItemPath) -> Bool

  /// The actions that the data source has for a row; nil leaves it to the delegate.
  func swipeActions(at path: ItemPath, edge: SwipeEdge) -> SwipeActionsConfiguration?

  /// Whether the row can be dragged because of handlers.
  func canReorder(at path: ItemPath) -> Bool

  /// The user dragged a row; the destination counts when the row is taken out.
  func userMoved(from source: ItemPath, to destination: ItemPath)

  /// A header or footer of the data source's own; nil leaves it to the delegate and titles.
  func edgeView(in tableView: TableView, _ edge: SectionEdge, of section: Int)
    -> TableViewHeaderFooterView?
}
