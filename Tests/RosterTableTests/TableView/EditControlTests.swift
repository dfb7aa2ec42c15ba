import Foundation
import Roster
import RosterDrawing
import XCTest

/// Edit controls (3.6): what pressing them does, and what stands where they would be.
@MainActor final class EditControlTests: XCTestCase {
  func testADeleteControlAsksFirst() async throws {
    let list = Editable("a b c", lines: 3)
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 1))
    XCTAssertEqual(list.takeCalls(), [], "nothing is deleted, and no row begins to be edited")
    XCTAssertEqual(list.table.openSwipeActions.map(\.title), ["Delete"])
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1))
    XCTAssertEqual(list.table.picture(), " ⊖ a\n            [Delete]\n ⊖ c")
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.showingDeleteConfirmation, true)
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.takeCalls(), ["commit delete b"])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" ⊖ a", " ⊖ c"])
  }

  func testADeleteControlOpensTheDelegatesTrailingActions() async throws {
    let list = Editable("a b", lines: 2)
    list.trailing = ["Flag", "More"]
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 0))
    XCTAssertEqual(list.table.openSwipeActions.map(\.title), ["Flag", "More"])
    list.table.performSwipeAction(1)
    XCTAssertEqual(list.takeCalls(), ["run More"])
    XCTAssertNil(list.table.indexPathForSwipedRow)
    list.trailing = []
    list.table.pressEditControl(at: at(0, 0))
    XCTAssertNil(list.table.indexPathForSwipedRow, "an empty configuration is none")
  }

  func testWhatClosesAConfirmation() async throws {
    let list = Editable("a b c d", lines: 3)
    list.table.setEditing(true, animated: false)
    func isClosed(by action: () -> Void) -> Bool {
      list.table.pressEditControl(at: at(0, 1))
      XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1))
      action()
      return list.table.indexPathForSwipedRow == nil
    }
    XCTAssertTrue(isClosed { list.table.pressEditControl(at: at(0, 1)) })
    XCTAssertTrue(isClosed { list.table.tapRow(at: at(0, 0)) })
    XCTAssertTrue(isClosed { list.table.contentOffset.y = 16 })
    list.table.contentOffset.y = 0
    XCTAssertTrue(isClosed { list.table.reloadData() })
    XCTAssertTrue(
      isClosed {
        list.table.setEditing(false, animated: false)
        list.table.setEditing(true, animated: false)
      })
    list.table.pressEditControl(at: at(0, 0))
    list.table.pressEditControl(at: at(0, 2))
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 2), "one row at a time")
    XCTAssertEqual(list.takeCalls(), [])
  }

  func testTheAccessoryDeletesAsTheControlDoes() async throws {
    let list = Editable("a b", lines: 2)
    list.style = .none
    list.trailing = ["Flag"]
    var presses = 0
    list.table.visibleCells[0].accessories = [.delete()]
    list.table.visibleCells[1].accessories = [.delete { presses += 1 }]
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 0))
    XCTAssertEqual(list.table.openSwipeActions.map(\.title), ["Flag"])
    list.table.pressEditControl(at: at(0, 1))
    XCTAssertEqual(presses, 1, "its own handler runs instead")
    XCTAssertNil(list.table.indexPathForSwipedRow)
  }

  func testTheTransitionsOfACell() async throws {
    final class Noting: TableViewCell {
      var notes: [String] = []
      override func willTransition(to state: StateMask) { notes.append("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { notes.append("did \(state.rawValue)") }
    }
    let cell = Noting()
    let list = Editable("a", lines: 1)
    list.makeCell = { cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    list.table.closeSwipe()
    XCTAssertEqual(cell.notes, ["will 2", "did 2", "will 0", "did 0"])
    cell.notes = []
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 0))
    list.table.closeSwipe()
    XCTAssertEqual(cell.notes, ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1"])
  }

  func testPressesOnControlsActionsAndAccessories() async throws {
    let list = Editable("a b c", lines: 3)
    list.trailing = ["Flag", "More"]
    list.leading = ["Pin"]
    var handled = 0
    let cells = list.table.visibleCells
    cells[0].accessoryType = .detailDisclosureButton
    cells[1].accessories = [.label(text: "x"), .custom(StyledText("?")) { handled += 1 }]
    list.table.layoutIfNeeded()
    // " a              ⓘ ›" and " b              ? x"
    XCTAssertTrue(list.table.press(at: CellPoint(x: 16, y: 0)))
    XCTAssertEqual(list.takeCalls(), ["accessory 0"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 16, y: 1)))
    XCTAssertEqual(handled, 1)
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertTrue(list.table.press(at: CellPoint(x: 18, y: 1)))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1), "a label is part of the row")
    list.table.swipeRow(at: at(0, 2), edge: .trailing)
    _ = list.takeCalls()
    // " c      [More][Flag]"
    XCTAssertTrue(list.table.press(at: CellPoint(x: 9, y: 2)))
    XCTAssertEqual(list.takeCalls(), ["run More", "end 2"])
    list.table.swipeRow(at: at(0, 2), edge: .leading)
    _ = list.takeCalls()
    XCTAssertTrue(list.table.press(at: CellPoint(x: 4, y: 2)))
    XCTAssertEqual(list.takeCalls(), ["run Pin", "end 2"])
    list.table.swipeRow(at: at(0, 2), edge: .trailing)
    XCTAssertTrue(list.table.press(at: CellPoint(x: 2, y: 2)), "beside the actions")
    XCTAssertEqual(list.takeCalls(), ["begin 2", "end 2"])
    list.table.setEditing(true, animated: false)
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 2)))
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 2))
  }

  func testRowsWithoutAControlAreIndentedUnlessTheySayNo() async throws {
    let list = Editable("a b", lines: 2)
    list.style = .none
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), "   a\n   b")
    list.table.setEditing(false, animated: false)
    list.indents = false
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " a\n b")
    list.table.setEditing(false, animated: false)
    list.indents = true
    list.table.visibleCells[0].shouldIndentWhileEditing = false
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " a\n   b")
    list.table.setEditing(false, animated: false)
    list.canEdit = false
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " a\n b", "rows that cannot be edited stay")
  }

  func testAnOpenRowThatLeavesTheScreenTakesItsActionsAlong() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("A: a b c d")
    list.source.swipeActionsProvider = { _, _ in
      SwipeActionsConfiguration(
        actions: [ContextualAction(style: .normal, title: "Go") { _, _, _ in }])
    }
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    try list.apply("A: c d e a b")
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.indexPathForSwipedRow, list.path("b"))
    for item in ["c", "d", "e"] {
      let cell = list.table.cellForRow(at: list.path(item))
      XCTAssertNotEqual(cell?.showingDeleteConfirmation, true, item)
    }
  }

  func testARowWithoutASelectionStyleShowsNoSelection() async throws {
    let list = Editable("a b", lines: 2)
    list.table.visibleCells[0].selectionStyle = .none
    for row in [0, 1] {
      list.table.tapRow(at: at(0, row))
      XCTAssertEqual(list.table.visibleCells[row].isSelected, true)
      list.table.layoutIfNeeded()
      let ground = list.table.visibleCells[row].backgroundConfiguration?.backgroundColor
      XCTAssertEqual(ground == .systemBackground, row == 0)
      XCTAssertEqual(list.table.picture().contains(">"), row == 1)
    }
  }

  /// The control that is asked for while the row is shown takes room from the text.
  func testAReorderControlThatComesAndGoesIsMeasured() async throws {
    let list = Editable("123456789012345678 b", lines: 4)
    list.style = .none
    list.canMove = true
    list.indents = false
    list.table.setEditing(true, animated: false)
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    for isShown in [false, true, false, true] {
      cell.showsReorderControl = isShown
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).height, isShown ? 32 : 16, "\(isShown)")
      XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, isShown ? 32 : 16, "\(isShown)")
    }
  }
}
