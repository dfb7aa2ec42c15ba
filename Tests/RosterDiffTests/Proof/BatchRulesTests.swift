import RosterDiff
import RosterDiffProof
import XCTest

/// The judge of stages against the combinations whose verdict is known.
final class BatchRulesTests: XCTestCase {
  func testOneSection() {
    check([4], [4], nil) { $0.deletedItems(3).insertedItems(0) }
    check([4], [2], nil) { $0.deletedItems(0, 1) }
    check([4], [4], nil) { $0.deletedItems(0).insertedItems(0) }
    check([4], [5], nil) { $0.insertedItems(4) }
    check([4], [5], "attempt to insert row [0, 5]") { $0.insertedItems(5) }
    check([4], [4], "attempt to delete row [0, 4]") { $0.deletedItems(4) }
    check([4], [4], "invalid number of rows in section 0") { $0.deletedItems(0) }
    check([4], [4], nil) { $0.moved(0, 3) }
    check([4], [3], "attempt to move to index path [0, 3]") { $0.moved(0, 3).deletedItems(3) }
    check([4], [3], nil) { $0.moved(0, 2).deletedItems(3) }
    check([4], [3], "a delete and a move from the same index path") {
      $0.moved(0, 1).deletedItems(0)
    }
    check([4], [5], "an insert and a move to the same index path") {
      $0.insertedItems(0).moved(3, 0)
    }
    check([4], [4], "an insert and a move to the same index path") { $0.moved(0, 2).moved(1, 2) }
    check([4], [4], nil) { $0.moved(0, 1).moved(1, 0) }
    check([4], [4], nil) { $0.moved(2, 2) }
    check([4], [5], "invalid number of rows in section 0") { $0 }
  }

  func testMarksBesideStructure() {
    check([4], [4], "a reload and a move or insert") { $0.moved(1, 0).reloaded(0) }
    check([4], [5], "a reload and a move or insert") { $0.insertedItems(0).reloaded(0) }
    check([4], [5], nil) { $0.insertedItems(0).reloaded(1) }
    check([4], [3], nil) { $0.deletedItems(0).reloaded(0) }
    check([4], [4], "a reload and a move or insert") { $0.reloaded(1).reloaded(1) }
    check([4], [5], "is reloaded and changes") {
      $0.insertedItems(4).with { $0.reloadedSections = [0] }
    }
    check([4], [4], "is reloaded and changes") {
      $0.reloaded(1).with { $0.reloadedSections = [0] }
    }
    check([4], [4], nil) { $0.with { $0.reloadedSections = [0] } }
  }

  func testSections() {
    let toNew = Changeset.Move(from: path(0, 0), to: path(0, 1))
    check([1], [0, 1], "cannot move a row into a newly inserted section (1)") {
      $0.with {
        $0.insertedSections = [1]
        $0.movedItems = [toNew]
      }
    }
    check([1, 1], [2], "cannot move a row from a deleted section (0)") {
      $0.with {
        $0.deletedSections = [0]
        $0.movedItems = [.init(from: path(0, 0), to: path(0, 0))]
      }
    }
    check([1, 1, 1], [1, 1, 1], nil) {
      $0.with { $0.movedSections = [.init(from: 2, to: 0), .init(from: 1, to: 1)] }
    }
    check([1, 2], [3, 1], "section 0 moves and its rows change") {
      $0.with {
        $0.movedSections = [.init(from: 1, to: 0)]
        $0.insertedItems = [path(0, 0)]
      }
    }
    check([1, 2], [2, 1], "section 0 moves and its rows change") {
      $0.with {
        $0.movedSections = [.init(from: 1, to: 0)]
        $0.reloadedItems = [path(0, 0)]
      }
    }
    check([1, 2], [2], nil) { $0.with { $0.deletedSections = [0] } }
    check([1, 2], [1, 0, 2], nil) { $0.with { $0.insertedSections = [1] } }
    check([1, 2], [2, 1], "invalid number of rows") { $0 }
    check([1, 2], [1], "invalid number of sections") { $0 }
  }

  private func check(
    _ old: [Int], _ new: [Int], _ refusal: String?, line: UInt = #line,
    _ build: (Changeset) -> Changeset
  ) {
    let refusals = BatchRules.refusals(of: build(Changeset()), old: old, new: new)
    if let refusal {
      XCTAssert(refusals.contains { $0.contains(refusal) }, "\(refusals)", line: line)
    } else {
      XCTAssertEqual(refusals, [], line: line)
    }
  }
}

private func path(_ item: Int, _ section: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

extension Changeset {
  /// A copy with something done to it.
  fileprivate func with(_ change: (inout Changeset) -> Void) -> Changeset {
    var copy = self
    change(&copy)
    return copy
  }

  fileprivate func deletedItems(_ items: Int...) -> Changeset {
    with { $0.deletedItems += items.map { path($0, 0) } }
  }

  fileprivate func insertedItems(_ items: Int...) -> Changeset {
    with { $0.insertedItems += items.map { path($0, 0) } }
  }

  fileprivate func moved(_ from: Int, _ to: Int) -> Changeset {
    with { $0.movedItems.append(.init(from: path(from, 0), to: path(to, 0))) }
  }

  fileprivate func reloaded(_ item: Int) -> Changeset {
    with { $0.reloadedItems.append(path(item, 0)) }
  }
}
