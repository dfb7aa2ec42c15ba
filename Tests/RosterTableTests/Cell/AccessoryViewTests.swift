import Foundation
import Roster
import RosterDrawing
import XCTest

/// Views as accessories, and separators with an inset of the cell's own.
@MainActor final class AccessoryViewTests: XCTestCase {
  private final class Lamp: PlatformView {
    var presses = 0
    init(_ columns: Int) {
      super.init(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 16))
    }
    override func draw(into drawing: inout Drawing) {
      drawing.fill(drawing.bounds, with: "◆")
    }
    override func pressed(at point: CellPoint) -> Bool {
      presses += 1
      return true
    }
  }

  func testAViewStandsInPlaceOfTheAccessoryTypeAndTakesItsPresses() async throws {
    let list = Editable("apple b c", lines: 3)
    let (lamp, other) = (Lamp(3), Lamp(1))
    let cell = list.table.visibleCells[0]
    cell.accessoryType = .checkmark
    cell.accessoryView = lamp
    cell.editingAccessoryView = other
    XCTAssertEqual(list.table.picture(), " apple          ◆◆◆\n b\n c")
    XCTAssertTrue(list.table.press(at: CellPoint(x: 17, y: 0)))
    XCTAssertEqual(lamp.presses, 1)
    XCTAssertNil(list.table.indexPathForSelectedRow)
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " ⊖ apple          ◆\n ⊖ b\n ⊖ c")
    list.table.setEditing(false, animated: false)
    cell.accessoryView = nil
    XCTAssertEqual(list.table.picture(), " apple            ✓\n b\n c")
    XCTAssertNil(lamp.superview)
  }

  func testTextGivesWayToTheView() async throws {
    let list = Editable("abcdefghijklmnopqrst", lines: 2)
    list.table.visibleCells[0].accessoryView = Lamp(4)
    XCTAssertEqual(list.table.picture(), " abcdefghijklm ◆◆◆◆\n nopqrst")
  }

  func testACellsOwnSeparatorInsetWins() async throws {
    let list = Editable("a b", lines: 2)
    let cell = list.table.visibleCells[0]
    XCTAssertEqual(list.table.rectForSeparator(below: at(0, 0))?.minX, 8)
    cell.separatorInset = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 24)
    XCTAssertEqual(
      list.table.rectForSeparator(below: at(0, 0)), CGRect(x: 40, y: 16, width: 96, height: 0))
    XCTAssertEqual(list.table.rectForSeparator(below: at(0, 1))?.minX, 8)
  }
}
