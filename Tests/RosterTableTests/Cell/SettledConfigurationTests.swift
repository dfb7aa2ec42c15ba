import Foundation
import Roster
import XCTest

/// A configuration that is set, whenever it is set, is brought up to the state of its row.
@MainActor final class SettledConfigurationTests: XCTestCase {
  private func list(
    _ handler: ((TableViewCell, CellConfigurationState) -> Void)? = nil
  ) throws -> (PlainFixture, TableViewCell) {
    let list = PlainFixture([["a"]], lines: 1)
    let cell = TableViewCell()
    cell.configurationUpdateHandler = handler
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    return (list, cell)
  }

  func testAContentThatIsSetOnAFocusedCellLooksFocused() async throws {
    let (list, cell) = try list()
    list.table.focusRow(at: at(0, 0))
    let before = list.table.render().styledPicture()
    XCTAssertTrue(before.contains("selectedLabel"), before)
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    cell.contentConfiguration = content
    XCTAssertEqual(list.table.render().styledPicture(), before)
    cell.backgroundConfiguration = .listCell()
    XCTAssertEqual(list.table.render().styledPicture(), before)
  }

  func testAGroundThatIsSetOnASelectedCellLooksSelected() async throws {
    let (list, cell) = try list()
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    let before = list.table.render().styledPicture()
    cell.backgroundConfiguration = .listCell()
    XCTAssertEqual(list.table.render().styledPicture(), before)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listCell()
    XCTAssertNotEqual(list.table.render().styledPicture(), before, "only if that is wanted")
  }

  func testTheHandlerDoesNotRunForIt() async throws {
    var runs = 0
    let (list, cell) = try list { _, _ in runs += 1 }
    XCTAssertEqual(runs, 1)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.backgroundConfiguration = .listCell()
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 1)
  }

  func testWhatAHandlerSetsDoesNotDependOnHistory() async throws {
    let (list, cell) = try list { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isFocused ? "focused" : "a"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listCell()
    }
    list.table.focusRow(at: at(0, 0))
    let first = list.table.render().styledPicture()
    XCTAssertTrue(first.contains("selectedLabel"), first)
    cell.setNeedsUpdateConfiguration()
    XCTAssertEqual(list.table.render().styledPicture(), first)
  }

  func testHeadersFollowTheirStateToo() async throws {
    let list = ListFixture(lines: 3, columns: 8)
    list.source.headerTitleProvider = { "\($0)!" }
    try list.apply("A: a b")
    list.table.layoutIfNeeded()
    let header = try XCTUnwrap(list.table.headerView(forSection: 0))
    header.isUserInteractionEnabled = false
    XCTAssertTrue(header.configurationState.isDisabled)
    XCTAssertEqual(list.table.render().styledPicture(), " {bold tertiaryLabel|A!}\n a\n b")
    var content = ListContentConfiguration.header()
    content.text = "B!"
    header.contentConfiguration = content
    XCTAssertEqual(list.table.render().styledPicture(), " {bold tertiaryLabel|B!}\n a\n b")
  }

  func testAHandlerThatReadsTheCellsTraitsRunsAgain() async throws {
    var seen: [String] = []
    let (list, cell) = try list { cell, _ in
      seen.append("\(cell.traitCollection.colorScheme) \(cell.isUserInteractionEnabled)")
    }
    list.table.traitOverride = TraitCollection(colorScheme: .dark)
    list.table.layoutIfNeeded()
    cell.isUserInteractionEnabled = false
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen.suffix(2), ["dark true", "dark false"])
  }

  func testAReusedCellHasNoStateOfTheRowBefore() async throws {
    final class Reused: TableViewCell {
      static var seen: [Bool] = []
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.seen.append(isSelected)
      }
    }
    Reused.seen = []
    let list = PlainFixture([["a", "b", "c"]], lines: 1)
    list.table.register(Reused.self, forCellReuseIdentifier: "reused")
    var provided: [Bool] = []
    list.makeCell = { _ in
      let cell = list.table.dequeueReusableCell(withIdentifier: "reused") ?? TableViewCell()
      provided.append(cell.isSelected)
      return cell
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    list.table.layoutIfNeeded()
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    list.table.layoutIfNeeded()
    XCTAssertFalse(Reused.seen.isEmpty)
    XCTAssertFalse(Reused.seen.contains(true))
    XCTAssertFalse(provided.contains(true))
  }
}
