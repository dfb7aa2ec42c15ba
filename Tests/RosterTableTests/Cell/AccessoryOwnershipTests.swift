import Foundation
import Roster
import RosterDrawing
import XCTest

/// Views that a program lends to cells: what it sets on them stays, and the last cell has them.
@MainActor final class AccessoryOwnershipTests: XCTestCase {
  private final class Lamp: PlatformView {
    var columns = 2 { didSet { invalidateIntrinsicContentSize() } }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: columns * 8, height: 16)
    }
    override func draw(into drawing: inout Drawing) { drawing.fill(drawing.bounds, with: "◆") }
  }

  private func view(
    _ view: PlatformView, _ displayed: CellAccessory.DisplayedState = .always, tint: Color? = nil
  ) -> CellAccessory {
    .customView(
      configuration: .init(
        customView: view, placement: .trailing(displayed: displayed), tintColor: tint))
  }

  func testAViewThatTheProgramHidesStaysHidden() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    let (lamp, other) = (Lamp(), Lamp())
    lamp.isHidden = true
    cell.accessories = [view(lamp)]
    XCTAssertEqual(list.table.picture(), " a")
    XCTAssertTrue(lamp.isHidden)
    cell.accessories = []
    other.isHidden = true
    cell.accessoryView = other
    XCTAssertEqual(list.table.picture(), " a")
    XCTAssertTrue(other.isHidden)
  }

  func testAViewThatWasTakenOffIsNotHidden() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    let lamp = Lamp()
    cell.accessories = [view(lamp, .whenEditing)]
    list.table.layoutIfNeeded()
    XCTAssertNil(lamp.superview)
    cell.accessories = []
    XCTAssertFalse(lamp.isHidden)
  }

  func testAViewWithoutAFrameFollowsWhatItWants() async {
    for isAccessoryView in [false, true] {
      let list = Editable("a", lines: 1)
      let cell = list.table.visibleCells[0]
      let lamp = Lamp()
      if isAccessoryView { cell.accessoryView = lamp } else { cell.accessories = [view(lamp)] }
      XCTAssertEqual(list.table.picture(), " a               ◆◆")
      lamp.columns = 4
      XCTAssertEqual(list.table.picture(), " a             ◆◆◆◆")
      lamp.frame.size = CGSize(width: 24, height: 16)
      cell.setNeedsLayout()
      XCTAssertEqual(list.table.picture(), " a              ◆◆◆")
      lamp.columns = 5
      XCTAssertEqual(list.table.picture(), " a              ◆◆◆", "it has a size of its own now")
    }
  }

  func testAViewThatMovedToAnotherCellStaysThere() async {
    let list = Editable("a b", lines: 2)
    let cells = list.table.visibleCells
    let lamp = Lamp()
    cells[0].accessories = [view(lamp)]
    cells[1].accessories = [view(lamp)]
    cells[0].accessories = []
    XCTAssertEqual(list.table.picture(), " a\n b               ◆◆")
    cells[1].accessories = []
    cells[0].accessoryView = lamp
    cells[1].accessoryView = lamp
    cells[0].accessoryView = nil
    XCTAssertEqual(list.table.picture(), " a\n b               ◆◆")
    cells[1].accessoryView = nil
    cells[0].backgroundView = lamp
    cells[1].backgroundView = lamp
    cells[0].backgroundView = nil
    list.table.layoutIfNeeded()
    XCTAssertTrue(lamp.superview === cells[1])
  }

  func testOneViewMayBeBothAccessoryViews() async {
    let list = Editable("a", lines: 1)
    list.style = .none
    let cell = list.table.visibleCells[0]
    let lamp = Lamp()
    cell.accessoryView = lamp
    cell.editingAccessoryView = lamp
    let shown = list.table.picture()
    XCTAssertTrue(shown.contains("◆◆"), shown)
    list.table.setEditing(true, animated: false)
    XCTAssertTrue(list.table.picture().contains("◆◆"))
    cell.editingAccessoryView = nil
    XCTAssertFalse(list.table.picture().contains("◆◆"))
    list.table.setEditing(false, animated: false)
    XCTAssertEqual(list.table.picture(), shown)
  }

  func testTheTintOfAnAccessoryLeavesWithIt() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    let lamp = Lamp()
    cell.accessories = [view(lamp, tint: .red)]
    list.table.layoutIfNeeded()
    XCTAssertEqual(lamp.tintColor, .red)
    cell.accessories = [view(lamp)]
    list.table.layoutIfNeeded()
    XCTAssertEqual(lamp.tintColor, .tint)
    cell.accessories = [view(lamp, tint: .red)]
    cell.accessories = []
    XCTAssertEqual(lamp.tintColor, .tint)
  }
}
