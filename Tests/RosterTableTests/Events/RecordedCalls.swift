import Foundation
import Roster

/// A delegate and data source of a plain list that notes each of its calls, as the event log should.
@MainActor final class RecordedCalls: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
  var rows = [["a", "b", "c"], ["d"]]
  private(set) var calls: [String] = []

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.eventLog.isRecording = true
    table.eventLog.includesQuestions = true
    table.dataSource = self
    table.delegate = self
  }

  private func note(_ call: String, _ path: ItemPath) { calls.append("\(call) \(path)") }
  private func note(_ call: String, _ section: Int) { calls.append("\(call) \(section)") }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    calls.append("numberOfSections")
    return rows.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRows", section)
    return rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: ItemPath) -> TableViewCell {
    note("cell", path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
    cell.textLabel?.text = rows[path.section][path.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    note("titleForHeader", section)
    return section == 1 ? "header" : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    note("titleForFooter", section)
    return nil
  }

  func tableView(_ tableView: TableView, canEditRowAt path: ItemPath) -> Bool {
    note("canEditRow", path)
    return true
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: ItemPath) -> Bool {
    note("canMoveRow", path)
    return true
  }

  func tableView(
    _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: ItemPath
  ) {
    note("commit \(style)", path)
    rows[path.section].remove(at: path.row)
    try? tableView.deleteRows(at: [path], with: .none)
  }

  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to target: ItemPath) {
    note("moveRow to \(target) from", source)
    let row = rows[source.section].remove(at: source.row)
    rows[target.section].insert(row, at: target.row)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    calls.append("sectionIndexTitles")
    return ["1", "2"]
  }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    calls.append("index \(title) section \(index)")
    return index
  }

  // MARK: Delegate

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: ItemPath
  ) { note("willDisplay", path) }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: ItemPath
  ) { note("didEndDisplaying", path) }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) { note("willDisplayHeader", section) }

  func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int
  ) { note("willDisplayFooter", section) }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) { note("didEndDisplayingHeader", section) }

  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) { note("didEndDisplayingFooter", section) }

  func tableView(_ tableView: TableView, heightForRowAt path: ItemPath) -> CGFloat {
    note("heightForRow", path)
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("heightForHeader", section)
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    note("heightForFooter", section)
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt path: ItemPath) -> CGFloat {
    note("estimatedHeightForRow", path)
    return 16
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    note("estimatedHeightForHeader", section)
    return TableView.automaticDimension
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    note("estimatedHeightForFooter", section)
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    note("viewForHeader", section)
    return nil
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> PlatformView? {
    note("viewForFooter", section)
    return nil
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: ItemPath) -> Bool {
    note("shouldHighlight", path)
    return true
  }

  func tableView(_ tableView: TableView, didHighlightRowAt path: ItemPath) {
    note("didHighlight", path)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt path: ItemPath) {
    note("didUnhighlight", path)
  }

  func tableView(_ tableView: TableView, willSelectRowAt path: ItemPath) -> ItemPath? {
    note("willSelect", path)
    return path
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: ItemPath) { note("didSelect", path) }

  func tableView(_ tableView: TableView, willDeselectRowAt path: ItemPath) -> ItemPath? {
    note("willDeselect", path)
    return path
  }

  func tableView(_ tableView: TableView, didDeselectRowAt path: ItemPath) {
    note("didDeselect", path)
  }

  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: ItemPath
  ) -> Bool {
    note("shouldBeginMultipleSelection", path)
    return true
  }

  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt path: ItemPath
  ) { note("didBeginMultipleSelection", path) }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    calls.append("didEndMultipleSelection")
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("leadingSwipeActions", path)
    return nil
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: ItemPath
  ) -> SwipeActionsConfiguration? {
    note("trailingSwipeActions", path)
    return nil
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt path: ItemPath) {
    note("willBeginEditing", path)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt path: ItemPath?) {
    note("didEndEditing", path ?? ItemPath(row: -1, section: -1))
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt path: ItemPath
  ) -> TableViewCell.EditingStyle {
    note("editingStyle", path)
    return .delete
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: ItemPath
  ) -> String? {
    note("titleForDeleteConfirmation", path)
    return nil
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: ItemPath) -> Bool {
    note("shouldIndentWhileEditing", path)
    return true
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt path: ItemPath) -> Int {
    note("indentationLevel", path)
    return 0
  }

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith path: ItemPath
  ) { note("accessoryButtonTapped", path) }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: ItemPath,
    toProposedIndexPath target: ItemPath
  ) -> ItemPath {
    note("targetForMove to \(target) from", source)
    return target
  }

  func tableView(_ tableView: TableView, canFocusRowAt path: ItemPath) -> Bool {
    note("canFocusRow", path)
    return true
  }

  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt path: ItemPath) -> Bool {
    note("selectionFollowsFocus", path)
    return true
  }

  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool {
    calls.append("shouldUpdateFocus")
    return true
  }

  func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? {
    calls.append("indexPathForPreferredFocusedView")
    return nil
  }

  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    let path = context.nextFocusedIndexPath
    calls.append("focus \(path.map(String.init(describing:)) ?? "none")")
  }

  func tableViewDidScroll(_ tableView: TableView) {
    calls.append("scrolled to \(Int(tableView.contentOffset.y))")
  }
}
