import Foundation
import Roster
import RosterDrawing
import XCTest

/// The event log with the calls that only ask; and the view behind the rows.
@MainActor final class QuestionTests: XCTestCase {
  func testQuestionsAreNotedWhereTheyAreWanted() async throws {
    let list = Editable("a b", lines: 1)
    list.table.eventLog.clear()
    list.table.eventLog.includesQuestions = true
    list.table.reloadData()
    list.table.layoutIfNeeded()
    let lines = list.table.eventLog.take()
    XCTAssertEqual(
      lines.filter { !$0.hasPrefix("ask") },
      ["reloadData", "didEndDisplaying [0, 0]", "provide [0, 0]", "willDisplay [0, 0]"])
    for question in [
      "numberOfSections", "numberOfRows 0", "heightForRow [0, 0]", "titleForHeader 0",
      "viewForHeader 0", "estimatedHeightForRow [0, 0]", "canEditRow [0, 0]",
      "editingStyle [0, 0]", "indentationLevel [0, 0]", "sectionIndexTitles",
    ] {
      XCTAssertTrue(lines.contains("ask \(question)"), question)
    }
    XCTAssertFalse(lines.contains { $0.contains("[0, 1]") }, "nothing of the row below")
    list.table.swipeRow(at: at(0, 0), edge: .leading)
    XCTAssertEqual(
      list.table.eventLog.take(), ["ask canEditRow [0, 0]", "ask leadingSwipeActions [0, 0]"])
    list.table.eventLog.includesQuestions = false
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertFalse(list.table.eventLog.lines.contains { $0.hasPrefix("ask") })
  }

  func testTheViewBehindTheRowsStaysAndIsAsLargeAsTheTable() async throws {
    final class Ground: PlatformView {
      override func draw(into drawing: inout Drawing) { drawing.draw("ground", at: .zero) }
    }
    let list = ListFixture(lines: 2, columns: 8)
    let ground = Ground()
    list.table.backgroundView = ground
    XCTAssertEqual(list.table.picture(), "ground\n")
    try list.apply("A: a b c d")
    list.table.contentOffset.y = 32
    list.table.layoutIfNeeded()
    XCTAssertEqual(ground.frame, list.table.bounds)
    XCTAssertTrue(list.table.subviews.first === ground)
    list.table.backgroundView = nil
    XCTAssertNil(ground.superview)
    XCTAssertEqual(list.table.picture(), " c\n d")
  }
}
