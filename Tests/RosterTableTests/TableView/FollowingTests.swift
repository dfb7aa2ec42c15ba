import Foundation
import Roster
import XCTest

/// What a user began with a row goes on with that row, also where rows are known by path only.
@MainActor final class FollowingTests: XCTestCase {
  func testTheClassicDeleteTakesTheRowThatIsOpen() async throws {
    let list = Editable("a b c")
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    try list.insertInFront("n")
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 2))
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.takeCalls(), ["begin 1", "commit delete b", "end gone"])
    XCTAssertEqual(list.rows, ["n", "a", "c"])
  }

  func testAConfirmationDeletesTheRowThatIsOpen() async throws {
    let list = Editable("a b c")
    list.table.setEditing(true, animated: false)
    list.table.pressEditControl(at: at(0, 1))
    try list.insertInFront("n")
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.rows, ["n", "a", "c"])
  }

  func testADeleteThatWasNotOpenedTakesNoOtherRow() async throws {
    let list = Editable("a b c")
    let action = try XCTUnwrap(list.table.swipeActions(at: at(0, 1), edge: .trailing)?.actions[0])
    try list.insertInFront("n")
    var answers: [Bool] = []
    action.handler(action, PlatformView()) { answers.append($0) }
    XCTAssertEqual(list.rows, ["n", "a", "b", "c"])
    let other = try XCTUnwrap(list.table.swipeActions(at: at(0, 1), edge: .trailing)?.actions[0])
    list.table.swipeRow(at: at(0, 3), edge: .trailing)
    other.handler(other, PlatformView()) { answers.append($0) }
    XCTAssertEqual(list.rows, ["n", "b", "c"])
    XCTAssertEqual(answers, [false, true])
  }

  func testAnActionThatEndsLaterClosesItsRowAndNoOther() async throws {
    let list = Editable("a b c")
    var finish: [(Bool) -> Void] = []
    list.actions = [ContextualAction(style: .normal, title: "late") { finish.append($2) }]
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    list.table.performSwipeAction(0)
    try list.insertInFront("n")
    finish.removeFirst()(true)
    XCTAssertNil(list.table.indexPathForSwipedRow)
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    list.table.performSwipeAction(0)
    list.table.closeSwipe()
    list.table.swipeRow(at: at(0, 1), edge: .trailing)
    finish.removeFirst()(true)
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1), "opened again since")
  }

  func testACellThatIsFreeHasNoOpenActions() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    let actions = Trailing()
    list.table.delegate = actions
    list.table.layoutIfNeeded()
    weak var action: ContextualAction?
    func open(_ row: Int) throws -> TableViewCell {
      let delete = ContextualAction(style: .normal, title: "x") { _, _, _ in }
      (action, actions.action) = (delete, delete)
      XCTAssertTrue(list.table.swipeRow(at: at(0, row), edge: .trailing))
      actions.action = nil
      return try XCTUnwrap(list.table.cellForRow(at: at(0, row)))
    }
    func check(_ cell: TableViewCell, _ label: String) {
      XCTAssertFalse(cell.showingDeleteConfirmation, label)
      XCTAssertFalse(cell.configurationState.isSwiped, label)
      XCTAssertNil(action, label)
    }
    var cell = try open(1)
    list.sections = [["a", "c"]]
    try list.table.deleteRows(at: [at(0, 1)], with: .none)
    check(cell, "deleted")
    cell = try open(1)
    list.sections = [["n", "a", "c"]]
    try list.table.performBatchUpdates {
      try list.table.insertRows(at: [at(0, 0)], with: .none)
      try list.table.reloadRows(at: [at(0, 1)], with: .none)
    }
    check(cell, "reloaded")
    cell = try open(1)
    list.table.reloadData()
    check(cell, "reloaded with all")
  }

  func testADraggedRowsPlaceFollowsItsNeighbours() async throws {
    let list = Editable("a b c d")
    list.canMove = true
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 2))
    try list.insertInFront("n")
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, ["n", "b", "c", "a", "d"])
    XCTAssertTrue(list.table.beginReordering(at: at(0, 4)))
    list.table.updateReordering(to: at(0, 1))
    list.rows = ["n", "c", "a", "d"]
    try list.table.deleteRows(at: [at(0, 1)], with: .none)
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, ["n", "d", "c", "a"], "in front of what comes next")
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 3))
    list.rows.append("z")
    try list.table.insertRows(at: [at(0, 4)], with: .none)
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, ["d", "c", "a", "z", "n"], "at the end stays at the end")
  }

  func testADraggedRowsPlaceFollowsItsNeighboursInADiffableList() async throws {
    let list = ListFixture()
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in }
    try list.apply("s: a b c d")
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 2))
    try list.apply("s: n a b c d")
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, [["n", "b", "c", "a", "d"]])
  }

  func testATouchFollowsARowThatMovesWhileTheDelegateIsAsked() async throws {
    let list = Asking()
    list.onAsk = { try? list.insertInFront("n") }
    XCTAssertTrue(list.table.touchDown(at: at(0, 1)))
    XCTAssertEqual(list.table.cellForRow(at: at(0, 2))?.isHighlighted, true)
    list.table.touchUp()
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 2))
    list.table.selectionFollowsFocus = true
    list.onAsk = { try? list.insertInFront("m") }
    list.table.focusRow(at: at(0, 0))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1), "what has the focus")
    list.onAsk = { try? list.insertInFront("o") }
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1))
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.rows, ["o", "n", "a", "b", "c"])
  }

  func testEditingOutlivesAnotherDataSource() async throws {
    let list = Editable("a b")
    list.table.setEditing(true, animated: false)
    let other = Editable("x")
    list.table.dataSource = other
    list.table.delegate = other
    XCTAssertTrue(list.table.isEditing)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" ⊖ x"])
  }
}

@MainActor private final class Trailing: TableViewDelegate {
  var action: ContextualAction?

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    action.map { SwipeActionsConfiguration(actions: [$0]) }
  }
}

/// A plain list that changes when it is asked or told.
@MainActor private final class Asking: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  var rows = ["a", "b", "c"]
  var onAsk: (() -> Void)?

  init() {
    table.dataSource = self
    table.delegate = self
  }

  func insertInFront(_ row: String) throws {
    rows.insert(row, at: 0)
    try table.insertRows(at: [at(0, 0)], with: .none)
  }

  private func asked() {
    defer { onAsk = nil }
    onAsk?()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    rows.remove(at: indexPath.row)
    try? table.deleteRows(at: [indexPath], with: .none)
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool {
    asked()
    return true
  }

  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    asked()
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) { asked() }
}
