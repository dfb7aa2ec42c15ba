import RosterDiff

extension TableView {
  /// What a user does: a finger on a row, lifted again.
  ///
  /// A tap while a row's actions are open closes them and does nothing else.
  public func tapRow(at indexPath: ItemPath) {
    layoutIfNeeded()
    if interaction.swipe == nil, let accessory = cellForRow(at: indexPath)?.rowAccessory {
      if let path = beginGesture(at: indexPath) { _ = press(accessory, at: path) }
      return
    }
    guard touchDown(at: indexPath) else { return }
    touchUp()
  }

  /// A finger goes down on a row.
  ///
  /// - Returns: whether lifting it will select the row.
  @discardableResult
  public func touchDown(at indexPath: ItemPath) -> Bool {
    layoutIfNeeded()
    let touched = beginGesture(at: indexPath)
    if closesSwipeInstead() { return false }
    guard isSelectionAllowed, let path = touched,
      cellForRow(at: path)?.isUserInteractionEnabled != false
    else { return false }
    eventLog.note(.delegate("shouldHighlight", path))
    var isAllowed = true
    let place = following(path) {
      isAllowed = delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }
    guard isAllowed, let now = place else { return false }
    let key = key(at: now)
    interaction.touched = key
    guard let shown = following(now, { setHighlighted(key) }),
      interaction.highlighted == self.key(at: shown)
    else { return false }
    eventLog.note(.delegate("didHighlight", shown))
    delegate?.tableView(self, didHighlightRowAt: shown)
    return interaction.touched != nil
  }

  /// The finger is lifted: the row under it is selected, wherever it is by now.
  public func touchUp() {
    guard let key = interaction.touched else { return }
    interaction.touched = nil
    // Whoever hears that it is no longer highlighted may change the rows.
    guard let path = followingIfThere(path(of: key), unhighlight) else { return }
    userSelect(path)
  }

  /// The touch turned into something else: the highlight is taken back, nothing is selected.
  public func cancelTouch() {
    guard interaction.touched != nil else { return }
    interaction.touched = nil
    unhighlight()
  }

  /// Presses the accessory of a row: of several, the one that has a handler, or the disclosure of an
  /// outline.
  public func tapAccessory(at indexPath: ItemPath) {
    layoutIfNeeded()
    guard geometry.contains(indexPath), !closesSwipeInstead() else { return }
    let cell = cellForRow(at: indexPath)
    if let handler = cell?.accessoryHandler { return handler() }
    if cell?.hasDetailAlone != true, identified?.outlineDisclosurePressed(at: indexPath) == true {
      return
    }
    tellAccessoryTapped(at: indexPath)
  }

  func tellAccessoryTapped(at indexPath: ItemPath) {
    eventLog.note(.delegate("accessoryButtonTapped", indexPath))
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  private func unhighlight() {
    guard let key = interaction.highlighted else { return }
    guard let path = followingIfThere(path(of: key), { setHighlighted(nil) }) else { return }
    eventLog.note(.delegate("didUnhighlight", path))
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func setHighlighted(_ key: RowKey?) {
    let old = cell(for: interaction.highlighted)
    interaction.highlighted = key
    old?.setHighlighted(false, animated: false)
    // The cell may have begun another touch, and rows may have moved.
    if key != nil { cell(for: interaction.highlighted)?.setHighlighted(true, animated: false) }
  }
}
