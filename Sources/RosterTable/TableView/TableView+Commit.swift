import Foundation
import RosterCells
import RosterDiff

extension TableView {
  /// What has to be known about the rows before a change.
  struct Before {
    var focused: FocusedRow?
    /// The row that is being dragged, and how many rows there are where it would go.
    var dragged: (path: ItemPath, rows: Int)?
    /// Rows that are selected or keep state, and that the change may take away.
    var marked: [(key: RowKey, path: ItemPath)] = []
  }

  /// Notes what a change may touch, as long as the data source still has the old rows.
  ///
  /// - Complexity: the number of rows that are selected or keep state, or of deleted ones,
  ///   whichever is smaller.
  func before(_ change: TableChange) -> Before {
    var before = Before()
    before.focused = focusedRow
    if let reordering = interaction.reordering, let path = path(of: reordering.key) {
      before.dragged = (path, geometry.numberOfRows(inSection: reordering.target.section))
    }
    guard !selection.keys.isEmpty || !states.isEmpty else { return before }
    var gone = change.deletedRows
    gone += change.deletedSections.map {
      .init(section: $0, rows: 0..<geometry.numberOfRows(inSection: $0))
    }
    let deleted = gone.reduce(0) { $0 + $1.rows.count }
    if identified == nil || selection.keys.count + states.count <= deleted {
      let keys = selection.keys.union(states.keys)
      before.marked = keys.compactMap { key in path(of: key).map { (key, $0) } }
    } else {
      for run in gone {
        for row in run.rows {
          let path = ItemPath(row: row, section: run.section)
          let key = key(at: path)
          guard selection.keys.contains(key) || states[key] != nil else { continue }
          before.marked.append((key, path))
        }
      }
    }
    return before
  }

  /// Carries out a change that was checked: counts and places first, then the rows on screen, then
  /// what is shown anew.
  ///
  /// - Returns: false when the change does not fit; nothing has changed then.
  /// - Complexity: O(*k* log *n*) for *k* changes, and O(log *k*) for each row on screen.
  func carryOut(_ change: TableChange, _ before: Before) -> Bool {
    var next = geometry
    guard next.apply(change) else { return false }
    carryOut(change, RowMap(change), before, to: next)
    return true
  }

  /// Carries out a change that leads to a geometry.
  func carryOut(
    _ change: TableChange, _ paths: RowMap, _ before: Before, to next: TableGeometry
  ) {
    geometry = next
    noteIdentities()
    // UIKit's table waits to be told that its index changed; here the sections' identifiers tell.
    if change.changesSections, identified != nil { reloadSectionIndexTitles() }
    updates.isBusy = true
    updates.changes &+= 1
    if change.isStructural { updates.structures &+= 1 }
    eventLog.note(.batch(change.lines))
    for (kind, animation) in change.animations.named { eventLog.note(.animation(kind, animation)) }
    lookAhead(at: change)
    if isInteracting { closeSwipe(.update(paths: paths, change: change)) }
    moveMarks(before, by: paths)
    if let dragged = before.dragged {
      moveTarget(from: dragged.path, rows: dragged.rows, by: paths)
    }
    moveInteraction(by: paths)
    if change.changesSections { moveEdgeStates(by: paths) }
    let isIntact = shiftDisplayedRows(by: paths)
    if !isIntact {
      let anchor = rowToKeepInView(paths, focused: before.focused)
      let gone = moveDisplayedRows(by: paths)
      keepInView(anchor)
      moveEdgeViews(by: paths)
      for row in gone { endDisplaying(row, isGone: true) }
    }
    if let focused = before.focused { moveFocus(from: focused, by: paths) }
    let anew = cellsToShowAnew(change)
    if isIntact { placeViews() }
    updates.isBusy = false
    // The structure is shown first; what is shown anew is asked for at its new place.
    if !isIntact || change.changesSections && hasUnaskedEdges {
      tile()
    } else if hasScrolledSincePrefetch {
      setNeedsLayout()
    }
    if let anew { showAnew(anew) }
    if isIntact { runWaiting() }
  }

  /// The cells of rows that are reloaded or configured again. Their rows may move on while others
  /// are shown, and rows without a cell get a fresh one anyway.
  @MainActor private struct ShownAnew {
    var reloaded: [ObjectIdentifier: Tenant] = [:]
    var reconfigured: [Tenant] = []
  }

  /// A cell in the service of one row: it may be handed out for another one since.
  @MainActor private struct Tenant {
    let cell: TableViewCell
    private let tenancy: Int

    init(_ cell: TableViewCell) { (self.cell, tenancy) = (cell, cell.tenancy) }

    var isSame: Bool { tenancy == cell.tenancy }
  }

  /// Headers and footers of reloaded sections are taken off here.
  private func cellsToShowAnew(_ change: TableChange) -> ShownAnew? {
    guard
      !change.reloadedSections.isEmpty || !change.reloadedRows.isEmpty
        || !change.reconfiguredRows.isEmpty
    else { return nil }
    let reloadedSections = Set(change.reloadedSections)
    let reloadedRows = Set(change.reloadedRows)
    var anew = ShownAnew()
    anew.reconfigured = change.reconfiguredRows.compactMap { cellForRow(at: $0).map(Tenant.init) }
    if !reloadedSections.isEmpty || !reloadedRows.isEmpty {
      for row in display.rows + display.prepared
      where reloadedRows.contains(row.path) || reloadedSections.contains(row.path.section) {
        anew.reloaded[ObjectIdentifier(row.cell)] = Tenant(row.cell)
      }
    }
    for section in reloadedSections.sorted() { reloadEdges(of: section) }
    return anew
  }

  private func showAnew(_ anew: ShownAnew) {
    updates.isBusy = true
    var (old, dropped): ([Display.Row], [Display.Row]) = ([], [])
    if !anew.reloaded.isEmpty {
      let isReloaded = { (row: Display.Row) in
        anew.reloaded[ObjectIdentifier(row.cell)]?.isSame == true
      }
      old = display.rows.filter(isReloaded)
      display.rows.removeAll(where: isReloaded)
      dropped = display.prepared.filter(isReloaded)
      display.prepared.removeAll(where: isReloaded)
    }
    for row in old { tellEnd(row) }
    reconfigure(anew.reconfigured[...])
    updates.isBusy = false
    tile()
    // The old cells go to the pool only now: a reloaded row gets another cell, unless the data
    // source keeps its cells itself and gives the same one again.
    for row in old + dropped where !isInUse(row.cell) { recycle(row.cell) }
  }

  /// Configures cells again, each wherever it is by now. If the data goes ahead meanwhile, the rest
  /// waits until the table has followed.
  private func reconfigure(_ cells: ArraySlice<Tenant>) {
    var cells = cells
    while let tenant = cells.first {
      if updates.isBehind {
        return whenIdle { [weak self] in self?.reconfigure(cells) }
      }
      cells.removeFirst()
      if tenant.isSame, let row = row(of: tenant.cell) { reconfigureCell(row) }
    }
  }

  /// Selected rows that are gone are selected no longer; nobody is asked. Keys that are paths
  /// follow their rows; identifiers need not.
  private func moveMarks(_ before: Before, by paths: RowMap) {
    guard !before.marked.isEmpty || identified == nil else { return }
    var isChanged = false
    for (key, path) in before.marked.sorted(by: { $0.path < $1.path }) {
      guard paths.newPath(forOld: path) == nil else { continue }
      states.removeValue(forKey: key)?.dismantle()
      guard selection.keys.remove(key) != nil else { continue }
      eventLog.note(.selectionLost(path))
      isChanged = true
    }
    if isChanged { eventLog.note(.selectionChanged) }
    guard identified == nil else { return }
    var moved: (keys: Set<RowKey>, states: [RowKey: HostedState]) = ([], [:])
    for (key, path) in before.marked {
      guard let new = paths.newPath(forOld: path).map({ RowKey($0) }) else { continue }
      if selection.keys.contains(key) { moved.keys.insert(new) }
      moved.states[new] = states[key]
    }
    (selection.keys, states) = moved
  }

  private func moveInteraction(by paths: RowMap) {
    guard followsRows else { return }
    guard identified == nil else { return dropInteractionOfLostRows() }
    let move = { (key: RowKey) -> RowKey? in
      (key.identifier as? ItemPath).flatMap(paths.newPath).map { RowKey($0) }
    }
    interaction.highlighted = interaction.highlighted.flatMap(move)
    interaction.touched = interaction.touched.flatMap(move)
    interaction.selecting = interaction.selecting.flatMap(move)
    interaction.focused = interaction.focused.flatMap(move)
    interaction.lastFocused = interaction.lastFocused.flatMap(move)
    interaction.followed = interaction.followed.map { $0.flatMap(move) }
    if let key = interaction.swipe?.key { interaction.swipe?.key = move(key) ?? key }
    guard let reordering = interaction.reordering else { return }
    guard let key = move(reordering.key) else { return cancelReordering() }
    interaction.reordering?.key = key
  }

  /// Asks or tells somebody about a row, who may change the rows meanwhile.
  ///
  /// - Returns: where the row is afterwards; nil when it is gone.
  func following(_ path: ItemPath, _ tell: () -> Void) -> ItemPath? {
    guard geometry.contains(path) else { return nil }
    interaction.followed.append(key(at: path))
    tell()
    return (interaction.followed.popLast() ?? nil).flatMap(self.path(of:))
  }

  /// Begins a gesture on a row: a touch and, where a row may not stay open, that row end first.
  /// Whoever hears of it may change the rows.
  ///
  /// - Returns: where the row is afterwards; nil when there is none.
  func beginGesture(at path: ItemPath, closesSwipe: Bool = false) -> ItemPath? {
    let end = {
      if closesSwipe { self.closeSwipe(.other) }
      self.cancelTouch()
    }
    guard geometry.contains(path) else {
      end()
      return nil
    }
    return following(path, end)
  }

  /// Ends what the user was doing with rows that are gone.
  func dropInteractionOfLostRows() {
    let isGone = { (key: RowKey?) in key.map { self.path(of: $0) == nil } ?? false }
    if isGone(interaction.highlighted) { interaction.highlighted = nil }
    if isGone(interaction.touched) { interaction.touched = nil }
    if isGone(interaction.selecting) { interaction.selecting = nil }
    if isGone(interaction.lastFocused) { interaction.lastFocused = nil }
    interaction.followed = interaction.followed.map { isGone($0) ? nil : $0 }
    if isGone(interaction.reordering?.key) { cancelReordering() }
    if isGone(interaction.swipe?.key) { closeSwipe(.gone) }
  }
}
