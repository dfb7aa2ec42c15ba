import Foundation
import RosterCells
import RosterDiff
import RosterDrawing
import RosterViews

extension TableViewCell {
  /// Presses what lies beside the content: an open action, an edit control, an accessory.
  ///
  /// - Returns: false where there is none of them, or none that does anything.
  func pressesFrame(at point: CellPoint) -> Bool {
    guard let owner, let path = owner.indexPath(for: self) else { return false }
    if let swipe = openSwipe {
      guard let action = action(at: point.x, of: swipe) else { return false }
      owner.performSwipeAction(action)
      return true
    }
    if let control = editControlColumns, control.contains(point.x) {
      owner.pressEditControl(at: path)
      return true
    }
    guard let accessory = accessory(at: point.x) else { return false }
    return owner.press(accessory, at: path)
  }

  /// The offset of the open action at a column.
  private func action(at column: Int, of swipe: Interaction.Swipe) -> Int? {
    let parts = actionParts(of: swipe)
    let order = Array(swipe.edge == .leading ? parts : parts.reversed())
    let width = order.reduce(0) { $0 + columns(of: $1) }
    var x = swipe.edge == .leading ? 0 : rightEdge - width
    for (offset, part) in order.enumerated() {
      let end = x + columns(of: part)
      if x..<end ~= column { return swipe.edge == .leading ? offset : order.count - 1 - offset }
      x = end
    }
    return nil
  }

  /// The columns of the control in front of a row that is being edited.
  private var editControlColumns: Range<Int>? {
    guard isEditing, editingStyle != .none || editAccessory != nil else { return nil }
    return 1..<2
  }

  /// The accessory behind the content at a column.
  private func accessory(at column: Int) -> CellAccessory? {
    var x = rightEdge - 1 - accessoryViewColumns - columns(of: trailingParts)
    for accessory in shownAccessories where accessory.placement == .trailing {
      let end = x + 1 + columns(of: accessory.text(for: flags.state))
      if x + 1..<end ~= column { return accessory }
      x = end
    }
    return nil
  }

  /// The column behind the row's last one: in front of the section index, if there is one.
  private var rightEdge: Int {
    traitCollection.layoutMetrics.columns(bounds.width) - indexColumns
  }
}

extension TableView {
  /// What pressing an accessory does.
  ///
  /// - Returns: whether it does anything by itself.
  func press(_ accessory: CellAccessory, at path: ItemPath) -> Bool {
    if closesSwipeInstead() { return true }
    if let handler = accessory.actionHandler {
      handler()
      return true
    }
    switch accessory.kind {
    case .detail:
      tellAccessoryTapped(at: path)
      return true
    case .outlineDisclosure:
      return identified?.outlineDisclosurePressed(at: path) == true
    default:
      return false
    }
  }
}
