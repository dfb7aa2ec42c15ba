import Foundation
import Roster
import XCTest

/// What a user does with a row reaches that row, though ending another gesture changes the rows.
@MainActor final class GestureTests: XCTestCase {
  /// A list of which the first row goes as soon as somebody is told something.
  private func list(_ call: Told.Call, rows: String = "a b c d e") throws -> (ListFixture, Told) {
    let list = ListFixture(lines: 5)
    let told = Told(call) { [unowned list] in
      let items = rows.split(separator: " ").dropFirst().joined(separator: " ")
      _ = try? list.apply("A: \(items)")
    }
    list.table.delegate = told
    list.source.swipeActionsProvider = { item, _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: item) { [unowned told] action, _, done in
          told.ran.append(action.title ?? "")
          done(true)
        }
      ])
    }
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in }
    try list.apply("A: \(rows)")
    list.table.layoutIfNeeded()
    return (list, told)
  }

  func testADraggedRowIsTheOneThatWasTakenUp() async throws {
    var (list, told) = try list(.endEditing)
    list.table.swipeRow(at: at(0, 3), edge: .trailing)
    XCTAssertTrue(list.table.dragRow(at: at(0, 2), to: at(0, 0)))
    XCTAssertEqual(list.rows, [["c", "b", "d", "e"]])
    (list, told) = try self.list(.unhighlight)
    XCTAssertTrue(list.table.touchDown(at: at(0, 3)))
    XCTAssertTrue(list.table.dragRow(at: at(0, 2), to: at(0, 0)))
    XCTAssertEqual(list.rows, [["c", "b", "d", "e"]])
    XCTAssertTrue(told.isDone)
  }

  func testADraggedRowIsLetGoWhereItIsByThen() async throws {
    let list = Editable("a b c d")
    list.canMove = true
    let cell = Dragged()
    list.makeCell = { cell.take() }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertTrue(list.table.beginReordering(at: at(0, 2)))
    list.table.updateReordering(to: at(0, 3))
    cell.onEnd = { [unowned list] in
      list.rows.removeFirst()
      try? list.table.deleteRows(at: [at(0, 0)], with: .none)
    }
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, ["b", "d", "c"])
  }

  func testASwipedRowIsTheOneUnderTheFinger() async throws {
    for call in [Told.Call.unhighlight, .endEditing] {
      let (list, told) = try list(call)
      if call == .unhighlight {
        list.table.touchDown(at: at(0, 3))
      } else {
        list.table.swipeRow(at: at(0, 3), edge: .trailing)
      }
      XCTAssertTrue(list.table.swipeRow(at: at(0, 2), edge: .trailing))
      XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 1), "\(call)")
      list.table.performSwipeAction(0)
      XCTAssertEqual(told.ran, ["c"], "\(call)")
    }
  }

  func testATouchThatTakesTheLastOnesPlaceIsOnItsRow() async throws {
    let (list, told) = try list(.unhighlight)
    list.table.touchDown(at: at(0, 3))
    XCTAssertTrue(list.table.touchDown(at: at(0, 2)))
    XCTAssertTrue(told.isDone)
    list.table.touchUp()
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1))
  }

  func testAMultipleSelectionBeginsAtTheRowUnderTheFinger() async throws {
    let (list, told) = try list(.unhighlight)
    told.beginsSeveral = true
    list.table.touchDown(at: at(0, 3))
    XCTAssertTrue(list.table.beginMultipleSelectionInteraction(at: at(0, 2)))
    XCTAssertEqual(told.began, at(0, 1))
  }

  func testScrollingReachesTheRowThatWasMeant() async throws {
    let rows = (0..<40).map { "r\($0)" }.joined(separator: " ")
    let (list, told) = try list(.endEditing, rows: rows)
    list.table.swipeRow(at: at(0, 3), edge: .trailing)
    try list.table.scrollToRow(at: at(0, 20), at: .top, animated: false)
    XCTAssertTrue(told.isDone)
    XCTAssertEqual(list.table.picture().split(separator: "\n").first, " r20")
  }

  func testARowThatGoesBeforeItOpensRunsNoOtherRowsAction() async throws {
    let (list, told) = try list(.beginEditing)
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertTrue(told.isDone)
    XCTAssertNil(list.table.indexPathForSwipedRow)
    told.call = .beginEditing
    told.onCall = { [unowned list] in
      _ = try? list.apply("A: c d e")
      list.table.swipeRow(at: list.path("d"), edge: .trailing)
    }
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(told.ran, [])
  }
}

/// A delegate that does something when it is told something, once.
@MainActor private final class Told: TableViewDelegate {
  enum Call { case endEditing, beginEditing, unhighlight }

  var call: Call?
  var onCall: () -> Void
  var ran: [String] = []
  var beginsSeveral = false
  var began: ItemPath?
  var isDone: Bool { call == nil }

  init(_ call: Call, _ onCall: @escaping () -> Void) {
    self.call = call
    self.onCall = onCall
  }

  private func told(_ now: Call) {
    guard call == now else { return }
    call = nil
    onCall()
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
    told(.beginEditing)
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
    told(.endEditing)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    told(.unhighlight)
  }

  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { beginsSeveral }

  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) { began = indexPath }
}

/// Cells that do something when their row is let go.
@MainActor private final class Dragged {
  var onEnd: (() -> Void)?

  func take() -> TableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.dragged = self
    return cell
  }

  final class Cell: TableViewCell {
    weak var dragged: Dragged?

    override func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {
      super.dragStateDidChange(dragState)
      guard dragState == .none else { return }
      let told = dragged?.onEnd
      dragged?.onEnd = nil
      told?()
    }
  }

  /// The cell that loses its highlight begins a touch of another row: that one is highlighted.
  func testATouchThatBeginsInTheMiddleOfAnother() async {
    final class Restless: TableViewCell {
      var touches: (() -> Void)?
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if !highlighted, let touches {
          self.touches = nil
          touches()
        }
      }
    }
    let list = Editable("a b c")
    list.makeCell = { Restless() }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.touchDown(at: at(0, 0))
    (list.table.visibleCells[0] as? Restless)?.touches = { list.table.touchDown(at: at(0, 1)) }
    list.table.cancelTouch()
    XCTAssertEqual(list.table.visibleCells.map(\.isHighlighted), [false, true, false])
  }

  /// The cell that is highlighted ends the touch: nobody hears that it is highlighted.
  func testATouchThatItsCellEnds() async {
    final class Shy: TableViewCell {
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if highlighted { (superview as? TableView)?.cancelTouch() }
      }
    }
    let list = Editable("a b c")
    list.makeCell = { Shy() }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.eventLog.clear()
    XCTAssertFalse(list.table.touchDown(at: at(0, 0)))
    XCTAssertFalse(list.table.eventLog.lines.joined().contains("didHighlight"))
  }

  /// The data source shows another row anew while it moves one: the table follows the move.
  func testAMoveThatShowsAnotherRowAnew() async throws {
    let list = Editable("a b c d")
    list.canMove = true
    list.onMove = { try? list.table.reloadRows(at: [at(0, 3)], with: .none) }
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.rows.joined(), "bcad")
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 2)])
  }
}
