import RosterCells
import RosterDiff

extension TableView {
  /// What a user does: drags a row to another place. The path counts when the row is taken out.
  ///
  /// - Returns: whether the row could be moved.
  @discardableResult
  public func dragRow(at source: ItemPath, to destination: ItemPath) -> Bool {
    guard beginReordering(at: source) else { return false }
    updateReordering(to: destination)
    return endReordering()
  }

  /// Takes a row up.
  @discardableResult
  public func beginReordering(at indexPath: ItemPath) -> Bool {
    layoutIfNeeded()
    guard let taken = beginGesture(at: indexPath, closesSwipe: true), !isInUpdate,
      interaction.reordering == nil, interaction.isEditing || dragInteractionEnabled
    else { return false }
    var canMove = false
    let place = following(taken) { canMove = canMoveRow(at: taken) }
    guard canMove, let path = place, !isInUpdate, interaction.reordering == nil else {
      return false
    }
    let key = key(at: path)
    interaction.reordering = .init(key: key, target: path)
    setDragState(.dragging, of: key)
    return true
  }

  /// Moves the row that was taken up over another place; the delegate may send it elsewhere.
  public func updateReordering(to proposed: ItemPath) {
    guard let reordering = interaction.reordering, let source = path(of: reordering.key) else {
      return
    }
    let place = clamped(proposed, source: source)
    interaction.reordering?.target = place
    eventLog.noteQuestion("targetForMove to \(place) from", about: source)
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: place) ?? place
    // A place that it agrees to follows the rows, should the delegate have changed them.
    guard target != place, let now = interaction.reordering.flatMap({ path(of: $0.key) }) else {
      return
    }
    interaction.reordering?.target = clamped(target, source: now)
  }

  /// The place of the row that is being dragged follows the next row behind it that lives on, or
  /// else the end of its section.
  ///
  /// - Parameters:
  ///   - source: the dragged row's old path.
  ///   - rows: the old number of rows of the section where it would go.
  func moveTarget(from source: ItemPath, rows: Int, by paths: RowMap) {
    guard let old = interaction.reordering?.target, let row = paths.newPath(forOld: source) else {
      return
    }
    if old == source {
      interaction.reordering?.target = row
      return
    }
    let isBehind = { (path: ItemPath, row: ItemPath) in
      path.section == row.section && path.row >= row.row
    }
    let first = old.row + (isBehind(old, source) ? 1 : 0)
    for next in first..<max(first, min(rows, first + Self.focusReach)) {
      let neighbour = ItemPath(row: next, section: old.section)
      guard neighbour != source, var place = paths.newPath(forOld: neighbour) else { continue }
      if isBehind(place, row) { place.row -= 1 }
      interaction.reordering?.target = place
      return
    }
    let section = paths.newSection(forOld: old.section) ?? row.section
    interaction.reordering?.target = clamped(ItemPath(row: .max, section: section), source: row)
  }

  /// Lets the row go where it is. In the middle of an update it stays taken up.
  @discardableResult
  public func endReordering() -> Bool {
    guard !isInUpdate, interaction.reordering != nil else { return false }
    // What is on its way comes first: the row goes to its place among the rows that are there then.
    identified?.settle()
    guard !isInUpdate, let dragged = interaction.reordering?.key, path(of: dragged) != nil else {
      return false
    }
    // The cell that hears of it may change the rows.
    setDragState(.none, of: dragged)
    guard !isInUpdate, let reordering = interaction.reordering,
      let source = path(of: reordering.key)
    else { return false }
    interaction.reordering = nil
    // Its row may have got another cell meanwhile.
    cell(for: reordering.key)?.change { ($0.isReordering, $0.cellDragState) = (false, .none) }
    let target = clamped(reordering.target, source: source)
    eventLog.note(.delegate("moveRow to \(target) from", source))
    if let identified {
      identified.userMoved(from: source, to: target)
      return true
    }
    let structures = updates.structures
    dataSource?.tableView(self, moveRowAt: source, to: target)
    guard source != target else { return true }
    guard structures == updates.structures else {
      // It has changed other rows, too: the paths are no longer those of before.
      invalidate()
      setNeedsLayout()
      return true
    }
    // The data source has moved its row; the table follows.
    var change = TableChange()
    change.movedRows = [.init(from: source, to: target)]
    if !carryOut(change, before(change)) {
      invalidate()
      setNeedsLayout()
    }
    return true
  }

  /// Puts the row back; nobody is told.
  public func cancelReordering() {
    guard let reordering = interaction.reordering else { return }
    setDragState(.none, of: reordering.key)
    interaction.reordering = nil
  }

  func canMoveRow(at path: ItemPath) -> Bool {
    guard !updates.isBehind else { return false }
    eventLog.noteQuestion("canMoveRow", about: path)
    var canReorder = false
    let place =
      identified == nil
      ? path : asking(about: path) { canReorder = identified?.canReorder(at: path) == true }
    guard !canReorder, let now = place else { return canReorder }
    return dataSource?.tableView(self, canMoveRowAt: now) ?? false
  }

  func showsReorderControl(_ cell: TableViewCell, at path: ItemPath) -> Bool {
    interaction.isEditing && cell.showsReorderControl && canMoveRow(at: path)
  }

  /// A place that exists once the row is taken out.
  private func clamped(_ path: ItemPath, source: ItemPath) -> ItemPath {
    let section = min(max(0, path.section), max(0, geometry.numberOfSections - 1))
    let rows = geometry.numberOfRows(inSection: section) - (section == source.section ? 1 : 0)
    return ItemPath(row: min(max(0, path.row), max(0, rows)), section: section)
  }

  private func setDragState(_ state: CellConfigurationState.DragState, of key: RowKey) {
    guard let cell = cell(for: key) else { return }
    cell.change {
      $0.isReordering = state != .none
      $0.cellDragState = state
    }
    cell.dragStateDidChange(state)
  }
}
