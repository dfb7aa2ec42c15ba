import Roster

/// Where a mouse button went down on the table.
struct MouseDrag {
  var start: CellPoint
  /// What was under it, wherever it is by now; nil beside everything.
  var line: TableLine?
  /// The edge whose actions it has opened.
  var edge: SwipeEdge?
}

extension TerminalTable {
  /// Does what the mouse means in a list.
  ///
  /// A click makes a row the current one and presses what is under it: a button, an accessory, an
  /// open action, or the row, which it selects. Where several rows can be selected, the row is
  /// selected if it was the current one already, or with control. The wheel scrolls, and
  /// the current row stays in view: at the edge another one becomes it. Dragging a row to the left
  /// or right swipes it; over most of its width, all the way.
  ///
  /// - Returns: false for what is beside the table, and other buttons.
  public func handle(_ mouse: MouseEvent) -> Bool {
    guard !isTooSmall else { return false }
    layOut(in: screenSize)
    let area = area(in: screenSize)
    let point = mouse.location.offset(x: -area.minX, y: -area.minY)
    switch mouse.kind {
    case .wheelUp: return scroll(by: -Self.wheelLines)
    case .wheelDown: return scroll(by: Self.wheelLines)
    case .press(.left):
      drag = nil
      guard area.contains(mouse.location) else { return false }
      drag = MouseDrag(start: point, line: line(at: point))
      return true
    case .drag(.left):
      guard drag != nil else { return false }
      swipe(to: point)
      return true
    case .release(.left):
      guard let pressed = drag else { return false }
      drag = nil
      release(pressed, at: point, mouse.modifiers)
      return true
    default: return false
    }
  }

  private static let wheelLines = 3
  /// Columns that a button has to be moved for a swipe.
  private static let swipeColumns = 3

  private func scroll(by lines: Int) -> Bool {
    table.contentOffset.y += table.traitCollection.layoutMetrics.points(lines: lines)
    table.layoutIfNeeded()
    keepCurrentRowInView(lines)
    followsFocus = table.indexPathForFocusedRow.map(isInView) ?? true
    return true
  }

  /// Keys act on the current row, so it must not be out of sight: the nearest one that shows
  /// becomes it.
  private func keepCurrentRowInView(_ lines: Int) {
    guard let current = table.indexPathForFocusedRow, !isInView(current) else { return }
    let shown = (table.indexPathsForVisibleRows ?? []).sorted().filter(isInView)
    for path in lines > 0 ? shown : shown.reversed() where table.focusRow(at: path) { return }
  }

  /// What is at a point of the table.
  private func line(at point: CellPoint) -> TableLine? {
    let lines = table.screenLines()
    return lines.indices.contains(point.y) ? lines[point.y] : nil
  }

  private func path(at point: CellPoint) -> ItemPath? {
    let metrics = table.traitCollection.layoutMetrics
    return table.indexPathForRow(
      at: CGPoint(
        x: metrics.points(columns: point.x),
        y: metrics.points(lines: point.y) + table.bounds.minY))
  }

  private func swipe(to point: CellPoint) {
    guard let drag, let pressed = drag.line, drag.edge == nil else { return }
    let distance = point.x - drag.start.x
    guard abs(distance) >= Self.swipeColumns,
      let place = table.screenLines().firstIndex(of: pressed),
      let path = path(at: CellPoint(x: 0, y: place))
    else { return }
    let edge: SwipeEdge = distance < 0 ? .trailing : .leading
    self.drag?.edge = edge
    followsFocus = true
    _ = table.focusRow(at: path)
    table.swipeRow(at: path, edge: edge)
  }

  private func release(_ drag: MouseDrag, at point: CellPoint, _ modifiers: Key.Modifiers) {
    if let edge = drag.edge {
      // Towards the middle from the edge whose actions are open; back again is no swipe.
      let way = point.x - drag.start.x
      let distance = edge == .trailing ? -way : way
      let isFull =
        distance * 5 >= table.traitCollection.layoutMetrics.columns(table.bounds.width) * 3
      if isFull, let path = table.indexPathForSwipedRow {
        table.swipeRow(at: path, edge: edge, full: true)
      }
      return
    }
    // Rows may have come or gone under the finger.
    guard point.y == drag.start.y, line(at: point) == drag.line else { return }
    click(at: point, modifiers)
  }

  private func click(at point: CellPoint, _ modifiers: Key.Modifiers) {
    followsFocus = true
    let (target, old) = (path(at: point), table.indexPathForFocusedRow)
    let isOpen = !table.openSwipeActions.isEmpty
    if let target, !isOpen { _ = table.focusRow(at: target) }
    let onlyMoves =
      table.allowsMultipleSelection && target != old && !modifiers.contains(.control)
    let allowsSelection = table.allowsSelection
    if onlyMoves { table.allowsSelection = false }
    table.press(at: point)
    if onlyMoves { table.allowsSelection = allowsSelection }
  }
}
