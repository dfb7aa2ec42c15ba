import Foundation
import Roster
import RosterDrawing
import XCTest

/// Accessories in cells (3.6): where they stand, when they show, what pressing them does.
@MainActor final class AccessoryTests: XCTestCase {
  private final class Lamp: PlatformView {
    var presses = 0
    init(_ columns: Int) {
      super.init(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 16))
    }
    override func draw(into drawing: inout Drawing) { drawing.fill(drawing.bounds, with: "◆") }
    override func pressed(at point: CellPoint) -> Bool {
      presses += 1
      return true
    }
  }

  private func view(
    _ view: PlatformView, _ placement: CellAccessory.Placement
  ) -> CellAccessory {
    .customView(
      configuration: CellAccessory.CustomViewConfiguration(customView: view, placement: placement))
  }

  func testAllOfThemAtOnce() async {
    let list = Editable("a", lines: 1)
    list.style = .none
    list.table.frame.size.width = 240
    let cell = list.table.visibleCells[0]
    cell.accessories = [
      .reorder(), .disclosureIndicator(), .detail(), .checkmark(), .label(text: "l"),
      .custom("c"), .multiselect(), .insert(), .delete(), .custom("p", placement: .leading),
    ]
    XCTAssertEqual(list.table.picture(), " p a                c l ✓ ⓘ ›")
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " ⊖ ⊕ ○ p a        c l ✓ ⓘ › ≡")
  }

  func testViewsStandInTheRowAndTakeTheirPresses() async {
    let list = Editable("a b", lines: 2)
    let cell = list.table.visibleCells[0]
    let (front, back, away) = (Lamp(2), Lamp(3), Lamp(1))
    cell.accessories = [
      .checkmark(), view(back, .trailing()), view(front, .leading()),
      view(away, .trailing(displayed: .whenEditing)),
    ]
    XCTAssertEqual(list.table.picture(), " ◆◆ a         ◆◆◆ ✓\n b")
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(front.presses, 1)
    XCTAssertEqual(back.frame.minX, 14 * 8)
    XCTAssertTrue(list.table.press(at: CellPoint(x: 15, y: 0)))
    XCTAssertEqual(back.presses, 1)
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertNil(away.superview)
    list.table.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    XCTAssertTrue(away.superview === cell)
    cell.accessories = [view(front, .trailing())]
    XCTAssertNil(back.superview)
    list.table.setEditing(false, animated: false)
    XCTAssertEqual(list.table.picture(), " a               ◆◆\n b")
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertEqual(list.table.picture(), "         ◆◆ [Delete]\n b", "it is pushed aside too")
    cell.accessories = []
    XCTAssertNil(front.superview)
  }

  func testRoomThatIsKept() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    cell.accessories = [
      .checkmark(options: .init(reservedLayoutWidth: .custom(40))),
      .label(text: "x", options: .init(isHidden: true)),
    ]
    XCTAssertEqual(list.table.picture(), " a              ✓")
    var room = CellAccessory.CustomViewConfiguration(
      customView: Lamp(1), placement: .trailing(), reservedLayoutWidth: .custom(24))
    room.tintColor = .red
    cell.accessories = [.customView(configuration: room)]
    XCTAssertEqual(list.table.picture(), " a               ◆")
    XCTAssertEqual(room.customView.tintColor, .red)
  }

  func testPressesInFrontOfTheContent() async {
    let list = Editable("a b", lines: 2)
    list.style = .none
    var presses: [String] = []
    let cell = list.table.visibleCells[0]
    cell.accessories = [
      .custom("<>", placement: .leading) { presses.append("custom") },
      .insert(displayed: .always) { presses.append("insert") },
    ]
    XCTAssertEqual(list.table.picture(), " ⊕ <> a\n b")
    for column in 0..<8 { list.table.press(at: CellPoint(x: column, y: 0)) }
    XCTAssertEqual(presses, ["insert", "custom", "custom"])
    presses = []
    list.table.setEditing(true, animated: false)
    for column in 0..<8 { list.table.press(at: CellPoint(x: column, y: 0)) }
    XCTAssertEqual(presses, ["insert", "custom", "custom"])
  }

  func testADeleteAccessoryWorksWhileNothingIsEdited() async {
    let list = Editable("a b", lines: 2)
    list.table.visibleCells[0].accessories = [.delete(displayed: .always)]
    list.table.visibleCells[1].accessories = [.insert(displayed: .always)]
    list.trailing = ["Flag"]
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(list.table.openSwipeActions.map(\.title), ["Flag"])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertNil(list.table.indexPathForSwipedRow, "a press elsewhere closes it")
    _ = list.takeCalls()
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertEqual(list.takeCalls(), ["commit insert b"])
  }

  func testAControlIsShownOnce() async {
    let list = Editable("a b c", lines: 3)
    list.canMove = true
    list.table.visibleCells[0].accessories = [.delete(), .reorder()]
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(
      list.table.picture(), " ⊖ a              ≡\n ⊖ b              ≡\n ⊖ c              ≡")
    list.table.setEditing(false, animated: false)
    list.table.allowsMultipleSelectionDuringEditing = true
    list.table.visibleCells[0].accessories = [.multiselect()]
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(
      list.table.picture(), " ○ a              ≡\n ○ b              ≡\n ○ c              ≡")
    list.table.tapRow(at: at(0, 0))
    XCTAssertTrue(list.table.picture().hasPrefix(">● a"))
  }

  func testARowThatIsADisclosureTogglesWhereverItIsPressed() async throws {
    let list = ListFixture(lines: 4)
    var tree = DiffableDataSourceSectionSnapshot<String>()
    try tree.append(["a", "b"])
    try tree.append(["a1"], to: "a")
    list.source.apply(tree, to: "A", completion: nil)
    list.table.layoutIfNeeded()
    let cell = list.table.visibleCells[0]
    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    XCTAssertTrue(list.table.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(list.rows, [["a", "a1", "b"]])
    XCTAssertNil(list.table.indexPathForSelectedRow)
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.rows, [["a", "b"]])
    cell.accessories = [.outlineDisclosure()]
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.rows, [["a", "b"]])
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 0))
  }

  func testWhatControlsShowMayChangeWhileEditing() async {
    let list = Editable("a", lines: 1)
    list.canMove = true
    list.table.setEditing(true, animated: false)
    let cell = list.table.visibleCells[0]
    XCTAssertEqual(list.table.picture(), " ⊖ a              ≡")
    cell.showsReorderControl = false
    XCTAssertEqual(list.table.picture(), " ⊖ a")
    list.table.setEditing(false, animated: false)
    list.style = .none
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), "   a")
    cell.shouldIndentWhileEditing = false
    XCTAssertEqual(list.table.picture(), " a")
  }

  func testIndentation() async {
    let list = Editable("abcdefghijklmnopqrstu", lines: 2)
    let cell = list.table.visibleCells[0]
    cell.indentationLevel = 1
    XCTAssertEqual(list.table.picture(), "  abcdefghijklmnopq\n  rstu", "10 points are a column")
    cell.indentationWidth = 32
    XCTAssertEqual(list.table.picture(), "     abcdefghijklmn\n     opqrstu")
    XCTAssertEqual(list.table.rectForSeparator(below: at(0, 0))?.minX, 40)
    for (level, width) in [(-3, CGFloat(10)), (1, -10), (1, .nan), (0, 99)] {
      (cell.indentationLevel, cell.indentationWidth) = (level, width)
      XCTAssertEqual(list.table.picture(), " abcdefghijklmnopqr\n stu", "\(level) \(width)")
    }
    (cell.indentationLevel, cell.indentationWidth) = (.max, .greatestFiniteMagnitude)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [])
  }
}
