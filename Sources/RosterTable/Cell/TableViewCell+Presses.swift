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
    guard let part = framePart(at: point.x) else { return false }
    switch part.role {
    case .indentation: return false
    case .control:
      // The reorder control is dragged, the circle of a selection is part of the row.
      guard editingStyle != .none, part.pressed.lowerBound == 0 else { return false }
      owner.pressEditControl(at: path)
      return true
    case .accessory(let accessory): return owner.press(accessory, at: path)
    }
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

  /// What stands beside the content at a column.
  private func framePart(at column: Int) -> FramePart? {
    let starts = frameStarts
    return leadingParts.part(at: column - starts.leading)
      ?? trailingParts.part(at: column - starts.trailing)
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
    if accessory.isEditControl {
      pressControl(accessory, at: path)
      return true
    }
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

  /// A control asks for what it does, whatever row is open.
  private func pressControl(_ accessory: CellAccessory, at path: ItemPath) {
    if let handler = accessory.actionHandler {
      closeSwipe(.other)
      handler()
    } else if case .delete = accessory.kind {
      confirmDeletion(at: path)
    } else {
      commitInsertion(at: path)
    }
  }
}
