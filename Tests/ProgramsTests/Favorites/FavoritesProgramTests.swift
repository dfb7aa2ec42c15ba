import Foundation
import Roster
import XCTest

extension Favorite: FavoriteModel {}
extension FavoritesWithObservable.Favorite: FavoriteModel {}
extension FavoritesViewController: FavoritesProgram {}
extension FavoritesWithObservable.FavoritesViewController: FavoritesProgram {}

/// Favourites: model, snapshot, table, hosted row, and back to the model. Every check runs for an
/// `ObservableObject` and for an `@Observable` class.
@MainActor final class FavoritesProgramTests: XCTestCase {
  private let texts = ["Coding", "Reading", "Cooking"]

  func testPressingAStarRedrawsThatRowOnly() async throws {
    try checkStar(FavoritesViewController.self)
    try checkStar(FavoritesWithObservable.FavoritesViewController.self)
  }

  private func checkStar<Program: FavoritesProgram>(_ type: Program.Type) throws {
    let program = Program.opened(texts, lines: 3)
    XCTAssertEqual(program.tableView.picture(), " ☆ Coding\n ☆ Reading\n ☆ Cooking")
    var handled: [String] = []
    for text in texts {
      let cell = try XCTUnwrap(program.cell(text))
      let handler = cell.configurationUpdateHandler
      cell.configurationUpdateHandler = { cell, state in
        handled.append(text)
        handler?(cell, state)
      }
    }
    program.tableView.flush()
    XCTAssertEqual(handled, texts, "setting a handler runs it")
    handled = []
    program.tableView.eventLog.clear()
    let before = program.buildCounts
    XCTAssertTrue(program.pressStar("Reading"))
    program.tableView.flush()
    XCTAssertEqual(program.tableView.picture(), " ☆ Coding\n ★ Reading\n ☆ Cooking")
    XCTAssertTrue(program.favorites[1].isFavorite)
    XCTAssertEqual(program.tableView.eventLog.lines, [], "no apply, no provider, no selection")
    XCTAssertEqual(handled, [])
    let after = program.buildCounts
    XCTAssertEqual(
      texts.map { (after[$0] ?? 0) - (before[$0] ?? 0) }, [0, 1, 0], "that row only, once")
    program.favorites[1].isFavorite = false
    program.favorites[2].isFavorite = true
    XCTAssertEqual(program.tableView.picture(), " ☆ Coding\n ☆ Reading\n ★ Cooking")
  }

  func testSelectingRunsTheHandlerOnceAPass() async throws {
    try checkSelection(FavoritesViewController.self)
    try checkSelection(FavoritesWithObservable.FavoritesViewController.self)
  }

  private func checkSelection<Program: FavoritesProgram>(_ type: Program.Type) throws {
    let program = Program.opened(texts, lines: 3)
    let table = program.tableView
    var runs = 0
    let cell = try XCTUnwrap(program.cell("Reading"))
    let handler = cell.configurationUpdateHandler
    cell.configurationUpdateHandler = { cell, state in
      runs += 1
      handler?(cell, state)
    }
    table.flush()
    runs = 0
    table.tapRow(at: ItemPath(row: 1, section: 0))
    XCTAssertEqual(runs, 0, "the next pass does it")
    table.layoutIfNeeded()
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(table.picture(), " ☆ Coding\n>☆ Reading            ✓\n ☆ Cooking")
    table.layoutIfNeeded()
    XCTAssertEqual(runs, 1)
    for path in [ItemPath(row: 0, section: 0), ItemPath(row: 1, section: 0)] {
      try table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.layoutIfNeeded()
    XCTAssertLessThanOrEqual(runs, 2, "off and on again between two passes is one change at most")
  }

  func testASwipeRemovesTheRightFavorite() async throws {
    try checkSwipe(FavoritesViewController.self)
    try checkSwipe(FavoritesWithObservable.FavoritesViewController.self)
  }

  private func checkSwipe<Program: FavoritesProgram>(_ type: Program.Type) throws {
    let program = Program.opened(texts + ["Noting"], lines: 4)
    let table = program.tableView
    let path = try XCTUnwrap(program.path("Cooking"))
    XCTAssertTrue(table.swipeRow(at: path, edge: .trailing))
    XCTAssertEqual(
      table.picture(), " ☆ Coding\n ☆ Reading\nCooking              [⌫]\n ☆ Noting")
    let actions = table.openSwipeActions
    XCTAssertEqual(actions.map(\.style), [.destructive])
    // While the row is open, others go and move.
    program.favorites.remove(at: 0)
    program.favorites.reverse()
    table.layoutIfNeeded()
    XCTAssertEqual(program.favorites.map(\.text), ["Noting", "Cooking", "Reading"])
    XCTAssertEqual(table.indexPathForSwipedRow, ItemPath(row: 1, section: 0))
    table.performSwipeAction(0)
    table.flush()
    XCTAssertEqual(program.favorites.map(\.text), ["Noting", "Reading"])
    XCTAssertEqual(table.picture(), " ☆ Noting\n ☆ Reading\n\n")
    // A full swipe runs the first action.
    XCTAssertTrue(table.swipeRow(at: ItemPath(row: 1, section: 0), edge: .trailing, full: true))
    table.flush()
    XCTAssertEqual(program.favorites.map(\.text), ["Noting"])
    // An action that was kept for later still means its own favourite.
    actions[0].handler(actions[0], table) { _ in }
    XCTAssertEqual(program.favorites.map(\.text), ["Noting"])
  }

  func testTheSelectionFollowsTheIdentifier() async throws {
    try checkIdentity(FavoritesViewController.self)
    try checkIdentity(FavoritesWithObservable.FavoritesViewController.self)
  }

  private func checkIdentity<Program: FavoritesProgram>(_ type: Program.Type) throws {
    let program = Program.opened(texts, lines: 3)
    let table = program.tableView
    table.tapRow(at: ItemPath(row: 1, section: 0))
    program.favorites.swapAt(0, 1)
    table.layoutIfNeeded()
    XCTAssertEqual(table.picture(), ">☆ Reading            ✓\n ☆ Coding\n ☆ Cooking")
    program.favorites.insert(Program.Model("Noting", isFavorite: true), at: 0)
    table.layoutIfNeeded()
    XCTAssertEqual(table.indexPathForSelectedRow, ItemPath(row: 1, section: 0))
    program.favorites.removeAll { $0.text == "Reading" }
    table.layoutIfNeeded()
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(table.picture(), " ★ Noting\n ☆ Coding\n ☆ Cooking")
  }

  func testARowThatScrolledAwayAndBackIsItself() async throws {
    try checkScrolling(FavoritesViewController.self)
    try checkScrolling(FavoritesWithObservable.FavoritesViewController.self)
  }

  private func checkScrolling<Program: FavoritesProgram>(_ type: Program.Type) throws {
    let program = Program.opened((0..<30).map { "Row \($0)" }, lines: 3)
    let table = program.tableView
    XCTAssertTrue(program.pressStar("Row 1"))
    for row in [10, 20, 0, 27, 0] {
      try table.scrollToRow(at: ItemPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
    }
    XCTAssertEqual(table.picture(), " ☆ Row 0\n ★ Row 1\n ☆ Row 2")
    let before = program.buildCounts
    program.favorites[1].isFavorite = false
    table.flush()
    XCTAssertEqual(table.picture(), " ☆ Row 0\n ☆ Row 1\n ☆ Row 2")
    XCTAssertEqual(program.buildCounts["Row 1"], (before["Row 1"] ?? 0) + 1, "observed once")
    program.favorites[12].isFavorite = true
    table.flush()
    XCTAssertEqual(program.buildCounts["Row 0"], before["Row 0"], "nobody follows rows away")
  }
}
