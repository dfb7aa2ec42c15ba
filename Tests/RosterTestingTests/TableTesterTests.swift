import Foundation
import Roster
import RosterTesting
import XCTest

@MainActor final class TableTesterTests: XCTestCase {
  /// Fruit with a delete action; kept by the test, as a controller would.
  private final class Fruit: TableViewDelegate {
    let table = TableView()
    var source: TableViewDiffableDataSource<Int, String>!

    init(_ items: [String]) throws {
      source = TableViewDiffableDataSource(tableView: table) { _, _, item in
        let cell = TableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        return cell
      }
      table.delegate = self
      source.swipeActionsProvider = { [unowned self] item, edge in
        guard edge == .trailing else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
          var snapshot = self.source.snapshot()
          snapshot.deleteItems([item])
          self.source.apply(snapshot, completion: nil)
          done(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
      }
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
      source.apply(snapshot, completion: nil)
    }
  }

  func testDrivingATable() async throws {
    let fruit = try Fruit(["apple", "pear", "plum"])
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertEqual(tester.visibleItems, ["apple", "pear", "plum"])
    try tester.tap("pear")
    XCTAssertEqual(tester.selectedItems, ["pear"])
    try tester.swipe("plum", .trailing)
    try tester.perform("Delete")
    XCTAssertEqual(tester.visibleItems, ["apple", "pear"])
    XCTAssertEqual(tester.selectedItems, ["pear"])
    XCTAssertTrue(tester.takeLog().contains("batch delete [0, 2]"))
    XCTAssertEqual(tester.takeLog(), [])
  }

  func testItemsOffScreenAreScrolledTo() async throws {
    let fruit = try Fruit((0..<100).map { "fruit \($0)" })
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertFalse(tester.visibleItems.contains("fruit 60"))
    try tester.tap("fruit 60")
    XCTAssertEqual(tester.selectedItems, ["fruit 60"])
    XCTAssertTrue(tester.visibleItems.contains("fruit 60"))
    try tester.apply { snapshot in snapshot.deleteItems(["fruit 0"]) }
    XCTAssertTrue(tester.visibleItems.contains("fruit 60"))
  }

  func testRefusalsSayWhatThereIs() async throws {
    let fruit = try Fruit(["apple", "pear"])
    let tester = try TableTester(fruit.source, width: 12, height: 4)
    XCTAssertThrowsError(try tester.tap("fig")) {
      XCTAssertEqual("\($0)", "There is no item fig in the list. On screen: apple, pear.")
    }
    XCTAssertThrowsError(try tester.swipe("apple", .leading)) {
      XCTAssertEqual("\($0)", "The table refused: apple has no leading actions.")
    }
    XCTAssertThrowsError(try tester.perform("Delete")) {
      XCTAssertEqual("\($0)", "There is no action Delete to perform. Open: nothing.")
    }
    XCTAssertThrowsError(try tester.drag("apple", to: "pear"))
    XCTAssertEqual(tester.visibleItems, ["apple", "pear"])
  }

  func testPicturesAreComparedLineByLine() {
    XCTAssertNil(pictureDifference("a  \nb\n\n", "a\nb"))
    XCTAssertEqual(pictureDifference("a\nc\nd", "a\nb\nd"), "  a\n- b\n+ c\n  d")
    XCTAssertEqual(pictureDifference("", "a"), "- a")
    XCTAssertEqual(sideBySide("\u{4E2D}\nb", "x\ny\nz"), "\u{4E2D}   x\nb    y\n     z")
  }
}
