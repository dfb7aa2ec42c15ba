import RosterDiff

/// Cells that wait for their rows: of rows that left the screen, and of rows that come next.
extension TableView {
  /// A cell that waits for a row, made ready to be shown.
  func preparedCell(at path: ItemPath) -> TableViewCell? {
    guard let index = display.prepared.firstIndex(where: { $0.path == path }) else { return nil }
    let cell = display.prepared.remove(at: index).cell
    prepare(cell, at: path)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Lets go of the cells that have waited longest.
  func trimPrepared() {
    while display.prepared.count > max(0, preparedRowLimit) {
      recycle(display.prepared.removeFirst().cell)
    }
  }

  /// Makes the next row's cell ready in the next turn, when there is time.
  func planPreparing(isDown: Bool) {
    let isPlanned = display.preparesDown != nil
    display.preparesDown = isDown
    guard !isPlanned else { return }
    turns.add { [weak self] in self?.prepareAhead() }
  }

  private func prepareAhead() {
    guard let isDown = display.preparesDown else { return }
    display.preparesDown = nil
    guard !isInUpdate, !updates.needsReload, isPrefetchingEnabled, preparedRowLimit > 0,
      let edge = isDown ? display.rows.last?.path : display.rows.first?.path,
      let path = isDown ? geometry.row(after: edge) : geometry.row(before: edge),
      cellForRow(at: path) == nil
    else { return }
    updates.isBusy = true
    let generation = updates.generation
    let (anchor, height) = (currentAnchor, geometry.height)
    let cell = makeCell(at: path, isShown: false)
    var row = Display.Row(path: path, cell: cell)
    row.height = setHeight(of: cell, at: path)
    cell.hasCome()
    updates.isBusy = false
    guard generation == updates.generation else {
      recycle(cell)
      return runWaiting()
    }
    keepState(of: row, isGone: false)
    cell.removeFromSuperviewInLayout()
    display.prepared.append(row)
    trimPrepared()
    // A row above that is not as high as it counted moves those below.
    if geometry.height != height {
      keepInView(bounds.origin.y > 0 ? anchor : nil)
      display.lastPrefetchOffset = bounds.origin.y
      setNeedsLayout()
    }
    runWaiting()
  }
}
