import Foundation
import RosterDiff

extension TableView {
  /// What has to be known about the rows before a change.
  struct Before {
    /// Rows on screen, from the first that shows as a whole, with where they stand.
    var anchors: [(path: ItemPath, top: CGFloat)] = []
    var focused: (path: ItemPath, rows: Int)?
    /// Selected rows that the change may take away.
    var selected: [(key: AnyHashable, path: ItemPath)] = []
  }

  /// Notes what a change may touch, as long as the data source still has the old rows.
  ///
  /// - Complexity: the number of selected rows or of deleted ones, whichever is smaller.
  func before(_ change: TableChange) -> Before {
    var before = Before(anchors: anchorCandidates)
    if let path = indexPathForFocusedRow {
      before.focused = (path, geometry.numberOfRows(inSection: path.section))
    }
    guard !selection.keys.isEmpty else { return before }
    let gone = change.deletedRows.reduce(0) { $0 + $1.rows.count }
    if selection.keys.count <= gone || !change.deletedSections.isEmpty || identified == nil {
      before.selected = selection.keys.compactMap { key in path(of: key).map { (key, $0) } }
    } else {
      for run in change.deletedRows {
        for row in run.rows {
          let path = ItemPath(row: row, section: run.section)
          let key = key(at: path)
          if selection.keys.contains(key) { before.selected.append((key, path)) }
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
    let paths = RowMap(change)
    guard geometry.apply(change) else { return false }
    updates.isBusy = true
    eventLog.note(.batch(change.lines))
    closeSwipe(.update(paths: paths, change: change))
    moveSelection(before, by: paths)
    moveInteraction(by: paths)
    let gone = moveDisplayedRows(by: paths)
    moveEdgeViews(by: paths)
    keepInView(before.anchors, paths)
    for row in gone { endDisplaying(row) }
    if let focused = before.focused { moveFocus(from: focused, by: paths) }
    updates.isBusy = false
    // The structure is shown first; what is shown anew is asked for at its new place.
    tile()
    showAnew(change)
    return true
  }

  private func showAnew(_ change: TableChange) {
    let reloadedSections = Set(change.reloadedSections)
    let reloadedRows = Set(change.reloadedRows)
    guard !reloadedSections.isEmpty || !reloadedRows.isEmpty || !change.reconfiguredRows.isEmpty
    else { return }
    let isReloaded = { (path: ItemPath) in
      reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
    updates.isBusy = true
    let old = display.rows.filter { isReloaded($0.path) }
    display.rows.removeAll { isReloaded($0.path) }
    let dropped = display.prepared.filter { isReloaded($0.path) }
    display.prepared.removeAll { isReloaded($0.path) }
    for section in reloadedSections { reloadEdges(of: section) }
    for row in old { tellEnd(row) }
    for path in change.reconfiguredRows {
      if let index = display.index(of: path) {
        reconfigureCell(display.rows[index])
      } else if let row = display.prepared.first(where: { $0.path == path }) {
        reconfigureCell(row)
      }
    }
    updates.isBusy = false
    tile()
    // The old cells go to the pool only now: a reloaded row gets another cell.
    for row in old + dropped { recycle(row.cell) }
  }

  /// The rows on screen, from the first that shows as a whole, with where they stand.
  var anchorCandidates: [(path: ItemPath, top: CGFloat)] {
    guard bounds.origin.y > 0 else { return [] }
    let top = window.lowerBound
    let places = display.rows.compactMap { row in
      geometry.span(ofRow: row.path).map { (path: row.path, top: $0.top) }
    }
    return places.filter { $0.top >= top } + places.filter { $0.top < top }.reversed()
  }

  /// Scrolls so that the first row in view that lives on stays where it is.
  private func keepInView(_ anchors: [(path: ItemPath, top: CGFloat)], _ paths: RowMap) {
    for anchor in anchors {
      guard let path = paths.newPath(forOld: anchor.path), let top = geometry.span(ofRow: path)?.top
      else { continue }
      if top != anchor.top { bounds.origin.y += top - anchor.top }
      return clampOffset()
    }
    clampOffset()
  }

  /// Gives the rows on screen their new paths; gives back those that are gone.
  private func moveDisplayedRows(by paths: RowMap) -> [Display.Row] {
    var gone: [Display.Row] = []
    func moved(_ rows: [Display.Row], noting: Bool) -> [Display.Row] {
      rows.compactMap { row in
        guard let path = paths.newPath(forOld: row.path) else {
          if noting { gone.append(row) } else { recycle(row.cell) }
          return nil
        }
        return Display.Row(path: path, cell: row.cell)
      }
    }
    display.rows = moved(display.rows, noting: true).sorted { $0.path < $1.path }
    display.prepared = moved(display.prepared, noting: false)
    display.prefetched = Set(display.prefetched.compactMap(paths.newPath))
    return gone
  }

  /// Selected rows that are gone are selected no longer; nobody is asked. Keys that are paths
  /// follow their rows; identifiers need not.
  private func moveSelection(_ before: Before, by paths: RowMap) {
    var isChanged = false
    for (key, path) in before.selected.sorted(by: { $0.path < $1.path }) {
      guard paths.newPath(forOld: path) == nil else { continue }
      selection.keys.remove(key)
      eventLog.note(.selectionLost(path))
      isChanged = true
    }
    if isChanged { eventLog.note(.selectionChanged) }
    guard identified == nil else { return }
    selection.keys = Set(
      before.selected.compactMap { paths.newPath(forOld: $0.path).map(AnyHashable.init) })
  }

  private func moveInteraction(by paths: RowMap) {
    guard identified == nil else { return dropInteractionOfLostRows() }
    let move = { (key: AnyHashable) -> AnyHashable? in
      (key.base as? ItemPath).flatMap(paths.newPath).map(AnyHashable.init)
    }
    interaction.highlighted = interaction.highlighted.flatMap(move)
    interaction.touched = interaction.touched.flatMap(move)
    interaction.focused = interaction.focused.flatMap(move)
    interaction.lastFocused = interaction.lastFocused.flatMap(move)
    if let key = interaction.swipe?.key { interaction.swipe?.key = move(key) ?? key }
    guard let reordering = interaction.reordering else { return }
    guard let key = move(reordering.key) else { return cancelReordering() }
    interaction.reordering?.key = key
  }

  /// The focus of a row that is gone goes to the next row that lives on, or to the one before.
  private func moveFocus(from old: (path: ItemPath, rows: Int), by paths: RowMap) {
    guard paths.newPath(forOld: old.path) == nil else { return }
    let after = stride(from: old.path.row + 1, to: old.rows, by: 1)
    let front = stride(from: old.path.row - 1, through: 0, by: -1)
    for row in Array(after.prefix(Self.focusReach)) + Array(front.prefix(Self.focusReach)) {
      let neighbour = ItemPath(row: row, section: old.path.section)
      guard let path = paths.newPath(forOld: neighbour) else { continue }
      return setFocused(key(at: path), from: old.path, to: path)
    }
    setFocused(nil, from: old.path, to: nil)
  }

  /// How far a lost focus looks for another row.
  private static var focusReach: Int { 1_000 }

  /// Ends what the user was doing with rows that are gone.
  func dropInteractionOfLostRows() {
    let isGone = { (key: AnyHashable?) in key.map { self.path(of: $0) == nil } ?? false }
    if isGone(interaction.highlighted) { interaction.highlighted = nil }
    if isGone(interaction.touched) { interaction.touched = nil }
    if isGone(interaction.lastFocused) { interaction.lastFocused = nil }
    if isGone(interaction.reordering?.key) { cancelReordering() }
    if isGone(interaction.swipe?.key) { closeSwipe(.gone) }
  }
}
