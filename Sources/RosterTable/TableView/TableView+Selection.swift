import Foundation
import RosterDiff

extension TableView {
  /// The first selected row; nil when none is.
  public var indexPathForSelectedRow: ItemPath? { selectedPaths.first }

  /// The selected rows, from the top; nil, never empty, when none is.
  public var indexPathsForSelectedRows: [ItemPath]? {
    let paths = selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate; nil deselects all.
  ///
  /// - Throws: ``TableViewError`` of kind `pathOutOfRange`.
  public func selectRow(
    at indexPath: ItemPath?, animated: Bool, scrollPosition: ScrollPosition
  ) throws(TableViewError) {
    guard let indexPath else {
      return deselect(selectedPaths)
    }
    try requireRow(indexPath, "select")
    // A cell that hears of it may change the rows.
    let others = allowsSeveral ? [] : selectedPaths.filter { $0 != indexPath }
    guard let path = following(indexPath, { deselect(others) }),
      let now = following(path, { setSelected(path, true) }), scrollPosition != .none
    else { return }
    try scrollToRow(at: now, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without telling the delegate; a row that is not selected is left as it is.
  public func deselectRow(at indexPath: ItemPath, animated: Bool) {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return }
    setSelected(indexPath, false)
  }

  /// Whether rows can be selected now.
  var isSelectionAllowed: Bool {
    interaction.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsSeveral: Bool {
    interaction.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row as a tap does: the delegate is asked and told.
  ///
  /// - Returns: whether the selection changed or was confirmed.
  @discardableResult
  func userSelect(_ path: ItemPath) -> Bool {
    if allowsSeveral, selection.keys.contains(key(at: path)) { return userDeselect(path) }
    eventLog.note(.delegate("willSelect", path))
    guard let target = answer(about: path, { $0.tableView(self, willSelectRowAt: path) }) else {
      return false
    }
    interaction.selecting = key(at: target)
    if !allowsSeveral { deselectOthers() }
    guard let key = interaction.selecting, let now = self.path(of: key) else { return false }
    interaction.selecting = nil
    if let told = following(now, { setSelected(now, true) }) {
      eventLog.note(.delegate("didSelect", told))
      delegate?.tableView(self, didSelectRowAt: told)
    }
    postSelectionChange()
    return true
  }

  /// Deselects all rows but the one that is about to be selected; the delegate may keep some.
  private func deselectOthers() {
    followingEach(selectedPaths) { old in
      let key = key(at: old)
      if key != interaction.selecting, selection.keys.contains(key) { userDeselect(old) }
      return false
    }
  }

  @discardableResult
  private func userDeselect(_ path: ItemPath) -> Bool {
    eventLog.note(.delegate("willDeselect", path))
    guard let target = answer(about: path, { $0.tableView(self, willDeselectRowAt: path) }) else {
      return false
    }
    if let told = following(target, { setSelected(target, false) }) {
      eventLog.note(.delegate("didDeselect", told))
      delegate?.tableView(self, didDeselectRowAt: told)
    }
    if allowsSeveral { postSelectionChange() }
    return true
  }

  /// The row that the delegate gives in place of one. Where it gives that row itself, the row is
  /// followed, should the delegate have changed the rows.
  ///
  /// - Returns: nil where it refuses, or where the row is gone.
  private func answer(
    about path: ItemPath, _ ask: (any TableViewDelegate) -> ItemPath?
  ) -> ItemPath? {
    guard let delegate else { return path }
    var answer: ItemPath?
    let place = following(path) { answer = ask(delegate) }
    loadIfNeeded()
    let target = answer == path ? place : answer
    return target.flatMap { geometry.contains($0) ? $0 : nil }
  }

  /// Deselects rows without telling the delegate.
  func deselect(_ paths: [ItemPath]) {
    followingEach(paths) {
      setSelected($0, false)
      return false
    }
  }

  /// The cell that hears of it may change the rows.
  private func setSelected(_ path: ItemPath, _ isSelected: Bool) {
    let key = key(at: path)
    guard selection.keys.contains(key) != isSelected else { return }
    if isSelected { selection.keys.insert(key) } else { selection.keys.remove(key) }
    eventLog.note(isSelected ? .selected(path) : .deselected(path))
    cellForRow(at: path)?.setSelected(isSelected, animated: false)
  }

  private func postSelectionChange() {
    eventLog.note(.selectionChanged)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private var selectedPaths: [ItemPath] {
    loadIfNeeded()
    return selection.keys.compactMap(path(of:)).sorted()
  }
}
