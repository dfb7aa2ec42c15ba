import Foundation
import Roster
import RosterDrawing
import XCTest

/// Text beside the content stands in one line, whatever is in it.
@MainActor final class FrameTextTests: XCTestCase {
  func testNewlinesBesideTheContentAreMeasuredAsTheyAreDrawn() async {
    let list = Editable("a", lines: 1)
    list.style = .none
    list.table.visibleCells[0].accessories = [
      .label(text: "one\ntwo"), .custom("x\ny", placement: .leading),
    ]
    XCTAssertEqual(list.table.picture(), " x␊y a      one␊two")
  }
}
