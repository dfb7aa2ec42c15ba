import Roster
import XCTest

/// The README's example does what the README says.
@MainActor
final class FruitListTests: XCTestCase {
  func testBuyingMovesOneRow() async throws {
    let list = try FruitList()
    let changes = try list.buy("plum")
    XCTAssertEqual(changes.description, "move [1, 1] -> [0, 1]")
    let lines = list.tableView.picture().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let rows = lines.filter { !$0.isEmpty }
    XCTAssertEqual(rows, ["apple", "plum", "pear", "cherry"])
  }
}
