import Foundation
import Roster
import XCTest

/// Selecting several rows while editing (4.5).
@MainActor final class SeveralRowsTests: XCTestCase {
  private final class Asked: TableViewDelegate {
    var calls: [String] = []
    var isAllowed = true
    var onAsk: (() -> Void)?

    func tableView(
      _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
    ) -> Bool {
      calls.append("should \(indexPath)")
      onAsk?()
      return isAllowed
    }

    func tableView(
      _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
    ) {
      calls.append("begin \(indexPath)")
      tableView.setEditing(true, animated: true)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
      calls.append("end")
    }

    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
    ) -> TableViewCell.EditingStyle {
      calls.append("style")
      return .delete
    }
  }

  func testAnInteractionThatTheDelegateLetsBegin() async throws {
    let list = ListFixture(lines: 3)
    let asked = Asked()
    list.table.delegate = asked
    list.table.allowsMultipleSelectionDuringEditing = true
    try list.apply("A: a b c")
    asked.calls = []
    asked.isAllowed = false
    XCTAssertFalse(list.table.beginMultipleSelectionInteraction(at: at(0, 0)))
    list.table.endMultipleSelectionInteraction()
    XCTAssertEqual(asked.calls, ["should [0, 0]"], "what has not begun does not end")
    XCTAssertFalse(list.table.isEditing)
    asked.isAllowed = true
    asked.calls = []
    XCTAssertTrue(list.table.beginMultipleSelectionInteraction(at: at(0, 1)))
    XCTAssertFalse(list.table.beginMultipleSelectionInteraction(at: at(0, 2)), "it has begun")
    XCTAssertTrue(list.table.isEditing, "the delegate began to edit")
    list.table.tapRow(at: at(0, 1))
    list.table.tapRow(at: at(0, 2))
    list.table.endMultipleSelectionInteraction()
    list.table.endMultipleSelectionInteraction()
    XCTAssertEqual(asked.calls, ["should [0, 1]", "begin [0, 1]", "end"])
    XCTAssertEqual(list.table.picture(), " ○ a\n>● b\n>● c")
    asked.calls = []
    XCTAssertFalse(list.table.beginMultipleSelectionInteraction(at: at(0, 9)))
    XCTAssertEqual(asked.calls, [], "no such row")
    asked.onAsk = { list.apply((try? makeSnapshot(["A: x a b c"])) ?? list.source.snapshot()) }
    XCTAssertTrue(list.table.beginMultipleSelectionInteraction(at: at(0, 1)))
    XCTAssertEqual(asked.calls, ["should [0, 1]", "begin [0, 2]"], "the row, wherever it is")
  }

  func testASelectionOfTheOtherModeIsDroppedWithoutACall() async throws {
    let list = Editable("a b c", lines: 3)
    list.table.allowsMultipleSelection = true
    for mode in [true, false] {
      list.table.allowsMultipleSelectionDuringEditing = mode
      list.table.setEditing(false, animated: false)
      list.table.tapRow(at: at(0, 0))
      list.table.eventLog.clear()
      list.table.setEditing(true, animated: false)
      XCTAssertEqual(
        list.table.eventLog.take(), mode ? ["deselected [0, 0]", "editing on"] : ["editing on"])
      XCTAssertEqual(list.table.indexPathsForSelectedRows, mode ? nil : [at(0, 0)])
      list.table.setEditing(false, animated: false)
      XCTAssertEqual(list.table.indexPathsForSelectedRows, mode ? nil : [at(0, 0)])
      try list.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    }
  }

  func testMarksTakeThePlaceOfControlsAsSoonAsTheyAreWanted() async throws {
    let list = Editable("a b", lines: 2)
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " ⊖ a\n ⊖ b")
    list.table.allowsMultipleSelectionDuringEditing = true
    XCTAssertEqual(list.table.picture(), " ○ a\n ○ b")
    list.table.eventLog.includesQuestions = true
    list.table.setEditing(false, animated: false)
    list.table.eventLog.clear()
    list.table.setEditing(true, animated: false)
    XCTAssertFalse(list.table.eventLog.take().contains { $0.hasPrefix("ask editingStyle") })
    list.table.pressEditControl(at: at(0, 0))
    XCTAssertNil(list.table.indexPathForSwipedRow, "there is no control to press")
    list.table.allowsMultipleSelectionDuringEditing = false
    XCTAssertEqual(list.table.picture(), " ⊖ a\n ⊖ b")
  }
}
