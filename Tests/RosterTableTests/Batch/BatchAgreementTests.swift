import RosterDiff
import RosterDiffProof
import RosterTable
import XCTest

/// The table's check of batches against rules that were written apart from it, and the stages of
/// every small change against the table's check.
final class BatchAgreementTests: XCTestCase {
  func testStagesOfEverySmallChangeAreAccepted() throws {
    var stages = 0
    for (items, sections) in [(3, 2), (2, 3)] {
      let olds = Arrangement.everyShape(items: items, sections: sections)
      let news = Arrangement.every(items: items, sections: sections)
      for old in olds {
        let source = try old.snapshot()
        for new in news {
          var counts = old.rows.map(\.count)
          for stage in try new.snapshot().stagedChanges(from: source) {
            let after = Arrangement(stage.snapshot).rows.map(\.count)
            XCTAssertNoThrow(
              try batch(stage.changeset).check(from: counts, to: after), "\(old) → \(new)")
            counts = after
            stages += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(stages, 5_000)
  }

  func testRightAndSpoiledBatchesAreJudgedAlike() throws {
    var random = SeededRandom(seed: 51)
    var accepted = 0
    let pairs = 4_000
    for round in 0..<pairs {
      let old = Arrangement.random(
        items: random.below(8), sections: 1 + random.below(4), using: &random)
      let churn = Arrangement.Churn(
        deletes: 200, inserts: 200, moves: 200, sections: random.oneIn(2) ? 0 : 300)
      let new = old.changed(churn, using: &random)
      let right = try new.snapshot().changes(from: try old.snapshot())
      let (before, after) = (old.rows.map(\.count), new.rows.map(\.count))
      for _ in 0..<5 {
        var changes = right
        for _ in 0..<random.below(3) { spoil(&changes, old, new, &random) }
        let refusals = BatchRules.refusals(of: changes, old: before, new: after)
        var refusal: BatchUpdateError?
        do throws(BatchUpdateError) {
          try batch(changes).check(from: before, to: after)
          accepted += 1
        } catch {
          refusal = error
        }
        XCTAssertEqual(
          refusals.isEmpty, refusal == nil,
          "pair \(round): \(before) → \(after)\n\(changes)\n\(refusals)\n\(refusal?.reason ?? "")")
      }
    }
    let rounds = pairs * 5
    print("batches judged alike: \(rounds), \(accepted) of them accepted")
    XCTAssertGreaterThan(accepted, rounds / 20)
    XCTAssertLessThan(accepted, rounds * 9 / 10)
  }

  /// Makes one thing of a batch another, mostly so that it is wrong.
  private func spoil(
    _ changes: inout Changeset, _ old: Arrangement, _ new: Arrangement,
    _ random: inout SeededRandom
  ) {
    func section() -> Int { random.below(6) - 1 }
    func path() -> ItemPath { ItemPath(item: random.below(6) - 1, section: section()) }
    switch random.below(12) {
    case 0: changes.deletedSections.append(section())
    case 1: changes.insertedSections.append(section())
    case 2: changes.movedSections.append(.init(from: section(), to: section()))
    case 3: changes.deletedItems.append(path())
    case 4: changes.insertedItems.append(path())
    case 5, 6: changes.movedItems.append(.init(from: path(), to: path()))
    case 7: changes.deletedItems = changes.deletedItems.dropLast()
    case 8: changes.insertedItems = changes.insertedItems.dropLast()
    case 9: changes.movedItems = changes.movedItems.dropLast()
    case 10: changes.movedSections = changes.movedSections.dropLast()
    default: changes.deletedSections = changes.deletedSections.dropLast()
    }
  }

  /// A batch as it is given to a table by hand. Marks come in a stage without structure, where
  /// old and new offsets are the same.
  private func batch(_ changes: Changeset) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.deletedSections = changes.deletedSections
    batch.insertedSections = changes.insertedSections
    batch.movedSections = changes.movedSections
    batch.deletedRows = changes.deletedItems
    batch.insertedRows = changes.insertedItems
    batch.movedRows = changes.movedItems
    batch.reloadedSections = changes.reloadedSections
    batch.reloadedRows = changes.reloadedItems
    batch.reconfiguredRows = changes.reconfiguredItems
    return batch
  }
}
