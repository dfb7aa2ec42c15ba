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
    guard !interaction.isSelectingSeveral, let touched = beginGesture(at: indexPath) else {
      return false
    }
    eventLog.noteQuestion("shouldBeginMultipleSelection", about: touched)
    var isAllowed = false
    let place = following(touched) {
      isAllowed =
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: touched) ?? false
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
