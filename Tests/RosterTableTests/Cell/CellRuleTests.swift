import Foundation
import Observation
import Roster
import XCTest

/// The rules L1–L9 (life of a cell), R1–R8 (reconfigure) and U1–U15 (configuration updates).
@MainActor final class CellRuleTests: XCTestCase {
  final class LoggedCell: TableViewCell {
    static var log: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.log.append("prepareForReuse")
    }
    override func updateConfiguration(using state: CellConfigurationState) {
      Self.log.append("update \(state)")
      super.updateConfiguration(using: state)
    }
  }

  override func setUp() async throws { LoggedCell.log = [] }

  func testL1AndL2_PreparedThenDisplayedThenReused() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 1)
    let first = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    try list.table.scrollToRow(at: at(0, 2), at: .top, animated: false)
    XCTAssertEqual(
      list.log(),
      ["scrolled to 32", "didEndDisplaying [0, 0]", "provide [0, 2]", "willDisplay [0, 2]"])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 2)) === first, "from the pool")
  }

  func testL3_PreparedCellsComeBackWithoutTheProvider() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 1)
    list.table.preparedRowLimit = 1
    let first = list.table.cellForRow(at: at(0, 0))
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === first, "prepared cells are found")
    XCTAssertEqual(list.table.visibleCells.count, 1, "but are not visible")
    _ = list.log()
    _ = list.takeProvided()
    try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertTrue(list.log().contains("willDisplay [0, 0]"))
  }

  func testL4AndL6_OnlyCellsOfTheSameKindAreReused() async throws {
    let list = PlainFixture([["a", "b"]], lines: 1)
    list.table.register(LoggedCell.self, forCellReuseIdentifier: "logged")
    list.makeCell = { item in
      list.table.dequeueReusableCell(withIdentifier: item == "a" ? "logged" : "cell")
        ?? TableViewCell()
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertFalse(LoggedCell.log.contains("prepareForReuse"))
    try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
    XCTAssertEqual(LoggedCell.log.filter { $0 == "prepareForReuse" }.count, 1)
  }

  func testL5_CellsWithoutIdentifierServeOneRow() async throws {
    let list = PlainFixture([["a", "b"]], lines: 1)
    var made = 0
    list.makeCell = { _ in
      made += 1
      return TableViewCell()
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    for row in [1, 0, 1] { try list.table.scrollToRow(at: at(0, row), at: .top, animated: false) }
    XCTAssertEqual(made, 4)
  }

  func testL7_AReusedCellHasTheStateOfItsNewRow() async throws {
    let list = PlainFixture([["a", "b"]], lines: 1)
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    XCTAssertTrue(cell.isSelected)
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    XCTAssertTrue(list.table.cellForRow(at: at(0, 1)) === cell)
    XCTAssertFalse(cell.isSelected)
  }

  func testL8_ReuseLeavesTheContentToTheProvider() async throws {
    let list = PlainFixture([["a", "b"]], lines: 1)
    list.makeCell = { item in
      let cell = list.table.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
      if item == "b" {
        XCTAssertEqual((cell.contentConfiguration as? ListContentConfiguration)?.text, "a")
      }
      return cell
    }
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
  }

  func testR1_WithoutACellNothingHappens() async throws {
    let list = ListFixture(lines: 1)
    try list.apply("A: a b")
    _ = list.takeProvided()
    try list.apply("A: a b", reconfigure: ["b"])
    XCTAssertEqual(list.takeProvided(), [])
  }

  func testR2_TheProviderGetsTheSameCell() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    let cell = list.table.cellForRow(at: at(0, 1))
    _ = list.log()
    try list.apply("A: a b", reconfigure: ["b"])
    XCTAssertEqual(list.log(), ["batch reconfigure [0, 1]", "reconfigure [0, 1]"])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 1)) === cell)
  }

  func testR3AndR4_AnotherCellIsReported() async throws {
    let list = PlainFixture([["a"]])
    var faults: [any Error] = []
    list.table.faultHandler = { faults.append($0) }
    list.makeCell = { _ in TableViewCell() }
    let cell = list.table.cellForRow(at: at(0, 0))
    try list.table.reconfigureRows(at: [at(0, 0)])
    XCTAssertEqual((faults.first as? TableViewError)?.kind, .reconfigureMismatch)
    XCTAssertEqual(
      "\(faults.first.map { "\($0)" } ?? "")".prefix(80),
      "Attempted to dequeue a cell for a different registration or reuse identifier tha")
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a"])
  }

  func testR5_TheCellIsSizedAgain() async throws {
    let list = PlainFixture([["a", "b"]], columns: 12)
    list.sections = [["a long text of two lines", "b"]]
    try list.table.reconfigureRows(at: [at(0, 0)])
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 48)
  }

  func testR6_PreparedCellsAreConfiguredAgainAndReloadDropsThem() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 1)
    list.table.preparedRowLimit = 2
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    let prepared = list.table.cellForRow(at: at(0, 0))
    XCTAssertNotNil(prepared)
    try list.table.reconfigureRows(at: [at(0, 0)])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === prepared)
    XCTAssertEqual(list.takeProvided().last, "a")
    try list.table.reloadRows(at: [at(0, 0)], with: .none)
    XCTAssertNil(list.table.cellForRow(at: at(0, 0)))
  }

  func testR7_StatesStay() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    list.table.touchDown(at: at(0, 1))
    try list.apply("A: a b", reconfigure: ["a", "b"])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.isSelected, true)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.isHighlighted, true)
  }

  func testU1AndU2_OneUpdateBeforeDisplayAndOneForManyMarks() async throws {
    let list = PlainFixture([["a"]])
    list.makeCell = { _ in LoggedCell() }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(LoggedCell.log, ["update normal"])
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    cell.isHighlighted = true
    XCTAssertEqual(LoggedCell.log.count, 1)
    list.table.layoutIfNeeded()
    XCTAssertEqual(LoggedCell.log, ["update normal", "update highlighted, selected"])
  }

  func testU4AndU5_TheHandlerComesSecondAndNotInItsSetter() async throws {
    let cell = LoggedCell()
    let list = PlainFixture([["a"]])
    var calls = 0
    cell.configurationUpdateHandler = { _, state in
      calls += 1
      LoggedCell.log.append("handler \(state)")
    }
    XCTAssertEqual(calls, 0)
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(LoggedCell.log, ["update normal", "handler normal"])
  }

  func testU6_CustomStates() async throws {
    final class Archived: TableViewCell {
      var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
      override var configurationState: CellConfigurationState {
        var state = super.configurationState
        state[ConfigurationStateCustomKey("archived")] = isArchived
        return state
      }
    }
    let cell = Archived()
    let list = PlainFixture([["a"]])
    var seen: [AnyHashable?] = []
    cell.configurationUpdateHandler = { seen.append($1[ConfigurationStateCustomKey("archived")]) }
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    cell.isArchived = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen, [false, true])
  }

  func testU7AndU8_AutomaticUpdatesLeaveWhatWasSet() async throws {
    let list = PlainFixture([["a"]])
    let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 0)))
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    list.table.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .selection)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    list.table.deselectRow(at: at(0, 0), animated: false)
    list.table.layoutIfNeeded()
    XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .selection)
  }

  func testU9_TheContentViewChangesInPlace() async throws {
    let cell = TableViewCell()
    cell.contentConfiguration = ListContentConfiguration.cell()
    let view = cell.contentView
    var content = ListContentConfiguration.valueCell()
    content.text = "x"
    cell.contentConfiguration = content
    XCTAssertTrue(cell.contentView === view)
    cell.contentConfiguration = nil
    XCTAssertFalse(cell.contentView === view)
  }

  func testU12_TheDefaultContentIsFresh() async throws {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "x"
    cell.contentConfiguration = content
    XCTAssertEqual(cell.defaultContentConfiguration(), .subtitleCell())
  }

  func testU3_ProgramsAskForUpdatesAndTheTableRunsThem() async throws {
    let cell = LoggedCell()
    cell.setNeedsUpdateConfiguration()
    XCTAssertEqual(LoggedCell.log, [], "nothing runs while no table shows the cell")
  }

  func testU10_LabelsGiveWayToAConfiguration() async throws {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "one"
    cell.detailTextLabel?.text = "two"
    cell.imageView?.image = Image(systemName: "star")
    XCTAssertNil(cell.contentConfiguration)
    let list = PlainFixture([["a"]])
    list.makeCell = { _ in cell }
    list.table.dataSource = nil
    final class Labels: TableViewDataSource {
      let cell: TableViewCell
      init(_ cell: TableViewCell) { self.cell = cell }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        cell
      }
    }
    let source = Labels(cell)
    list.table.dataSource = source
    XCTAssertEqual(list.picture.split(separator: "\n"), [" ☆ one", "   two"])
    cell.contentConfiguration = cell.defaultContentConfiguration()
    XCTAssertNil(cell.textLabel)
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertNil(cell.imageView)
    XCTAssertNil(TableViewCell().detailTextLabel, "the default style has one text")
  }

  func testU11_TheLastGroundSetWins() async throws {
    let cell = TableViewCell()
    XCTAssertNotNil(cell.backgroundConfiguration)
    cell.backgroundView = PlatformView()
    XCTAssertNil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = .clear()
    XCTAssertNil(cell.backgroundView)
  }

  func testU13_TraitsThatWereReadRunTheHandlerAgain() async throws {
    let cell = TableViewCell()
    let list = PlainFixture([["a"]])
    var seen: [ColorScheme] = []
    cell.configurationUpdateHandler = { seen.append($1.traitCollection.colorScheme) }
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    var traits = TraitCollection.terminal
    traits.colorScheme = .dark
    list.table.traitOverride = traits
    list.table.layoutIfNeeded()
    XCTAssertEqual(seen.last, .dark)
    XCTAssertEqual(seen.first, .light)
  }

  func testL9_AnOldHandlerStaysUntilItIsReplaced() async throws {
    let list = PlainFixture([["a", "b"]], lines: 1)
    var shown: [String] = []
    list.makeCell = { item in
      let cell = list.table.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
      if item == "a" { cell.configurationUpdateHandler = { _, _ in shown.append("a") } }
      return cell
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    shown = []
    try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
    // Before the row shows, and once for each mark.
    XCTAssertEqual(shown, ["a"])
    list.table.visibleCells.first?.setNeedsUpdateConfiguration()
    list.table.layoutIfNeeded()
    XCTAssertEqual(shown, ["a", "a"])
  }

  func testR8_WithAndWithoutAnimation() async throws {
    let list = ListFixture()
    try list.apply("A: a")
    for isAnimated in [true, false] {
      _ = list.takeProvided()
      var snapshot = list.source.snapshot()
      try snapshot.reconfigureItems(["a"])
      list.apply(snapshot, animated: isAnimated)
      XCTAssertEqual(list.takeProvided(), ["a"])
    }
  }

  @Observable final class Model {
    var title = "one"
    var other = 0
  }

  func testU14_ObservedPropertiesOfTheLastRunMarkTheCell() async throws {
    let model = Model()
    let list = PlainFixture([["a"]])
    var runs = 0
    list.makeCell = { _ in
      let cell = TableViewCell()
      cell.configurationUpdateHandler = { cell, _ in
        runs += 1
        var content = cell.defaultContentConfiguration()
        content.text = model.title
        cell.contentConfiguration = content
      }
      return cell
    }
    list.table.reloadData()
    XCTAssertEqual(list.picture.split(separator: "\n"), [" one"])
    _ = list.takeProvided()
    model.other = 1
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 1, "it was not read")
    model.title = "two"
    model.title = "three"
    list.table.flush()
    XCTAssertEqual(runs, 2, "several changes, one run")
    XCTAssertEqual(list.picture.split(separator: "\n"), [" three"])
    XCTAssertEqual(list.takeProvided(), [])
  }

  func testAHandlerRunsAgainOnlyForStatesThatItReads() async throws {
    let list = PlainFixture([["a"]])
    var runs = 0
    let cell = TableViewCell()
    cell.configurationUpdateHandler = { _, state in
      runs += 1
      _ = state.isSelected
    }
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    cell.isHighlighted = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 1)
    cell.isSelected = true
    list.table.layoutIfNeeded()
    XCTAssertEqual(runs, 2)
  }
}
