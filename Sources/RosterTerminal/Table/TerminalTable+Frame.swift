import Roster

extension TerminalTable {
  /// What the screen is to show.
  func frame() -> TerminalFrame {
    let size = screenSize
    guard size.width >= Self.minimumSize.width, size.height >= Self.minimumSize.height else {
      return smallFrame(size)
    }
    layOut(in: size)
    let area = area(in: size)
    var lines = table.screenLines().map { ScreenLine(id: $0.map(AnyHashable.init)) }
    var drawing = table.render()
    let current = currentRect
    if let current { highlight(current, in: &drawing) }
    if area.minX > 0 {
      drawing = drawing.placed(
        at: CellPoint(x: area.minX, y: 0), in: CellSize(width: size.width, height: drawing.height))
    }
    if hasPointer, let current { drawing.draw(">", at: CellPoint(x: 0, y: current.minY)) }
    for index in lines.indices { lines[index].row = drawing.row(index) }
    let place = CellPoint(x: 0, y: area.minY + (current?.minY ?? 0))
    return TerminalFrame(
      size: size, header: rows(of: shownHeader(in: size), size), lines: lines,
      footer: rows(of: shownFooter(in: size), size), cursor: cursor ?? place)
  }

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
    let rect = cell.cellFrame.intersection(all)
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

  /// Swaps text and ground of the current row. What has a ground of its own keeps it, but for that
  /// of rows in a state: the swapped one stands for it.
  private func highlight(_ rect: CellRect, in drawing: inout Drawing) {
    guard encoder.hasColors else { return }
    var row = drawing.cropped(to: rect)
    row.restyle(row.bounds) { style in
      var style = style
      if let ground = style.background, Self.stateGrounds.contains(ground) {
        style.background = nil
        if style.foreground == .selectedLabel { style.foreground = nil }
      }
      if style.background == nil { style.traits.insert(.inverse) }
      return style
    }
    drawing.erase(rect)
    drawing.fill(rect, style: Style(.inverse))
    drawing.overlayRows(of: row, at: rect.origin)
  }

  /// The grounds that rows with a focus, a selection or a finger on them have by themselves.
  private static let stateGrounds: Set<Color> = [.tint, .selection, .highlight]

  /// So many lines are the table's in any case: a row, and a heading that stays above it.
  private static let leastLines = 2

  private func shownHeader(in size: CellSize) -> ArraySlice<StyledText> {
    header.prefix(max(0, size.height - Self.leastLines - shownFooter(in: size).count))
  }

  private func shownFooter(in size: CellSize) -> ArraySlice<StyledText> {
    footer.prefix(max(0, size.height - Self.leastLines))
  }

  private func rows(of texts: ArraySlice<StyledText>, _ size: CellSize) -> [DrawingRow] {
    texts.map { text in
      let traits = table.traitCollection
      var drawing = Drawing(width: size.width, height: 1)
      drawing.draw(
        text, in: drawing.bounds,
        flow: TextFlow(lineLimit: 1, ellipsis: traits.ellipsis, profile: traits.widthProfile))
      return drawing.row(0)
    }
  }

  private func smallFrame(_ size: CellSize) -> TerminalFrame {
    let needed = "\(Self.minimumSize.width)x\(Self.minimumSize.height)"
    let texts = ["Too small", "at least", needed].map { StyledText($0) }
    return TerminalFrame(
      size: size, lines: rows(of: texts[...], size).map { ScreenLine(row: $0) })
  }
}
