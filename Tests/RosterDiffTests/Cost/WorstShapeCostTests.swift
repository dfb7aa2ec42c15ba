import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Shapes that made others quadratic: comparisons stay in proportion to the lists, and what both
/// have stored is never hashed again.
final class WorstShapeCostTests: XCTestCase {
  private struct Shape {
    let name: String
    let old: [[Int]]
    let new: [[Int]]

    var count: Int { old.joined().count + new.joined().count }

    init(_ name: String, _ old: [[Int]], _ new: [[Int]]) {
      self.name = name
      self.old = old
      self.new = new
    }
  }

  private func shapes(_ n: Int) -> [Shape] {
    let all = Array(0..<n)
    var random = SeededRandom(printing: UInt64(n))
    let lists: [(String, [Int])] = [
      ("equal", all), ("one in front", [n] + all), ("one behind", all + [n]),
      ("nothing in common", Array(n..<2 * n)), ("reversed", all.reversed()),
      ("shuffled", all.shuffled(using: &random)),
      ("last half in front", Array(all[(n / 2)...] + all[..<(n / 2)])),
      ("neighbours swapped", all.map { $0 ^ 1 }), ("every second gone", all.filter { $0 % 2 == 0 }),
      ("a new one after each", all.flatMap { [$0, n + $0] }),
      ("new ones, then every third", Array(n..<2 * n) + all.filter { $0 % 3 == 0 }),
      ("dealt into two piles", all.filter { $0 % 2 == 0 } + all.filter { $0 % 2 == 1 }),
      ("ends swapped", [n - 1] + Array(all[1..<(n - 1)]) + [0]), ("empty", []),
    ]
    let ones = all.map { [$0] }
    return lists.map { Shape($0, [all], [$1]) } + [
      Shape(
        "every row goes to the next section of one", ones, Array(ones.suffix(1) + ones.dropLast())),
      Shape("one section becomes many", [all], ones),
      Shape("many sections become one", ones, [all]),
      Shape("sections of one, the rows reversed", ones, ones.reversed()),
    ]
  }

  func testStrangersHashNothingAndCompareInProportion() throws {
    for shape in shapes(2_000) {
      let list = CountedList()
      let old = try list.snapshot(shape.old)
      let new = try list.snapshot(shape.new)
      let counts = list.count { new.changes(from: old) }
      XCTAssertEqual(counts.hashes, 0, shape.name)
      XCTAssertLessThanOrEqual(counts.comparisons, 2 * shape.count, shape.name)
      let rows = try counts.result.applied(to: shape.old) { shape.new[$0.section][$0.item] }
      XCTAssertEqual(rows, shape.new, shape.name)
    }
  }

  func testReplacingHashesEachItemOnceAtMost() throws {
    for shape in shapes(2_000) where shape.old.count == 1 && shape.new.count == 1 {
      let list = CountedList()
      let old = try list.snapshot(shape.old)
      let items = list.items(shape.new[0])
      var new = old
      let editing = try list.count { try new.replaceItems(items, inSection: 0) }
      XCTAssertEqual(new.itemIdentifiers.map(\.value), shape.new[0], shape.name)
      XCTAssertLessThanOrEqual(editing.hashes, items.count, shape.name)
      XCTAssertLessThanOrEqual(editing.comparisons, 2 * shape.count, shape.name)
      let comparing = list.count { new.changes(from: old) }
      XCTAssertEqual(comparing.hashes, 0, shape.name)
      XCTAssertLessThanOrEqual(comparing.comparisons, 2 * shape.count, shape.name)
    }
  }

  func testReplacingByItemsOfOtherSectionsHashesEachOnce() throws {
    let list = CountedList()
    let old = try list.snapshot([Array(0..<1_000), Array(1_000..<1_100)])
    var new = old
    let items = list.items(Array(1_000..<1_050) + Array(0..<1_000) + Array(2_000..<2_100))
    let editing = try list.count { try new.replaceItems(items, inSection: 1) }
    XCTAssertEqual(new.itemIdentifiers.map(\.value), items.map(\.value))
    XCTAssertLessThanOrEqual(editing.hashes, items.count)
  }

  func testDeletingManyAtOnceLooksAtEachOnce() throws {
    let list = CountedList()
    let base = try list.snapshot((0..<20).map { Array($0 * 200..<($0 + 1) * 200) })
    let gone = list.items(stride(from: 0, to: 4_000, by: 2))
    var copy = base
    let editing = list.count { copy.deleteItems(gone) }
    XCTAssertEqual(editing.hashes, gone.count)
    XCTAssertLessThanOrEqual(editing.comparisons, 2 * gone.count)
    XCTAssertEqual(copy.itemIdentifiers.map(\.value), Array(stride(from: 1, to: 4_000, by: 2)))
  }

  func testOneOfManySectionsLeavesTheOthersAlone() throws {
    let list = CountedList()
    let base = try list.snapshot((0..<3_000).map { [$0] })
    var copy = base
    let editing = list.count { copy.deleteSections([1_234]) }
    XCTAssertEqual(editing.hashes, 0)
    XCTAssertEqual(copy.chunksCopied(from: base), 0)
    let comparing = list.count { copy.changes(from: base) }
    XCTAssertEqual(comparing.hashes, 0)
    XCTAssertEqual(comparing.result.deletedSections, [1_234])
    // Only the rows of the sections that share a page with it.
    XCTAssertLessThanOrEqual(comparing.comparisons, 4 * base.storage.parameters.largestPage)
  }

  /// A chunk full of equal hashes is searched once, though each of its items is in the index.
  func testLookingUpAmongEqualHashesComparesWithEachOnce() throws {
    let count = 600
    let tally = Tally()
    func item(_ value: Int) -> Colliding {
      Colliding(item: CountedIdentifier(value: value, tally: tally))
    }
    let snapshot = try DiffableDataSourceSnapshot([(0, (0..<count).map(item))])
    var tree = DiffableDataSourceSectionSnapshot<Colliding>()
    try tree.append((0..<count).map(item))
    for value in [0, count / 2, count - 1, count] {
      tally.reset()
      XCTAssertEqual(snapshot.path(for: item(value))?.item, value < count ? value : nil)
      XCTAssertLessThan(tally.comparisons, count + count / 10)
      tally.reset()
      XCTAssertEqual(snapshot.sectionIdentifier(containingItem: item(value)) == 0, value < count)
      XCTAssertLessThan(tally.comparisons, count + count / 10)
      tally.reset()
      XCTAssertEqual(tree.index(of: item(value)), value < count ? value : nil)
      XCTAssertLessThan(tally.comparisons, count + count / 10)
    }
  }

  /// All hashes are equal.
  private struct Colliding: Hashable {
    let item: CountedIdentifier
    func hash(into hasher: inout Hasher) {}
  }

  func testEqualHashesEndAndAreRight() throws {
    let count = 150
    let identifiers = (0..<count).map { ChosenHash(value: $0, buckets: 1) }
    let old = try DiffableDataSourceSnapshot([(0, identifiers)])
    let new = try DiffableDataSourceSnapshot([(0, Array(identifiers.reversed()))])
    let changes = new.changes(from: old)
    XCTAssertEqual(changes.movedItems.count, count - 1)
    XCTAssertEqual(
      try changes.applied(to: [identifiers]) { identifiers[$0.item] }, [identifiers.reversed()])
  }
}
