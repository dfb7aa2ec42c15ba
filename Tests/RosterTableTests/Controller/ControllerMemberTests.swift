import Roster
import XCTest

@testable import RosterTable

/// A controller with all members overridden, each of which says that it was asked.
private final class Overriding: TableViewController {
  private(set) var asked: [String] = []

  private func note(_ member: String) { asked.append(member) }

  override func numberOfSections(in tableView: TableView) -> Int {
    note(#function)
    return super.numberOfSections(in: tableView)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    note(#function)
    return super.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    note(#function)
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    note(#function)
    return super.tableView(tableView, titleForHeaderInSection: section)
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    note(#function)
    return super.tableView(tableView, titleForFooterInSection: section)
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    note(#function)
    return super.tableView(tableView, canEditRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    note(#function)
    return super.tableView(tableView, canMoveRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    note(#function)
    return super.sectionIndexTitles(for: tableView)
  }

  override func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    note(#function)
    return super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) {
    note(#function)
    super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  override func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int
  ) {
    note(#function)
    super.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  override func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) {
    note(#function)
    super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  override func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) {
    note(#function)
    super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    note(#function)
    return super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    note(#function)
    return super.tableView(tableView, heightForHeaderInSection: section)
  }

  override func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    note(#function)
    return super.tableView(tableView, heightForFooterInSection: section)
  }

  override func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    note(#function)
    return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    note(#function)
    return super.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  override func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    note(#function)
    return super.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  override func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> PlatformView? {
    note(#function)
    return super.tableView(tableView, viewForHeaderInSection: section)
  }

  override func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> PlatformView? {
    note(#function)
    return super.tableView(tableView, viewForFooterInSection: section)
  }

  override func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool {
    note(#function)
    return super.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {
    note(#function)
    super.tableView(tableView, didHighlightRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    note(#function)
    super.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? {
    note(#function)
    return super.tableView(tableView, willSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    note(#function)
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? {
    note(#function)
    return super.tableView(tableView, willDeselectRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
    note(#function)
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool {
    note(#function)
    return super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    note(#function)
    super.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note(#function)
    return super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    note(#function)
    return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
    note(#function)
    super.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    note(#function)
    super.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    note(#function)
    return super.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? {
    note(#function)
    return super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool {
    note(#function)
    return super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int {
    note(#function)
    return super.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {
    note(#function)
    super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  override func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath {
    note(#function)
    return super.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  override func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    note(#function)
    return super.tableView(tableView, canFocusRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool {
    note(#function)
    return super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool {
    note(#function)
    return super.tableView(tableView, shouldUpdateFocusIn: context)
  }

  override func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? {
    note(#function)
    return super.indexPathForPreferredFocusedView(in: tableView)
  }

  override func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    note(#function)
    super.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  override func tableViewDidScroll(_ tableView: TableView) {
    note(#function)
    super.tableViewDidScroll(tableView)
  }
}

/// Whoever overrides a member of the controller is asked, also by those who know it as a data source
/// and delegate alone.
@MainActor final class ControllerMemberTests: XCTestCase {
  func testEveryMemberCanBeOverridden() async {
    let controller = Overriding()
    askAll(controller)
    XCTAssertEqual(
      controller.asked,
      [
        "numberOfSections(in:)",
        "tableView(_:numberOfRowsInSection:)",
        "tableView(_:cellForRowAt:)",
        "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)",
        "tableView(_:canMoveRowAt:)",
        "tableView(_:commit:forRowAt:)",
        "tableView(_:moveRowAt:to:)",
        "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView(_:willDisplay:forRowAt:)",
        "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)",
        "tableView(_:heightForFooterInSection:)",
        "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)",
        "tableView(_:viewForFooterInSection:)",
        "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willSelectRowAt:)",
        "tableView(_:didSelectRowAt:)",
        "tableView(_:willDeselectRowAt:)",
        "tableView(_:didDeselectRowAt:)",
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "tableView(_:didBeginMultipleSelectionInteractionAt:)",
        "tableViewDidEndMultipleSelectionInteraction(_:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)",
        "tableView(_:editingStyleForRowAt:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:indentationLevelForRowAt:)",
        "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "tableView(_:canFocusRowAt:)",
        "tableView(_:selectionFollowsFocusForRowAt:)",
        "tableView(_:shouldUpdateFocusIn:)",
        "indexPathForPreferredFocusedView(in:)",
        "tableView(_:didUpdateFocusIn:with:)",
        "tableViewDidScroll(_:)",
      ])
  }

  private func askAll(_ helper: any TableViewDataSource & TableViewDelegate) {
    let table = TableView(), cell = TableViewCell(), view = PlatformView()
    let path = ItemPath(row: 0, section: 0)
    let context = TableViewFocusUpdateContext(
      previouslyFocusedIndexPath: nil, nextFocusedIndexPath: path)
    let coordinator = FocusAnimationCoordinator(TurnQueue())
    _ = helper.numberOfSections(in: table)
    _ = helper.tableView(table, numberOfRowsInSection: 1)
    _ = helper.tableView(table, cellForRowAt: path)
    _ = helper.tableView(table, titleForHeaderInSection: 1)
    _ = helper.tableView(table, titleForFooterInSection: 1)
    _ = helper.tableView(table, canEditRowAt: path)
    _ = helper.tableView(table, canMoveRowAt: path)
    helper.tableView(table, commit: .delete, forRowAt: path)
    helper.tableView(table, moveRowAt: path, to: path)
    _ = helper.sectionIndexTitles(for: table)
    _ = helper.tableView(table, sectionForSectionIndexTitle: "A", at: 1)
    helper.tableView(table, willDisplay: cell, forRowAt: path)
    helper.tableView(table, didEndDisplaying: cell, forRowAt: path)
    helper.tableView(table, willDisplayHeaderView: view, forSection: 1)
    helper.tableView(table, willDisplayFooterView: view, forSection: 1)
    helper.tableView(table, didEndDisplayingHeaderView: view, forSection: 1)
    helper.tableView(table, didEndDisplayingFooterView: view, forSection: 1)
    _ = helper.tableView(table, heightForRowAt: path)
    _ = helper.tableView(table, heightForHeaderInSection: 1)
    _ = helper.tableView(table, heightForFooterInSection: 1)
    _ = helper.tableView(table, estimatedHeightForRowAt: path)
    _ = helper.tableView(table, estimatedHeightForHeaderInSection: 1)
    _ = helper.tableView(table, estimatedHeightForFooterInSection: 1)
    _ = helper.tableView(table, viewForHeaderInSection: 1)
    _ = helper.tableView(table, viewForFooterInSection: 1)
    _ = helper.tableView(table, shouldHighlightRowAt: path)
    helper.tableView(table, didHighlightRowAt: path)
    helper.tableView(table, didUnhighlightRowAt: path)
    _ = helper.tableView(table, willSelectRowAt: path)
    helper.tableView(table, didSelectRowAt: path)
    _ = helper.tableView(table, willDeselectRowAt: path)
    helper.tableView(table, didDeselectRowAt: path)
    _ = helper.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    helper.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    helper.tableViewDidEndMultipleSelectionInteraction(table)
    _ = helper.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    _ = helper.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    helper.tableView(table, willBeginEditingRowAt: path)
    helper.tableView(table, didEndEditingRowAt: path)
    _ = helper.tableView(table, editingStyleForRowAt: path)
    _ = helper.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    _ = helper.tableView(table, shouldIndentWhileEditingRowAt: path)
    _ = helper.tableView(table, indentationLevelForRowAt: path)
    helper.tableView(table, accessoryButtonTappedForRowWith: path)
    _ = helper.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    _ = helper.tableView(table, canFocusRowAt: path)
    _ = helper.tableView(table, selectionFollowsFocusForRowAt: path)
    _ = helper.tableView(table, shouldUpdateFocusIn: context)
    _ = helper.indexPathForPreferredFocusedView(in: table)
    helper.tableView(table, didUpdateFocusIn: context, with: coordinator)
    helper.tableViewDidScroll(table)
  }
}
