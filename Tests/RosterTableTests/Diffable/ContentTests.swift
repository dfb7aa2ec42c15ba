import Foundation
import Roster
import XCTest

/// Models as identifiers: rows whose content changed are shown anew by themselves.
@MainActor final class ContentTests: XCTestCase {
  private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private typealias Source = TableViewDiffableDataSource<Int, Identified<Fruit>>

  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
  private var provided: [String] = []

  private func makeSource() -> Source {
    let cells = TableView.CellRegistration<TableViewCell, Fruit> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit.name
      cell.contentConfiguration = content
    }
    return Source(tableView: table) { [unowned self] table, path, item in
      provided.append(item.name)
      return table.dequeueConfiguredReusableCell(using: cells, for: path, item: item.model)
    }
  }

  private func snapshot(_ names: [Int: String], _ order: [Int]) throws -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    try snapshot.appendSections([0])
    try snapshot.appendItems(order.map { Identified(Fruit(id: $0, name: names[$0] ?? "?")) })
    return snapshot
  }

  func testChangedContentIsConfiguredAgainByItself() async throws {
    let source = makeSource()
    source.apply(try snapshot([1: "fig", 2: "lime", 3: "kiwi"], [1, 2, 3]), completion: nil)
    provided = []
    let cells = table.visibleCells
    let changes = source.apply(
      try snapshot([1: "fig", 2: "lemon", 3: "kiwi"], [1, 2, 3]), completion: nil)
    XCTAssertEqual(changes.reconfiguredItems, [at(0, 1)])
    XCTAssertFalse(changes.hasStructuralChanges)
    XCTAssertEqual(provided, ["lemon"])
    XCTAssertTrue(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
    XCTAssertEqual(table.picture(), " fig\n lemon\n kiwi\n")
    XCTAssertTrue(source.apply(source.snapshot(), completion: nil).isEmpty)
  }

  func testContentAndPlacesChangeInOneApply() async throws {
    let source = makeSource()
    source.apply(try snapshot([1: "fig", 2: "lime", 3: "kiwi"], [1, 2, 3]), completion: nil)
    provided = []
    let changes = source.apply(
      try snapshot([1: "date", 3: "kiwi", 4: "plum"], [3, 4, 1]), completion: nil)
    XCTAssertEqual(changes.deletedItems, [at(0, 1)])
    XCTAssertEqual(changes.reconfiguredItems, [at(0, 2)], "at its new place")
    XCTAssertEqual(table.picture(), " kiwi\n plum\n date\n")
    XCTAssertEqual(provided, ["plum", "date"])
  }

  func testReloadingInsteadAndLeavingItToMarks() async throws {
    let source = makeSource()
    source.apply(try snapshot([1: "fig", 2: "lime"], [1, 2]), completion: nil)
    let cell = table.visibleCells[0]
    source.contentChangeStyle = .reload
    let reload = source.apply(try snapshot([1: "date", 2: "lime"], [1, 2]), completion: nil)
    XCTAssertEqual(reload.reloadedItems, [at(0, 0)])
    XCTAssertFalse(table.visibleCells[0] === cell)
    source.contentChangeStyle = nil
    let nothing = source.apply(try snapshot([1: "plum", 2: "lime"], [1, 2]), completion: nil)
    XCTAssertTrue(nothing.isEmpty)
    XCTAssertEqual(table.picture(), " date\n lime\n\n")
    XCTAssertEqual(source.itemIdentifier(for: at(0, 0))?.name, "plum", "the newer value is kept")
  }

  func testAMarkOfTheProgramsOwnWins() async throws {
    let source = makeSource()
    source.apply(try snapshot([1: "fig"], [1]), completion: nil)
    var next = try snapshot([1: "date"], [1])
    try next.reloadItems(next.itemIdentifiers)
    let changes = source.apply(next, completion: nil)
    XCTAssertEqual(changes.reloadedItems, [at(0, 0)])
    XCTAssertEqual(changes.reconfiguredItems, [])
  }

  func testTheAsyncFormAndSubclassesFollowContentToo() async throws {
    final class Own: TableViewDiffableDataSource<Int, Identified<Fruit>> {}
    let source = Own(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item.name
      return cell
    }
    await source.apply(try snapshot([1: "fig"], [1]))
    source.contentChangeStyle = .reload
    let changes = await source.apply(try snapshot([1: "date"], [1]))
    XCTAssertEqual(changes.reloadedItems, [at(0, 0)])
    XCTAssertEqual(table.picture(), " date\n\n\n")
  }

  func testIdentifiersWithoutContentAreNotAskedAbout() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    XCTAssertTrue(try list.apply("A: a b").isEmpty)
  }
}
