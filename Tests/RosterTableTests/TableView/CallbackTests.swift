import Foundation
import Roster
import XCTest

/// Callbacks that pull the ground away while the table works.
@MainActor final class CallbackTests: XCTestCase {
  private final class Swapper: TableViewDelegate {
    var onHeight: () -> Void = {}
    func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
      onHeight()
      return TableView.automaticDimension
    }
  }

  func testADataSourceSwappedWhileHeightsAreAskedForTrapsNothing() async throws {
    for call in 1...12 {
      let list = PlainFixture([["a", "b", "c", "d"]], lines: 4)
      let other = PlainFixture([["x"]], lines: 4)
      let swapper = Swapper()
      list.table.delegate = swapper
      list.table.layoutIfNeeded()
      var calls = 0
      swapper.onHeight = {
        calls += 1
        if calls == call { list.table.dataSource = other.table.dataSource }
      }
      list.table.visibleCells.forEach { $0.setNeedsUpdateConfiguration() }
      list.table.frame.size.width += 8
      try? list.table.performBatchUpdates({})
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.table.visibleCells.count, list.table.numberOfRows(inSection: 0))
    }
  }

  func testAnApplyInsideABatchThatThrowsIsShownAfterIt() async throws {
    struct Stop: Error {}
    let list = ListFixture()
    try list.apply("A: a b c")
    var done = 0
    let next = try makeSnapshot(["A: a b"])
    XCTAssertThrowsError(
      try list.table.performBatchUpdates {
        list.source.apply(next) { done += 1 }
        throw Stop()
      })
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 2)
    for _ in 0..<100 where done == 0 { await Task.yield() }
    XCTAssertEqual(done, 1)
  }

  func testCompletionsRunWhenTheTableGoesWhileTheyWait() async throws {
    var table: TableView? = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    guard let kept = table else { return }
    let source = TableViewDiffableDataSource<Int, Int>(tableView: kept) { _, _, _ in
      TableViewCell()
    }
    var done = 0
    kept.beginUpdates()
    let first = try DiffableDataSourceSnapshot([(0, [1])])
    source.apply(first) { done += 1 }
    let second = try DiffableDataSourceSnapshot([(0, [1, 2])])
    let task = Task { await source.apply(second) }
    await Task.yield()
    table = nil
    _ = consume kept
    _ = await task.value
    for _ in 0..<100 where done == 0 { await Task.yield() }
    XCTAssertEqual(done, 1)
    XCTAssertEqual(source.snapshot(), second)
  }

  func testCountsBeyondAllNumbersTrapNothing() async throws {
    final class Endless: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { .max }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let source = Endless()
    table.dataSource = source
    table.layoutIfNeeded()
    XCTAssertThrowsError(
      try table.performBatchUpdates {
        try table.insertRows(at: [ItemPath(row: 0, section: 0)], with: .automatic)
      })
  }
}
