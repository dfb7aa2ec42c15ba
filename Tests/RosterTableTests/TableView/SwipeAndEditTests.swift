import Foundation
import Roster
import XCTest

/// Swipe actions (4.3), editing (3.6, 4.5), reordering and prefetching (4.4) on plain tables.
@MainActor final class SwipeAndEditTests: XCTestCase {
  func testOneRowIsOpenAtATime() async throws {
    let list = Editable("a b c")
    list.trailing = ["Flag", "More"]
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertTrue(list.table.picture().hasPrefix("        [More][Flag]"), list.table.picture())
    XCTAssertTrue(list.table.swipeRow(at: at(0, 1), edge: .trailing))
    XCTAssertEqual(list.takeCalls(), ["begin 0", "end 0", "begin 1"])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.configurationState.isSwiped, true)
    list.table.performSwipeAction(1)
    XCTAssertEqual(list.takeCalls(), ["run More", "end 1"])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.configurationState.isSwiped, false)
  }

  func testWhatClosesAnOpenRow() async throws {
    let list = Editable("a b c d e f", lines: 3)
    list.trailing = ["Flag"]
    func isClosed(by action: () throws -> Void) rethrows -> Bool {
      list.table.swipeRow(at: at(0, 1), edge: .trailing)
      try action()
      defer { list.table.closeSwipe() }
      return list.table.indexPathForSwipedRow == nil
    }
    XCTAssertTrue(isClosed { list.table.tapRow(at: at(0, 0)) })
    XCTAssertNil(list.table.indexPathForSelectedRow, "that tap does nothing else")
    XCTAssertTrue(isClosed { list.table.setEditing(true, animated: false) })
    list.table.setEditing(false, animated: false)
    XCTAssertTrue(isClosed { list.table.contentOffset.y = 1 })
    list.table.contentOffset.y = 0
    XCTAssertTrue(isClosed { list.table.reloadData() })
    XCTAssertTrue(try isClosed { try list.table.reloadRows(at: [at(0, 1)], with: .none) })
    XCTAssertTrue(
      isClosed {
        list.table.frame.size.width = 200
        list.table.layoutIfNeeded()
      })
    XCTAssertFalse(
      try isClosed {
        list.rows.removeFirst()
        try list.table.deleteRows(at: [at(0, 0)], with: .none)
      }, "its row lives on")
    XCTAssertTrue(
      try isClosed {
        list.rows.remove(at: 1)
        try list.table.deleteRows(at: [at(0, 1)], with: .none)
      })
    XCTAssertEqual(list.calls.last, "end gone")
  }

  func testAnActionThatDoesNotFinishKeepsItsRowOpen() async throws {
    let list = Editable("a b")
    list.leading = ["wait"]
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .leading, full: true))
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 0))
    XCTAssertEqual(list.takeCalls(), ["begin 0", "run wait"])
  }

  func testNoActions() async throws {
    let list = Editable("a b")
    list.trailing = []
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing), "empty means none")
    list.trailing = ["Flag"]
    list.canEdit = false
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing), "it may not be edited")
    list.canEdit = true
    list.table.setEditing(true, animated: false)
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing), "the table is being edited")
    XCTAssertEqual(list.takeCalls(), [])
  }

  func testTheClassicDelete() async throws {
    let list = Editable("a b c")
    XCTAssertTrue(list.table.swipeRow(at: at(0, 1), edge: .trailing))
    XCTAssertEqual(list.table.openSwipeActions.map(\.title), ["Delete"])
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.takeCalls(), ["begin 1", "commit delete b", "end gone"])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " c"])
  }

  func testEditControls() async throws {
    let list = Editable("a b c d", lines: 3)
    list.canMove = true
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"),
      [" ⊖ a              ≡", " ⊖ b              ≡", " ⊖ c              ≡"])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.isEditing, true)
    list.rows.removeFirst()
    try list.table.deleteRows(at: [at(0, 0)], with: .none)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 2))?.isEditing, true, "a row that comes later")
    list.style = .insert
    list.table.setEditing(false, animated: false)
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 0))
    XCTAssertEqual(list.takeCalls(), ["commit insert b"])
  }

  func testSelectionOfSeveralRowsWhileEditing() async throws {
    let list = Editable("a b c", lines: 3)
    list.table.allowsMultipleSelectionDuringEditing = true
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    list.table.setEditing(true, animated: false)
    XCTAssertNil(list.table.indexPathsForSelectedRows)
    list.table.tapRow(at: at(0, 1))
    list.table.tapRow(at: at(0, 2))
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"), [" ○ a", ">● b", ">● c"])
    list.table.setEditing(false, animated: false)
    XCTAssertNil(list.table.indexPathsForSelectedRows)
    list.table.allowsMultipleSelectionDuringEditing = false
    list.table.setEditing(true, animated: false)
    list.table.tapRow(at: at(0, 1))
    XCTAssertNil(list.table.indexPathsForSelectedRows, "selection counts only when not editing")
  }

  func testDraggingARowOfAPlainTable() async throws {
    let list = Editable("a b c d", lines: 4)
    XCTAssertFalse(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    list.canMove = true
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    XCTAssertEqual(list.takeCalls(), ["move 0 to 2"])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" b", " c", ">a", " d"])
  }

  func testPrefetching() async throws {
    let list = Editable("0 1 2 3 4 5 6 7 8 9", lines: 2)
    XCTAssertEqual(list.takeCalls(), [], "not for the first screen")
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertEqual(list.takeCalls(), ["prefetch [3, 4]"])
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    XCTAssertEqual(list.takeCalls(), ["prefetch [5]"], "the nearest first, nothing twice")
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertEqual(list.takeCalls(), ["prefetch [0]", "cancel [4, 5]"])
    list.table.isPrefetchingEnabled = false
    try list.table.scrollToRow(at: at(0, 5), at: .top, animated: false)
    XCTAssertEqual(list.takeCalls(), [])
  }

  func testFocusMovesAndFindsANeighbour() async throws {
    let list = ListFixture()
    try list.apply("s: a b c")
    list.table.focusRow(at: at(0, 1))
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", "›b", " c"])
    try list.apply("s: x a c")
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 2), "the next row")
    try list.apply("s: x a")
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 1), "or the one before")
    try list.apply("s:")
    XCTAssertNil(list.table.indexPathForFocusedRow)
    try list.apply("s: a b")
    list.table.selectionFollowsFocus = true
    list.table.focusRow(at: at(0, 1))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1))
    list.table.allowsFocus = false
    XCTAssertFalse(list.table.focusRow(at: at(0, 0)))
    list.table.focusRow(at: nil)
    list.table.remembersLastFocusedIndexPath = true
    list.table.allowsFocus = true
    XCTAssertTrue(list.table.restoreFocus())
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 1))
  }

  func testTheDelegateMayKeepTheFocus() async throws {
    let list = ListFixture()
    let keeper = FocusKeeper()
    list.table.delegate = keeper
    try list.apply("s: a b c")
    XCTAssertTrue(list.table.focusRow(at: at(0, 0)))
    keeper.isKeeping = true
    XCTAssertFalse(list.table.focusRow(at: at(0, 1)))
    XCTAssertFalse(list.table.focusRow(at: nil))
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 0))
    XCTAssertTrue(list.table.focusRow(at: at(0, 0)), "it is there already")
    keeper.isKeeping = false
    XCTAssertTrue(list.table.focusRow(at: nil))
    XCTAssertEqual(
      keeper.questions,
      [[nil, at(0, 0)], [at(0, 0), at(0, 1)], [at(0, 0), nil], [at(0, 0), nil]])
  }

  func testAccessories() async throws {
    let list = Editable("a b c", lines: 3)
    let cells = list.table.visibleCells
    cells[0].accessoryType = .disclosureIndicator
    cells[1].accessories = [.checkmark(), .label(text: "new", displayed: .whenNotEditing)]
    cells[2].accessories = [.delete(), .reorder()]
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"),
      [" a                ›", " b            new ✓", " c"])
    list.style = .none
    list.indents = false
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"),
      [" a", " b                ✓", " ⊖ c              ≡"], "the plain kinds hide while editing")
  }
}

/// Notes where the focus would go, and keeps it where it is if it is told to.
@MainActor private final class FocusKeeper: TableViewDelegate {
  var isKeeping = false
  private(set) var questions: [[ItemPath?]] = []

  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool {
    questions.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath])
    return !isKeeping
  }
}
