import RosterCells

extension TableViewCell: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    if owner?.selfSizingInvalidation != .disabled { sizing.isStale = true }
    owner?.cellNeedsUpdate()
  }

  /// While actions are open, a press anywhere closes them and does nothing else.
  package var keepsPressesFromContent: Bool { owner?.interaction.swipe != nil }
}

extension TableViewHeaderFooterView: ContentHolder {
  package func contentInvalidated() {
    setNeedsDisplay()
    owner?.cellNeedsUpdate()
  }

  package var keepsPressesFromContent: Bool { owner?.interaction.swipe != nil }
}
