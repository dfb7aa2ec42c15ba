import Foundation
import Observation
import Roster
import XCTest

/// U2: an update runs again when a state changes that it looked at, in whatever way it looked.
@MainActor final class StateReadTests: XCTestCase {
  private func cell(_ handler: @escaping (TableViewCell, CellConfigurationState) -> Void)
    -> (TableViewCell, PlainFixture)
  {
    let list = PlainFixture([["a"]])
    let cell = TableViewCell()
    cell.configurationUpdateHandler = handler
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    return (cell, list)
  }

  func testTheHandlerMayLookAtTheCell() async {
    let (shown, list) = cell { cell, _ in
      cell.accessoryType = cell.isSelected ? .checkmark : .none
    }
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a"])
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.picture.split(separator: "\n"), [">a                ✓"])
    shown.isSelected = false
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a"])
  }

  func testTheHandlerMayLookAtTheCellsState() async {
    var seen: [Bool] = []
    let (shown, list) = cell { cell, _ in seen.append(cell.configurationState.isHighlighted) }
    shown.isHighlighted = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, [false, true])
    shown.isSelected = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, [false, true], "nobody looked at it")
  }

  func testAnUpdateOfASubclassMayLookAtTheCell() async {
    final class Marked: TableViewCell {
      var seen: [Bool] = []
      override func updateConfiguration(using state: CellConfigurationState) {
        seen.append(isEditing)
      }
    }
    let list = PlainFixture([["a"]])
    let cell = Marked()
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    XCTAssertEqual(cell.seen, [false, true])
  }

  func testAStateOfTheProgramsOwnMayComeFromAnother() async {
    final class Derived: TableViewCell {
      override var configurationState: CellConfigurationState {
        var state = super.configurationState
        state[ConfigurationStateCustomKey("loud")] = state.isSelected && state.isHighlighted
        return state
      }
    }
    let list = PlainFixture([["a"]])
    let cell = Derived()
    var seen: [AnyHashable?] = []
    cell.configurationUpdateHandler = { seen.append($1[ConfigurationStateCustomKey("loud")]) }
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, [false, true])
  }

  /// The body of a hosted view runs after the handler.
  func testAViewMayKeepTheStateAndLookLater() async {
    struct Row: View {
      let state: CellConfigurationState
      var body: some View { Text(state.isSelected ? "selected" : "plain") }
    }
    let (shown, list) = cell { cell, state in
      cell.contentConfiguration = HostingConfiguration { Row(state: state) }
    }
    XCTAssertEqual(list.picture.split(separator: "\n").first?.contains("plain"), true)
    shown.isSelected = true
    XCTAssertEqual(list.picture.split(separator: "\n").first?.contains("selected"), true)
    shown.isSelected = false
    XCTAssertEqual(list.picture.split(separator: "\n").first?.contains("plain"), true)
  }

  func testComparingAndPrintingLookAtEverything() async {
    var last: CellConfigurationState?
    var changes = 0
    var texts: [String] = []
    let (compared, first) = cell { _, state in
      if let last, last != state { changes += 1 }
      last = state
    }
    let (printed, second) = cell { texts.append("\($1)") }
    for (cell, list) in [(compared, first), (printed, second)] {
      cell.isSelected = true
      list.table.layoutIfNeeded()
      cell.isSelected = false
      list.table.layoutIfNeeded()
    }
    XCTAssertEqual(changes, 2)
    XCTAssertEqual(texts, ["normal", "selected", "normal"])
  }

  func testAHandlerThatSetsWhatStandsBesideTheContentEnds() async {
    var runs = 0
    let (shown, list) = cell { cell, _ in
      runs += 1
      cell.accessories = [cell.isSelected ? .checkmark() : .detail()]
      cell.accessoryType = .none
      cell.indentationLevel = 1
      cell.indentationWidth = 8
    }
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(list.picture.split(separator: "\n"), ["  a               ⓘ"])
    shown.isSelected = true
    for _ in 0..<3 { list.table.flush() }
    XCTAssertEqual(runs, 2)
    XCTAssertEqual(list.picture.split(separator: "\n"), ["> a               ✓"])
    _ = list.table.render()
    XCTAssertFalse(list.table.isDrawnAnew, "nothing is left to do")
  }

  func testU13_OtherTraitsRunTheHandlerWhichMayReadThemFromTheCell() async {
    var runs = 0
    let (_, list) = cell { _, _ in runs += 1 }
    list.table.traitOverride = TraitCollection(colorScheme: .dark)
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 2)
    list.table.traitOverride = TraitCollection(colorScheme: .dark)
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 2, "the same ones do not")
  }

  @Observable final class Model {
    var isLong = true
    var long = "long"
    var short = "short"
  }

  func testU14_OnlyWhatTheLastRunReadCounts() async {
    let model = Model()
    var shown: [String] = []
    let (_, list) = cell { _, _ in shown.append(model.isLong ? model.long : model.short) }
    model.short = "s"
    list.table.layoutIfNeeded()
    XCTAssertEqual(shown, ["long"])
    model.isLong = false
    list.table.layoutIfNeeded()
    XCTAssertEqual(shown, ["long", "s"])
    model.long = "l"
    list.table.layoutIfNeeded()
    XCTAssertEqual(shown, ["long", "s"], "read in the run before the last")
    model.short = "t"
    list.table.layoutIfNeeded()
    XCTAssertEqual(shown, ["long", "s", "t"])
  }

  func testU14_UpdatesOfSubclassesAndOfOnesOwnContentAreFollowed() async {
    final class Following: TableViewCell {
      var model: Model?
      var seen: [String] = []
      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        seen.append(model?.long ?? "")
      }
    }
    let model = Model()
    let cell = Following()
    cell.model = model
    let list = PlainFixture([["a"]])
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    model.long = "l"
    model.long = "m"
    list.table.layoutIfNeeded()
    XCTAssertEqual(cell.seen, ["long", "m"])
  }

  func testAHandlerThatSetsAStateEnds() async {
    var runs = 0
    let (shown, list) = cell { cell, _ in
      runs += 1
      cell.isHighlighted = cell.isSelected
    }
    XCTAssertEqual(runs, 1)
    shown.isSelected = true
    for _ in 0..<5 { list.table.layoutIfNeeded() }
    XCTAssertEqual(runs, 2, "it looked at the selection only")
    XCTAssertTrue(shown.isHighlighted)
  }
}
