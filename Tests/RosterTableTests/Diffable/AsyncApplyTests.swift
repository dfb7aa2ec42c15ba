import Foundation
import Roster
import XCTest

/// Applies from many tasks at once: run under the thread sanitizer, too.
@MainActor final class AsyncApplyTests: XCTestCase {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  typealias Source = TableViewDiffableDataSource<Int, Int>

  private func makeSource() -> (TableView, Source) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 320))
    let source = Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      return cell
    }
    return (table, source)
  }

  private nonisolated static func snapshot(_ items: [Int]) throws -> Snapshot {
    try Snapshot([(0, items)])
  }

  private func rows(of table: TableView, _ source: Source) -> [Int] {
    guard table.numberOfSections > 0 else { return [] }
    return (0..<table.numberOfRows(inSection: 0)).compactMap {
      source.itemIdentifier(for: ItemPath(row: $0, section: 0))
    }
  }

  func testTheLastCallWinsWhateverTheDifferencesCost() async throws {
    let (table, source) = makeSource()
    var tasks: [Task<Void, Never>] = []
    // Tasks need not start in the order in which they are made.
    var called: [Int] = []
    var finished: [Int] = []
    for call in 0..<40 {
      // Large and small in turn: small differences are ready long before large ones.
      let count = call % 2 == 0 ? 5_000 : 3
      let snapshot = try Self.snapshot(Array(call..<(call + count)))
      tasks.append(
        Task {
          called.append(call)
          await source.apply(snapshot)
          finished.append(call)
        })
    }
    for task in tasks { await task.value }
    XCTAssertEqual(called.sorted(), Array(0..<40))
    XCTAssertEqual(finished, called)
    let last = try XCTUnwrap(called.last)
    let items = Array(last..<last + (last % 2 == 0 ? 5_000 : 3))
    XCTAssertEqual(source.snapshot(), try Self.snapshot(items))
    XCTAssertEqual(rows(of: table, source), items)
  }

  func testApplyingFromManyThreadsTearsNothing() async throws {
    let (table, source) = makeSource()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<20 {
            let items = (0..<50).filter { ($0 + step) % (task + 2) != 0 }
            guard let snapshot = try? Self.snapshot(items) else { continue }
            await source.apply(snapshot)
          }
        }
      }
    }
    XCTAssertEqual(
      rows(of: table, source), try source.snapshot().itemIdentifiers(inSection: 0))
    XCTAssertEqual(table.numberOfRows(inSection: 0), source.snapshot().numberOfItems)
  }

  func testASynchronousCallFinishesTheAsyncOnesBeforeIt() async throws {
    let (table, source) = makeSource()
    source.apply(try Self.snapshot([1]), completion: nil)
    let first = try Self.snapshot(Array(0..<20_000))
    let task = Task { await source.apply(first) }
    await Task.yield()
    source.apply(try Self.snapshot([7, 8]), completion: nil)
    XCTAssertEqual(rows(of: table, source), [7, 8])
    _ = await task.value
    XCTAssertEqual(rows(of: table, source), [7, 8])
    XCTAssertEqual(source.snapshot(), try Self.snapshot([7, 8]))
  }

  func testCancellingATaskTearsNothing() async throws {
    let (table, source) = makeSource()
    source.apply(try Self.snapshot([1, 2]), completion: nil)
    let snapshot = try Self.snapshot(Array(0..<10_000))
    let task = Task { await source.apply(snapshot) }
    task.cancel()
    _ = await task.value
    XCTAssertEqual(source.snapshot(), snapshot)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 10_000)
  }
}
