import Roster

extension TerminalTable {
  /// Gives the table its part of the screen, and a row the focus if none has it, without drawing:
  /// for header and footer that tell of the current row.
  public func layoutIfNeeded() { layOut(in: screenSize) }

  /// The size of the screen, as far as it is one.
  var screenSize: CellSize {
    CellSize(
      width: min(device.size.width, TerminalFrame.limit),
      height: min(device.size.height, TerminalFrame.limit))
  }

  /// Gives the table its part of the screen, and keeps the current row in view.
  func layOut(in size: CellSize) {
    let metrics = table.traitCollection.layoutMetrics
    let frame = CGRect(origin: .zero, size: metrics.points(area(in: size).size))
    let strip = table.frame == frame ? nil : table.openStrip
    if table.frame != frame { table.frame = frame }
    table.layoutIfNeeded()
    if table.indexPathForFocusedRow == nil, !table.restoreFocus(),
      let next = table.firstRow(below: table.bounds.minY)
    {
      // Headings may be all that shows.
      table.focusRow(at: next)
    }
    if followsFocus, let path = table.indexPathForFocusedRow, !isInView(path) {
      try? table.scrollToRow(at: path, at: .none, animated: false)
    }
    table.layoutIfNeeded()
    // Another size of the screen is no reason to close what the user has opened.
    if let strip, table.openSwipeActions.isEmpty {
      table.swipeRow(at: strip.path, edge: strip.edge)
    }
  }

  /// The cells of the screen that the table has.
  func area(in size: CellSize) -> CellRect {
    let top = shownHeader(in: size).count
    let left = hasPointer ? 1 : 0
    return CellRect(
      x: left, y: top, width: size.width - left,
      height: size.height - top - shownFooter(in: size).count)
  }

  /// The cells of the table on which the current row shows; nil where it does not.
  var currentRect: CellRect? {
    guard let path = table.indexPathForFocusedRow, let cell = table.cellForRow(at: path),
      cell.superview === table
    else { return nil }
    let metrics = table.traitCollection.layoutMetrics
    let all = CellRect(origin: .zero, size: metrics.cells(table.bounds.size))
    var rect = cell.cellFrame.intersection(all)
    // A heading that stays may lie over the first lines.
    if let heading = table.headerView(forSection: path.section)?.cellFrame,
      heading.minY <= rect.minY, heading.maxY > rect.minY
    {
      let hidden = min(heading.maxY - rect.minY, rect.height)
      rect = CellRect(
        x: rect.minX, y: rect.minY + hidden, width: rect.width, height: rect.height - hidden)
    }
    return rect.isEmpty ? nil : rect
  }

  /// Whether all of a row shows, or as much as there is room for.
  func isInView(_ path: ItemPath) -> Bool {
    let rect = table.rectForRow(at: path)
    // The heading of a plain table lies over the first lines.
    let heading = table.style == .plain ? table.rectForHeader(inSection: path.section).height : 0
    let top = table.bounds.minY + heading
    return rect.minY >= top && rect.maxY <= table.bounds.maxY
      || rect.minY <= top && rect.maxY >= table.bounds.maxY
  }

  /// So many lines are the table's in any case: a row, and a heading that stays above it.
  private static let leastLines = 2

  func shownHeader(in size: CellSize) -> ArraySlice<StyledText> {
    header.prefix(max(0, size.height - Self.leastLines - shownFooter(in: size).count))
  }

  func shownFooter(in size: CellSize) -> ArraySlice<StyledText> {
    footer.prefix(max(0, size.height - Self.leastLines))
  }
}
