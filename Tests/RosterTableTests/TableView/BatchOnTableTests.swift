import Foundation
import Roster
import XCTest

/// Batches on a table, from what is asked to what shows: the vectors and the table of combinations.
@MainActor final class BatchOnTableTests: XCTestCase {
  func testTheVectorsThatAreTaken() async throws {
    try expect("n a b c", asks: "n") {
      try $0.insert(0); try $0.delete(3)
    }
    try expect("c d") {
      try $0.delete(0); try $0.delete(1)
    }
    try expect("n b c d", asks: "n") {
      try $0.delete(0); try $0.insert(0)
    }
    try expect("a b c d n", asks: "n") { try $0.insert(4) }
    try expect("b c d a") { try $0.move(0, 3) }
    try expect("b c a") {
      try $0.move(0, 2); try $0.delete(3)
    }
    try expect("b c d", asks: "b") {
      try $0.reload(1); try $0.delete(0)
    }
    try expect("b a c d") {
      try $0.move(0, 1); try $0.move(1, 0)
    }
    try expect("n a b c d", asks: "n a") {
      try $0.insert(0); try $0.reload(0)
    }
    try expect("a b c d") { try $0.move(2, 2) }
    try expect("b c d") {
      try $0.reconfigure(0); try $0.delete(0)
    }
    try expect("b a c d", asks: "a") {
      try $0.reconfigure(0); try $0.move(0, 1)
    }
    try expect("a b c d", asks: "a") {
      try $0.reconfigure(0); try $0.reload(0)
    }
    try expect("a b c d") { _ in }
  }

  func testTheVectorsThatAreRefusedLeaveTheTableAsItWas() async throws {
    try expect(.rowOutOfRangeAfter, "a b c d n") { try $0.insert(5) }
    try expect(.rowOutOfRangeBefore, "a b c d") { try $0.delete(4) }
    try expect(.rowCountMismatch, "a b c d") { try $0.delete(0) }
    try expect(.moveToOutOfRange, "b c a") {
      try $0.move(0, 3); try $0.delete(3)
    }
    try expect(.deleteAndMoveFromSamePath, "a b c d") {
      try $0.move(0, 1); try $0.delete(0)
    }
    try expect(.deleteAndMoveFromSamePath, "b a c d") {
      try $0.reload(1); try $0.move(1, 0)
    }
    try expect(.deleteAndReloadSamePath, "a c d") {
      try $0.reload(1); try $0.delete(1)
    }
    try expect(.insertAndMoveToSamePath, "n d a b c") {
      try $0.insert(0); try $0.move(3, 0)
    }
    try expect(.multipleMovesToSamePath, "a b c d") {
      try $0.move(0, 2); try $0.move(1, 2)
    }
    try expect(.multipleMovesFromSamePath, "a b c d") {
      try $0.move(0, 2); try $0.move(0, 1)
    }
    try expect(.twoAnimationsForOneCell, "a b c d") {
      try $0.reload(1); try $0.reload(1)
    }
    try expect(.repeatedOperation, "c d") {
      try $0.delete(0); try $0.delete(0)
    }
    try expect(.rowCountMismatch, "a b c d n") { _ in }
  }

  /// The wrong row went, but as many as the batch says.
  func testOnlyNumbersAreCheckedUnlessIdentitiesAreGiven() async throws {
    try expect("a b c", shows: "b c d") { try $0.delete(0) }
    let list = PlainFixture([["a", "b", "c", "d"]])
    list.sections = [["x", "y"]]
    list.table.reloadData()
    XCTAssertEqual(list.picture.split(separator: "\n"), [" x", " y"], "reloadData takes anything")
  }

  func testRowsOfSectionsThatComeAndGoNeedNotBeNamedAndMayBe() async throws {
    for isNamed in [false, true] {
      let list = PlainFixture([["a", "b"], ["c"]])
      try list.table.performBatchUpdates {
        list.sections = [["c"], ["x", "y"]]
        try list.table.deleteSections([0], with: .none)
        try list.table.insertSections([1], with: .none)
        if isNamed {
          try list.table.deleteRows(at: [at(0, 0), at(0, 1)], with: .none)
          try list.table.reloadRows(at: [], with: .none)
          try list.table.insertRows(at: [at(1, 1)], with: .none)
        }
      }
      XCTAssertEqual(
        list.log().first, "batch delete section 0, insert section 1, insert [1, 0...1]")
      XCTAssertEqual(list.picture.split(separator: "\n"), [" c", " x", " y"])
      XCTAssertEqual(list.takeProvided(), ["x", "y"])
    }
    let list = PlainFixture([["a", "b"], ["c"]])
    try list.table.performBatchUpdates {
      list.sections = [["c"]]
      try list.table.deleteSections([0], with: .none)
      try list.table.reloadRows(at: [at(0, 1)], with: .none)
      try list.table.reconfigureRows(at: [at(0, 0)])
    }
    XCTAssertEqual(list.takeProvided(), [], "a reload in a section that goes is none")
  }

  func testSectionsComeGoAndMoveInOneBatch() async throws {
    let list = PlainFixture([["a"], ["b"], ["c"], ["d"]])
    try list.table.performBatchUpdates {
      list.sections = [["d"], ["n"], ["c"], ["a"]]
      try list.table.moveSection(3, toSection: 0)
      try list.table.moveSection(0, toSection: 3)
      try list.table.deleteSections([1], with: .none)
      try list.table.insertSections([1], with: .none)
    }
    XCTAssertEqual(list.picture.split(separator: "\n"), [" d", " n", " c", " a"])
    XCTAssertEqual(list.takeProvided(), ["n"])
  }

  func testAReconfiguredRowOfAMovedOrReloadedSection() async throws {
    let list = PlainFixture([["a"], ["b"]])
    let cell = list.table.cellForRow(at: at(1, 0))
    try list.table.performBatchUpdates {
      list.sections = [["b"], ["a"]]
      try list.table.moveSection(1, toSection: 0)
      try list.table.reconfigureRows(at: [at(1, 0)])
    }
    XCTAssertEqual(list.takeProvided(), ["b"])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
    try list.table.performBatchUpdates {
      try list.table.reloadSections([0], with: .none)
      try list.table.reconfigureRows(at: [at(0, 0)])
    }
    XCTAssertEqual(list.takeProvided(), ["b"], "once")
  }

  func testB7_TheBlockRunsAtOnceAndCountsAreAskedWhenTheOutermostBatchEnds() async throws {
    let list = PlainFixture([["a"], ["b"]])
    list.table.eventLog.includesQuestions = true
    var order: [String] = []
    try list.table.performBatchUpdates {
      order.append("block")
      list.table.beginUpdates()
      try list.table.reloadRows(at: [at(0, 0)], with: .none)
      try list.table.endUpdates()
      XCTAssertEqual(list.log(), [], "nothing is asked inside")
    }
    order.append("return")
    XCTAssertEqual(order, ["block", "return"])
    XCTAssertEqual(
      list.log().prefix(4),
      ["ask numberOfSections", "ask numberOfRows 0", "ask numberOfRows 1", "batch reload [0, 0]"])
  }

  func testB8_BlocksAndCompletionsMayBeMissing() async throws {
    let list = PlainFixture([["a"]])
    let cell = list.table.cellForRow(at: at(0, 0))
    list.heights["a"] = 32
    try list.table.performBatchUpdates(nil)
    XCTAssertEqual(list.table.rectForRow(at: at(0, 0)).height, 32, "as an empty batch")
    var done: [Bool] = []
    try list.table.performBatchUpdates(nil, completion: { done.append($0) })
    try list.table.performBatchUpdates(nil, completion: nil)
    XCTAssertEqual(done, [])
    list.table.flush()
    XCTAssertEqual(done, [true])
    XCTAssertTrue(list.table.cellForRow(at: at(0, 0)) === cell)
    XCTAssertEqual(list.takeProvided(), [])
  }

  func testB11_ATableThatWasNeverLaidOutLoadsItsCountsWhenABatchBegins() async throws {
    let early = Plain(["a"])
    early.rows = ["a", "b"]
    XCTAssertThrowsError(try early.table.insertRows(at: [at(0, 1)], with: .none)) {
      XCTAssertEqual(($0 as? BatchUpdateError)?.kind, .rowCountMismatch)
    }
    let inside = Plain(["a"])
    try inside.table.performBatchUpdates {
      inside.rows = ["a", "b"]
      try inside.table.insertRows(at: [at(0, 1)], with: .none)
    }
    XCTAssertEqual(inside.table.numberOfRows(inSection: 0), 2)
    let laidOut = Plain(["a"])
    laidOut.table.layoutIfNeeded()
    laidOut.rows = ["a", "b"]
    try laidOut.table.insertRows(at: [at(0, 1)], with: .none)
    XCTAssertEqual(laidOut.table.numberOfRows(inSection: 0), 2)
    laidOut.table.reloadData()
    laidOut.rows = ["a"]
    XCTAssertThrowsError(try laidOut.table.deleteRows(at: [at(0, 1)], with: .none), "not laid out")
  }

  func testB13_ATableThatNobodyShowsKeepsCount() async throws {
    let list = Plain(["a", "b"])
    list.table.frame = .zero
    list.rows = ["a", "b"]
    list.table.layoutIfNeeded()
    list.rows = ["b", "c"]
    try list.table.performBatchUpdates {
      try list.table.deleteRows(at: [at(0, 0)], with: .none)
      try list.table.insertRows(at: [at(0, 1)], with: .none)
    }
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
    XCTAssertThrowsError(try list.table.deleteRows(at: [at(0, 0)], with: .none))
    XCTAssertEqual(list.asked, 0)
  }

  private func expect(
    _ new: String, shows: String? = nil, asks: String = "", line: UInt = #line,
    _ build: @escaping (Steps) throws -> Void
  ) throws {
    let list = PlainFixture([["a", "b", "c", "d"]])
    var done: [Bool] = []
    try list.table.performBatchUpdates(
      {
        list.sections = [new.split(separator: " ").map(String.init)]
        try build(Steps(table: list.table))
      }, completion: { done.append($0) })
    XCTAssertEqual(
      list.picture.split(separator: "\n").map { $0.dropFirst() },
      (shows ?? new).split(separator: " "), line: line)
    XCTAssertEqual(list.takeProvided(), asks.split(separator: " ").map(String.init), line: line)
    list.table.flush()
    XCTAssertEqual(done, [true], line: line)
  }

  private func expect(
    _ kind: BatchUpdateError.Kind, _ new: String, line: UInt = #line,
    _ build: @escaping (Steps) throws -> Void
  ) throws {
    let list = PlainFixture([["a", "b", "c", "d"]])
    let cells = list.table.visibleCells
    XCTAssertThrowsError(
      try list.table.performBatchUpdates {
        list.sections = [new.split(separator: " ").map(String.init)]
        try build(Steps(table: list.table))
      }, line: line
    ) { XCTAssertEqual(($0 as? BatchUpdateError)?.kind, kind, "\($0)", line: line) }
    XCTAssertFalse(list.table.hasUncommittedUpdates, line: line)
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 4, line: line)
    XCTAssertEqual(list.takeProvided(), [], line: line)
    XCTAssertEqual(list.log(), [], line: line)
    list.sections = [["a", "b", "c", "d"]]
    try list.table.performBatchUpdates {}
    XCTAssertTrue(zip(cells, list.table.visibleCells).allSatisfy { $0 === $1 }, line: line)
  }
}

/// Operations on the rows of the first section.
@MainActor private struct Steps {
  let table: TableView

  func insert(_ row: Int) throws { try table.insertRows(at: [at(0, row)], with: .none) }
  func delete(_ row: Int) throws { try table.deleteRows(at: [at(0, row)], with: .none) }
  func reload(_ row: Int) throws { try table.reloadRows(at: [at(0, row)], with: .none) }
  func reconfigure(_ row: Int) throws { try table.reconfigureRows(at: [at(0, row)]) }
  func move(_ row: Int, _ to: Int) throws { try table.moveRow(at: at(0, row), to: at(0, to)) }
}

/// A table that nobody has laid out.
@MainActor private final class Plain: TableViewDataSource {
  let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 80))
  var rows: [String]
  var asked = 0

  init(_ rows: [String]) {
    self.rows = rows
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    asked += 1
    return TableViewCell()
  }
}
