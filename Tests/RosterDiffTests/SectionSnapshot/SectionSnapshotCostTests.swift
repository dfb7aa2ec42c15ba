import Foundation
import RosterDiff
import RosterDiffProof
import XCTest

/// What edits cost, counted and not timed, and that trees may be very deep and very wide.
final class SectionSnapshotCostTests: XCTestCase {
  func testAnEditHashesWhatItNames() throws {
    let tally = Tally()
    var tree = DiffableDataSourceSectionSnapshot<CountedIdentifier>(parameters: .tiny)
    func hashes(_ edit: (inout DiffableDataSourceSectionSnapshot<CountedIdentifier>) throws -> Void)
      rethrows -> Int
    {
      tally.reset()
      try edit(&tree)
      return tally.hashes
    }
    func items(_ range: Range<Int>) -> [CountedIdentifier] {
      range.map { CountedIdentifier(value: $0, tally: tally) }
    }
    XCTAssertEqual(try hashes { try $0.append(items(0..<500)) }, 500)
    XCTAssertEqual(try hashes { try $0.append(items(500..<600), to: items(7..<8)[0]) }, 101)
    XCTAssertEqual(try hashes { try $0.insert(items(600..<610), after: items(7..<8)[0]) }, 11)
    XCTAssertEqual(hashes { $0.expand(items(5..<10)) }, 5)
    XCTAssertEqual(hashes { $0.collapse(items(0..<600)) }, 600)
    XCTAssertEqual(hashes { $0.expand(items(7..<8)) }, 1)
    XCTAssertEqual(hashes { $0.delete(items(550..<560)) }, 10)
    XCTAssertEqual(hashes { _ = $0.visibleItems.count + $0.rootItems.count }, 0)
    XCTAssertEqual(try hashes { _ = try $0.level(of: items(505..<506)[0]) }, 1)
    XCTAssertEqual(try hashes { _ = try $0.parent(of: items(505..<506)[0]) }, 1)
    XCTAssertEqual(hashes { _ = $0.children(of: items(7..<8)[0]) }, 1)
    let part = try tree.snapshot(of: items(7..<8)[0])
    XCTAssertEqual(try hashes { _ = try $0.snapshot(of: items(7..<8)[0]) }, 1)
    XCTAssertEqual(try hashes { try $0.replace(childrenOf: items(7..<8)[0], using: part) }, 1)
    XCTAssertEqual(hashes { $0.delete(items(7..<8)) }, 1)
    XCTAssertEqual(try hashes { try $0.insert(part, before: items(8..<9)[0]) }, 1)
    XCTAssertEqual(tree.brokenInvariants(), [])
  }

  /// Naming who is there already hashes nobody again.
  func testRefusingHashesEachItemOnce() throws {
    let tally = Tally()
    let count = 5_000
    var tree = DiffableDataSourceSectionSnapshot<CountedIdentifier>()
    let items = (0..<count).map { CountedIdentifier(value: $0, tally: tally) }
    try tree.append(items)
    let twice = [items[7], items[7]]
    tally.reset()
    XCTAssertThrowsError(try tree.append(items + twice)) {
      XCTAssertEqual(($0 as? SnapshotError)?.identifiers, (0..<20).map(String.init))
    }
    XCTAssertEqual(tally.hashes, count + 2)
    XCTAssertLessThan(tally.comparisons, 5 * count)
  }

  func testItemsAreLetGo() throws {
    let tracker = LifetimeTracker()
    do {
      var tree = DiffableDataSourceSectionSnapshot<TrackedIdentifier>(parameters: .tiny)
      var random = SeededRandom(seed: 11)
      let items = (0..<300).map(tracker.identifier)
      try tree.append(Array(items[..<50]))
      for index in 50..<300 { try tree.append([items[index]], to: items[random.below(index)]) }
      let copy = tree
      tree.expand(items.filter { $0.value % 3 == 0 })
      tree.delete(items.filter { $0.value % 7 == 0 })
      let part = try copy.snapshot(of: items[1], includingParent: true)
      tree.deleteAll()
      try tree.append([items[299]])
      XCTAssertEqual(copy.items.count, 300)
      XCTAssertGreaterThan(part.items.count, 0)
      XCTAssertEqual(tracker.live, 300)
    }
    XCTAssertEqual(tracker.live, 0)
  }

  func testCollidingHashesAreToldApart() throws {
    var tree = DiffableDataSourceSectionSnapshot<ChosenHash>(parameters: .tiny)
    var model = ModelSectionSnapshot<ChosenHash>()
    let operations: [SectionSnapshotOperation<ChosenHash>] = [
      .append((0..<40).map { ChosenHash(value: $0, buckets: 1) }, to: nil),
      .append(
        (40..<80).map { ChosenHash(value: $0, buckets: 1) }, to: ChosenHash(value: 3, buckets: 1)),
      .expand([ChosenHash(value: 3, buckets: 1), ChosenHash(value: 44, buckets: 1)]),
      .insert([ChosenHash(value: 80, buckets: 1)], .after(ChosenHash(value: 44, buckets: 1))),
      .delete((0..<80).filter { $0 % 5 == 0 }.map { ChosenHash(value: $0, buckets: 1) }),
    ]
    for operation in operations {
      try model.perform(operation)
      try tree.perform(operation)
    }
    var findings = Findings()
    try findings.expectSame(tree, model)
    findings.report("colliding hashes")
  }

  /// A frame for each level would take more than twice the stack.
  func testAChainOfManyLevelsOnASmallStack() throws {
    try onASmallStack {
      let depth = 25_000
      var tree = try Self.chain(depth - 1_000)
      for level in (depth - 1_000)..<depth { try tree.append([level], to: level - 1) }
      XCTAssertEqual(try tree.level(of: depth - 1), depth - 1)
      XCTAssertEqual(try tree.parent(of: 17_000), 16_999)
      XCTAssertEqual(tree.visibleItems, [0])
      tree.expand(Array(0..<depth))
      XCTAssertEqual(tree.visibleItems.count, depth)
      let copy = tree
      tree.collapse([12_000])
      XCTAssertEqual(tree.visibleItems.count, 12_001)
      XCTAssertFalse(try tree.isVisible(depth - 1))
      XCTAssertTrue(try copy.isVisible(depth - 1))
      XCTAssertNotEqual(tree, copy)
      XCTAssertEqual(try tree.snapshot(of: 10_000).items.count, 14_999)
      let document = try JSONEncoder().encode(tree)
      let back = try JSONDecoder().decode(type(of: tree), from: document)
      XCTAssertEqual(back, tree)
      tree.delete([15_000])
      XCTAssertEqual(tree.items.count, 15_000)
      XCTAssertEqual(tree.visualDescription().split(separator: "\n").count, 15_001)
      XCTAssertEqual(tree.brokenInvariants(), [])
    }
  }

  /// Each of them has all others below it: moving them up one by one would be quadratic.
  func testAChainFollowsItsSectionAtOnce() throws {
    let depth = 20_000
    var tree = try Self.chain(depth)
    tree.expand(Array(0..<depth))
    var old = DiffableDataSourceSnapshot<Int, Int>()
    try old.appendSections([0])
    try old.appendItems(Array(0..<depth))
    var new = old
    new.deleteItems((0..<depth).filter { $0 % 4 == 1 })
    try new.moveItem(2, beforeItem: 0)
    tree.follow(new, from: old, inSection: 0)
    XCTAssertEqual(tree.visibleItems, new.itemIdentifiers)
    XCTAssertEqual(tree.rootItems, [2, 0])
    // One is gone above 3, and 2 is elsewhere; behind them every fourth is gone.
    XCTAssertEqual(try tree.level(of: 3), 1)
    XCTAssertEqual(try tree.level(of: 4), 2)
    XCTAssertEqual(try tree.level(of: depth - 1), depth - 1 - depth / 4 - 1)
    XCTAssertEqual(tree.expandedItems.count, depth - depth / 4)
    XCTAssertEqual(tree.brokenInvariants(), [])
  }

  /// Each item below the one before.
  private static func chain(_ depth: Int) throws -> DiffableDataSourceSectionSnapshot<Int> {
    let list = (0..<depth).map(String.init).joined(separator: ",")
    let document = #"{"version":1,"items":[\#(list)],"levels":[\#(list)]}"#
    return try JSONDecoder().decode(
      DiffableDataSourceSectionSnapshot<Int>.self, from: Data(document.utf8))
  }

  func testAWideTree() throws {
    let width = 100_000
    var tree = DiffableDataSourceSectionSnapshot<Int>()
    try tree.append([0, 1])
    try tree.append(Array(2..<width), to: 0)
    XCTAssertEqual(tree.visibleItems, [0, 1])
    tree.expand([0])
    XCTAssertEqual(tree.visibleItems.count, width)
    XCTAssertEqual(tree.children(of: 0).count, width - 2)
    XCTAssertEqual(tree.rootItems, [0, 1])
    XCTAssertEqual(try tree.parent(of: width - 1), 0)
    XCTAssertEqual(try tree.parent(of: 1), nil)
    tree.delete([0])
    XCTAssertEqual(tree.items, [1])
    XCTAssertEqual(tree.brokenInvariants(), [])
  }
}
