import Roster

extension TableTester {
  /// Taps a row.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list.
  public func tap(_ item: Item) throws {
    table.tapRow(at: try show(item))
    flush()
  }

  /// Swipes a row open, or all the way.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list or has no actions there.
  public func swipe(_ item: Item, _ edge: SwipeEdge, full: Bool = false) throws {
    guard table.swipeRow(at: try show(item), edge: edge, full: full) else {
      throw TableTesterError.refused("\(item) has no \(edge) actions")
    }
    flush()
  }

  /// Presses an action of the row that is swiped open, by its title, or by the name of its image if
  /// it has none.
  ///
  /// - Throws: ``TableTesterError`` if there is no such action.
  public func perform(_ title: String) throws {
    let titles = table.openSwipeActions.map { $0.title ?? $0.image?.systemName ?? "" }
    guard let index = titles.firstIndex(of: title) else {
      throw TableTesterError.unknownAction(title, known: titles)
    }
    table.performSwipeAction(index)
    flush()
  }

  /// Presses a control in a row, such as a button or a toggle, by the name that it is read out with.
  ///
  /// It is pressed where nothing lies in front of it, which is scrolled to if it is off screen.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list, its row has no such control, or
  ///   others cover it.
  public func press(_ name: String, in item: Item) throws {
    // A row that only begins below a header that stays cannot be pressed as a whole.
    try table.scrollToRow(at: try show(item), at: .none, animated: false)
    let path = try show(item)
    guard let drawing = table.cellForRow(at: path)?.render(),
      drawing.pressRegions.contains(where: { $0.label == name })
    else {
      let regions = table.cellForRow(at: path)?.render().pressRegions ?? []
      throw TableTesterError.unknownControl(name, known: regions.map(\.label))
    }
    guard let place = freeCell(of: name, in: drawing) else {
      throw TableTesterError.refused("\(name) is covered")
    }
    scroll(toLine: place.y, ofRow: path)
    guard table.press(at: origin(ofRow: path).offset(x: place.x, y: place.y)) else {
      throw TableTesterError.refused("\(name) takes no presses")
    }
    flush()
  }

  /// Drags a row to the place of another.
  ///
  /// - Throws: ``TableTesterError`` if an item is not in the list or the table lets it not move.
  public func drag(_ item: Item, to other: Item) throws {
    let source = try show(item)
    let destination = try show(other)
    guard table.dragRow(at: source, to: destination) else {
      throw TableTesterError.refused("\(item) does not move")
    }
    flush()
  }

  /// Scrolls until an item is on screen.
  ///
  /// - Throws: ``TableTesterError`` if the item is not in the list.
  public func scroll(to item: Item) throws { _ = try show(item) }

  /// A cell of a row's drawing where a control of that name is in front.
  private func freeCell(of name: String, in drawing: Drawing) -> CellPoint? {
    let regions = drawing.pressRegions
    let all = CellRect(origin: .zero, size: drawing.size)
    for (index, region) in regions.enumerated() where region.label == name {
      let rect = region.rect.intersection(all)
      for y in rect.minY..<max(rect.minY, rect.maxY) {
        for x in rect.minX..<max(rect.minX, rect.maxX) {
          let point = CellPoint(x: x, y: y)
          if regions.lastIndex(where: { $0.rect.contains(point) }) == index { return point }
        }
      }
    }
    return nil
  }

  /// Scrolls a line of a row into view, if it is not: rows may be higher than the screen.
  private func scroll(toLine line: Int, ofRow path: ItemPath) {
    let metrics = table.traitCollection.layoutMetrics
    let header = table.style == .plain ? table.rectForHeader(inSection: path.section).height : 0
    let shown = metrics.lines(header)..<metrics.lines(table.bounds.height)
    if shown.contains(origin(ofRow: path).y + line) { return }
    let top = table.rectForRow(at: path).minY + CGFloat(line) * metrics.pointsPerLine
    table.contentOffset.y = top - header
    flush()
  }

  /// Where a row begins, in cells of the screen.
  private func origin(ofRow path: ItemPath) -> CellPoint {
    let row = table.rectForRow(at: path), offset = table.contentOffset
    let metrics = table.traitCollection.layoutMetrics
    return CellPoint(
      x: metrics.columns(row.minX - offset.x), y: metrics.lines(row.minY - offset.y))
  }
}
