import Foundation
import RosterCells
import RosterViews

extension TableViewCell {
  /// What is known of the size that the cell wants.
  struct Sizing {
    /// Whether the height has to be asked for again.
    var isStale = true
  }

  var reuseKey: ReusePool.Key? {
    registration.map(ReusePool.Key.registration) ?? reuseIdentifier.map(ReusePool.Key.identifier)
  }

  /// A press on the row, beside everything in it that can be pressed: a tap.
  func tapped() -> Bool {
    guard let owner, let path = owner.indexPath(for: self) else { return false }
    owner.tapRow(at: path)
    return true
  }

  /// Gives up the keys if something inside has them.
  func resignFirstResponderInside() {
    var waiting: [PlatformView] = [self]
    while let view = waiting.popLast() {
      if view.isFirstResponder { view.resignFirstResponder() }
      waiting += view.subviews
    }
  }

  /// The actions that the content itself defines for an edge.
  func hostedSwipeActions(_ edge: SwipeEdge) -> SwipeActionsConfiguration? {
    (configuration.view as? any SwipeActionsProviding)?.swipeActions(
      edge == .leading ? .leading : .trailing)
  }

  /// Something beside the content came, went or changed its width.
  func frameChanged() {
    sizing.isStale = true
    setNeedsLayout()
    owner?.cellNeedsUpdate()
  }

  /// Shows the actions of an edge, or none.
  func showSwipe(_ swipe: Interaction.Swipe?) {
    openSwipe = swipe
    setNeedsLayout()
    let isConfirming = swipe?.edge == .trailing
    guard isConfirming != showingDeleteConfirmation else { return }
    var mask: StateMask = isEditing ? .showingEditControl : []
    if isConfirming { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    showingDeleteConfirmation = isConfirming
    didTransition(to: mask)
  }
}
