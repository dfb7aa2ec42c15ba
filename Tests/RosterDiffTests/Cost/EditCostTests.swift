import RosterDiffProof
import XCTest

@testable import RosterDiff

/// An edit costs what it names, however long the list is.
final class EditCostTests: XCTestCase {
  private typealias Snapshot = CountedList.Snapshot
  private typealias Edit = (name: String, hashes: Int, run: (inout Snapshot, Int) throws -> Void)

  /// Edits in the list `0 ..< n`, at a place.
  private func edits(_ list: CountedList, _ count: Int) -> [Edit] {
    [
      ("delete", 1, { $0.deleteItems([list.item($1)]) }),
      ("insert", 2, { try $0.insertItems([list.item(count)], beforeItem: list.item($1)) }),
      (
        "move", 2,
        { try $0.moveItem(list.item($1), beforeItem: list.item(($1 + count / 2) % count)) }
      ),
      ("reconfigure", 1, { try $0.reconfigureItems([list.item($1)]) }),
    ]
  }

  func testAnEditHashesWhatItNamesAndItsChangesHashNothing() throws {
    for count in [1_000, 30_000] {
      let list = CountedList()
      let base = try list.snapshot([Array(0..<count)])
      var random = SeededRandom(printing: 1)
      for (name, hashes, edit) in edits(list, count) {
        for _ in 0..<20 {
          var copy = base
          let place = random.below(count)
          let editing = try list.count { try edit(&copy, place) }
          XCTAssertLessThanOrEqual(editing.hashes, hashes, "\(name) of \(count), hashes")
          let comparing = list.count { copy.changes(from: base) }
          if name != "reconfigure" {
            XCTAssertEqual(comparing.hashes, 0, "changes after \(name) of \(count), hashes")
          }
          // Two chunks are looked at, at the most four times over; the list is not.
          let limit = 8 * base.storage.parameters.largestChunk
          XCTAssertLessThanOrEqual(
            editing.comparisons + comparing.comparisons, limit, "\(name) of \(count), comparisons")
        }
      }
    }
  }

  func testAnEditCopiesTheChunksThatItTouches() throws {
    let count = 20_000
    let list = CountedList()
    let base = try list.snapshot([Array(0..<count)])
    var random = SeededRandom(printing: 2)
    for (name, _, edit) in edits(list, count) {
      for _ in 0..<50 {
        var copy = base
        try edit(&copy, random.below(count))
        XCTAssertLessThanOrEqual(copy.chunksCopied(from: base), 2, name)
      }
    }
  }

  func testASnapshotThatIsKeptSharesNothingMoreThanItMust() throws {
    let count = 10_000
    let list = CountedList()
    let kept = try list.snapshot([Array(0..<count)])
    let chunks = kept.chunks
    var copy = kept
    var random = SeededRandom(printing: 3)
    for index in 0..<4_000 {
      let before = copy
      try copy.insertItems([list.item(count + index)], afterItem: list.item(random.below(count)))
      XCTAssertLessThanOrEqual(copy.chunksCopied(from: before), 2)
    }
    XCTAssertEqual(kept.chunks, chunks)
    XCTAssertEqual(kept.itemIdentifiers.map(\.value), Array(0..<count))
    XCTAssertEqual(copy.numberOfItems, count + 4_000)
  }

  func testReplacingCopiesTheChunksOfWhatChanged() throws {
    let count = 20_000
    let list = CountedList()
    let base = try list.snapshot([Array(0..<count)])
    var numbers = Array(0..<count)
    for change in 0..<10 {
      numbers.remove(at: change * 1_900 + 7)
      numbers.insert(count + change, at: change * 1_900 + 950)
    }
    var copy = base
    let editing = try list.count { try copy.replaceItems(list.items(numbers), inSection: 0) }
    XCTAssertEqual(copy.itemIdentifiers.map(\.value), numbers)
    XCTAssertLessThanOrEqual(editing.hashes, 3 * 20, "hashes")
    XCTAssertLessThanOrEqual(copy.chunksCopied(from: base), 2 * 20)
    let comparing = list.count { copy.changes(from: base) }
    XCTAssertEqual(comparing.hashes, 0)
    XCTAssertLessThanOrEqual(
      comparing.comparisons, 2 * 20 * 2 * base.storage.parameters.largestChunk)
  }

  func testBlocksThatMoveKeepTheirChunks() throws {
    let count = 20_000
    let list = CountedList()
    let base = try list.snapshot([Array(0..<count)])
    let blocks: [Range<Int>] = [15_000..<20_000, 5_000..<10_000, 0..<5_000, 10_000..<15_000]
    var copy = base
    let editing = try list.count {
      try copy.replaceItems(list.items(blocks.joined()), inSection: 0)
    }
    XCTAssertEqual(copy.itemIdentifiers.map(\.value), Array(blocks.joined()))
    XCTAssertLessThanOrEqual(editing.hashes, 8, "hashes")
    XCTAssertLessThanOrEqual(copy.chunksCopied(from: base), 8)
    XCTAssertEqual(copy.changes(from: base).movedItems.count, 10_000)
  }

  func testWholeArraysWithOneMoreLeaveNoCrumbs() throws {
    let list = CountedList()
    var numbers = Array(0..<128)
    var appended = try list.snapshot([numbers])
    var inFront = appended
    for number in 128..<628 {
      numbers.append(number)
      try appended.replaceItems(list.items(numbers), inSection: 0)
      try inFront.replaceItems(list.items(numbers.reversed()), inSection: 0)
    }
    XCTAssertEqual(appended.itemIdentifiers.map(\.value), numbers)
    XCTAssertEqual(inFront.itemIdentifiers.map(\.value), numbers.reversed())
    XCTAssertLessThan(appended.chunks.count, 25)
    XCTAssertLessThan(inFront.chunks.count, 25)
  }

  /// A filter that keeps one item of each chunk leaves few chunks, however it is carried out.
  func testFewItemsOfEachChunkLeaveNoCrumbs() throws {
    let count = 10_000
    let list = CountedList()
    let base = try list.snapshot([Array(0..<count)])
    for step in [9, 128, 500] {
      let kept = list.items(stride(from: 0, to: count, by: step))
      let gone = list.items((0..<count).filter { $0 % step != 0 })
      // Chunks of a quarter of their size at least, but for one, and those beside full ones.
      let limit = kept.count / base.storage.parameters.smallestChunk + 2
      var deleted = base
      deleted.deleteItems(gone)
      XCTAssertEqual(deleted.itemIdentifiers, kept)
      XCTAssertLessThanOrEqual(deleted.chunks.count, limit, "one in \(step) deleted")
      var replaced = base
      try replaced.replaceItems(kept, inSection: 0)
      XCTAssertEqual(replaced.itemIdentifiers, kept)
      XCTAssertLessThanOrEqual(replaced.chunks.count, limit, "one in \(step) replaced")
      var tree = DiffableDataSourceSectionSnapshot<CountedIdentifier>()
      try tree.append(list.items(0..<count))
      tree.delete(gone)
      XCTAssertEqual(tree.items, kept)
      XCTAssertLessThanOrEqual(
        tree.storage.rope.allLeaves.count, limit, "one in \(step) of a tree")
      XCTAssertEqual(deleted.brokenInvariants() + replaced.brokenInvariants(), [])
      XCTAssertEqual(tree.brokenInvariants(), [])
    }
  }

  /// One after the other, each deletion copies a chunk, and now and then a neighbour.
  func testSingleDeletionsTouchFewChunksAndLeaveNoCrumbs() throws {
    let count = 2_000
    let list = CountedList()
    var snapshot = try list.snapshot([Array(0..<count)])
    var random = SeededRandom(printing: 4)
    for number in (0..<count).shuffled(using: &random).dropLast(100) {
      let before = snapshot
      snapshot.deleteItems([list.item(number)])
      XCTAssertLessThanOrEqual(snapshot.chunksCopied(from: before), 1)
      XCTAssertLessThanOrEqual(before.chunksCopied(from: snapshot), 4)
    }
    XCTAssertLessThanOrEqual(snapshot.chunks.count, 5)
    XCTAssertEqual(snapshot.brokenInvariants(), [])
  }

  func testAFreshBuildHashesEachItemOnce() throws {
    let list = CountedList()
    let items = list.items(0..<5_000)
    let building = try list.count { try Snapshot([(0, items)]) }
    XCTAssertEqual(building.hashes, 5_000)
    let appending = try list.count {
      var snapshot = Snapshot()
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
      return snapshot
    }
    XCTAssertEqual(appending.hashes, 5_000)
    // Two 32-bit hashes of 5,000 agree once in 340 runs.
    XCTAssertLessThanOrEqual(building.comparisons + appending.comparisons, 10)
    XCTAssertEqual(list.count { appending.result.changes(from: building.result) }.hashes, 0)
  }
}
