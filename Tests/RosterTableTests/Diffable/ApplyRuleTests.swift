import Roster
import XCTest

/// The rules A1–A20 of `apply`.
@MainActor final class ApplyRuleTests: XCTestCase {
  func testA1_ApplyIsSynchronousAndItsCompletionIsNot() async throws {
    let list = ListFixture()
    var completions = 0
    try list.apply("A: a b") { completions += 1 }
    XCTAssertEqual(list.rows, [["a", "b"]])
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(completions, 0, "never inside of the call")
    list.table.flush()
    XCTAssertEqual(completions, 1)
    list.table.flush()
    XCTAssertEqual(completions, 1)
  }

  func testA2_TheFirstApplyReloads() async throws {
    let list = ListFixture()
    try list.apply("A: a b", reload: ["a"])
    XCTAssertEqual(
      list.log(),
      [
        "reloadData", "provide [0, 0]", "willDisplay [0, 0]", "provide [0, 1]",
        "willDisplay [0, 1]",
      ])
  }

  func testA3_WithoutAnimationTheDifferenceIsAppliedToo() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    _ = list.log()
    let cell = list.table.cellForRow(at: at(0, 1))
    list.apply(try makeSnapshot(["A: b"]), animated: false)
    XCTAssertEqual(list.log(), ["batch delete [0, 0]", "didEndDisplaying [0, 0]"])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
  }

  func testA4_OneBatchWithTheFewestMoves() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3")
    _ = list.log()
    let changes = try list.apply("A: 3 1 2")
    XCTAssertEqual(changes.movedItems, [.init(from: at(0, 2), to: at(0, 0))])
    XCTAssertEqual(list.log(), ["batch move [0, 2] to [0, 0]", "animate move automatic"])
    try list.apply("A: 2 9 3 1")
    XCTAssertEqual(list.rows, [["2", "9", "3", "1"]])
  }

  func testA5_OnlyWhatComesIsAskedFor() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3")
    _ = list.takeProvided()
    try list.apply("A: 2 9 3")
    XCTAssertEqual(list.takeProvided(), ["9"])
    try list.apply("A: 3 9 2")
    XCTAssertEqual(list.takeProvided(), [])
  }

  func testA6_MarksRunAfterTheStructureAtNewPlaces() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3")
    _ = list.log()
    _ = list.takeProvided()
    try list.apply("A: 3 2", reload: ["2"])
    XCTAssertEqual(list.takeProvided(), ["2"])
    XCTAssertEqual(list.rows, [["3", "2"]])
    XCTAssertEqual(list.log().filter { $0.hasPrefix("provide") }, ["provide \(list.path("2"))"])
  }

  func testA6_AMarkOnAnInsertedRowIsDropped() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2")
    _ = list.takeProvided()
    try list.apply("A: 1 2 3", reload: ["3"])
    XCTAssertEqual(list.takeProvided(), ["3"])
  }

  func testA7_AMarkOfWhatIsGoneIsIgnored() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2")
    _ = list.takeProvided()
    var snapshot = list.source.snapshot()
    try snapshot.reloadItems(["1"])
    snapshot.deleteItems(["1"])
    list.apply(snapshot)
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(list.rows, [["2"]])
  }

  func testA8_ReloadWinsOverReconfigure() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2")
    let cell = list.table.cellForRow(at: at(0, 0))
    _ = list.takeProvided()
    try list.apply("A: 1 2", reload: ["1"], reconfigure: ["1"])
    XCTAssertEqual(list.takeProvided(), ["1"])
    XCTAssertFalse(list.table.cellForRow(at: at(0, 0)) === cell)
    try list.apply("A: 2 1", reconfigure: ["1"])
    XCTAssertEqual(list.takeProvided(), ["1"], "a moved row is configured again at its new place")
  }

  func testA9_AnEqualSnapshotTouchesNothing() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3")
    list.table.flush()
    _ = list.log()
    var isDone = false
    XCTAssertTrue(try list.apply("A: 1 2 3") { isDone = true }.isEmpty)
    XCTAssertEqual(list.log(), [])
    list.table.flush()
    XCTAssertTrue(isDone)
  }

  func testA10_AnEmptySnapshotDeletesEverything() async throws {
    let list = ListFixture()
    try list.apply("A: 1")
    _ = list.takeProvided()
    try list.apply()
    XCTAssertEqual(list.table.numberOfSections, 0)
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(list.table.visibleCells.count, 0)
  }

  func testA11_RowsThatChangeSectionsWithTheirSectionsAreMoves() async throws {
    let list = ListFixture()
    try list.apply("A: 1", "B: 2")
    _ = list.takeProvided()
    try list.apply("B: 2 1")
    XCTAssertEqual(list.takeProvided(), [])
    try list.apply("B:", "C: 2 1")
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(list.rows, [[], ["2", "1"]])
    try list.apply("A: x", "B: y", "C: 1 2")
    _ = list.takeProvided()
    try list.apply("C: 2 1", "B: y", "A: x")
    XCTAssertEqual(list.takeProvided(), [], "several section moves")
  }

  func testA12AndA13_AsyncAppliesKeepTheOrderOfTheirCalls() async throws {
    let list = ListFixture(record: false)
    try list.apply("A: a")
    // Tasks need not start in the order in which they are made.
    var (called, finished): ([Int], [Int]) = ([], [])
    let big = try makeSnapshot([
      "A: " + (0..<5_000).shuffled().map(String.init).joined(separator: " ")
    ])
    let small = try makeSnapshot(["A: z"])
    let first = Task { @MainActor in
      called.append(1)
      await list.source.apply(big)
      finished.append(1)
    }
    let second = Task { @MainActor in
      called.append(2)
      await list.source.apply(small)
      finished.append(2)
    }
    await first.value
    await second.value
    XCTAssertEqual(called.sorted(), [1, 2])
    XCTAssertEqual(finished, called)
    XCTAssertEqual(list.rows.map(\.count), called == [1, 2] ? [1] : [5_000])
  }

  func testA13_ASynchronousApplyFinishesAsyncOnesFirst() async throws {
    let list = ListFixture(record: false)
    try list.apply("A: a")
    let snapshot = try makeSnapshot(["A: " + (0..<2_000).map(String.init).joined(separator: " ")])
    var hasStarted = false
    let first = Task { @MainActor in
      hasStarted = true
      return await list.source.apply(snapshot)
    }
    while !hasStarted { await Task.yield() }
    try list.apply("A: last")
    XCTAssertEqual(list.rows, [["last"]])
    let changes = await first.value
    XCTAssertEqual(changes.insertedItems.count, 2_000)
    XCTAssertEqual(list.rows, [["last"]], "the newer one is not overtaken")
  }

  func testA14_AnApplyFromInsideWaitsItsTurn() async throws {
    let list = ListFixture()
    try list.apply("s: a")
    var depth = 0
    var deepest = 0
    var states: [[String]] = []
    list.source.changeHandlers.willApply = { _ in
      depth += 1
      deepest = max(deepest, depth)
    }
    list.source.changeHandlers.didApply = { _ in
      depth -= 1
      states.append(list.rows.first ?? [])
      if states.count == 1 {
        _ = try? list.apply("s: a b c")
        XCTAssertEqual(list.source.snapshot().itemIdentifiers, ["a", "b", "c"], "the newest state")
        XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2, "the table follows later")
      }
    }
    try list.apply("s: a b")
    XCTAssertEqual(deepest, 1)
    XCTAssertEqual(list.rows, [["a", "b", "c"]])
  }

  func testA15_WithoutATableOnlyTheStateChanges() async throws {
    var list: ListFixture? = ListFixture()
    let source = try XCTUnwrap(list?.source)
    try list?.apply("A: 1")
    list = nil
    XCTAssertNil(source.tableView)
    var isDone = false
    source.apply(try makeSnapshot(["A: 1 2"]), completion: { isDone = true })
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["1", "2"])
    XCTAssertFalse(isDone)
    for _ in 0..<100 where !isDone { await Task.yield() }
    XCTAssertTrue(isDone, "all the same")
  }

  func testA16_ATableWithAnotherDataSourceIsLeftAlone() async throws {
    let list = ListFixture()
    try list.apply("A: 1")
    let other = ListFixture.Source(tableView: list.table) { _, _, _ in TableViewCell() }
    other.apply(try makeSnapshot(["B: x y"]), completion: nil)
    try list.apply("A: 1 2 3")
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(list.source.snapshot().numberOfItems, 3)
  }

  func testA18AndA19_EqualIdentifiersAreOneRowAndTheNewerValueIsKept() async throws {
    struct Model: Hashable {
      let id: Int
      let name: String
      static func == (left: Model, right: Model) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    var names: [String] = []
    let source = TableViewDiffableDataSource<Int, Model>(tableView: table) { _, _, model in
      names.append(model.name)
      return TableViewCell()
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Model>()
    try snapshot.appendSections([0])
    try snapshot.appendItems([Model(id: 1, name: "old")])
    source.apply(snapshot, completion: nil)
    var next = DiffableDataSourceSnapshot<Int, Model>()
    try next.appendSections([0])
    try next.appendItems([Model(id: 1, name: "new")])
    try next.reloadItems([Model(id: 1, name: "new")])
    source.apply(next, completion: nil)
    XCTAssertEqual(names, ["old", "new"])
    XCTAssertEqual(source.itemIdentifier(for: at(0, 0))?.name, "new")
  }
}
