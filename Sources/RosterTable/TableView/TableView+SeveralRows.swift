import RosterDiff

/// Selecting several rows in one go, as with two fingers.
extension TableView {
  /// What a user does: begins to select several rows. If the delegate lets it begin, it is told so,
  /// and may begin to edit.
  ///
  /// - Returns: whether it has begun.
  @discardableResult
  public func beginMultipleSelectionInteraction(at indexPath: ItemPath) -> Bool {
    layoutIfNeeded()
    guard !interaction.isSelectingSeveral, geometry.contains(indexPath) else { return false }
    cancelTouch()
    eventLog.noteQuestion("shouldBeginMultipleSelection", about: indexPath)
    var isAllowed = false
    let place = following(indexPath) {
      isAllowed =
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }
    guard isAllowed, let path = place else { return false }
    interaction.isSelectingSeveral = true
    eventLog.note(.delegate("didBeginMultipleSelection", path))
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    return true
  }

  /// The user selects several rows no more. Nobody is told if that had not begun.
  public func endMultipleSelectionInteraction() {
    guard interaction.isSelectingSeveral else { return }
    interaction.isSelectingSeveral = false
    eventLog.note(.selectionInteractionEnded)
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
