import Foundation
import Roster
import XCTest

/// The scenarios of `reported_faults.json` that are about tables, one test for each.
@MainActor final class ScenarioTests: XCTestCase {
  /// Scenarios that are proved by tests elsewhere.
  private static let elsewhere = [
    "B100": "testManyRandomAppliesLeadToTheirSnapshots",
    "B119": "testHC2_ReuseNeverLeaksState",
    "B149": "testB149AndB151_NothingInATitleReachesTheTerminalAsAnOrder",
    "B151": "testB149AndB151_NothingInATitleReachesTheTerminalAsAnOrder",
    "B153": "testThreeNeedForceWhereNobodyCanAnswer",
    "B156": "testATerminalCutsLines",
    "B158": "testAReaderThatGoesAwayEndsItQuietly",
  ]

  /// Scenarios that cannot happen here, and why.
  private static let impossible = [
    "B155": "no program of this package takes a terminal out of its normal mode"
  ]

  func testEveryScenarioHasATest() async throws {
    let cases = try ConformanceFile.cases("reported_faults").filter {
      $0["form"] as? String == "scenario"
    }
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    var tests = ""
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      tests += try String(contentsOf: file, encoding: .utf8)
    }
    for example in cases {
      let id = example["id"] as? String ?? "?"
      let name = Self.elsewhere[id].map { "func \($0)()" } ?? "func test\(id)_"
      XCTAssertTrue(
        tests.contains(name) || Self.impossible[id] != nil, "\(id): \(example["symptom"] ?? "")")
    }
    XCTAssertEqual(cases.count, 45)
    print("conformance reported_faults scenario: \(cases.count) cases")
  }

  func testB055_TheNewerPayloadIsHandedOut() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    var payloads: [String] = []
    let source = TableViewDiffableDataSource<Int, Payload>(tableView: table) { _, _, payload in
      payloads.append(payload.name)
      return TableViewCell()
    }
    func apply(_ name: String, reload: Bool) throws -> Changeset {
      var snapshot = DiffableDataSourceSnapshot<Int, Payload>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([Payload(id: 1, name: name)])
      if reload { try snapshot.reloadItems([Payload(id: 1, name: name)]) }
      return source.apply(snapshot, completion: nil)
    }
    _ = try apply("old", reload: false)
    let changes = try apply("new", reload: true)
    XCTAssertEqual(payloads, ["old", "new"])
    XCTAssertEqual(source.snapshot().itemIdentifiers.map(\.name), ["new"])
    XCTAssertFalse(changes.hasStructuralChanges)
  }

  func testB069_MarksDoNotSurviveAnApply() async throws {
    let list = ListFixture()
    try list.apply("s: a b")
    var snapshot = list.source.snapshot()
    try snapshot.reloadItems(["a"])
    list.apply(snapshot)
    var next = list.source.snapshot()
    XCTAssertEqual(next.reloadedItemIdentifiers, [])
    try next.appendItems(["c"])
    let changes = list.apply(next)
    XCTAssertEqual(changes.reloadedItems, [])
    XCTAssertEqual(changes.insertedItems, [at(0, 2)])
  }

  func testB070_TheLastOfSeveralUpdatesShows() async throws {
    let model = Model()
    let list = ListFixture()
    let registration = TableView.CellRegistration<TableViewCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item) \(model.value)"
      cell.contentConfiguration = content
    }
    let source = ListFixture.Source(tableView: list.table) { table, path, item in
      table.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    func apply() throws {
      var snapshot = try makeSnapshot(["s: a"])
      try snapshot.reconfigureItems(["a"])
      source.apply(snapshot, completion: nil)
    }
    try apply()
    for value in 1...3 {
      model.value = value
      try apply()
    }
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a 3"])
  }

  func testB074_AHeaderFollowsItsSection() async throws {
    let list = ListFixture()
    var header = "1h"
    list.source.headerTitleProvider = { _ in header }
    try list.apply("mon: r1")
    header = "2h"
    let changes = try list.apply("mon: r1 r2", reloadSections: ["mon"])
    XCTAssertEqual(changes.insertedItems, [at(0, 1)])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" 2h", " r1", " r2"])
  }

  func testB087_QueriesOfAnEmptyListAnswerNothing() async throws {
    let list = ListFixture()
    XCTAssertNil(list.source.itemIdentifier(for: at(0, 0)))
    XCTAssertNil(list.source.indexPath(for: "x"))
    XCTAssertNil(list.source.sectionIdentifier(for: 0))
    XCTAssertEqual(list.source.snapshot().numberOfItems, 0)
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertFalse(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
  }

  func testB088_AnApplyFromTheProviderWaits() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    table.eventLog.isRecording = true
    var completions: [String] = []
    var third: (() -> Void)?
    let source = ListFixture.Source(tableView: table) { _, _, item in
      if item == "b" {
        third?()
        third = nil
      }
      return TableViewCell()
    }
    func apply(_ text: String, _ name: String) throws {
      source.apply(try makeSnapshot([text])) { completions.append(name) }
    }
    try apply("s: a", "S1")
    third = { _ = try? apply("s: a b c", "S3") }
    try apply("s: a b", "S2")
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(
      table.eventLog.lines.filter { $0.hasPrefix("batch") },
      ["batch insert [0, 1]", "batch insert [0, 2]"])
    table.flush()
    XCTAssertEqual(completions, ["S1", "S2", "S3"])
  }

  func testB090_AReloadAskedForDuringAnApplyIsDelivered() async throws {
    let list = ListFixture()
    try list.apply("A: a")
    var completions = 0
    var asked = false
    list.source.changeHandlers.didApply = { _ in
      guard !asked else { return }
      asked = true
      _ = try? list.apply("A: a b", reloadSections: ["A"]) { completions += 1 }
    }
    _ = list.log()
    try list.apply("A: a b") { completions += 1 }
    list.table.flush()
    XCTAssertEqual(completions, 2)
    XCTAssertEqual(list.log().filter { $0 == "batch reload section 0" }.count, 1)
  }

  func testB091_AppliesChainedByCompletionsDoNotRecurse() async throws {
    let list = ListFixture(record: false)
    var completions = 0
    func apply(_ step: Int) {
      _ = try? list.apply("s: S\(step)") {
        completions += 1
        if step < 1_000 { apply(step + 1) }
      }
    }
    apply(1)
    list.table.flush()
    XCTAssertEqual(completions, 1_000)
    XCTAssertEqual(list.rows, [["S1000"]])
  }

  func testB092_AFastUpdateDoesNotOvertakeASlowOne() async throws {
    let list = ListFixture(record: false)
    let items = (0..<20_000).map(String.init).shuffled().joined(separator: " ")
    let big = try makeSnapshot(["s: " + items])
    let small = try makeSnapshot(["s: z"])
    var done: [String] = []
    let first = Task { @MainActor in
      await list.source.apply(big)
      done.append("S1")
    }
    let second = Task { @MainActor in
      await list.source.apply(small)
      done.append("S2")
    }
    await first.value
    await second.value
    XCTAssertEqual(done, ["S1", "S2"])
    XCTAssertEqual(list.rows, [["z"]])
  }

  func testB094_ADifferenceAndAReloadShareOneQueue() async throws {
    let list = ListFixture()
    try list.apply("s: a")
    var completions = 0
    let one = try makeSnapshot(["s: a b"])
    let two = try makeSnapshot(["s: c"])
    list.source.apply(one) { completions += 1 }
    list.source.applySnapshotUsingReloadData(two) { completions += 1 }
    XCTAssertEqual(
      list.log().last { !$0.contains("isplay") && !$0.hasPrefix("provide") }, "reloadData")
    list.table.flush()
    XCTAssertEqual(completions, 2)
    XCTAssertEqual(list.rows, [["c"]])
  }

  func testB095_ACancelledApplyLeavesNoStaleBase() async throws {
    let list = ListFixture()
    try list.apply("s: a")
    let snapshot = try makeSnapshot(["s: a b"])
    let task = Task { @MainActor in await list.source.apply(snapshot) }
    task.cancel()
    _ = await task.value
    try list.apply("s: b")
    XCTAssertEqual(list.rows, [["b"]])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" b"])
  }

  func testB097_TheStateFlipsExactlyAtTheBatch() async throws {
    let list = ListFixture()
    try list.apply("s: a b c")
    var counts: [Int] = []
    list.source.changeHandlers.willApply = { _ in
      counts.append(list.table.numberOfRows(inSection: 0))
    }
    list.source.changeHandlers.didApply = { _ in
      counts.append(list.table.numberOfRows(inSection: 0))
    }
    let changes = try list.apply("s: a")
    XCTAssertEqual(counts, [3, 1])
    XCTAssertEqual(changes.deletedItems, [at(0, 1), at(0, 2)])
  }

  func testB102_ARemovedItemIsDeselected() async throws {
    let list = ListFixture()
    try list.apply("s: 0 1 2 3 4 5 6 7 8 9")
    try list.table.selectRow(at: at(0, 9), animated: false, scrollPosition: .none)
    _ = list.log()
    try list.apply("s: 0 1 2 3 4")
    XCTAssertNil(list.table.indexPathsForSelectedRows)
    XCTAssertEqual(list.log().filter { $0 == "selection changed" }.count, 1)
  }

  func testB104_ReloadAndMoveKeepSelection() async throws {
    let list = ListFixture()
    try list.apply("s: a b c")
    try list.table.selectRow(at: at(0, 2), animated: false, scrollPosition: .none)
    try list.apply("s: c a b", reload: ["c", "a"])
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0)])
  }

  func testB105_SeveralSelectedRowsFollowAcrossSections() async throws {
    let list = ListFixture()
    list.table.allowsMultipleSelection = true
    try list.apply("A: a b", "B: c d")
    for item in ["b", "c"] {
      try list.table.selectRow(at: list.path(item), animated: false, scrollPosition: .none)
    }
    try list.apply("B: d b", "A: c a")
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 1), at(1, 0)])
  }

  func testB108_AnActionFindsItsRowByIdentifier() async throws {
    let list = try deletingList("a b c d")
    list.table.swipeRow(at: list.path("d"), edge: .trailing)
    let action = try XCTUnwrap(list.table.openSwipeActions.first)
    try list.apply("s: b c d")
    try list.apply("s: c d")
    action.handler(action, PlatformView()) { _ in }
    XCTAssertEqual(list.rows, [["c"]])
  }

  func testB111_AnAsynchronousHandlerKeepsItsItem() async throws {
    let list = ListFixture()
    try list.apply("s: a b c")
    var finish: ((Bool) -> Void)?
    var toggled: [String] = []
    list.source.swipeActionsProvider = { item, edge in
      guard edge == .leading else { return nil }
      let action = ContextualAction(style: .normal, title: "Toggle") { _, _, done in
        finish = {
          toggled.append(item)
          done($0)
        }
      }
      return SwipeActionsConfiguration(actions: [action])
    }
    list.table.swipeRow(at: list.path("b"), edge: .leading)
    list.table.performSwipeAction(0)
    try list.apply("s: c b a")
    finish?(true)
    XCTAssertEqual(toggled, ["b"])
    XCTAssertNil(list.table.indexPathForSwipedRow)
  }

  func testB113_AnActionThatRunsTwiceDeletesOneRow() async throws {
    let list = try deletingList("a b c")
    list.table.swipeRow(at: list.path("b"), edge: .trailing)
    let action = try XCTUnwrap(list.table.openSwipeActions.first)
    action.handler(action, PlatformView()) { _ in }
    action.handler(action, PlatformView()) { _ in }
    XCTAssertEqual(list.rows, [["a", "c"]])
  }

  func testB115_NothingGoesBeforeTheDataSaysSo() async throws {
    let list = ListFixture()
    try list.apply("s: a b")
    list.source.swipeActionsProvider = { _, _ in
      let ask = ContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
      return SwipeActionsConfiguration(actions: [ask])
    }
    _ = list.log()
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.rows, [["a", "b"]])
    let log = list.log()
    XCTAssertFalse(log.contains { $0.hasPrefix("batch") })
    XCTAssertTrue(log.contains("action Delete not done"))
  }

  func testB116_ASwipeProviderIsAskedThoughRowsAreNotEditable() async throws {
    let list = ListFixture()
    try list.apply("s: a")
    var asked: [String] = []
    list.source.swipeActionsProvider = { item, _ in
      asked.append(item)
      let actions = ["toggle", "delete"].map {
        ContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
      }
      return SwipeActionsConfiguration(actions: actions)
    }
    let actions = list.table.swipeActions(at: at(0, 0), edge: .trailing)?.actions
    XCTAssertEqual(actions?.map(\.title), ["toggle", "delete"])
    XCTAssertEqual(asked, ["a"])
  }

  func testB118_AHandlerThatDeletesTheSectionMakesOneBatch() async throws {
    let list = ListFixture()
    try list.apply("d1: a", "d2: b")
    list.source.swipeActionsProvider = { _, _ in
      let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
        _ = try? list.apply("d1: a")
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
    _ = list.log()
    list.table.swipeRow(at: at(1, 0), edge: .trailing)
    list.table.performSwipeAction(0)
    XCTAssertEqual(list.log().filter { $0.hasPrefix("batch") }, ["batch delete section 1"])
    XCTAssertEqual(list.rows, [["a"]])
  }

  func testB121_TheSelectedLookStaysWithItsRow() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("s: a b c d")
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    var flags: [String: Bool] = [:]
    for row in [2, 0] {
      try list.table.scrollToRow(at: at(0, row), at: .top, animated: false)
      for cell in list.table.visibleCells {
        guard let path = list.table.indexPath(for: cell) else { continue }
        flags[list.source.itemIdentifier(for: path) ?? ""] = cell.isSelected
      }
    }
    XCTAssertEqual(flags, ["a": true, "b": false, "c": false, "d": false])
  }

  func testB122_OneProviderCallForEachRowShown() async throws {
    let list = ListFixture(lines: 3)
    try list.apply("s: a b c")
    _ = list.table.render()
    XCTAssertEqual(list.takeProvided(), ["a", "b", "c"])
  }

  func testB124_ARowThatChangesItsKindOfCell() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    table.register(TableViewCell.self, forCellReuseIdentifier: "text")
    table.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
    var kind = "text"
    var faults: [TableViewError.Kind] = []
    table.faultHandler = { if let error = $0 as? TableViewError { faults.append(error.kind) } }
    let source = ListFixture.Source(tableView: table) { table, _, _ in
      table.dequeueReusableCell(withIdentifier: kind)
    }
    source.apply(try makeSnapshot(["s: a"]), completion: nil)
    kind = "toggle"
    var snapshot = source.snapshot()
    try snapshot.reconfigureItems(["a"])
    source.apply(snapshot, completion: nil)
    XCTAssertEqual(faults, [.reconfigureMismatch])
    try snapshot.reloadItems(["a"])
    XCTAssertFalse(source.apply(snapshot, completion: nil).hasStructuralChanges)
    XCTAssertTrue(table.visibleCells.first is ToggleCell)
    XCTAssertEqual(faults, [.reconfigureMismatch])
  }

  final class ToggleCell: TableViewCell {}

  final class Model {
    var value = 0
  }

  struct Payload: Hashable {
    let id: Int
    let name: String
    static func == (left: Payload, right: Payload) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A list whose trailing action deletes the row's item, wherever the row is.
  private func deletingList(_ items: String) throws -> ListFixture {
    let list = ListFixture()
    try list.apply("s: \(items)")
    list.source.swipeActionsProvider = { [unowned list] item, _ in
      let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
        var next = list.source.snapshot()
        next.deleteItems([item])
        list.apply(next)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
    return list
  }
}
