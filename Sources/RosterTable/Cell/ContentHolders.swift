import RosterCells
import RosterDrawing
import RosterViews

extension TableViewCell: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    if owner?.selfSizingInvalidation != .disabled { sizing.isStale = true }
    askForUpdate()
  }

  /// While actions are open, a press anywhere closes them and does nothing else.
  package var keepsPressesFromContent: Bool { owner?.interaction.swipe != nil }

  /// Presses what lies on the ground of hosted content, beside the content itself.
  func pressesGround(at point: CellPoint) -> Bool {
    configuration.pressGround(of: self, at: point, isKept: keepsPressesFromContent)
  }
}

extension TableViewHeaderFooterView: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    owner?.cellNeedsUpdate()
  }

  package var keepsPressesFromContent: Bool { owner?.interaction.swipe != nil }

  /// Presses what lies on the ground of hosted content, beside the content itself.
  func pressesGround(at point: CellPoint) -> Bool {
    configuration.pressGround(of: self, at: point, isKept: keepsPressesFromContent)
  }
}

extension ConfigurationHost {
  fileprivate func pressGround(
    of holder: PlatformView, at point: CellPoint, isKept: Bool
  ) -> Bool {
    guard let hosted, !isKept else { return false }
    let size = holder.traitCollection.layoutMetrics.cells(holder.bounds.size)
    return hosted.pressBackground(at: point, in: size)
  }
}
