import Roster
import XCTest

/// What the article "From UIKit to Roster" shows of its program.
@MainActor final class FromUIKitToRosterTests: XCTestCase {
  func testThePicturesOfTheArticle() async {
    let controller = FavoritesViewController(
      favorites: ["Coding", "Reading", "Cooking"].map { Favorite($0) })
    print(controller.picture(width: 24, height: 3))
    XCTAssertEqual(controller.picture(), " ☆ Coding\n ☆ Reading\n ☆ Cooking")

    controller.tableView.press(at: CellPoint(x: 1, y: 1))
    controller.tableView.tapRow(at: ItemPath(row: 1, section: 0))
    controller.tableView.swipeRow(at: ItemPath(row: 2, section: 0), edge: .trailing)
    XCTAssertEqual(
      controller.picture(), " ☆ Coding\n>★ Reading            ✓\nCooking              [⌫]")
  }
}
