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
  /// - Throws: ``TableTesterError`` if the item is not in the list or its row has no such control.
  public func press(_ name: String, in item: Item) throws {
    // A row that only begins below a header that stays cannot be pressed as a whole.
    try table.scrollToRow(at: try show(item), at: .none, animated: false)
    let path = try show(item)
    let regions = table.cellForRow(at: path)?.render().pressRegions ?? []
    guard let region = regions.first(where: { $0.label == name }) else {
      throw TableTesterError.unknownControl(name, known: regions.map(\.label))
    }
    let row = table.rectForRow(at: path), offset = table.contentOffset
    let metrics = table.traitCollection.layoutMetrics
    let point = region.rect.origin.offset(
      x: metrics.columns(row.minX - offset.x), y: metrics.lines(row.minY - offset.y))
    guard table.press(at: point) else { throw TableTesterError.refused("\(name) takes no presses") }
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
}
