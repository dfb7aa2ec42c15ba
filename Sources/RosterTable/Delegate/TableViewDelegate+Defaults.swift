import Foundation
import RosterCells
import RosterDiff
import RosterViews

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: PlatformView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: PlatformView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: PlatformView, forSection section: Int
  ) {}

  public func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    tableView.lookAhead.defaults.insert(.rowHeight)
    return tableView.rowHeight
  }
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    tableView.lookAhead.defaults.insert(.estimatedRowHeight)
    return tableView.estimatedRowHeight
  }
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.lookAhead.defaults.insert(.estimatedHeaderHeight)
    return tableView.estimatedSectionHeaderHeight
  }
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.lookAhead.defaults.insert(.estimatedFooterHeight)
    return tableView.estimatedSectionFooterHeight
  }

  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> PlatformView? { nil }
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> PlatformView? { nil }

  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool { true }
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {}
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {}
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {}
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { nil }
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int { 0 }
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {}

  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath { proposedDestinationIndexPath }

  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
    tableView.isFocusAllowed
  }
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { nil }
  public func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  public func tableViewDidScroll(_ tableView: TableView) {}
}
