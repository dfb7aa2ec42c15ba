import Foundation
import RosterCells
import RosterDiff
import RosterViews

extension TableView {
  /// A cell of the data source for a row that comes on screen.
  ///
  /// - Parameter isShown: false for one that only waits to.
  func makeCell(at path: ItemPath, isShown: Bool = true) -> TableViewCell {
    eventLog.note(.provide(path))
    let (given, dequeued) = provide(at: path, existing: nil)
    var cell = given
    if let owner = cell.owner, owner !== self || isInUse(cell) {
      report(
        TableViewError(
          .foreignCell, path: path, "the cell for row at \(path) is in use for another row or table"
        ))
      cell = TableViewCell()
    }
    // Whoever keeps cells itself may give one that waits in the pool.
    if let key = cell.reuseKey, dequeued.last !== cell { pool.take(cell, under: key) }
    returnUnused(dequeued, except: cell, at: path)
    prepare(cell, at: path, isShown: isShown)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Calls the provider for a cell that stays. The same cell has to come back.
  func reconfigureCell(_ row: Display.Row) {
    eventLog.note(.reconfigure(row.path))
    let isIndented = row.cell.ownIndentationLevel != nil
    if isIndented { row.cell.takeLevel(nil) }
    let (cell, dequeued) = provide(at: row.path, existing: row.cell)
    if isIndented { row.cell.takeLevel(indentationLevel(at: row.path)) }
    if cell !== row.cell {
      report(
        TableViewError(
          .reconfigureMismatch, path: row.path,
          """
          Attempted to dequeue a cell for a different registration or reuse identifier than the \
          existing cell when reconfiguring an item, which is not allowed. You can only dequeue a \
          cell with the same registration or reuse identifier. (row at \(row.path))
          """))
    }
    for other in dequeued where other !== row.cell { recycle(other) }
    row.cell.setNeedsUpdateConfiguration()
    row.cell.updateConfigurationIfNeeded()
    row.cell.sizing.isStale = true
    row.cell.isDue = true
    display.needsCellUpdates = true
  }

  private func provide(
    at path: ItemPath, existing: TableViewCell?
  ) -> (TableViewCell, [TableViewCell]) {
    let outer = provision
    provision = Provision(path: path, existing: existing)
    ProviderScope.depth += 1
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
    ProviderScope.depth -= 1
    let dequeued = provision?.dequeued ?? []
    provision = outer
    return (cell, dequeued)
  }

  private func returnUnused(
    _ dequeued: [TableViewCell], except cell: TableViewCell, at path: ItemPath
  ) {
    for other in dequeued where other !== cell {
      report(
        TableViewError(
          .unreturnedCell, path: path,
          """
          Expected dequeued view to be returned to the table view in preparation for display. \
          (row at \(path))
          """))
      recycle(other)
    }
  }

  func isInUse(_ cell: TableViewCell) -> Bool {
    display.rows.contains { $0.cell === cell } || display.prepared.contains { $0.cell === cell }
  }

  /// Sets what the table knows about a row on its cell, before the cell is shown.
  func prepare(_ cell: TableViewCell, at path: ItemPath, isShown: Bool = true) {
    cell.isComing = true
    cell.owner = self
    cell.adopt(cell.traitOverride ?? traitCollection)
    cell.configuration.adopt(takeState(at: path), isOnScreen: isShown)
    cell.takeLevel(indentationLevel(at: path))
    applyStates(to: cell, at: path)
  }

  func applyStates(to cell: TableViewCell, at path: ItemPath) {
    if cell.flags.on.contains(.editing) != interaction.isEditing {
      cell.setEditing(interaction.isEditing, animated: false)
    }
    applyEditing(to: cell, at: path)
    applyExpansion(to: cell, at: path)
    // Most of the time no row has any of the other states.
    guard !selection.keys.isEmpty || isInteracting else { return cell.clearStates() }
    let key = key(at: path)
    cell.take(
      isSelected: selection.keys.contains(key), isHighlighted: interaction.highlighted == key)
    cell.change {
      $0.isFocused = interaction.focused == key
      $0.isSwiped = interaction.swipe?.key == key
      $0.isReordering = interaction.reordering?.key == key
      $0.cellDragState = interaction.reordering?.key == key ? .dragging : .none
    }
    // The row that is open may come back on screen, and its cell may go to another row.
    let swipe = interaction.swipe.flatMap { $0.key == key ? $0 : nil }
    if swipe?.number != cell.openSwipe?.number { cell.showSwipe(swipe) }
  }

  func display(_ row: Display.Row) {
    eventLog.note(.delegate("willDisplay", row.path))
    delegate?.tableView(self, willDisplay: row.cell, forRowAt: row.path)
    row.cell.updateConfigurationIfNeeded()
    if row.cell.sizing.isStale { row.cell.askForUpdate() }
  }

  /// A row left the visible part: its cell may wait for it.
  func leaveScreen(_ row: Display.Row) {
    tellEnd(row)
    guard preparedRowLimit > 0 else { return recycle(row.cell) }
    row.cell.removeFromSuperviewInLayout()
    display.prepared.append(row)
  }

  /// A row is gone, or gets another cell.
  func endDisplaying(_ row: Display.Row, isGone: Bool = false) {
    tellEnd(row, isGone: isGone)
    recycle(row.cell)
  }

  func tellEnd(_ row: Display.Row, isGone: Bool = false) {
    keepState(of: row, isGone: isGone)
    eventLog.note(.delegate("didEndDisplaying", row.path))
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  /// Takes a cell off the screen; it waits for another row if it can be used again.
  func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperviewInLayout()
    cell.configuration.release()
    cell.endObservation()
    cell.owner = nil
    cell.takeLevel(nil)
    cell.tenancy &+= 1
    // Whoever gets the cell next must not see the states of this row.
    cell.clearStates()
    cell.isDue = false
    if let key = cell.reuseKey { pool.put(cell, under: key) }
  }

  /// Takes the height that a row has to have.
  func setHeight(of cell: TableViewCell, at path: ItemPath) -> CGFloat {
    guard !updates.isBehind else { return geometry.span(ofRow: path)?.height ?? 0 }
    cell.sizing.isStale = false
    eventLog.noteQuestion("heightForRow", about: path)
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height = asked.asLength ?? fittingHeight(of: cell)
    geometry.setHeight(height, ofRow: path)
    return height
  }

  private func fittingHeight(of cell: TableViewCell) -> CGFloat {
    if cell.superview !== self { addSubviewInLayout(cell) }
    let offer = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    return cell.sizeThatFits(offer).height.asLength ?? 0
  }
}

/// Whether a provider is being called, in any table.
@MainActor enum ProviderScope {
  static var depth = 0
  /// What a header or footer is being asked for.
  static var edge: SectionEdge?
}
