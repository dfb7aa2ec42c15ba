import Foundation
import Roster
import XCTest

/// The rules HC14–HC18: swipe actions that the content of a row defines.
@MainActor final class HostingSwipeTests: XCTestCase {
  private final class Delegate: TableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
    ) -> SwipeActionsConfiguration? { configuration("leading") }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
    ) -> SwipeActionsConfiguration? { configuration("trailing") }

    private func configuration(_ name: String) -> SwipeActionsConfiguration {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: name) { [weak self] _, _, done in
          self?.log.append(name)
          done(true)
        }
      ])
    }
  }

  private final class EditableSource: TableViewDiffableDataSource<String, String> {
    var canEdit = true
    override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
      canEdit
    }
  }

  private func titles(_ table: TableView, _ edge: SwipeEdge, row: Int = 0) -> [String?]? {
    table.swipeActions(at: at(0, row), edge: edge)?.actions.map(\.title)
  }

  func testHC14AndHC15_HostedActionsWinForTheEdgeThatTheyDefine() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    let delegate = Delegate()
    table.delegate = delegate
    let source = EditableSource(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration {
        Text(item).swipeActions { if item == "a" { Button("hosted") {} } }
      }
      return cell
    }
    source.apply(try DiffableDataSourceSnapshot([("s", ["a", "b"])]), completion: nil)
    table.layoutIfNeeded()
    XCTAssertEqual(titles(table, .trailing), ["hosted"])
    XCTAssertEqual(titles(table, .leading), ["leading"], "the delegate's for the other edge")
    XCTAssertEqual(titles(table, .trailing, row: 1), [], "an edge may be without any")
    source.canEdit = false
    XCTAssertEqual(titles(table, .trailing), ["hosted"], "content need not be editable")
    XCTAssertNil(titles(table, .leading))
    table.setEditing(true, animated: false)
    XCTAssertNil(titles(table, .trailing), "no swipes while the table is edited")
  }

  func testHC16_ADestructiveActionRemovesNothingByItself() async throws {
    var asked: [String] = []
    let list = HostedFixture(["a", "b"]) { item in
      HostingConfiguration {
        Text(item).swipeActions { Button("Delete", role: .destructive) { asked.append(item) } }
      }
    }
    XCTAssertTrue(list.table.swipeRow(at: at(0, 1), edge: .trailing, full: true))
    list.table.flush()
    XCTAssertEqual(asked, ["b"])
    XCTAssertEqual(list.lines(3), ["         a", "         b", ""])
    XCTAssertNil(list.table.indexPathForSwipedRow)
  }

  func testHC17_RolesAndTints() async throws {
    let list = HostedFixture(["a"]) { item in
      HostingConfiguration {
        Text(item)
          .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Ask") {}.tint(.red)
            Button("More") {}
          }
          .tint(.green)
      }
    }
    list.table.tintColor = .purple
    let actions = try XCTUnwrap(list.table.swipeActions(at: at(0, 0), edge: .trailing)).actions
    XCTAssertEqual(actions.map(\.title), ["Delete", "Ask", "More"])
    XCTAssertEqual(actions.map(\.style), [.destructive, .normal, .normal])
    XCTAssertEqual(actions.map(\.backgroundColor), [.destructive, .red, .gray])
  }

  func testHC18_AFullSwipeRunsTheFirstActionOfTheEdge() async throws {
    var ran: [String] = []
    let list = HostedFixture(["a"]) { item in
      HostingConfiguration {
        HStack {
          Text(item).swipeActions { Button("inner") { ran.append("inner") } }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("pin") { ran.append("pin") }
        }
        .swipeActions { Button("outer") { ran.append("outer") } }
      }
    }
    let table = list.table
    XCTAssertEqual(titles(table, .trailing), ["inner", "outer"], "in the order they are written")
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(ran, ["inner"])
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .leading, full: true))
    XCTAssertEqual(ran, ["inner"], "it only opens")
    table.performSwipeAction(0)
    XCTAssertEqual(ran, ["inner", "pin"])
  }

  func testHC18_SeveralCallsForOneEdge() async throws {
    var ran: [String] = []
    func button(_ name: String) -> some View { Button(name) { ran.append(name) } }
    let list = HostedFixture(["a"], columns: 40) { item in
      HostingConfiguration {
        HStack {
          Text("x").swipeActions {}.swipeActions(allowsFullSwipe: false) {
            button("1")
            button("2")
          }
          Text("y").swipeActions { button("3") }.swipeActions(edge: .leading) { button("l1") }
        }
        .swipeActions { button("4") }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { button("l2") }
      }
    }
    let table = list.table
    XCTAssertEqual(titles(table, .trailing), ["1", "2", "3", "4"])
    XCTAssertEqual(titles(table, .leading), ["l1", "l2"])
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertEqual(list.lines(1), ["      x y                   [4][3][2][1]"])
    table.closeSwipe()
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    XCTAssertEqual(ran, [], "the call that the first action is in does not allow it")
    table.performSwipeAction(0)
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .leading, full: true))
    XCTAssertEqual(ran, ["1", "l1"])
  }

  func testThePresentationOfActionsIsTold() async throws {
    var log: [String] = []
    func content(_ item: String, _ version: Int) -> any ContentConfiguration {
      HostingConfiguration {
        Text(item).swipeActions {
          Button("Delete") { log.append("delete \(item)") }
        } onPresentationChanged: {
          log.append("\(item) \(version) \($0)")
        }
      }
    }
    let list = HostedFixture(["a", "b"]) { content($0, 1) }
    let table = list.table
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertEqual(log, ["a 1 true"])
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing))
    list.apply(["x", "a", "b"])
    XCTAssertEqual(log, ["a 1 true"], "it stays open while its row lives")
    list.cell("a")?.contentConfiguration = content("a", 2)
    XCTAssertTrue(table.swipeRow(at: list.path("b"), edge: .trailing))
    XCTAssertEqual(log, ["a 1 true", "a 2 false", "b 1 true"])
    log = []
    table.performSwipeAction(0)
    XCTAssertEqual(Set(log), ["delete b", "b 1 false"])
    log = []
    XCTAssertTrue(table.swipeRow(at: list.path("a"), edge: .trailing))
    list.apply(["b"])
    XCTAssertEqual(log, ["a 2 true", "a 2 false"], "gone with its row")
  }

  func testHC8_TheNewestActionOfTheSameRowRuns() async throws {
    var ran: [String] = []
    func content(_ item: String, _ version: Int) -> any ContentConfiguration {
      HostingConfiguration {
        Text(item).swipeActions { Button("Delete") { ran.append("\(item) \(version)") } }
      }
    }
    let list = HostedFixture(["a", "b", "c"], lines: 1) { content($0, 1) }
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing))
    list.cell("a")?.contentConfiguration = content("a", 2)
    list.table.flush()
    let kept = list.table.openSwipeActions
    list.table.performSwipeAction(0)
    XCTAssertEqual(ran, ["a 2"])
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    XCTAssertEqual(list.lines(1), ["         c"], "in the cell that was a's")
    kept[0].handler(kept[0], list.table) { _ in }
    XCTAssertTrue(ran.last?.hasPrefix("a") == true, "never another row's: \(ran)")
  }

  func testOpenActionsPushTheRowAsideAsItIs() async throws {
    let list = HostedFixture(["a"], columns: 24) { item in
      HostingConfiguration {
        HStack {
          Image(systemName: "star")
          Text("a long title that wraps in here").lineLimit(2)
          Spacer()
        }
        .swipeActions { Button("Delete") {} }
        .swipeActions(edge: .leading) { Button("Pin") {} }
      }
      .background {
        HStack {
          Spacer()
          Text("%")
        }
      }
    }
    let table = list.table
    list.cell("a")?.accessoryType = .disclosureIndicator
    try table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(list.lines(2), [">☆ a long title that  ›%", "   wraps in here"])
    let separator = table.rectForSeparator(below: at(0, 0))
    let draws = list.host("a")?.drawCount
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertEqual(list.lines(2), ["g title that  ›%[Delete]", " in here"], "cut off")
    XCTAssertEqual(table.rectForSeparator(below: at(0, 0)), separator)
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .leading))
    XCTAssertEqual(list.lines(2), ["[Pin]>☆ a long title tha", "        wraps in here"])
    XCTAssertEqual(table.rectForSeparator(below: at(0, 0)), separator)
    table.closeSwipe()
    XCTAssertEqual(list.lines(2), [">☆ a long title that  ›%", "   wraps in here"])
    XCTAssertEqual(list.host("a")?.drawCount, draws, "nothing is laid out or drawn again")
  }

  func testActionsThatAreWiderThanTheRowLeaveNothingOfIt() async throws {
    let list = HostedFixture(["a"], columns: 8) { item in
      HostingConfiguration {
        Text("title")
          .swipeActions {
            Button("Remove all") {}
            Button("Later") {}
          }
          .swipeActions(edge: .leading) { Button("Remove all") {} }
      }
    }
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing))
    XCTAssertEqual(list.lines(1), ["ove all]"])
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .leading))
    XCTAssertEqual(list.lines(1), ["[Remove"])
  }
}
