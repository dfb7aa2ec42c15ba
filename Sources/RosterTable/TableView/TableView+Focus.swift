import RosterDiff

extension TableView {
  /// The row that has the focus.
  public var indexPathForFocusedRow: ItemPath? { interaction.focused.flatMap(path(of:)) }

  /// Moves the focus to a row, or away. A row that is not in view is scrolled into it.
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
    let shown = told.flatMap { path in
      following(path) { try? scrollToRow(at: path, at: .none, animated: false) }
    }
    guard selectionFollowsFocus, isSelectionAllowed, let now = shown else { return true }
    eventLog.noteQuestion("selectionFollowsFocus", about: now)
    var follows = true
    let chosen = following(now) {
      follows = delegate?.tableView(self, selectionFollowsFocusForRowAt: now) ?? true
    }
    if follows, let chosen { userSelect(chosen) }
    return true
  }

  /// The focus comes back to the table: to the row that had it last, to the delegate's choice, or
  /// to the first row on screen that takes it. A row that has it keeps it.
  @discardableResult
  public func restoreFocus() -> Bool {
    layoutIfNeeded()
    if indexPathForFocusedRow != nil { return true }
    if remembersLastFocusedIndexPath, let last = interaction.lastFocused.flatMap(path(of:)),
      focusRow(at: last)
    {
      return true
    }
    eventLog.noteQuestion("indexPathForPreferredFocusedView")
    if let preferred = delegate?.indexPathForPreferredFocusedView(in: self),
      focusRow(at: preferred)
    {
      return true
    }
    return followingEach(display.rows.map(\.path)) { focusRow(at: $0) }
  }

  /// Whether rows can have the focus now, where the delegate does not say.
  var isFocusAllowed: Bool { interaction.isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether the delegate lets the focus go from where it is to a row, or away.
  private func mayFocus(_ path: ItemPath?) -> Bool {
    let old = indexPathForFocusedRow
    guard old != path, let delegate else { return true }
    eventLog.noteQuestion("shouldUpdateFocus", about: path ?? old)
    return delegate.tableView(self, shouldUpdateFocusIn: .init(from: old, to: path))
  }

  func canFocusRow(at path: ItemPath) -> Bool {
    guard !updates.isBehind else { return false }
    eventLog.noteQuestion("canFocusRow", about: path)
    return delegate?.tableView(self, canFocusRowAt: path) ?? isFocusAllowed
  }

  /// - Parameter isLost: whether the row that had it is gone: then it is told in any case.
  func setFocused(
    _ key: RowKey?, from old: ItemPath?, to new: ItemPath?, isLost: Bool = false
  ) {
    guard isLost || interaction.focused != key else { return }
    cell(for: interaction.focused)?.change { $0.isFocused = false }
    interaction.focused = key
    cell(for: key)?.change { $0.isFocused = true }
    eventLog.note(.focused(new))
    delegate?.tableView(
      self, didUpdateFocusIn: .init(from: old, to: new), with: FocusAnimationCoordinator(turns))
  }
}

extension TableViewFocusUpdateContext {
  fileprivate init(from old: ItemPath?, to new: ItemPath?) {
    self.init(previouslyFocusedIndexPath: old, nextFocusedIndexPath: new)
  }
}
