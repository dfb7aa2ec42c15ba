import RosterDiff

extension TableView {
  /// Whether rows show their edit controls.
  public var isEditing: Bool {
    get { interaction.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// What ``setEditing(_:animated:)`` does.
  func edit(_ editing: Bool, animated: Bool) {
    guard editing != interaction.isEditing else { return }
    closeSwipe(.editing)
    cancelTouch()
    if allowsMultipleSelectionDuringEditing {
      deselect(indexPathsForSelectedRows ?? [])
    }
    if !editing { cancelReordering() }
    // Whoever heard of it may have set it already.
    guard editing != interaction.isEditing else { return }
    interaction.isEditing = editing
    eventLog.note(.editing(editing))
    // Whoever is asked meanwhile may change the rows, or end editing again.
    for cell in (display.rows + display.prepared).map(\.cell) where interaction.isEditing == editing
    {
      guard row(of: cell) != nil else { continue }
      cell.setEditing(editing, animated: animated)
      editingChanged(of: cell)
    }
    setNeedsLayout()
    scheduleTurn()
  }

  /// Presses the insert or delete control of a row that is being edited.
  ///
  /// A delete control opens the row's trailing actions, as far as there are any: one of them is to
  /// confirm it. Pressed again, it closes them. An insert control inserts at once.
  public func pressEditControl(at indexPath: ItemPath) {
    layoutIfNeeded()
    guard geometry.contains(indexPath) else { return }
    if let accessory = cellForRow(at: indexPath)?.editAccessory {
      _ = press(accessory, at: indexPath)
      return
    }
    guard interaction.isEditing else { return }
    var style = TableViewCell.EditingStyle.none
    guard let place = following(indexPath, { style = editingStyle(at: indexPath) }) else { return }
    switch style {
    case .delete: confirmDeletion(at: place)
    case .insert: commitInsertion(at: place)
    case .none: break
    }
  }

  /// Whoever hears that a row closes may change the rows.
  func commitInsertion(at path: ItemPath) {
    guard let place = following(path, { closeSwipe(.other) }) else { return }
    commit(.insert, at: place)
  }

  func commit(_ style: TableViewCell.EditingStyle, at path: ItemPath) {
    eventLog.note(.delegate("commit \(style)", path))
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// The controls of a cell may have changed. If whoever is asked changes the rows, the row is asked
  /// about again where it is then.
  func editingChanged(of cell: TableViewCell) {
    for _ in 0..<Self.settlingRounds {
      let changes = updates.changes
      guard let path = row(of: cell)?.path else { return }
      applyEditing(to: cell, at: path)
      if changes == updates.changes { return }
    }
  }

  /// Sets the controls that a row shows while it is being edited, as long as the row is there.
  func applyEditing(to cell: TableViewCell, at path: ItemPath) {
    let changes = updates.changes
    let style = editingStyle(at: path)
    guard changes == updates.changes else { return }
    cell.editingStyle = style
    let isMovable = showsReorderControl(cell, at: path)
    guard changes == updates.changes else { return }
    cell.reorderControl = isMovable
    let isIndented =
      interaction.isEditing && style == .none && !allowsMultipleSelectionDuringEditing
      && cell.shouldIndentWhileEditing && canEditRow(at: path)
      && changes == updates.changes && shouldIndentRow(at: path)
    guard changes == updates.changes else { return }
    cell.editIndentation = isIndented
  }

  private func shouldIndentRow(at path: ItemPath) -> Bool {
    guard !updates.isBehind else { return false }
    eventLog.noteQuestion("shouldIndentWhileEditing", about: path)
    return delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  func canEditRow(at path: ItemPath) -> Bool {
    guard !updates.isBehind else { return false }
    eventLog.noteQuestion("canEditRow", about: path)
    return dataSource?.tableView(self, canEditRowAt: path) == true
  }

  /// What control a row shows while the table is being edited.
  func editingStyle(at path: ItemPath) -> TableViewCell.EditingStyle {
    guard !(interaction.isEditing && allowsMultipleSelectionDuringEditing) else { return .none }
    var canEdit = false
    let place = asking(about: path) { canEdit = canEditRow(at: path) }
    guard canEdit, let now = place else { return .none }
    eventLog.noteQuestion("editingStyle", about: now)
    return delegate?.tableView(self, editingStyleForRowAt: now) ?? .delete
  }

  /// The kind of controls changed: rows that are being edited follow.
  func editingControlsChanged() {
    guard interaction.isEditing else { return }
    for cell in (display.rows + display.prepared).map(\.cell) {
      editingChanged(of: cell)
      cell.frameChanged()
    }
  }
}
