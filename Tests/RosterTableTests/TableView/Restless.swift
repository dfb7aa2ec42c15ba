import Foundation
import Roster
import XCTest

/// A list of three rows, the first and the last selected, in which one call changes the rows.
@MainActor final class Restless: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  var rows = ["a", "b", "c"]
  /// Everything that somebody was told or asked, and about which row.
  var calls: [String] = []
  /// Calls about rows that are not there.
  var wrong: [String] = []
  var onMove: ((Restless) -> Void)?
  private let number: Int?
  private let change: (Restless) -> Void
  private var isWatching = false
  /// The data source where rows have identifiers.
  private var source: Source?

  init(
    _ number: Int?, isDiffable: Bool = false, _ change: @escaping @MainActor (Restless) -> Void
  ) {
    (self.number, self.change) = (number, change)
    table.delegate = self
    if isDiffable {
      source = Source(tableView: table) { [unowned self] table, path, _ in
        tableView(table, cellForRowAt: path)
      }
      source?.list = self
      follow()
    } else {
      table.dataSource = self
    }
    table.layoutIfNeeded()
    table.allowsMultipleSelection = true
    table.tapRow(at: at(0, 0))
    table.tapRow(at: at(0, 2))
    table.allowsMultipleSelection = false
    isWatching = true
  }

  /// Changes the rows, and has the table follow.
  func change(_ edit: (inout [String]) -> Void, or follow: (TableView) throws -> Void) {
    edit(&rows)
    if source == nil { try? follow(table) } else { self.follow() }
  }

  private func follow() {
    guard let snapshot = try? Source.Snapshot([(0, rows)]) else { return XCTFail("\(rows)") }
    source?.apply(snapshot, completion: nil)
  }

  /// Asks the list what a plain data source is asked.
  private final class Source: TableViewDiffableDataSource<Int, String> {
    weak var list: Restless?

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
      list?.tableView(tableView, canEditRowAt: indexPath) ?? false
    }
    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
      list?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: ItemPath
    ) { list?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    override func tableView(
      _ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath
    ) {
      list?.tableView(tableView, moveRowAt: source, to: destination)
      list?.follow()
    }
  }

  /// What rows that were there from the beginning were told, in order.
  var told: [String] { calls.filter { !$0.hasPrefix("?") && !$0.hasSuffix(" n") } }

  /// How the rows stand.
  var state: [String] {
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    let lines = cells.map { cell in
      let state = cell.configurationState
      var words = [cell.item, "\(cell.editingStyle)"]
      if state.isSelected { words.append("selected") }
      if state.isHighlighted { words.append("highlighted") }
      if state.isEditing { words.append("editing") }
      if state.isFocused { words.append("focused") }
      if state.isSwiped { words.append("swiped") }
      if cell.render().picture().contains("≡") { words.append("movable") }
      return words.joined(separator: " ")
    }
    return lines.filter { !$0.hasPrefix("n ") }
  }

  func path(_ item: String) -> ItemPath { at(0, rows.firstIndex(of: item) ?? -1) }

  func tap(_ item: String) { table.tapRow(at: path(item)) }

  private func note(_ call: String, _ path: ItemPath) {
    guard isWatching else { return }
    let isThere = rows.indices.contains(path.row)
    if !isThere { wrong.append("\(call) \(path)") }
    note("\(call) \(isThere ? rows[path.row] : "nothing")")
  }

  func note(_ line: String) {
    guard isWatching else { return }
    calls.append(line)
    if calls.count == number { change(self) }
  }

  private func item(_ path: ItemPath) -> String? {
    rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  final class Cell: TableViewCell {
    var item = ""
    weak var list: Restless?

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      list?.note("set \(selected ? "" : "un")selected \(item)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      list?.note("set \(highlighted ? "" : "un")highlighted \(item)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      list?.note("set \(editing ? "" : "un")edited \(item)")
    }
    override func willTransition(to state: StateMask) { list?.note("will transition \(item)") }
    override func didTransition(to state: StateMask) { list?.note("did transition \(item)") }
    override func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {
      list?.note("drag \(dragState) \(item)")
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = Cell()
    cell.item = item(indexPath) ?? ""
    cell.list = self
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    defer { note("? can edit", indexPath) }
    return item(indexPath) != "b"
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    defer { note("? can move", indexPath) }
    return item(indexPath) == "c"
  }
  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath) {
    if source != destination { rows.insert(rows.remove(at: source.row), at: destination.row) }
    if isWatching { calls.append("move \(item(destination) ?? "nothing")") }
    onMove?(self)
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) { note("commit", indexPath) }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    defer { note("? style", indexPath) }
    return item(indexPath) == "a" ? .insert : .delete
  }
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool {
    defer { note("? indent", indexPath) }
    return true
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool {
    note("? highlight", indexPath)
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {
    note("did highlight", indexPath)
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    note("did unhighlight", indexPath)
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
    note("? select", indexPath)
    return indexPath
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? {
    note("? deselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    note("did select", indexPath)
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
    note("did deselect", indexPath)
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
    note("will edit", indexPath)
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    // A row that closes because all are loaded anew has the path that it had until then.
    if let indexPath, rows.indices.contains(indexPath.row) { note("did edit", indexPath) }
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("? leading", indexPath)
    return SwipeActionsConfiguration(
      actions: [ContextualAction(style: .normal, title: "x") { _, _, _ in }])
  }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("? trailing", indexPath)
    return nil
  }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? {
    note("? title", indexPath)
    return nil
  }
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    defer { note("? focus", indexPath) }
    return item(indexPath) != "a"
  }
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    if let path = context.nextFocusedIndexPath { note("did focus", path) }
  }
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath {
    note("? target", sourceIndexPath)
    return proposedDestinationIndexPath
  }
}
