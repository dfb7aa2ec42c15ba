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

  /// The actions that the content itself defines for an edge.
  func hostedSwipeActions(_ edge: SwipeEdge) -> SwipeActionsConfiguration? {
    (configuration.view as? any SwipeActionsProviding)?.swipeActions(
      edge == .leading ? .leading : .trailing)
  }

  /// The content, or the cell itself, wants another size, if the table follows that.
  func sizeInvalidated() {
    let owner = owner
    guard owner?.selfSizingInvalidation != .disabled else { return }
    sizing.isStale = true
    // Whoever runs an update or asks the provider looks at the size behind it.
    if !flags.isRunningUpdate, owner?.provision?.existing !== self { askForUpdate() }
  }

  /// Something beside the content came, went or changed its width.
  func frameChanged() {
    sizing.isStale = true
    setNeedsLayout()
    askForUpdate()
  }

  /// Asks the table for an update of its configuration or its height. Without a table, the cell
  /// updates itself with its next layout.
  func askForUpdate() {
    guard let owner else { return setNeedsLayout() }
    // The table updates and measures a cell that comes on screen anyway.
    guard !isComing else { return }
    isDue = true
    owner.cellNeedsUpdate()
  }

  /// The cell has been updated and measured for the row that it comes on screen for.
  func hasCome() {
    isComing = false
    if needsUpdate || sizing.isStale { askForUpdate() }
  }

  /// The actions of its row are open no longer.
  func hideSwipe() {
    change { $0.isSwiped = false }
    showSwipe(nil)
  }

  /// Shows the actions of an edge, or none.
  func showSwipe(_ swipe: Interaction.Swipe?) {
    openSwipe = swipe
    setNeedsLayout()
    let isConfirming = swipe?.edge == .trailing
    guard isConfirming != showingDeleteConfirmation else { return }
    var mask: StateMask = flags.state.isEditing ? .showingEditControl : []
    if isConfirming { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    showingDeleteConfirmation = isConfirming
    didTransition(to: mask)
  }
}
