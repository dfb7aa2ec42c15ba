import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Of two relatives only what they do not share is looked at, wherever it was edited.
final class RopeDifferenceTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>
  private typealias Tree = DiffableDataSourceSectionSnapshot<CountedIdentifier>

  /// Small parts make tall ropes of few items; no label is given anew.
  private let small = StorageParameters(chunkSize: 8, pageSize: 2, fanOut: 4, labelGap: 1 << 40)

  private func snapshot(_ list: CountedList, _ numbers: some Sequence<Int>) throws -> Snapshot {
    try Snapshot([(0, list.items(numbers))], parameters: small)
  }

  /// The chunks that are compared, and how many of them are in both.
  private func regions(_ old: Snapshot, _ new: Snapshot) -> (looked: Int, shared: Int) {
    var looked: [Set<ObjectIdentifier>] = [[], []]
    RopeDifference.forEachRegion(between: old.items, new.items) { region in
      for (side, leaves) in [region.old, region.new].enumerated() {
        looked[side].formUnion(leaves.map { ObjectIdentifier($0.memory) })
      }
    }
    return (looked[0].union(looked[1]).count, looked[0].intersection(looked[1]).count)
  }

  func testWhatComesInFrontOfAllIsAllThatIsLookedAt() throws {
    let count = 20_000
    let list = CountedList()
    let old = try snapshot(list, 0..<count)
    XCTAssertGreaterThan(old.items.height, 3)
    let edits: [(String, (inout Snapshot) throws -> Void)] = [
      ("replace", { try $0.replaceItems(list.items([count] + Array(0..<count)), inSection: 0) }),
      (
        "insert",
        { try $0.insertItems(list.items(count..<(count + 300)), beforeItem: list.item(0)) }
      ),
      ("delete", { $0.deleteItems(list.items(0..<300)) }),
      ("append", { try $0.appendItems(list.items(count..<(count + 300))) }),
    ]
    for (name, edit) in edits {
      var new = old
      try edit(&new)
      for (before, after) in [(old, new), (new, old)] {
        XCTAssertEqual(regions(before, after).shared, 0, name)
        let changes = list.count { after.changes(from: before) }
        XCTAssertLessThan(changes.comparisons, 3 * 300, name)
        let asked = list.count {
          after.changes(from: before, contentChangesAs: .reload) { $0 != $1 }
        }
        XCTAssertLessThan(asked.comparisons, 3 * 300, name)
      }
      // As many items as before, so that counts alone do not tell the two apart.
      let moved = list.item(count - 1)
      var same = old
      try same.moveItem(moved, beforeItem: list.item(0))
      var back = same
      try back.moveItem(moved, afterItem: list.item(count - 2))
      let equal = list.count { back == old }
      XCTAssertTrue(equal.result)
      XCTAssertLessThan(equal.comparisons, 64)
    }
  }

  func testATreeWithNewRootsInFront() throws {
    let count = 4_000
    let list = CountedList()
    var old = Tree(parameters: small)
    try old.append(list.items(0..<count))
    var new = old
    try new.insert(list.items(count..<(count + 300)), before: list.item(0))
    let difference = list.count { new.visibleDifference(from: old) }
    XCTAssertEqual(difference.result.map(\.newItems.count), [300])
    XCTAssertLessThan(difference.comparisons, 64)
    // The tree goes where the section goes.
    var snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>(parameters: small)
    snapshot.show(old, inSection: 0)
    let before = snapshot
    try snapshot.insertItems([list.item(count)], beforeItem: list.item(0))
    try snapshot.insertItems(
      list.items((count + 1)..<(count + 30)), beforeItem: list.item(count))
    let following = list.count { old.follow(snapshot, from: before, inSection: 0) }
    XCTAssertEqual(old.visibleItems.prefix(30).map(\.value), Array(4_001...4_029) + [4_000])
    XCTAssertLessThan(following.comparisons, 30 * 16)
    XCTAssertLessThan(following.hashes, 2 * 30)
  }

  /// Nodes split, join, and grow or shrink at the root; what is shared is found all the same.
  func testEditsAtRandomLeaveNothingSharedToLookAt() throws {
    for (seed, fanOut) in [4, 5, 8].enumerated() {
      let parameters = StorageParameters(
        chunkSize: 2, pageSize: 2, fanOut: fanOut, labelGap: 1 << 40)
      var random = SeededRandom(printing: UInt64(90 + seed))
      let list = CountedList()
      var new = try Snapshot([(0, list.items(0..<200))], parameters: parameters)
      var next = 200
      for round in 0..<150 {
        let old = new
        for _ in 0...random.below(4) {
          let items = new.itemIdentifiers
          let place = random.oneIn(3) ? 0 : random.below(items.count)
          let many = 1 + random.below(random.oneIn(4) ? 16 : 3)
          if items.count > 100, random.oneIn(2) {
            new.deleteItems(Array(items[place...].prefix(many)))
          } else {
            try new.insertItems(
              list.items(next..<(next + many)), beforeItem: items[place])
            next += many
          }
        }
        XCTAssertEqual(regions(old, new).shared, 0, "round \(round)")
        XCTAssertEqual(regions(new, old).shared, 0, "round \(round)")
        let changes = new.changes(from: old)
        let values = [old.itemIdentifiers, new.itemIdentifiers]
        XCTAssertEqual(
          try changes.applied(to: [values[0]]) { values[1][$0.item] }, [values[1]])
        XCTAssertEqual(changes.movedItems.count, 0, "round \(round)")
      }
    }
  }

  /// Where all leaves got other labels, those at both ends are still the same objects.
  func testRopesThatWereLabelledAnewShareTheirEnds() throws {
    let count = 4_000
    let tight = StorageParameters(chunkSize: 8, pageSize: 2, fanOut: 4, labelGap: 1)
    let list = CountedList()
    let old = try Snapshot([(0, list.items(0..<count))], parameters: tight)
    var new = old
    try new.insertItems(
      list.items(count..<(count + 100)), beforeItem: list.item(count / 2))
    let labels = [old, new].map { $0.items.last?.label }
    XCTAssertNotEqual(labels[0], labels[1])
    XCTAssertEqual(regions(old, new).shared, 0)
    XCTAssertLessThan(list.count { new.changes(from: old) }.comparisons, 3 * 100)
    new.deleteItems(list.items(count..<(count + 100)))
    let equal = list.count { new == old }
    XCTAssertTrue(equal.result)
    XCTAssertLessThan(equal.comparisons, 64)
  }
}

extension DiffableDataSourceSnapshot {
  /// The rope of the first section.
  fileprivate var items: Rope<Chunk<ItemIdentifierType>> {
    storage.position(ofSectionAt: 0)?.entry.items ?? Rope()
  }
}
