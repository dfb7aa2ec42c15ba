import Foundation
import Roster
import RosterDrawing
import XCTest

/// Swipe actions (1.13, 4.3): which there are, what ends them, and whom that tells.
@MainActor final class SwipeTests: XCTestCase {
  func testDefaultsOfActionsAndConfigurations() async throws {
    let normal = ContextualAction(style: .normal, title: "a") { _, _, _ in }
    let destructive = ContextualAction(style: .destructive, title: nil) { _, _, _ in }
    XCTAssertEqual(normal.backgroundColor, .gray)
    XCTAssertEqual(destructive.backgroundColor, .destructive)
    normal.backgroundColor = .blue
    XCTAssertEqual(normal.backgroundColor, .blue)
    normal.backgroundColor = nil
    XCTAssertEqual(normal.backgroundColor, .gray, "the style's own again")
    XCTAssertNil(normal.image)
    let configuration = SwipeActionsConfiguration(actions: [normal, destructive])
    XCTAssertTrue(configuration.performsFirstActionWithFullSwipe)
    XCTAssertTrue(configuration.actions[0] === normal)
  }

  func testTheFirstActionIsOutermostAtBothEdges() async throws {
    let list = Editable("a")
    list.leading = ["Pin", "Read"]
    list.trailing = ["Flag", "More"]
    list.table.swipeRow(at: at(0, 0), edge: .leading)
    XCTAssertTrue(list.table.picture().hasPrefix("[Pin][Read] a"), list.table.picture())
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertTrue(list.table.picture().hasPrefix("        [More][Flag]"), list.table.picture())
    XCTAssertEqual(list.takeCalls(), ["begin 0", "end 0", "begin 0"])
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertEqual(list.takeCalls(), [], "it is open already")
  }

  func testAnActionThatWasNotDoneClosesItsRowToo() async throws {
    for style in ContextualAction.Style.allCases {
      for performed in [true, false] {
        let list = Editable("a b", lines: 2)
        var argument: ContextualAction?
        var view: PlatformView?
        let action = ContextualAction(style: style, title: "Go") { action, source, done in
          (argument, view) = (action, source)
          done(performed)
          done(!performed)
        }
        list.actions = [action]
        list.table.swipeRow(at: at(0, 1), edge: .trailing)
        list.table.eventLog.clear()
        list.table.performSwipeAction(0)
        XCTAssertTrue(argument === action)
        XCTAssertTrue(view === list.table.cellForRow(at: at(0, 1)))
        XCTAssertEqual(
          list.table.eventLog.take(),
          [
            "action Go [0, 1]", "action Go \(performed ? "done" : "not done")",
            "swipe closed [0, 1]", "didEndEditing [0, 1]",
          ])
        XCTAssertEqual(list.takeCalls(), ["begin 1", "end 1"])
        XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2, "the data decides")
      }
    }
  }

  func testAFullSwipeRunsTheFirstActionIfItMay() async throws {
    let list = Editable("a")
    list.trailing = ["Flag", "More"]
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(list.takeCalls(), ["begin 0", "run Flag", "end 0"])
    list.isFullSwipeAllowed = false
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(list.takeCalls(), ["begin 0"])
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 0))
  }

  func testWithoutAConfigurationThereIsDeleteAtTheEndAlone() async throws {
    let list = Editable("a")
    XCTAssertEqual(titles(list, .trailing), ["Delete"])
    XCTAssertNil(titles(list, .leading))
    list.deleteTitle = "Remove"
    XCTAssertEqual(titles(list, .trailing), ["Remove"])
    let action = list.table.swipeActions(at: at(0, 0), edge: .trailing)?.actions[0]
    XCTAssertEqual(action?.style, .destructive)
    for style in [TableViewCell.EditingStyle.insert, .none] {
      list.style = style
      XCTAssertNil(titles(list, .trailing), "\(style)")
    }
    list.trailing = []
    list.style = .delete
    XCTAssertNil(titles(list, .trailing), "an empty configuration is none")
    XCTAssertNil(list.table.swipeActions(at: at(0, 1), edge: .trailing), "no such row")
    list.trailing = ["Flag"]
    list.table.performSwipeAction(0)
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    list.table.performSwipeAction(-1)
    list.table.performSwipeAction(1)
    XCTAssertEqual(list.takeCalls(), ["begin 0"], "no such action")
  }

  func testAPressAnywhereElseClosesAnOpenRowAndDoesNothingElse() async throws {
    let list = Framed([["a", "b"]], lines: 6)
    let table = list.table
    var pressed = 0
    table.cellForRow(at: at(0, 1))?.accessories = [.detail { pressed += 1 }]
    let presses: [(String, () -> Void)] = [
      ("header", { table.press(at: CellPoint(x: 1, y: 0)) }),
      ("row", { table.press(at: CellPoint(x: 1, y: 2)) }),
      ("accessory", { table.press(at: CellPoint(x: 18, y: 2)) }),
      ("footer", { table.press(at: CellPoint(x: 1, y: 3)) }),
      ("below", { table.press(at: CellPoint(x: 1, y: 5)) }),
      ("tapped accessory", { table.tapAccessory(at: at(0, 1)) }),
      ("index", { table.selectSectionIndexTitle(at: 0) }),
    ]
    for (label, press) in presses {
      table.swipeRow(at: at(0, 0), edge: .trailing)
      XCTAssertEqual(table.indexPathForSwipedRow, at(0, 0), label)
      press()
      XCTAssertNil(table.indexPathForSwipedRow, label)
    }
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(pressed, 0)
    table.layoutIfNeeded()
    XCTAssertTrue(table.press(at: CellPoint(x: 18, y: 2)))
    XCTAssertEqual(pressed, 1, "without open actions it is pressed")
    XCTAssertFalse(table.press(at: CellPoint(x: 1, y: 5)), "nothing is there")
  }

  func testHostedHeadersLeaveAPressToTheOpenRow() async throws {
    let list = ListFixture(lines: 4)
    var pressed = 0
    let heading = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      view.contentConfiguration = HostingConfiguration { Button("more") { pressed += 1 } }
        .margins(.all, 0)
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: heading, for: section)
    }
    list.source.swipeActionsProvider = { _, _ in
      SwipeActionsConfiguration(
        actions: [ContextualAction(style: .normal, title: "Go") { _, _, _ in }])
    }
    try list.apply("A: a")
    func press() -> Bool {
      let region = list.table.render().pressRegions.first { $0.label == "more" }
      return region.map { list.table.press(at: $0.rect.origin) } ?? false
    }
    list.table.swipeRow(at: at(0, 0), edge: .leading)
    XCTAssertTrue(press())
    XCTAssertNil(list.table.indexPathForSwipedRow)
    XCTAssertEqual(pressed, 0)
    XCTAssertTrue(press())
    XCTAssertEqual(pressed, 1)
  }

  private func titles(_ list: Editable, _ edge: SwipeEdge) -> [String?]? {
    list.table.swipeActions(at: at(0, 0), edge: edge)?.actions.map(\.title)
  }
}
