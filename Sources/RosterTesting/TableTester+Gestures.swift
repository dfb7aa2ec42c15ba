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

  /// Presses an action of the row that is swiped open, by its title.
  ///
  /// - Throws: ``TableTesterError`` if there is no such action.
  public func perform(_ title: String) throws {
    let titles = table.openSwipeActions.map { $0.title ?? "" }
    guard let index = titles.firstIndex(of: title) else {
      throw TableTesterError.unknownAction(title, known: titles)
    }
    table.performSwipeAction(index)
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
