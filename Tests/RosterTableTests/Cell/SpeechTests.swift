import Foundation
import Roster
import RosterDrawing
import XCTest

@testable import RosterTable

/// What rows say to people who do not see them.
@MainActor final class SpeechTests: XCTestCase {
  private func spoken(_ list: Editable) -> String { list.table.render().accessibilityText }

  func testTheSelectedState() async throws {
    let list = Editable("a b", lines: 2)
    XCTAssertEqual(spoken(list), "a, b")
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(spoken(list), "a, b, selected")
    list.table.visibleCells[1].selectionStyle = .none
    XCTAssertEqual(spoken(list), "a, b, selected", "it is selected, though it does not look so")
    list.table.deselectRow(at: at(0, 1), animated: false)
    list.table.visibleCells[0].isUserInteractionEnabled = false
    XCTAssertEqual(spoken(list), "a, dimmed, b")
  }

  func testThePlainTypes() async {
    let texts: [TableViewCell.AccessoryType: String] = [
      .none: "a", .disclosureIndicator: "a, button", .checkmark: "a, selected",
      .detailButton: "a, More Info, button",
      .detailDisclosureButton: "a, button, More Info, button",
    ]
    let list = Editable("a", lines: 1)
    for type in TableViewCell.AccessoryType.allCases {
      list.table.visibleCells[0].accessoryType = type
      XCTAssertEqual(spoken(list), texts[type], "\(type)")
    }
    list.table.tapRow(at: at(0, 0))
    list.table.visibleCells[0].accessoryType = .disclosureIndicator
    XCTAssertEqual(spoken(list), "a, selected, button")
  }

  func testAccessories() async {
    let texts: [(CellAccessory, String)] = [
      (.disclosureIndicator(), "a, button"), (.checkmark(), "a, selected"),
      (.outlineDisclosure(), "a, collapsed, button"), (.detail(), "a, More Info, button"),
      (.delete(displayed: .always), "Delete a, button, a"), (.delete(), "a"),
      (.insert(displayed: .always), "Insert a, button, a"),
      (.reorder(displayed: .always), "a, Reorder a, button"),
      (.multiselect(displayed: .always), "a"), (.label(text: "5"), "a, 5"),
      (.custom("new"), "a, new"), (.custom("do", actionHandler: {}), "a, do, button"),
      (.custom("new", placement: .leading), "new, a"), (.custom(""), "a"),
      (.checkmark(options: .init(isHidden: true)), "a"),
    ]
    let list = Editable("a", lines: 1)
    for (accessory, text) in texts {
      list.table.visibleCells[0].accessories = [accessory]
      XCTAssertEqual(spoken(list), text, "\(accessory.kind)")
    }
    list.table.visibleCells[0].accessories = [.outlineDisclosure(), .label(text: "5")]
    list.table.visibleCells[0].change { $0.isExpanded = true }
    XCTAssertEqual(spoken(list), "a, expanded, button, 5")
  }

  func testControlsOfTheTable() async {
    let list = Editable("a", lines: 1)
    list.canMove = true
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(list.table.picture(), " ⊖ a              ≡")
    XCTAssertEqual(spoken(list), "Delete a, button, a, Reorder a, button")
    list.table.visibleCells[0].accessories = [.delete(), .reorder()]
    XCTAssertEqual(spoken(list), "Delete a, button, a, Reorder a, button")
    list.table.setEditing(false, animated: false)
    XCTAssertEqual(spoken(list), "a")
    list.style = .insert
    list.table.visibleCells[0].accessories = []
    list.table.setEditing(true, animated: false)
    XCTAssertEqual(spoken(list), "Insert a, button, a, Reorder a, button")
    list.table.allowsMultipleSelectionDuringEditing = true
    XCTAssertEqual(spoken(list), "a, Reorder a, button")
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(spoken(list), "a, selected, Reorder a, button")
  }

  func testOpenActions() async {
    let list = Editable("a", lines: 1)
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertEqual(spoken(list), "a, Delete, button")
    list.table.closeSwipe()
    XCTAssertEqual(spoken(list), "a")
    let flag = ContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    flag.image = Image(systemName: "flag")
    list.actions = [flag]
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertEqual(spoken(list), "a, flag, button")
  }

  /// Its first text carries what is said of the row; what does something by itself does not.
  func testHostedContentOfSeveralElements() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    cell.contentConfiguration = HostingConfiguration {
      HStack {
        Button("Star") {}
        Text("Coding")
        Text("daily")
      }
    }
    cell.accessories = [.checkmark(), .detail()]
    XCTAssertEqual(spoken(list), "Star, button, Coding, selected, daily, More Info, button")
    cell.contentConfiguration = nil
    XCTAssertEqual(spoken(list), "selected, More Info, button", "a row that says nothing itself")
    cell.accessories = [.delete(displayed: .always)]
    XCTAssertEqual(spoken(list), "Delete, button")
  }

  func testTheNameThatAProgramGives() async {
    let list = Editable("a", lines: 1)
    let cell = list.table.visibleCells[0]
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("a", "b")
    cell.contentConfiguration = content
    cell.accessoryType = .detailDisclosureButton
    XCTAssertEqual(spoken(list), "a, b, button, More Info, button")
    cell.accessibilityLabel = "Letter A"
    XCTAssertEqual(spoken(list), "Letter A, button, More Info, button")
    cell.accessibilityValue = "first"
    XCTAssertEqual(spoken(list), "Letter A, first, button, More Info, button")
    cell.accessibilityLabel = nil
    XCTAssertEqual(spoken(list), "a, first, button, More Info, button")
    cell.contentConfiguration = nil
    XCTAssertEqual(spoken(list), "first, button, More Info, button")
  }

  /// A row is called by its content, also where something beside it was there first.
  func testTheContentNamesTheRowWhicheverWasThereFirst() async {
    let list = Editable("a", lines: 1)
    let cell = TableViewCell()
    list.makeCell = { cell }
    var beside = cell.defaultContentConfiguration()
    beside.text = "3"
    let view = ListContentView(configuration: beside)
    view.frame.size = CGSize(width: 16, height: 16)
    cell.accessoryView = view
    list.table.reloadData()
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(spoken(list), "a, selected, 3")
    beside.text = "b"
    cell.contentConfiguration = nil
    cell.contentConfiguration = beside
    XCTAssertEqual(spoken(list), "b, selected, 3")
  }
}
