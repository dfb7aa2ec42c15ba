import Foundation
import Roster
import XCTest

/// The size of a row with hosted content.
@MainActor final class HostingSizeTests: XCTestCase {
  func testHC19_ARowIsSizedThroughItsCell() async throws {
    let list = PlainFixture([["a", "b"]], lines: 10)
    let content = Text("one\ntwo")
    let alone = HostingController(rootView: content).sizeThatFits(
      in: CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
    XCTAssertEqual(alone.height, 32)
    let cells = list.table.visibleCells
    cells[0].contentConfiguration = HostingConfiguration { content }.margins(.vertical, 16)
    cells[1].contentConfiguration = HostingConfiguration { content }.minSize(height: 80)
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).height, 64, "the margins belong to it")
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).height, 80, "and the least size")
    XCTAssertEqual(
      cells[0].sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude)).height, 64)
  }
}
