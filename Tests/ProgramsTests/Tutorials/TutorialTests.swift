import Foundation
import Roster
import XCTest

/// Programs as tutorials about UIKit's tables build them, with the prefix dropped.
@MainActor final class TutorialTests: XCTestCase {
  private func opened<Controller: ViewController>(
    _ controller: Controller, lines: Int, columns: Int = 24
  ) -> Controller {
    controller.view.frame = CGRect(x: 0, y: 0, width: columns * 8, height: lines * 16)
    return controller
  }

  private func countries(lines: Int = 8) -> CountryListController {
    opened(
      CountryListController([
        .init(name: "Africa", countries: ["Ghana", "Kenya"]),
        .init(name: "Asia", countries: []),
        .init(name: "Europe", countries: ["Malta", "Norway", "Spain"]),
      ]), lines: lines)
  }

  func testAPlainListShowsItsSections() async {
    XCTAssertEqual(
      countries(lines: 9).picture(),
      """
       Africa
       Ghana              ›
       Kenya              ›
       Asia                 Af
       no countries         As
       Europe               Eu
       Malta              ›
       Norway             ›
       Spain              ›
      """)
  }

  func testAPlainListScrollsDeletesInsertsAndMoves() async throws {
    let list = countries(lines: 4)
    list.tableView.selectSectionIndexTitle(at: 2)
    XCTAssertEqual(list.tableView.indexPathsForVisibleRows?.first, ItemPath(row: 0, section: 2))
    list.tableView.contentOffset.y = 0
    list.tableView.tapRow(at: ItemPath(row: 1, section: 0))
    XCTAssertEqual(list.chosen, ["Kenya"])
    XCTAssertNil(list.tableView.indexPathForSelectedRow)
    list.tableView.swipeRow(at: ItemPath(row: 0, section: 0), edge: .leading, full: true)
    XCTAssertEqual(list.chosen, ["Kenya", "visit Ghana"])
    list.tableView.setEditing(true, animated: true)
    list.tableView.pressEditControl(at: ItemPath(row: 0, section: 0))
    XCTAssertEqual(list.continents[0].countries.count, 2, "it asks first")
    list.tableView.performSwipeAction(0)
    XCTAssertEqual(list.continents[0].countries, ["Kenya"])
    list.tableView.dragRow(at: ItemPath(row: 2, section: 2), to: ItemPath(row: 0, section: 1))
    XCTAssertEqual(list.continents[1].countries, ["Spain"])
    list.tableView.setEditing(false, animated: true)
    try list.add("Togo", to: 0)
    try list.swapFirstAndLastContinent()
    XCTAssertEqual(list.continents.map(\.name), ["Europe", "Asia", "Africa"])
    XCTAssertEqual(
      (0..<3).map { list.tableView.numberOfRows(inSection: $0) }, [2, 1, 2])
    XCTAssertThrowsError(
      try list.tableView.deleteRows(at: [ItemPath(row: 9, section: 0)], with: .none)
    ) { XCTAssertTrue("\($0)".hasPrefix("attempt to delete row 9 from section 0"), "\($0)") }
  }

  private func recipes() -> RecipeBookController {
    opened(
      RecipeBookController([
        .init(id: 1, name: "Soup", course: .starters),
        .init(id: 2, name: "Salad", course: .starters),
        .init(id: 3, name: "Pasta", course: .mains),
        .init(id: 4, name: "Sorbet", course: .desserts),
      ]), lines: 8)
  }

  func testADiffableListIsSearched() async {
    let book = recipes()
    XCTAssertEqual(
      book.picture(), " STARTERS\n Soup\n Salad\n MAINS\n Pasta\n DESSERTS\n Sorbet\n")
    let pasta = book.tableView.cellForRow(at: ItemPath(row: 0, section: 1))
    book.searchText = "sa"
    XCTAssertEqual(book.picture(), " STARTERS\n Salad\n\n\n\n\n\n")
    book.searchText = "as"
    XCTAssertEqual(book.picture(), " MAINS\n Pasta\n\n\n\n\n\n")
    book.searchText = ""
    XCTAssertEqual(
      book.picture(), " STARTERS\n Soup\n Salad\n MAINS\n Pasta\n DESSERTS\n Sorbet\n")
    XCTAssertNotNil(pasta)
    XCTAssertEqual(book.problems, [])
  }

  func testADiffableListChangesRowsInPlace() async {
    let book = recipes()
    book.tableView.flush()
    book.tableView.eventLog.isRecording = true
    let soup = book.tableView.cellForRow(at: ItemPath(row: 0, section: 0))
    book.toggle(1)
    XCTAssertTrue(book.tableView.cellForRow(at: ItemPath(row: 0, section: 0)) === soup)
    XCTAssertTrue(book.picture().hasPrefix(" STARTERS\n Soup          cooked ✓\n"), book.picture())
    XCTAssertEqual(
      book.tableView.eventLog.take().filter { $0.hasPrefix("batch") },
      ["batch reconfigure [0, 0]"])
    book.add(.init(id: 5, name: "Stew", course: .mains))
    XCTAssertEqual(
      book.tableView.eventLog.take().filter { $0.hasPrefix("batch") }, ["batch insert [1, 0]"])
    book.tableView.swipeRow(at: ItemPath(row: 0, section: 2), edge: .trailing, full: true)
    XCTAssertEqual(
      book.picture(), " STARTERS\n Soup          cooked ✓\n Salad\n MAINS\n Stew\n Pasta\n\n")
  }
}
