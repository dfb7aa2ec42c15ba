import RosterDiff

extension TableView {
  /// Whether rows show their edit controls.
  public var isEditing: Bool {
    get { interaction.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides edit controls. With selection of several rows while editing, the selection of
  /// the other mode is dropped.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != interaction.isEditing else { return }
    closeSwipe(.editing)
    cancelTouch()
    if allowsMultipleSelectionDuringEditing {
      for path in indexPathsForSelectedRows ?? [] { setSelected(path, false) }
    }
    if !editing { cancelReordering() }
    interaction.isEditing = editing
    eventLog.note(.editing(editing))
    // Whoever is asked meanwhile may change the rows, or end editing again.
    for cell in (display.rows + display.prepared).map(\.cell) where interaction.isEditing == editing
    {
      guard let path = row(of: cell)?.path else { continue }
      cell.setEditing(editing, animated: animated)
      applyEditing(to: cell, at: path)
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
    switch editingStyle(at: indexPath) {
    case .delete: confirmDeletion(at: indexPath)
    case .insert: commitInsertion(at: indexPath)
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

  /// Sets the controls that a row shows while it is being edited.
  func applyEditing(to cell: TableViewCell, at path: ItemPath) {
    let style = editingStyle(at: path)
    cell.editingStyle = style
    cell.reorderControl = showsReorderControl(cell, at: path)
    cell.editIndentation =
      interaction.isEditing && style == .none && !allowsMultipleSelectionDuringEditing
      && cell.shouldIndentWhileEditing && canEditRow(at: path) && shouldIndentRow(at: path)
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
    guard !(interaction.isEditing && allowsMultipleSelectionDuringEditing),
      canEditRow(at: path), !updates.isBehind
    else { return .none }
    eventLog.noteQuestion("editingStyle", about: path)
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// The kind of controls changed: rows that are being edited follow.
  func editingControlsChanged() {
    guard interaction.isEditing else { return }
    for cell in (display.rows + display.prepared).map(\.cell) {
      guard let path = row(of: cell)?.path else { continue }
      applyEditing(to: cell, at: path)
      cell.frameChanged()
    }
  }
}
