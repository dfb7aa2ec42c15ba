import Foundation
import Roster
import XCTest

/// The members of the diffable data source, one after the other.
@MainActor final class MemberTests: XCTestCase {
  func testItIsItsTablesDataSourceAndNeitherKeepsTheOther() async throws {
    var list: ListFixture? = ListFixture()
    weak let source = list?.source
    weak let table = list?.table
    XCTAssertTrue(table?.dataSource === source)
    XCTAssertEqual(source?.defaultRowAnimation, .automatic)
    XCTAssertEqual(source?.snapshot().numberOfSections, 0, "empty before the first apply")
    let kept = list?.table
    list = nil
    XCTAssertNil(source, "the table does not keep it")
    XCTAssertNil(kept?.dataSource)
    kept?.layoutIfNeeded()
    XCTAssertEqual(kept?.visibleCells.count, 0)
  }

  func testLookUpsAnswerNilOutside() async throws {
    let list = ListFixture()
    try list.apply("A: a b", "B:")
    for path in [
      at(0, 2), at(0, -1), at(1, 0), at(2, 0), at(-1, 0), at(.max, .max), at(.min, .min),
    ] {
      XCTAssertNil(list.source.itemIdentifier(for: path), "\(path)")
    }
    XCTAssertEqual(list.source.itemIdentifier(for: at(0, 1)), "b")
    XCTAssertEqual(list.source.indexPath(for: "b"), at(0, 1))
    XCTAssertNil(list.source.indexPath(for: "A"), "sections have names of their own")
    for index in [-1, 2, .max, .min] { XCTAssertNil(list.source.sectionIdentifier(for: index)) }
    XCTAssertEqual(list.source.sectionIdentifier(for: 1), "B")
    XCTAssertEqual(list.source.index(for: "B"), 1)
    XCTAssertNil(list.source.index(for: "a"))
    XCTAssertTrue(list.source.description().contains("TableViewDiffableDataSource"))
  }

  func testQuestionsBeyondTheEndAreReported() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    var faults: [TableViewError] = []
    list.table.faultHandler = { if let error = $0 as? TableViewError { faults.append(error) } }
    let source: any TableViewDataSource = list.source
    for section in [-1, 1, .max] {
      XCTAssertEqual(source.tableView(list.table, numberOfRowsInSection: section), 0)
    }
    XCTAssertEqual(faults.map(\.kind), [.pathOutOfRange, .pathOutOfRange, .pathOutOfRange])
    XCTAssertEqual(faults.map(\.section), [-1, 1, .max])
    XCTAssertEqual(
      faults.first?.reason.hasPrefix(
        "Invalid parameter not satisfying: section < _impl.numberOfSections"), true)
    faults = []
    _ = source.tableView(list.table, cellForRowAt: at(0, 2))
    XCTAssertEqual(faults.map(\.path), [at(0, 2)])
    XCTAssertEqual(
      faults.first?.reason.hasPrefix("Invalid parameter not satisfying: itemIdentifier"), true)
  }

  func testReloadingDropsMarksAndIsTheBaseOfTheNextApply() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    _ = (list.log(), list.takeProvided())
    var snapshot = try makeSnapshot(["A: b c"])
    try snapshot.reloadItems(["b"])
    var calls: [String] = []
    list.source.applySnapshotUsingReloadData(snapshot) { calls.append("completion") }
    calls.append("return")
    XCTAssertEqual(list.takeProvided(), ["b", "c"], "laid out at once, each row once")
    XCTAssertFalse(list.log().contains { $0.hasPrefix("batch") })
    list.table.flush()
    XCTAssertEqual(calls, ["return", "completion"])
    XCTAssertEqual(list.source.snapshot().reloadedItemIdentifiers, [])
    XCTAssertEqual(try list.apply("A: b c d").insertedItems, [at(0, 2)])
    await list.source.applySnapshotUsingReloadData(try makeSnapshot(["A: z"]))
    XCTAssertEqual(list.rows, [["z"]])
  }

  func testATreeOfASectionThatGotNone() async throws {
    let list = ListFixture()
    try list.apply("A: a b", "B:")
    XCTAssertEqual(list.source.snapshot(for: "A").rootItems, ["a", "b"])
    XCTAssertEqual(list.source.snapshot(for: "A").visibleItems, ["a", "b"])
    XCTAssertEqual(list.source.snapshot(for: "B").items, [])
    XCTAssertEqual(list.source.snapshot(for: "none").items, [])
  }

  func testACopyOfTheStateIsTheCallersOwn() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    var copy = list.source.snapshot()
    copy.deleteAllItems()
    XCTAssertEqual(list.source.snapshot().itemIdentifiers, ["a", "b"])
    XCTAssertEqual(list.source.indexPath(for: "b"), at(0, 1))
  }

  func testATableOfNoSizeTakesApplies() async throws {
    let table = TableView()
    var asked = 0
    let source = ListFixture.Source(tableView: table) { _, _, _ in
      asked += 1
      return TableViewCell()
    }
    source.apply(try makeSnapshot(["A: a b"]), completion: nil)
    source.apply(try makeSnapshot(["A: b", "B: c"]), completion: nil)
    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual(asked, 0)
    table.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 2)
  }

  func testATitleFollowsTheNextApplyAlsoWhenNoRowChanges() async throws {
    let list = ListFixture(lines: 5)
    var titles = ["A": "one"]
    list.source.headerTitleProvider = { titles[$0] }
    list.source.footerTitleProvider = { titles[$0].map { "end of \($0)" } }
    try list.apply("A: a", "B: b")
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"), [" one", " a", " end of one", " b"])
    titles = ["A": "two"]
    try list.apply("A: a", "B: b")
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"), [" two", " a", " end of two", " b"])
    titles = ["B": "new"]
    try list.apply("A: a", "B: b")
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"), [" a", " new", " b", " end of new"])
    try list.apply("A: a", "B: b", reconfigure: ["a"])
    titles = [:]
    try list.apply("A: a", "B: b", reconfigure: ["a"])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " b"])
  }

  func testTheReportOfAnApply() async throws {
    let list = ListFixture()
    var reports: [String] = []
    list.source.changeHandlers.willApply = {
      let rows = list.table.numberOfSections == 0 ? 0 : list.table.numberOfRows(inSection: 0)
      reports.append("\(rows) rows, \($0.isReload) \($0.isAnimated)")
    }
    list.source.changeHandlers.didApply = {
      let rows = list.table.numberOfRows(inSection: 0)
      reports.append("\(rows) rows, \($0.changes.insertedItems.count) new")
    }
    try list.apply("A: a b")
    list.apply(try makeSnapshot(["A: a b c"]), animated: false)
    try list.apply("A: a b c")
    list.source.applySnapshotUsingReloadData(try makeSnapshot(["A: x"]), completion: nil)
    XCTAssertEqual(
      reports,
      [
        "0 rows, true true", "2 rows, 2 new", "2 rows, false false", "3 rows, 1 new",
        "3 rows, false true", "3 rows, 0 new", "3 rows, true false", "1 rows, 1 new",
      ])
  }

  /// In the order of the calls, whatever their kind.
  func testCompletionsRunInTheOrderOfTheCalls() async throws {
    let list = ListFixture()
    var done: [String] = []
    let snapshots = try (0..<5).map { try makeSnapshot(["A: a\($0) b"]) }
    list.source.apply(snapshots[0]) { done.append("first") }
    var hasStarted = false
    let task = Task { @MainActor in
      hasStarted = true
      await list.source.apply(snapshots[1])
      done.append("async")
    }
    while !hasStarted { await Task.yield() }
    list.source.applySnapshotUsingReloadData(snapshots[2]) { done.append("reload") }
    list.source.apply(.init(), to: "B") { done.append("tree") }
    list.source.apply(snapshots[3]) { done.append("last") }
    await task.value
    list.table.flush()
    XCTAssertEqual(done.filter { $0 != "async" }, ["first", "reload", "tree", "last"])
    XCTAssertTrue(done.contains("async"))
    XCTAssertEqual(list.source.snapshot(), snapshots[3])
  }

  /// Identifiers that are classes of the program's own: the difference is worked out on the main
  /// actor.
  func testIdentifiersThatMayNotLeaveTheMainActor() async throws {
    final class Model: Hashable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (left: Model, right: Model) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let source = TableViewDiffableDataSource<Int, Model>(tableView: table) { _, _, model in
      let cell = TableViewCell()
      cell.textLabel?.text = model.name
      return cell
    }
    let models = ["a", "b"].map(Model.init)
    var snapshot = DiffableDataSourceSnapshot<Int, Model>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(models)
    let first = await source.apply(snapshot)
    XCTAssertEqual(first.insertedItems.count, 2)
    try snapshot.moveItem(models[1], beforeItem: models[0])
    let second = await source.apply(snapshot, animatingDifferences: false)
    XCTAssertEqual(second.movedItems.count, 1)
    XCTAssertEqual(table.picture(), " b\n a")
    await source.applySnapshotUsingReloadData(snapshot)
    await source.apply(source.snapshot(for: 0), to: 0)
    XCTAssertEqual(table.picture(), " b\n a")
  }

  func testACompletionOutlivesItsDataSource() async throws {
    let list = ListFixture()
    try list.apply("A: a")
    let table = list.table
    var done = 0
    func applyAndLetGo() throws {
      let source = ListFixture.Source(tableView: table) { _, _, _ in TableViewCell() }
      source.apply(try makeSnapshot(["B: x"])) { done += 1 }
      table.beginUpdates()
      source.apply(try makeSnapshot(["B: x y"])) { done += 10 }
    }
    try applyAndLetGo()
    try? table.endUpdates()
    for _ in 0..<100 where done < 11 { await Task.yield() }
    XCTAssertEqual(done, 11)
  }
}
