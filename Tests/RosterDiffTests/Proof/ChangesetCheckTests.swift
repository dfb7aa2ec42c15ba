import RosterDiff
import RosterDiffProof
import XCTest

/// The checks of batches and stages find what is wrong: each right answer, spoiled in one way.
final class ChangesetCheckTests: XCTestCase {
  private let old = Arrangement(sections: [0, 1, 2], rows: [[0, 1, 2, 3], [4, 5], [6]])
  private let new = Arrangement(sections: [2, 0, 3], rows: [[6, 0], [3, 1, 8, 2], [4]])

  private func right() throws -> (changes: Changeset, marks: ChangesetCheck.Marks) {
    var target = try new.snapshot()
    try target.reloadItems([1, 8])
    try target.reconfigureItems([2])
    try target.reloadSections([2])
    var marks = ChangesetCheck.Marks()
    marks.reloadedItems = [1, 8]
    marks.reconfiguredItems = [2]
    marks.reloadedSections = [2]
    return (target.changes(from: try old.snapshot()), marks)
  }

  func testTheRightBatchPasses() throws {
    let (changes, marks) = try right()
    var check = ChangesetCheck()
    XCTAssertEqual(check.failures(of: changes, old: old, new: new, marks: marks), [])
    XCTAssertEqual(changes.movedItems.count, 3)
    XCTAssertEqual(changes.movedSections.count, 1)
  }

  func testSpoiledBatchesAreFound() throws {
    try expectFound("a delete less") { $0.deletedItems.removeLast() }
    try expectFound("an insert less") { $0.insertedItems.removeLast() }
    try expectFound("a section less") { $0.insertedSections = [] }
    try expectFound("no section move") { $0.movedSections = [] }
    try expectFound("no move") { $0.movedItems.removeLast() }
    try expectFound("moves out of order") { $0.movedItems.reverse() }
    try expectFound("a needless move") {
      $0.movedItems.append(.init(from: path(0, 1), to: path(1, 1)))
      $0.movedItems.sort { $0.to < $1.to }
    }
    try expectFound("a needless section move") {
      let stays = $0.movedSections[0].from == 0 ? 2 : 0
      $0.movedSections.append(.init(from: stays, to: stays == 0 ? 1 : 0))
      $0.movedSections.sort { $0.to < $1.to }
    }
    try expectFound("a delete and an insert for a move") {
      let move = $0.movedItems.removeFirst()
      $0.deletedItems = ($0.deletedItems + [move.from]).sorted()
      $0.insertedItems = ($0.insertedItems + [move.to]).sorted()
    }
    try expectFound("no reload") { $0.reloadedItems = [] }
    try expectFound("a reload at the old path") { $0.reloadedItems = [path(0, 1)] }
    try expectFound("a reload of what is new") { $0.reloadedItems.append(path(1, 2)) }
    try expectFound("two reloads of one row") { $0.reloadedItems += $0.reloadedItems }
    try expectFound("no reconfigure") { $0.reconfiguredItems = [] }
    try expectFound("no reload of a section") { $0.reloadedSections = [] }
  }

  func testSpoiledStagesAreFound() throws {
    let source = try old.snapshot()
    let target = try new.snapshot()
    let whole = target.changes(from: source)
    let stages = target.stagedChanges(from: source).map {
      StagedCheck.Stage(changes: $0.changeset, state: Arrangement($0.snapshot))
    }
    var check = StagedCheck()
    func failures(_ stages: [StagedCheck.Stage]) -> [String] {
      check.failures(of: stages, old: old, new: new, whole: whole)
    }
    XCTAssertEqual(failures(stages), [])
    XCTAssertEqual(stages.count, 3)
    XCTAssertNotEqual(failures(stages.dropLast()), [])
    XCTAssertNotEqual(failures(Array(stages.dropFirst())), [])
    XCTAssertNotEqual(failures(stages.reversed()), [])
    XCTAssertNotEqual(failures([]), [])
    XCTAssertNotEqual(failures([StagedCheck.Stage(changes: whole, state: new)]), [])
    XCTAssertNotEqual(failures(stages + [StagedCheck.Stage(changes: Changeset(), state: new)]), [])
  }

  private func expectFound(
    _ fault: String, line: UInt = #line, _ spoil: (inout Changeset) -> Void
  ) throws {
    var (changes, marks) = try right()
    spoil(&changes)
    var check = ChangesetCheck()
    XCTAssertNotEqual(
      check.failures(of: changes, old: old, new: new, marks: marks), [], fault, line: line)
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }
}
