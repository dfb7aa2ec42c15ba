import Roster
import XCTest

/// Dragging rows of a diffable list while other changes are on their way.
@MainActor final class ReorderingTests: XCTestCase {
  private func makeList(_ sections: String...) throws -> ListFixture {
    let list = ListFixture()
    list.apply(try makeSnapshot(sections))
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in }
    return list
  }

  func testRowsCanBeMovedOnlyWithBothHandlers() async throws {
    let list = try makeList("A: 1 2")
    list.source.reorderingHandlers.didReorder = nil
    XCTAssertFalse(list.table.beginReordering(at: at(0, 0)))
    list.source.reorderingHandlers.didReorder = { _ in }
    list.source.reorderingHandlers.canReorderItem = nil
    XCTAssertFalse(list.table.beginReordering(at: at(0, 0)))
    XCTAssertEqual(list.rows, [["1", "2"]])
  }

  func testTheStateIsTheOldOneUntilTheRowIsLetGo() async throws {
    let list = try makeList("A: 1 2")
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 1))
    XCTAssertEqual(list.source.snapshot().itemIdentifiers, ["1", "2"])
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.source.snapshot().itemIdentifiers, ["2", "1"])
  }

  func testAnAsyncApplyOnItsWayIsNotLost() async throws {
    let list = try makeList("A: 1 2 3")
    let next = try makeSnapshot(["A: 0 1 2 3 4"])
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 1))
    var hasStarted = false
    let task = Task { @MainActor in
      hasStarted = true
      await list.source.apply(next)
    }
    while !hasStarted { await Task.yield() }
    var transactions: [[String]] = []
    list.source.reorderingHandlers.didReorder = {
      transactions.append($0.initialSnapshot.itemIdentifiers)
    }
    XCTAssertTrue(list.table.endReordering())
    await task.value
    XCTAssertEqual(list.rows, [["0", "2", "1", "3", "4"]])
    XCTAssertEqual(transactions, [["0", "1", "2", "3", "4"]])
  }

  func testARowThatAnAsyncApplyOnItsWayDeletesIsNotDropped() async throws {
    let list = try makeList("A: 1 2 3")
    let next = try makeSnapshot(["A: 2 3"])
    list.source.reorderingHandlers.didReorder = { _ in XCTFail("it is gone") }
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 1))
    var hasStarted = false
    let task = Task { @MainActor in
      hasStarted = true
      await list.source.apply(next)
    }
    while !hasStarted { await Task.yield() }
    XCTAssertFalse(list.table.endReordering())
    await task.value
    XCTAssertEqual(list.rows, [["2", "3"]])
  }

  func testTheHandlersAreInTheEventLog() async throws {
    let list = try makeList("A: 1 2 3")
    _ = list.log()
    list.table.dragRow(at: at(0, 0), to: at(0, 2))
    XCTAssertEqual(
      list.log(),
      [
        "moveRow to [0, 2] from [0, 0]", "willReorder [0, 0]", "batch move [0, 0] to [0, 2]",
        "animate move automatic", "didReorder [0, 2]",
      ])
  }

  func testAnApplyFromAHandlerIsNotLost() async throws {
    let list = try makeList("A: 1 2 3")
    list.source.reorderingHandlers.willReorder = { _ in
      list.apply(try? makeSnapshot(["A: 0 1 2 3 4"]))
    }
    var final: [String] = []
    list.source.reorderingHandlers.didReorder = {
      final = $0.finalSnapshot.itemIdentifiers
      XCTAssertEqual(
        $0.initialSnapshot.itemIdentifiers.applying($0.difference), final)
    }
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 1)))
    XCTAssertEqual(list.rows, [["0", "2", "1", "3", "4"]])
    XCTAssertEqual(final, ["0", "2", "1", "3", "4"])
  }

  func testARowIsTheOneThatWasTakenUpWhateverIsAppliedWhenItIsAskedAbout() async throws {
    let list = try makeList("A: 1 2 3")
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    list.table.updateReordering(to: at(0, 1))
    list.source.reorderingHandlers.canReorderItem = { item in
      list.source.reorderingHandlers.canReorderItem = { _ in true }
      XCTAssertEqual(item, "1")
      list.apply(try? makeSnapshot(["A: 0 1 2 3"]))
      return true
    }
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, [["0", "2", "1", "3"]])
  }

  func testARowThatAHandlerDeletesStaysDeleted() async throws {
    let list = try makeList("A: 1 2 3")
    list.source.reorderingHandlers.willReorder = { _ in
      list.apply(try? makeSnapshot(["A: 2 3"]))
    }
    list.source.reorderingHandlers.didReorder = { _ in XCTFail("nothing was moved") }
    list.table.dragRow(at: at(0, 0), to: at(0, 1))
    XCTAssertEqual(list.rows, [["2", "3"]])
  }

  func testTheDifferenceOfASectionIsThatOfItsTree() async throws {
    let list = try makeList("S:")
    var tree = DiffableDataSourceSectionSnapshot<String>()
    try tree.append(["a", "b", "c"])
    try tree.append(["a1", "a2"], to: "a")
    try tree.append(["b1"], to: "b")
    list.source.apply(tree, to: "S", completion: nil)
    for (from, to) in [(0, 1), (2, 0), (0, 2), (1, 0)] {
      var count = 0
      list.source.reorderingHandlers.didReorder = { transaction in
        for section in transaction.sectionTransactions {
          count += 1
          XCTAssertEqual(
            section.initialSnapshot.items.applying(section.difference),
            section.finalSnapshot.items)
          XCTAssertEqual(section.finalSnapshot, list.source.snapshot(for: "S"))
        }
      }
      XCTAssertTrue(list.table.dragRow(at: at(0, from), to: at(0, to)))
      XCTAssertEqual(count, 1)
    }
  }
}

extension ListFixture {
  func apply(_ snapshot: Source.Snapshot?) {
    if let snapshot { _ = apply(snapshot) }
  }
}
