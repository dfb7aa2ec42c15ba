import Foundation
import Roster

/// A plain list that can be edited, and notes what it is told.
@MainActor
final class Editable: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
  let table: TableView
  var rows: [String]
  var canEdit = true
  var canMove = false
  var style = TableViewCell.EditingStyle.delete
  var leading: [String]?
  var trailing: [String]?
  /// Trailing actions instead of those that only note that they ran.
  var actions: [ContextualAction]?
  var indents = true
  var isFullSwipeAllowed = true
  var deleteTitle: String?
  var onPrefetch: (() -> Void)?
  var onMove: (() -> Void)?
  var calls: [String] = []
  var makeCell: () -> TableViewCell = { TableViewCell() }

  init(_ rows: String, lines: Int = 10) {
    self.rows = rows.split(separator: " ").map(String.init)
    table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: lines * 16))
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    table.layoutIfNeeded()
    table.eventLog.isRecording = true
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = makeCell()
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { canEdit }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { canMove }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    calls.append("commit \(editingStyle) \(rows[indexPath.row])")
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    try? tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath) {
    calls.append("move \(source.row) to \(destination.row)")
    rows.insert(rows.remove(at: source.row), at: destination.row)
    onMove?()
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { configuration(leading) }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    actions.map { SwipeActionsConfiguration(actions: $0) } ?? configuration(trailing)
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { indents }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath) {
    calls.append("accessory \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
    calls.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    calls.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath]) {
    calls.append("prefetch \(indexPaths.map(\.row))")
    onPrefetch?()
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath]) {
    calls.append("cancel \(indexPaths.map(\.row))")
  }

  func insertInFront(_ row: String) throws {
    rows.insert(row, at: 0)
    try table.insertRows(at: [at(0, 0)], with: .none)
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func configuration(_ titles: [String]?) -> SwipeActionsConfiguration? {
    titles.map { titles in
      let configuration = SwipeActionsConfiguration(
        actions: titles.map { title in
          ContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
            calls.append("run \(title)")
            if title != "wait" { done(true) }
          }
        })
      configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
      return configuration
    }
  }
}
