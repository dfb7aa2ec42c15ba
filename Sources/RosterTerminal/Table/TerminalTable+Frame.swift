import Roster

extension TerminalTable {
  /// What the screen is to show.
  func frame() -> TerminalFrame {
    let size = screenSize
    guard !isTooSmall else { return smallFrame(size) }
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
