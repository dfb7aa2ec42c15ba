import RosterDiff
import XCTest

/// What things cost in hashes and comparisons, counted: an edit pays for what it names.
final class SnapshotCostTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>

  private let tally = Tally()

  private func items<Numbers: Sequence>(_ numbers: Numbers) -> [CountedIdentifier]
  where Numbers.Element == Int {
    numbers.map { CountedIdentifier(value: $0, tally: tally) }
  }

  private func built(_ count: Int) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items(0..<count))
    return snapshot
  }

  private func cost(_ body: () throws -> Void) rethrows -> (hashes: Int, comparisons: Int) {
    tally.reset()
    try body()
    return (tally.hashes, tally.comparisons)
  }

  func testABuildHashesEachItemOnce() throws {
    let fresh = items(0..<10_000)
    var snapshot = Snapshot()
    try snapshot.appendSections([0])
    let append = try cost { try snapshot.appendItems(fresh) }
    XCTAssertEqual(append.hashes, 10_000)
    XCTAssertLessThan(append.comparisons, 100)
    let build = try cost {
      _ = try Snapshot([(0, Array(fresh[..<5_000])), (1, Array(fresh[5_000...]))])
    }
    XCTAssertEqual(build.hashes, 10_000)
    XCTAssertLessThan(build.comparisons, 100)
  }

  func testAnEditHashesWhatItNames() throws {
    var snapshot = try built(10_000)
    func edit(_ hashes: Int, line: UInt = #line, _ body: () throws -> Void) rethrows {
      let cost = try cost(body)
      XCTAssertLessThanOrEqual(cost.hashes, hashes, line: line)
      XCTAssertLessThanOrEqual(cost.comparisons, hashes * 4, line: line)
    }
    let known = items(0..<10_000)
    let new = items(20_000..<20_100)
    edit(1) { snapshot.deleteItems([known[5_000]]) }
    try edit(2) { try snapshot.insertItems([new[0]], beforeItem: known[7_000]) }
    try edit(2) { try snapshot.moveItem(known[1], afterItem: known[9_000]) }
    try edit(50) { try snapshot.appendItems(Array(new[1..<51])) }
    try edit(2) { try snapshot.reloadItems([known[3], known[4]]) }
    edit(1) { _ = snapshot.path(for: known[77]) }
    edit(1) { _ = snapshot.indexOfItem(known[77]) }
    edit(0) { _ = snapshot.itemIdentifier(for: ItemPath(item: 4_000, section: 0)) }
    edit(0) { _ = snapshot.itemIdentifiers.count }
    edit(20) { snapshot.deleteItems(Array(known[100..<120])) }
  }

  func testChangesAfterAnEditLookAtWhatChanged() throws {
    let old = try built(100_000)
    let known = items(0..<100_000)
    var new = old
    new.deleteItems([known[10]])
    try new.insertItems(items(200_000..<200_001), beforeItem: known[50_000])
    try new.moveItem(known[99_000], beforeItem: known[3])
    var changes = Changeset()
    let cost = cost { changes = new.changes(from: old) }
    XCTAssertEqual(changes.deletedItems.count + changes.insertedItems.count, 2)
    XCTAssertEqual(changes.movedItems.count, 1)
    XCTAssertLessThanOrEqual(cost.hashes, 0)
    XCTAssertLessThan(cost.comparisons, 3_000)
    XCTAssertTrue(old.changes(from: old).isEmpty)
    let equal = self.cost { _ = old.changes(from: old) }
    XCTAssertEqual(equal.comparisons + equal.hashes, 0)
  }

  func testStrangersThatAreMostlyEqualAreComparedOnce() throws {
    let count = 20_000
    let old = try built(count)
    let new = try Snapshot([(0, items((0..<count).filter { $0 % 400 != 7 }))])
    let cost = cost { _ = new.changes(from: old) }
    XCTAssertEqual(cost.hashes, 0)
    XCTAssertLessThan(cost.comparisons, count * 5 / 4)
  }

  func testStrangersInAnyOrderAreHashedNoMore() throws {
    let count = 20_000
    let old = try built(count)
    let reversed = try Snapshot([(0, items((0..<count).reversed()))])
    let disjoint = try Snapshot([(0, items(count..<2 * count))])
    for new in [reversed, disjoint] {
      let cost = cost { _ = new.changes(from: old) }
      XCTAssertLessThanOrEqual(cost.hashes, count)
      XCTAssertLessThan(cost.comparisons, count * 5)
    }
  }

  func testReplacingByWhatIsThereComparesOnce() throws {
    let count = 20_000
    let old = try built(count)
    let same = items(0..<count)
    var new = old
    let replace = try cost { try new.replaceItems(same, inSection: 0) }
    XCTAssertLessThan(replace.hashes, 100)
    XCTAssertLessThan(replace.comparisons, count * 5 / 4)
    let fewer = same.filter { $0.value % 1_000 != 3 }
    let some = try cost { try new.replaceItems(fewer, inSection: 0) }
    XCTAssertLessThan(some.hashes, 200)
    XCTAssertLessThan(some.comparisons, count * 5 / 4)
    let changes = cost { XCTAssertEqual(new.changes(from: old).deletedItems.count, 20) }
    XCTAssertEqual(changes.hashes, 0)
    XCTAssertLessThan(changes.comparisons, count)
  }
}
