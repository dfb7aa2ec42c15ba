import RosterCells
import RosterDrawing
import RosterViews

extension TableViewCell: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    if owner?.selfSizingInvalidation != .disabled { sizing.isStale = true }
    askForUpdate()
  }

  /// Presses what lies on the ground of hosted content, beside the content itself.
  func pressesGround(at point: CellPoint) -> Bool {
    guard owner?.interaction.swipe == nil else { return false }
    return configuration.pressGround(of: self, at: point)
  }
}

extension TableViewHeaderFooterView: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    owner?.cellNeedsUpdate()
  }

  /// Presses what lies on the ground of hosted content, beside the content itself.
  func pressesGround(at point: CellPoint) -> Bool {
    configuration.pressGround(of: self, at: point)
  }
}

extension ConfigurationHost {
  fileprivate func pressGround(of holder: PlatformView, at point: CellPoint) -> Bool {
    guard let hosted else { return false }
    let size = holder.traitCollection.layoutMetrics.cells(holder.bounds.size)
    return hosted.pressBackground(at: point, in: size)
  }
}
