import Foundation
import RosterCells
import RosterDiff
import RosterViews

extension TableView {
  /// Brings the rows of the visible part on screen, and takes the others off.
  func tile() {
    if updates.isBehind { runWaiting() }
    loadIfNeeded()
    guard !updates.isBusy, updates.depth == 0 else {
      updates.isLayoutDue = true
      return
    }
    // Loading was interrupted each time: nothing that is known of the rows holds.
    guard !updates.needsReload else {
      setNeedsLayout()
      return scheduleTurn()
    }
    updates.isBusy = true
    let generation = updates.generation
    measureAnewIfWidthChanged()
    askSectionIndexTitles()
    let focused = focusAnchor
    updateDisplayedCells()
    if generation == updates.generation, focused != nil { keepInView(focused) }
    var loaded = keepLoadedInView()
    for _ in 0..<Self.settlingRounds where generation == updates.generation {
      clampOffset()
      takeOffRowsOutside()
      let anchor = currentAnchor ?? loaded
      loaded = nil
      guard generation == updates.generation, bringOnRows() else { break }
      let offset = bounds.origin.y
      // Rows above turned out higher or lower than estimated: what was in view stays in view.
      if let anchor, let top = geometry.span(ofRow: anchor.path)?.top,
        offset > 0 || anchor.path == focusAnchor?.path
      {
        bounds.origin.y += top - anchor.top
      }
      // What turned out lower may end above the bottom.
      clampOffset()
      if bounds.origin.y == offset { break }
    }
    // What was interrupted is looked at as a whole again.
    if generation != updates.generation { display.needsCellUpdates = true }
    clampOffset()
    // Rows that turned out lower than estimated may end above the visible part.
    if display.needsPlacing { takeOffRowsOutside() }
    trimPrepared()
    dropOfferedEdges()
    placeViews()
    updates.isBusy = false
    prefetchIfNeeded()
    runWaiting()
  }

  /// The part of the content that shows, without the table's header.
  var window: Range<CGFloat> {
    let top = bounds.origin.y - contentTop
    return top..<top + max(0, bounds.height)
  }

  /// Where the first section begins.
  var contentTop: CGFloat { tableHeaderView?.frame.height.asLength ?? 0 }

  /// The first row that shows as a whole, and where it stands; or the row with the focus.
  var currentAnchor: (path: ItemPath, top: CGFloat)? {
    if let anchor = focusAnchor { return anchor }
    let top = window.lowerBound
    var first: (path: ItemPath, top: CGFloat)?
    for index in display.rows.indices {
      let path = display.rows[index].path
      guard let span = geometry.span(ofRow: path) else { continue }
      if first == nil || span.top >= top { first = (path, span.top) }
      if span.top >= top { break }
    }
    return first
  }

  func clampOffset() {
    loadIfNeeded()
    let longest = max(0, contentHeight - bounds.height)
    let offset = min(max(0, bounds.origin.y), longest)
    if offset != bounds.origin.y { bounds.origin.y = offset }
  }

  static var settlingRounds: Int { 8 }

  private func measureAnewIfWidthChanged() {
    guard display.width != bounds.width else { return }
    fitSectionIndex()
    if display.width >= 0 {
      forgetHeights()
      closeSwipe(.width)
    }
    display.placeAnew()
    display.width = bounds.width
  }

  /// Runs the configuration updates that are due and takes the heights that result.
  private func updateDisplayedCells() {
    guard display.needsCellUpdates else { return }
    display.needsCellUpdates = false
    // Handlers and delegates may do anything to the table meanwhile.
    let generation = updates.generation
    var index = 0
    while generation == updates.generation, let next = display.rows.firstDue(from: index) {
      index = next
      let row = display.rows[index]
      row.cell.isDue = false
      row.cell.updateConfigurationIfNeeded()
      guard generation == updates.generation else { break }
      if row.cell.sizing.isStale {
        let height = setHeight(of: row.cell, at: row.path)
        guard generation == updates.generation, index < display.rows.count,
          display.rows[index].cell === row.cell
        else {
          // It is asked again.
          (row.cell.sizing.isStale, row.cell.isDue) = (true, true)
          break
        }
        display.setHeight(height, at: index)
      }
      index += 1
    }
  }

  /// Takes rows off at both ends; between the ends nothing can be outside.
  private func takeOffRowsOutside() {
    let window = window
    while let path = display.rows.first?.path {
      if let span = geometry.span(ofRow: path), span.top + span.height > window.lowerBound {
        break
      }
      leaveScreen(display.rows.removeFirst())
    }
    while let path = display.rows.last?.path {
      if let span = geometry.span(ofRow: path), span.top < window.upperBound { break }
      leaveScreen(display.rows.removeLast())
    }
  }

  /// - Returns: false when the table was reloaded meanwhile.
  private func bringOnRows() -> Bool {
    let generation = updates.generation
    let window = window
    var index = 0
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    let first = geometry.section(atHeight: max(0, window.lowerBound))?.index
    guard !window.isEmpty, geometry.numberOfSections > 0,
      var section = first ?? geometry.numberOfSections - 1 as Int?
    else {
      while let row = display.rows.popLast() { leaveScreen(row) }
      keepEdges(headers: headers, footers: footers)
      return true
    }
    section = firstSection(inFrontOf: section)
    var y = geometry.top(ofSection: section) ?? 0
    while y < window.upperBound, geometry[section] != nil {
      y += showEdge(.header, of: section, at: y, in: window, shown: &headers)
      guard generation == updates.generation else { return false }
      guard let rows = geometry[section]?.rows else { break }
      var row = firstRow(of: rows, below: window.lowerBound - y)
      if let row, let span = geometry.span(ofRow: ItemPath(row: row, section: section)) {
        y = span.top
      } else {
        y += rows.height
      }
      while let place = row, y < window.upperBound {
        let path = ItemPath(row: place, section: section)
        let kept = display.keep(from: path, at: &index, top: &y, above: window.upperBound)
        if kept == 0 {
          guard showRow(path, &index, at: y), generation == updates.generation else { return false }
          y += display.rows[index].height
          index += 1
        }
        let next = place + max(kept, 1)
        row = next < rows.count ? next : nil
      }
      guard row == nil else { break }
      y += showEdge(.footer, of: section, at: y, in: window, shown: &footers)
      guard generation == updates.generation else { return false }
      section += 1
    }
    while index < display.rows.count { leaveScreen(display.rows.removeLast()) }
    keepEdges(headers: headers, footers: footers)
    return true
  }

  /// The first row that ends below a height, counted from the first row's top: at the top of the
  /// visible part one without height is outside, as it is for ``takeOffRowsOutside()``.
  private func firstRow(of rows: ExtentTree<HeightRun>, below y: CGFloat) -> Int? {
    guard rows.count > 0 else { return nil }
    return y < 0 ? 0 : TableGeometry.rowOffset(in: rows, atHeight: y)
  }

  /// Puts a row on screen, if it is not, at a position among those on screen.
  ///
  /// - Returns: false when the table was reloaded meanwhile.
  private func showRow(_ path: ItemPath, _ index: inout Int, at y: CGFloat) -> Bool {
    let generation = updates.generation
    while generation == updates.generation, index < display.rows.count,
      display.rows[index].path < path
    {
      leaveScreen(display.rows.remove(at: index))
    }
    guard generation == updates.generation else { return false }
    if index < display.rows.count, display.rows[index].path == path {
      display.rows[index].top = y
      display.needsPlacing = true
      return true
    }
    var states = stateVersion
    var row = Display.Row(path: path, cell: preparedCell(at: path) ?? makeCell(at: path), top: y)
    row.height = setHeight(of: row.cell, at: path)
    row.cell.hasCome()
    guard generation == updates.generation, index <= display.rows.count else {
      recycle(row.cell)
      return false
    }
    // Whoever was asked for the cell and its height may have changed its states.
    for _ in 0..<Self.settlingRounds where states != stateVersion {
      states = stateVersion
      applyStates(to: row.cell, at: path)
    }
    display.rows.insert(row, at: index)
    display.needsPlacing = true
    if row.cell.superview !== self { addSubviewInLayout(row.cell) }
    display(row)
    return index < display.rows.count
  }

  /// Puts all cells where their rows are.
  func placeViews() {
    placeRows()
    placeEdgeViews()
  }

  private func placeRows() {
    let top = contentTop
    guard display.needsPlacing || display.contentTop != top else { return }
    display.needsPlacing = false
    display.contentTop = top
    if display.moveCells(top) { setNeedsDisplay() }
    var from = 0
    while let index = display.rows.firstUnplaced(from: from) {
      let row = display.rows[index]
      display.rows[index].placedTop = top + row.top
      row.cell.frame = CGRect(x: 0, y: top + row.top, width: bounds.width, height: row.height)
      from = index + 1
    }
  }
}
