import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Random edits and random strangers, each compared with the rows that the batch must lead to.
final class SnapshotChangesTests: XCTestCase {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  func testEditedCopiesReplay() throws {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      let parameters: StorageParameters = seed % 3 == 0 ? .standard : .tiny
      var snapshot = Snapshot(parameters: parameters)
      for step in 0..<40 {
        let old = snapshot
        for _ in 0..<Int.random(in: 1...4, using: &random) { edit(&snapshot, &random) }
        XCTAssertEqual(snapshot.brokenInvariants(), [], "seed \(seed) step \(step)")
        try expectReplay(from: old, to: snapshot, "seed \(seed) step \(step)")
      }
    }
  }

  func testStrangersReplay() throws {
    for seed in 0..<2_000 {
      var random = SeededRandom(seed: UInt64(seed))
      let parameters: StorageParameters = seed % 3 == 0 ? .standard : .tiny
      let old = try stranger(&random, parameters)
      let new = try stranger(&random, parameters)
      XCTAssertEqual(new.brokenInvariants(), [], "seed \(seed)")
      try expectReplay(from: old, to: new, "seed \(seed)")
    }
  }

  private func stranger(
    _ random: inout SeededRandom, _ parameters: StorageParameters
  ) throws -> Snapshot {
    let sections = (0..<6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
    var items = (0..<40).shuffled(using: &random).prefix(Int.random(in: 0...40, using: &random))
    return try Snapshot(
      sections.map { section in
        let count = Int.random(in: 0...12, using: &random)
        defer { items = items.dropFirst(count) }
        return (section, Array(items.prefix(count)))
      }, parameters: parameters)
  }

  private func edit(_ snapshot: inout Snapshot, _ random: inout SeededRandom) {
    let item = Int.random(in: 0..<200, using: &random)
    let other = Int.random(in: 0..<200, using: &random)
    let section = Int.random(in: 0..<8, using: &random)
    let some = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      Int.random(in: 0..<200, using: &random)
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: try? snapshot.appendSections([section])
    case 1: try? snapshot.insertSections([section], beforeSection: other % 8)
    case 2: snapshot.deleteSections([section])
    case 3: try? snapshot.moveSection(section, afterSection: other % 8)
    case 4: try? snapshot.appendItems(some, toSection: section)
    case 5: try? snapshot.insertItems(some, beforeItem: other)
    case 6: try? snapshot.insertItems([item], afterItem: other)
    case 7: snapshot.deleteItems(some)
    case 8: try? snapshot.moveItem(item, beforeItem: other)
    case 9: try? snapshot.moveItem(item, afterItem: other)
    case 10: snapshot.deleteItems([item])
    case 11: try? snapshot.replaceItems(Array(Set(some)), inSection: section)
    case 12: try? snapshot.replaceItems(some, inSection: section)
    case 13, 14, 15:
      guard var items = try? snapshot.itemIdentifiers(inSection: section) else { return }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0...items.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where index < items.count: items.remove(at: index)
        case 1 where index < items.count:
          let moved = items.remove(at: index)
          items.insert(moved, at: Int.random(in: 0...items.count, using: &random))
        case 2: items.shuffle(using: &random)
        default: items.insert(Int.random(in: 0..<200, using: &random), at: index)
        }
      }
      do {
        try snapshot.replaceItems(items, inSection: section)
        XCTAssertEqual(try? snapshot.itemIdentifiers(inSection: section), items)
        XCTAssertEqual(Set(items).count, items.count)
      } catch {
        XCTAssertEqual(error.kind, .duplicateItem)
        XCTAssertLessThan(Set(items).count, items.count)
      }
    default: try? snapshot.appendItems(Array(Set(some)), toSection: section)
    }
  }

  private func expectReplay(
    from old: Snapshot, to new: Snapshot, _ label: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    func rows(_ snapshot: Snapshot) throws -> [[Int]] {
      try snapshot.sectionIdentifiers.map { try snapshot.itemIdentifiers(inSection: $0) }
    }
    let changes = new.changes(from: old)
    let (before, after) = (try rows(old), try rows(new))
    let replayed = try changes.applied(to: before) { after[$0.section][$0.item] }
    XCTAssertEqual(replayed, after, "\(label)\n\(old)\n\(new)\n\(changes)", file: file, line: line)
    let gone = Set(before.joined()).subtracting(after.joined())
    XCTAssertEqual(
      Set(changes.deletedItems.map { before[$0.section][$0.item] }), gone, label, file: file,
      line: line)
    let came = Set(after.joined()).subtracting(before.joined())
    XCTAssertEqual(
      Set(changes.insertedItems.map { after[$0.section][$0.item] }), came, label, file: file,
      line: line)
    // The batch makes such a map for every question: the first row of each section asks it so.
    let map = PathMap(changes)
    for (section, items) in before.enumerated() {
      for (item, value) in items.enumerated() {
        let old = ItemPath(item: item, section: section)
        let path = item == 0 ? changes.newPath(forOld: old) : map.newPath(forOld: old)
        XCTAssertEqual(path, new.path(for: value), label, file: file, line: line)
      }
    }
    try expectStages(from: old, to: new, changes, label)
    XCTAssertEqual(old == new, before == after && old.sectionIdentifiers == new.sectionIdentifiers)
  }
}

extension SnapshotChangesTests {
  /// Stages chain from old to new, are not empty, replay, and need no taking apart again.
  private func expectStages(
    from old: Snapshot, to new: Snapshot, _ changes: Changeset, _ label: String
  ) throws {
    var state = old
    let stages = new.stagedChanges(from: old)
    for stage in stages {
      XCTAssertFalse(stage.changeset.isEmpty, label)
      XCTAssertFalse(stage.changeset.mustBeTakenApart, "\(label)\n\(stage.changeset)")
      XCTAssertEqual(stage.changeset, stage.snapshot.changes(from: state), label)
      state = stage.snapshot
    }
    // The last one is the new snapshot, which was judged when it was made.
    for stage in stages.dropLast() {
      XCTAssertEqual(stage.snapshot.brokenInvariants(), [], label)
    }
    XCTAssertEqual(state, new, label)
    XCTAssertEqual(
      stages.reduce(0) { $0 + $1.changeset.movedItems.count }, changes.movedItems.count, label)
    XCTAssertEqual(
      stages.reduce(0) { $0 + $1.changeset.movedSections.count }, changes.movedSections.count,
      label)
  }
}
