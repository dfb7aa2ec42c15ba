import Foundation
import RosterDiff
import XCTest

/// The shapes whose cost must not explode and whose depth must not be recursion: right, at sizes
/// that something quadratic would not finish, on a thread with a small stack.
final class WorstShapesTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  func testOneInFrontOfMany() throws {
    try onASmallStack {
      let changes = try Self.changes(Array(0..<100_000), [-1] + Array(0..<100_000))
      XCTAssertEqual(changes.description, "insert [0, 0]")
    }
  }

  func testDisjointLists() throws {
    try onASmallStack {
      let count = 100_000
      let changes = try Self.changes(Array(0..<count), Array(count..<2 * count))
      XCTAssertEqual(changes.deletedItems.count, count)
      XCTAssertEqual(changes.insertedItems.count, count)
      XCTAssertEqual(changes.movedItems.count, 0)
    }
  }

  func testReversedLists() throws {
    try onASmallStack {
      for count in [20_000, 40_000] {
        let changes = try Self.changes(Array(0..<count), (0..<count).reversed())
        XCTAssertEqual(changes.movedItems.count, count - 1)
        XCTAssertEqual(changes.deletedItems.count + changes.insertedItems.count, 0)
      }
    }
  }

  func testEqualListsBuiltApart() throws {
    try onASmallStack {
      let changes = try Self.changes(Array(0..<100_000), Array(0..<100_000))
      XCTAssertTrue(changes.isEmpty)
    }
  }

  func testManySectionsOfOneRow() throws {
    try onASmallStack {
      for count in [5_000, 10_000] {
        let old = try Snapshot((0..<count).map { ($0, [$0]) })
        let kept = (0..<count).filter { $0 % 2 == 0 }.reversed()
        let changes = try Snapshot(kept.map { ($0, [$0]) }).changes(from: old)
        XCTAssertEqual(changes.deletedSections.count, count / 2)
        XCTAssertEqual(changes.movedSections.count, count / 2 - 1)
        XCTAssertEqual(changes.movedItems.count, 0)
        XCTAssertEqual(changes.deletedItems.count, count / 2)
      }
    }
  }

  func testEveryRowChangesItsSection() throws {
    try onASmallStack {
      let (sections, rows) = (100, 100)
      let old = try Snapshot((0..<sections).map { ($0, Array($0 * rows..<($0 + 1) * rows)) })
      let new = try Snapshot(
        (0..<sections).map { section in
          let before = (section + sections - 1) % sections
          return (section, Array(before * rows..<(before + 1) * rows))
        })
      let changes = new.changes(from: old)
      XCTAssertEqual(changes.movedItems.count, sections * rows)
      XCTAssertEqual(changes.movedSections.count, 0)
      XCTAssertEqual(new.stagedChanges(from: old).count, 1)
    }
  }

  func testManyNewRowsThenEveryThirdOldOne() throws {
    try onASmallStack {
      let count = 100_000
      let kept = stride(from: 0, to: count, by: 3)
      let changes = try Self.changes(Array(0..<count), Array(count..<2 * count) + kept)
      XCTAssertEqual(changes.movedItems.count, 0)
      XCTAssertEqual(changes.insertedItems.count, count)
      XCTAssertEqual(changes.deletedItems.count, count - Array(kept).count)
    }
  }

  func testAMillionRowsAtOnce() throws {
    try onASmallStack {
      let new = try Snapshot([(0, Array(0..<1_000_000))])
      XCTAssertEqual(new.numberOfItems, 1_000_000)
      XCTAssertEqual(new.changes(from: Snapshot()).insertedItems.count, 1_000_000)
    }
  }

  func testManyEmptySections() throws {
    try onASmallStack {
      let count = 100_000
      var snapshot = Snapshot()
      try snapshot.appendSections(Array(0..<count))
      let full = snapshot
      snapshot.deleteSections(Array(0..<count))
      XCTAssertEqual(snapshot.changes(from: full).deletedSections.count, count)
      XCTAssertEqual(full.changes(from: snapshot).insertedSections.count, count)
    }
  }

  func testReadingAgainAndAgainThenDeletingEverySecond() throws {
    try onASmallStack {
      let count = 50_000
      let rows = count / 20
      var snapshot = try Snapshot((0..<20).map { ($0, Array($0 * rows..<($0 + 1) * rows)) })
      var sum = 0
      for _ in 0..<1_000 { sum += snapshot.numberOfItems }
      XCTAssertEqual(sum, 1_000 * count)
      snapshot.deleteItems((0..<count).filter { $0 % 2 == 1 })
      XCTAssertEqual(snapshot.itemIdentifiers, Array(stride(from: 0, to: count, by: 2)))
      for item in stride(from: 0, to: count, by: 2) {
        XCTAssertEqual(snapshot.indexOfItem(item), item / 2)
      }
    }
  }

  func testTheLastRowsMoveToTheFrontOneByOne() throws {
    try onASmallStack {
      let (count, moved) = (20_000, 2_000)
      var snapshot = try Snapshot([(0, Array(0..<count))])
      let old = snapshot
      for item in count - moved..<count {
        try snapshot.moveItem(
          item, beforeItem: snapshot.itemIdentifier(for: .init(item: 0, section: 0)) ?? 0)
      }
      XCTAssertEqual(
        snapshot.itemIdentifiers, (count - moved..<count).reversed() + Array(0..<count - moved))
      XCTAssertEqual(snapshot.changes(from: old).movedItems.count, moved)
    }
  }

  private static func changes(_ old: [Int], _ new: [Int]) throws -> Changeset {
    try Snapshot([(0, new)]).changes(from: try Snapshot([(0, old)]))
  }
}
