import RosterDiff

extension TableView {
  /// The row that has the focus.
  public var indexPathForFocusedRow: ItemPath? { interaction.focused.flatMap(path(of:)) }

  /// Moves the focus to a row, or away.
  ///
  /// - Returns: whether the row takes it.
  @discardableResult
  public func focusRow(at indexPath: ItemPath?) -> Bool {
    layoutIfNeeded()
    guard let indexPath else {
      guard mayFocus(nil) else { return false }
      interaction.lastFocused = interaction.focused
      setFocused(nil, from: indexPathForFocusedRow, to: nil)
      return true
    }
    var takesIt = false
    let place = following(indexPath) { takesIt = canFocusRow(at: indexPath) }
    guard takesIt, let path = place else { return false }
    guard key(at: path) != interaction.focused else { return true }
    var isAllowed = false
    let target = following(path) { isAllowed = mayFocus(path) }
    guard isAllowed, let path = target else { return false }
    let told = following(path) {
      setFocused(key(at: path), from: indexPathForFocusedRow, to: path)
    }
    guard selectionFollowsFocus, isSelectionAllowed, let now = told else { return true }
    eventLog.noteQuestion("selectionFollowsFocus", about: now)
    var follows = true
    let chosen = following(now) {
      follows = delegate?.tableView(self, selectionFollowsFocusForRowAt: now) ?? true
    }
    if follows, let chosen { userSelect(chosen) }
    return true
  }

  /// The focus comes back to the table: to the row that had it last, to the delegate's choice, or
  /// to the first row on screen that takes it.
  @discardableResult
  public func restoreFocus() -> Bool {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let last = interaction.lastFocused.flatMap(path(of:)),
      focusRow(at: last)
    {
      return true
    }
    if let preferred = delegate?.indexPathForPreferredFocusedView(in: self),
      focusRow(at: preferred)
    {
      return true
    }
    return display.rows.map(\.path).contains { focusRow(at: $0) }
  }

  /// Whether the delegate lets the focus go from where it is to a row, or away.
  private func mayFocus(_ path: ItemPath?) -> Bool {
    let old = indexPathForFocusedRow
    guard old != path, let delegate else { return true }
    return delegate.tableView(self, shouldUpdateFocusFrom: old, to: path)
  }

  private func canFocusRow(at path: ItemPath) -> Bool {
    eventLog.noteQuestion("canFocusRow", about: path)
    return delegate?.tableView(self, canFocusRowAt: path)
      ?? (interaction.isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  func setFocused(_ key: AnyHashable?, from old: ItemPath?, to new: ItemPath?) {
    cell(for: interaction.focused)?.change { $0.isFocused = false }
    interaction.focused = key
    cell(for: key)?.change { $0.isFocused = true }
    guard old != new else { return }
    eventLog.note(.focused(new))
    delegate?.tableView(self, didUpdateFocusFrom: old, to: new)
  }
}
