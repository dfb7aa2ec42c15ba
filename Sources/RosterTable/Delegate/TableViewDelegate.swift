import Foundation
import RosterCells
import RosterDiff
import RosterViews

/// What a table tells, and asks, about looks and what the user does. All members have a default,
/// which is what UIKit does where the member is missing.
@MainActor public protocol TableViewDelegate: AnyObject {
  // Display.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath)
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath)
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int)
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int)
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int)
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int)

  // Heights, in points. `automaticDimension` fits the content, whatever the table's property says;
  // the defaults answer what the property says.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// What a row that was never shown counts with. A delegate that has this member is asked for all
  /// rows at once; the others for none.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath) -> CGFloat
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // Headers and footers.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView?
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> PlatformView?

  // Highlight and selection.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath)
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath)
  /// Another path selects that row instead, nil selects nothing.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath?
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath)
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath?
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath)
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  // Swipe actions and editing.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration?
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration?
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath)
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?)
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String?
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath) -> Bool
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath) -> Int
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath)

  // Reordering.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath

  // Focus.
  /// Whether a row can have the focus, whatever the table's settings say. The default says what
  /// they say: ``TableView/allowsFocus``, and ``TableView/allowsFocusDuringEditing`` while the table
  /// is being edited.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath) -> Bool
  /// Whether the focus may go where it is about to go.
  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool
  func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath?
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)

  // Scrolling.
  func tableViewDidScroll(_ tableView: TableView)
}
