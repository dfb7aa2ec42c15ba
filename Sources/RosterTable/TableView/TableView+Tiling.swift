import Foundation
import RosterCells
import RosterDiff
import RosterViews

extension TableView {
  /// Brings the rows of the visible part on screen, and takes the others off.
  func tile() {
    loadIfNeeded()
    guard !updates.isBusy, updates.depth == 0 else { return }
    updates.isBusy = true
    measureAnewIfWidthChanged()
    updateDisplayedCells()
    for _ in 0..<Self.settlingRounds {
      let anchor = currentAnchor
      clampOffset()
      takeOffRowsOutside()
      guard bringOnRows() else { break }
      guard let anchor, let top = geometry.span(ofRow: anchor.path)?.top, top != anchor.top,
        bounds.origin.y > 0
      else { break }
      // Rows above turned out higher or lower than estimated: what was in view stays in view.
      bounds.origin.y += top - anchor.top
    }
    clampOffset()
    trimPrepared()
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
  var contentTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The first row that shows as a whole, and where it stands.
  var currentAnchor: (path: ItemPath, top: CGFloat)? {
    let top = window.lowerBound
    var first: (path: ItemPath, top: CGFloat)?
    for row in display.rows {
      guard let span = geometry.span(ofRow: row.path) else { continue }
      if span.top >= top { return (row.path, span.top) }
      if first == nil { first = (row.path, span.top) }
    }
    return first
  }

  func clampOffset() {
    let longest = max(0, contentSize.height - bounds.height)
    let offset = min(max(0, bounds.origin.y), longest)
    if offset != bounds.origin.y { bounds.origin.y = offset }
  }

  private static var settlingRounds: Int { 8 }

  private func measureAnewIfWidthChanged() {
    guard display.width != bounds.width else { return }
    if display.width >= 0 {
      geometry = TableGeometry(counts: geometry.counts, estimates: estimates)
      for row in display.rows { row.cell.sizing.isStale = true }
      closeSwipe(.width)
    }
    display.width = bounds.width
  }

  /// Runs the configuration updates that are due and takes the heights that result.
  private func updateDisplayedCells() {
    for row in display.rows {
      row.cell.updateConfigurationIfNeeded()
      guard row.cell.sizing.isStale else { continue }
      setHeight(of: row.cell, at: row.path)
    }
  }

  private func takeOffRowsOutside() {
    let window = window
    var leaving: [Display.Row] = []
    display.rows.removeAll { row in
      guard let span = geometry.span(ofRow: row.path),
        span.top < window.upperBound, span.top + span.height > window.lowerBound
      else {
        leaving.append(row)
        return true
      }
      return false
    }
    for row in leaving { leaveScreen(row) }
  }

  /// - Returns: false when the table was reloaded meanwhile.
  private func bringOnRows() -> Bool {
    let generation = updates.generation
    let window = window
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    guard !window.isEmpty,
      var section = geometry.section(atHeight: max(0, window.lowerBound))?.index
    else {
      keepEdges(headers: headers, footers: footers)
      return true
    }
    // Sections without height stand in front of the one that covers the first line.
    while section > 0,
      geometry[section - 1].map({ $0.extent.height == 0 && !$0.isMeasured }) == true
    {
      section -= 1
    }
    var y = geometry.top(ofSection: section) ?? 0
    while y < window.upperBound, geometry[section] != nil {
      y += showEdge(.header, of: section, at: y, in: window, shown: &headers)
      guard generation == updates.generation else { return false }
      guard let rows = geometry[section]?.rows else { break }
      var row = firstRow(of: rows, below: window.lowerBound - y)
      y =
        row.flatMap { geometry.span(ofRow: ItemPath(row: $0, section: section))?.top } ?? y
        + rows.height
      while let place = row, y < window.upperBound {
        y += showRow(ItemPath(row: place, section: section))
        guard generation == updates.generation else { return false }
        row = place + 1 < geometry.numberOfRows(inSection: section) ? place + 1 : nil
      }
      guard row == nil else { break }
      y += showEdge(.footer, of: section, at: y, in: window, shown: &footers)
      guard generation == updates.generation else { return false }
      section += 1
    }
    keepEdges(headers: headers, footers: footers)
    return true
  }

  /// The first row that ends below a height, counted from the first row's top.
  private func firstRow(of rows: Rope<HeightRun>, below y: CGFloat) -> Int? {
    guard rows.count > 0 else { return nil }
    return y > 0 ? TableGeometry.rowOffset(in: rows, atHeight: y) : 0
  }

  /// Puts a row on screen, if it is not, and gives its height.
  private func showRow(_ path: ItemPath) -> CGFloat {
    if display.index(of: path) == nil {
      let row = Display.Row(path: path, cell: preparedCell(at: path) ?? makeCell(at: path))
      setHeight(of: row.cell, at: path)
      guard !updates.needsReload else {
        recycle(row.cell)
        return 0
      }
      let place = display.rows.firstIndex { $0.path > path } ?? display.rows.count
      display.rows.insert(row, at: place)
      addSubview(row.cell)
      display(row)
    }
    return geometry.span(ofRow: path)?.height ?? 0
  }

  /// Puts all cells where their rows are.
  private func placeViews() {
    let top = contentTop
    for row in display.rows {
      guard let span = geometry.span(ofRow: row.path) else { continue }
      let frame = CGRect(x: 0, y: top + span.top, width: bounds.width, height: span.height)
      if row.cell.frame != frame { row.cell.frame = frame }
    }
    placeEdgeViews()
  }
}
