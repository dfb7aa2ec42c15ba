import Foundation
import Observation
import Roster
import XCTest

/// Updates that ask for updates: layout ends, a report says so, and the row goes on living.
@MainActor final class EndlessUpdateTests: XCTestCase {
  @Observable final class Model { var count = 0 }

  private var faults: [TableViewError.Kind] = []

  private func list() -> PlainFixture {
    let list = PlainFixture([["a"]], lines: 3)
    list.table.faultHandler = { [unowned self] in
      if let error = $0 as? TableViewError { faults.append(error.kind) }
    }
    return list
  }

  func testHandlersThatAskForThemselvesAreCut() async {
    let loops: [(String, (TableViewCell, CellConfigurationState) -> Void)] = [
      ("marks", { cell, _ in cell.setNeedsUpdateConfiguration() }),
      ("turns a state over", { cell, state in cell.isHighlighted = !state.isHighlighted }),
      (
        "sets a handler",
        { cell, _ in cell.configurationUpdateHandler = cell.configurationUpdateHandler }
      ),
    ]
    for (name, loop) in loops {
      faults = []
      var runs = 0
      let list = list()
      list.makeCell = { _ in
        let cell = TableViewCell()
        cell.configurationUpdateHandler = {
          runs += 1
          loop($0, $1)
        }
        return cell
      }
      list.table.reloadData()
      list.table.flush()
      XCTAssertEqual(faults, [.endlessUpdate], name)
      XCTAssertEqual(runs, 100, name)
      XCTAssertEqual(list.picture.split(separator: "\n"), [" a"], name)
      list.table.visibleCells[0].setNeedsUpdateConfiguration()
      list.table.flush()
      XCTAssertGreaterThan(runs, 100, "\(name): it is asked again for another reason")
    }
  }

  func testAModelThatAHandlerChangesItselfRunsItOnce() async {
    let model = Model()
    var runs = 0
    let list = list()
    list.makeCell = { _ in
      let cell = TableViewCell()
      cell.configurationUpdateHandler = { _, _ in
        runs += 1
        model.count += 1
      }
      return cell
    }
    list.table.reloadData()
    list.table.flush()
    XCTAssertEqual(runs, 1)
    model.count += 1
    list.table.flush()
    XCTAssertEqual(runs, 2)
    XCTAssertEqual(faults, [])
  }

  func testOverridesThatAskForThemselvesAreCut() async {
    final class Marking: TableViewCell {
      var runs = 0
      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        runs += 1
        setNeedsUpdateConfiguration()
      }
    }
    let cell = Marking()
    let list = list()
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.flush()
    XCTAssertEqual(faults, [.endlessUpdate])
    XCTAssertEqual(cell.runs, 100)
  }

  func testHeadersThatAskForThemselvesAreCut() async {
    var runs = 0
    let list = ListFixture(lines: 3)
    list.table.faultHandler = { [unowned self] in
      if let error = $0 as? TableViewError { faults.append(error.kind) }
    }
    let registration = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      view.textLabel?.text = "header"
      view.configurationUpdateHandler = { view, _ in
        runs += 1
        view.setNeedsUpdateConfiguration()
      }
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      edge == .header
        ? table.dequeueConfiguredReusableHeaderFooterView(using: registration, for: section) : nil
    }
    _ = try? list.apply("A: a")
    list.table.flush()
    XCTAssertEqual(faults, [.endlessUpdate])
    XCTAssertEqual(runs, 100)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" header", " a"])
  }

  func testAFewRoundsAreNoLoop() async {
    var runs = 0
    let list = list()
    list.makeCell = { _ in
      let cell = TableViewCell()
      cell.configurationUpdateHandler = { cell, _ in
        runs += 1
        if runs % 50 != 0 { cell.setNeedsUpdateConfiguration() }
      }
      return cell
    }
    list.table.reloadData()
    list.table.flush()
    XCTAssertEqual(runs, 50)
    for total in [100, 150, 200] {
      list.table.visibleCells[0].setNeedsUpdateConfiguration()
      list.table.flush()
      XCTAssertEqual(runs, total)
    }
    XCTAssertEqual(faults, [])
  }
}
