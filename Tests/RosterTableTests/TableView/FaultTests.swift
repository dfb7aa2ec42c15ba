import Foundation
import Roster
import XCTest

/// Wrong input: a typed error or a report, the table intact.
@MainActor final class FaultTests: XCTestCase {
  func testX24_AProviderWithoutACell() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    var faults: [any Error] = []
    table.faultHandler = { faults.append($0) }
    let source = TableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    source.apply(try makeSnapshot(["A: a"]), completion: nil)
    XCTAssertEqual((faults.first as? TableViewError)?.kind, .noCell)
    XCTAssertEqual(
      faults.first.map { "\($0)" },
      "TableViewDiffableDataSource cell provider returned nil for index path [0, 0] with item "
        + "identifier 'a', which is not allowed. You must always return a cell to the table view.")
    XCTAssertEqual(table.visibleCells.count, 1, "an empty cell")
  }

  func testTheSameCellTwiceAndAForeignCell() async throws {
    let list = PlainFixture([["a", "b"]])
    var kinds: [TableViewError.Kind] = []
    list.table.faultHandler = { if let error = $0 as? TableViewError { kinds.append(error.kind) } }
    let cell = TableViewCell()
    list.makeCell = { _ in cell }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(kinds, [.foreignCell])
    XCTAssertEqual(list.table.visibleCells.count, 2)
    let other = PlainFixture([["x"]])
    other.table.faultHandler = list.table.faultHandler
    other.makeCell = { _ in list.table.visibleCells[0] }
    other.table.reloadData()
    other.table.layoutIfNeeded()
    XCTAssertEqual(kinds, [.foreignCell, .foreignCell])
  }

  func testACellThatIsDequeuedAndNotGivenBack() async throws {
    let list = PlainFixture([["a"]])
    var kinds: [TableViewError.Kind] = []
    list.table.faultHandler = { if let error = $0 as? TableViewError { kinds.append(error.kind) } }
    list.makeCell = { _ in
      _ = list.table.dequeueReusableCell(withIdentifier: "cell")
      return list.table.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(kinds, [.unreturnedCell])
  }

  func testARegistrationMadeInsideTheProvider() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    var kinds: [TableViewError.Kind] = []
    table.faultHandler = { if let error = $0 as? TableViewError { kinds.append(error.kind) } }
    let source = TableViewDiffableDataSource<String, String>(tableView: table) {
      table, path, item in
      let registration = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      return table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(try makeSnapshot(["A: a"]), completion: nil)
    XCTAssertEqual(kinds, [.registrationInsideProvider])
    XCTAssertEqual(table.picture().split(separator: "\n"), [" a"])
  }

  func testDequeueWithoutRegistration() async throws {
    let table = TableView()
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
    XCTAssertThrowsError(try table.dequeueReusableCell(withIdentifier: "x", for: at(0, 0))) {
      XCTAssertEqual(($0 as? TableViewError)?.kind, .unregisteredIdentifier)
    }
    table.register(TableViewCell.self, forCellReuseIdentifier: "x")
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "x"))
    table.register(nil as TableViewCell.Type?, forCellReuseIdentifier: "x")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
    XCTAssertThrowsError(try table.endUpdates())
  }

  func testBrokenCounts() async throws {
    final class Broken: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? -5 : 1
      }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let source = Broken()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    var faults: [String] = []
    table.faultHandler = { faults.append("\($0)") }
    table.dataSource = source
    XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
    XCTAssertEqual(table.numberOfRows(inSection: 1), 1)
    XCTAssertEqual(faults, ["the data source gave -5 as the number of rows in section 0"])
  }

  func testTheDataSourceIsSwappedWhileRowsAreAsked() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    let other = PlainFixture([["x"]])
    list.onDisplay = { path in
      list.onDisplay = nil
      list.table.dataSource = other
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.picture.split(separator: "\n"), [" x"])
  }

  func testADelegateThatCallsBackIntoTheTable() async throws {
    let list = ListFixture()
    final class Caller: TableViewDelegate {
      var apply: (() -> Void)?
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) { apply?() }
      func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
      ) { tableView.reloadData() }
    }
    let caller = Caller()
    list.table.delegate = caller
    try list.apply("A: a b c")
    caller.apply = { _ = try? list.apply("A: c") }
    list.table.tapRow(at: at(0, 0))
    list.table.flush()
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" c"])
  }
}
