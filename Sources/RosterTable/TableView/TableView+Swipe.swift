import RosterCells
import RosterDiff
import RosterViews

/// Why an open row closes.
enum SwipeEnd {
  case reload, width, scroll, tap, editing, action, other, gone
  case update(paths: RowMap, change: TableChange)
}

extension TableView {
  /// The actions of a row at an edge; none where there are none.
  public func swipeActions(at indexPath: ItemPath, edge: SwipeEdge) -> SwipeActionsConfiguration? {
    loadIfNeeded()
    guard geometry.contains(indexPath), !interaction.isEditing else { return nil }
    return actions(at: indexPath, edge: edge)
  }

  private func actions(at indexPath: ItemPath, edge: SwipeEdge) -> SwipeActionsConfiguration? {
    // Whoever is asked may change the rows.
    var given: SwipeActionsConfiguration?
    var canEdit = false
    let place = following(indexPath) {
      given = cellForRow(at: indexPath)?.hostedSwipeActions(edge)
    }
    if let given { return given }
    let row = place.flatMap { path in
      following(path) { given = identified?.swipeActions(at: path, edge: edge) }
    }
    if let given { return given.ifAny }
    let edited = row.flatMap { path in following(path) { canEdit = canEditRow(at: path) } }
    guard canEdit, let path = edited else { return nil }
    let asked = following(path) { given = delegateActions(at: path, edge: edge) }
    if let given { return given.ifAny }
    return edge == .trailing ? asked.flatMap(defaultActions) : nil
  }

  private func delegateActions(
    at path: ItemPath, edge: SwipeEdge
  ) -> SwipeActionsConfiguration? {
    guard !updates.isBehind else { return nil }
    eventLog.noteQuestion("\(edge)SwipeActions", about: path)
    return switch edge {
    case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  /// What a user does: swipes a row until its actions show, or all the way.
  ///
  /// - Parameter full: swipes all the way: the first action runs, if the actions allow it.
  /// - Returns: whether the row has opened, or an action has run.
  @discardableResult
  public func swipeRow(at indexPath: ItemPath, edge: SwipeEdge, full: Bool = false) -> Bool {
    layoutIfNeeded()
    var actions: SwipeActionsConfiguration?
    let place = beginGesture(at: indexPath).flatMap { path in
      following(path) { actions = swipeActions(at: path, edge: edge) }
    }
    guard let path = place, let configuration = actions, !configuration.actions.isEmpty else {
      closeSwipe(.other)
      return false
    }
    guard open(path, edge, configuration) else { return false }
    if full, configuration.performsFirstActionWithFullSwipe { performSwipeAction(0) }
    return true
  }

  /// The actions of the row that is open, from the edge inwards.
  public var openSwipeActions: [ContextualAction] { interaction.swipe?.actions ?? [] }

  /// The row that is open.
  public var indexPathForSwipedRow: ItemPath? { (interaction.swipe?.key).flatMap(path(of:)) }

  /// The row that is open, and at which edge.
  package var openStrip: (path: ItemPath, edge: SwipeEdge)? {
    guard let swipe = interaction.swipe, let path = path(of: swipe.key) else { return nil }
    return (path, swipe.edge)
  }

  /// Presses an action of the row that is open.
  ///
  /// The row is the one that was swiped, wherever it is by now. A destructive action removes
  /// nothing by itself: the data decides.
  public func performSwipeAction(_ index: Int) {
    guard let swipe = interaction.swipe, swipe.actions.indices.contains(index) else { return }
    let action = swipe.actions[index]
    let path = path(of: swipe.key)
    eventLog.note(.action(action.title ?? "", path))
    let view = path.flatMap(cellForRow(at:)) ?? PlatformView()
    var isDone = false
    action.handler(action, view) { [weak self] performed in
      guard let self, !isDone else { return }
      isDone = true
      eventLog.note(.actionDone(action.title ?? "", performed))
      // The row may have been closed and opened again since.
      if interaction.swipe?.number == swipe.number { closeSwipe(.action) }
    }
  }

  /// Closes the row that is open.
  public func closeSwipe() { closeSwipe(.other) }

  /// A press anywhere beside open actions closes them, and does nothing else.
  ///
  /// - Returns: whether there were any.
  func closesSwipeInstead() -> Bool {
    guard interaction.swipe != nil else { return false }
    closeSwipe(.tap)
    return true
  }

  func closeSwipe(_ end: SwipeEnd) {
    guard let swipe = interaction.swipe else { return }
    var place = path(of: swipe.key)
    if case .update(let paths, let change) = end {
      if identified == nil {
        place = (swipe.key.identifier as? ItemPath).flatMap(paths.newPath)
      }
      // A row that lives on and is not reloaded stays open, whatever the others do.
      if let place, !change.reloadedRows.contains(place),
        !change.reloadedSections.contains(place.section)
      {
        return
      }
    }
    interaction.swipe = nil
    eventLog.note(.swipeClosed(place))
    // In the middle of a change the rows on screen have their old paths: the cell is known by what
    // it shows.
    let shown = display.rows + display.prepared
    let now = followingIfThere(place) {
      shown.first { $0.cell.openSwipe?.number == swipe.number }?.cell.hideSwipe()
      swipe.presentationHandler?(false)
    }
    guard !swipe.isConfirmation else { return }
    tellEndEditing(now)
  }

  private func tellEndEditing(_ path: ItemPath?) {
    eventLog.note(.delegate("didEndEditing", path ?? ItemPath(row: -1, section: -1)))
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Opens the trailing actions of a row that is being edited, or closes them.
  func confirmDeletion(at path: ItemPath) {
    let isOpen = interaction.swipe?.key == key(at: path)
    guard let row = following(path, { closeSwipe(.other) }), !isOpen else { return }
    var configuration: SwipeActionsConfiguration?
    let place = following(row) { configuration = actions(at: row, edge: .trailing) }
    guard let place, let configuration, !configuration.actions.isEmpty else { return }
    open(place, .trailing, configuration)
  }

  /// - Returns: whether the row is open with the actions, or was open at the edge.
  @discardableResult
  private func open(
    _ path: ItemPath, _ edge: SwipeEdge, _ configuration: SwipeActionsConfiguration
  ) -> Bool {
    if let swipe = interaction.swipe, swipe.key == key(at: path), swipe.edge == edge {
      return true
    }
    let isConfirmation = interaction.isEditing
    // The delegate may change the rows, open another one meanwhile, or begin to edit.
    guard let path = following(path, { closeSwipe(.other) }) else { return false }
    let place = following(path) {
      if !isConfirmation {
        eventLog.note(.delegate("willBeginEditing", path))
        delegate?.tableView(self, willBeginEditingRowAt: path)
      }
      closeSwipe(.other)
    }
    guard let now = place, interaction.isEditing == isConfirmation else {
      if !isConfirmation { tellEndEditing(place) }
      return false
    }
    interaction.swipes &+= 1
    let number = interaction.swipes
    interaction.swipe = Interaction.Swipe(
      number: number, key: key(at: now), edge: edge, actions: configuration.actions,
      isConfirmation: isConfirmation, presentationHandler: configuration.presentationHandler)
    eventLog.note(.swipeOpened(now, edge: edge.rawValue))
    if let cell = cellForRow(at: now) {
      cell.change { $0.isSwiped = true }
      cell.showSwipe(interaction.swipe)
    }
    configuration.presentationHandler?(true)
    return interaction.swipe?.number == number
  }

  /// The classic delete button of rows that the data source lets be deleted.
  private func defaultActions(at path: ItemPath) -> SwipeActionsConfiguration? {
    var style = TableViewCell.EditingStyle.none
    let place = following(path) { style = editingStyle(at: path) }
    guard style == .delete, let path = place else { return nil }
    let (key, changes) = (key(at: path), updates.changes)
    eventLog.noteQuestion("titleForDeleteConfirmation", about: path)
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = ContextualAction(style: .destructive, title: title) {
      [weak self] action, _, done in
      guard let self, let row = rowToDelete(by: action, made: (key, changes)) else {
        return done(false)
      }
      commit(.delete, at: row)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }

  /// The row that is open with an action; for an action that is not, the row that it was made for,
  /// as long as that is sure to be the same.
  private func rowToDelete(
    by action: ContextualAction, made: (key: RowKey, changes: Int)
  ) -> ItemPath? {
    if let swipe = interaction.swipe, swipe.actions.contains(where: { $0 === action }) {
      return path(of: swipe.key)
    }
    return identified != nil || made.changes == updates.changes ? path(of: made.key) : nil
  }
}

extension SwipeActionsConfiguration {
  /// Nothing, if there are no actions.
  fileprivate var ifAny: SwipeActionsConfiguration? { actions.isEmpty ? nil : self }
}
