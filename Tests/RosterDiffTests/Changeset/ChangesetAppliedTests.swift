import RosterDiff
import XCTest

/// `applied(to:inserting:)` and the paths: what does not fit is refused, and nothing traps.
final class ChangesetAppliedTests: XCTestCase {
  private let rows = [["a", "b", "c"], ["d"]]

  func testReplay() throws {
    var changes = Changeset()
    changes.deletedItems = [path(0, 1)]
    changes.insertedItems = [path(1, 0)]
    changes.movedItems = [.init(from: path(1, 0), to: path(0, 2))]
    XCTAssertEqual(
      try changes.applied(to: rows) { "new \($0)" }, [["a", "c", "d"], ["new [1, 0]"]])
  }

  func testInsertingIsAskedOnceForEveryInsertedRowInOrder() throws {
    var changes = Changeset()
    changes.insertedSections = [0]
    changes.insertedItems = [path(0, 0), path(0, 1), path(1, 0)]
    var asked: [ItemPath] = []
    _ = try changes.applied(to: rows) {
      asked.append($0)
      return ""
    }
    XCTAssertEqual(asked.sorted(), changes.insertedItems)
  }

  func testNothingIsInsertedIntoRowsThatDoNotFit() {
    var changes = Changeset()
    changes.insertedItems = [path(0, 0), path(0, 9)]
    XCTAssertThrowsError(try changes.applied(to: rows) { _ in fatalError() })
  }

  func testSectionsInWhichNothingChangesAreNotCopied() throws {
    var changes = Changeset()
    changes.insertedSections = [0]
    changes.movedSections = [.init(from: 0, to: 2)]
    changes.deletedItems = [path(1, 0)]
    let rows = [["a", "b"], ["c", "d"], ["e", "f"]]
    let replayed = try changes.applied(to: rows) { _ in "" }
    XCTAssertEqual(replayed, [[], ["d"], ["a", "b"], ["e", "f"]])
    for (new, old) in [(2, 0), (3, 2)] {
      XCTAssertEqual(
        replayed[new].withUnsafeBufferPointer { $0.baseAddress },
        rows[old].withUnsafeBufferPointer { $0.baseAddress })
    }
  }

  func testMarksDoNotAskAgain() throws {
    var changes = Changeset()
    changes.reloadedItems = [path(0, 0)]
    changes.reconfiguredItems = [path(0, 1)]
    changes.reloadedSections = [1]
    XCTAssertEqual(try changes.applied(to: rows) { _ in fatalError() }, rows)
  }

  func testOffsetsOutOfRange() {
    refused(.offsetOutOfRange) { $0.deletedSections = [2] }
    refused(.offsetOutOfRange) { $0.deletedSections = [-1] }
    refused(.offsetOutOfRange) { $0.insertedSections = [3] }
    refused(.offsetOutOfRange) { $0.insertedSections = [-1] }
    refused(.offsetOutOfRange) { $0.insertedSections = [-1, -1] }
    refused(.offsetOutOfRange) { $0.movedSections = [.init(from: 0, to: .min)] }
    refused(.offsetOutOfRange) { $0.movedSections = [.init(from: 2, to: 0)] }
    refused(.offsetOutOfRange) { $0.movedSections = [.init(from: 0, to: 2)] }
    refused(.offsetOutOfRange) { $0.deletedItems = [path(0, 3)] }
    refused(.offsetOutOfRange) { $0.deletedItems = [path(2, 0)] }
    refused(.offsetOutOfRange) { $0.deletedItems = [path(-1, 0)] }
    refused(.offsetOutOfRange) { $0.deletedItems = [path(0, -1)] }
    refused(.offsetOutOfRange) { $0.insertedItems = [path(0, 4)] }
    refused(.offsetOutOfRange) { $0.insertedItems = [path(2, 0)] }
    refused(.offsetOutOfRange) { $0.insertedItems = [path(0, .max)] }
    refused(.offsetOutOfRange) { $0.insertedItems = [path(.min, .min)] }
    refused(.offsetOutOfRange) { $0.movedItems = [.init(from: path(0, 3), to: path(0, 0))] }
    refused(.offsetOutOfRange) { $0.movedItems = [.init(from: path(0, 0), to: path(0, 3))] }
    refused(.offsetOutOfRange) { $0.movedItems = [.init(from: path(0, 0), to: path(.max, 0))] }
  }

  func testRepeats() {
    refused(.duplicateOffset) { $0.deletedSections = [0, 0] }
    refused(.duplicateOffset) { $0.insertedSections = [1, 1] }
    refused(.duplicateOffset) { $0.deletedItems = [path(0, 0), path(0, 0)] }
    refused(.duplicateOffset) { $0.insertedItems = [path(0, 0), path(0, 0)] }
    refused(.duplicateOffset) {
      $0.deletedItems = [path(0, 0)]
      $0.movedItems = [.init(from: path(0, 0), to: path(0, 1))]
    }
    refused(.duplicateOffset) {
      $0.insertedItems = [path(0, 0)]
      $0.movedItems = [.init(from: path(0, 2), to: path(0, 0))]
    }
    refused(.duplicateOffset) {
      $0.deletedSections = [0]
      $0.movedSections = [.init(from: 0, to: 0)]
    }
    refused(.duplicateOffset) {
      $0.movedSections = [.init(from: 0, to: 0), .init(from: 1, to: 0)]
    }
  }

  func testRowsOfDeletedSectionsMustBeAccountedFor() {
    refused(.baseMismatch) { $0.deletedSections = [0] }
    refused(.baseMismatch) {
      $0.deletedSections = [0]
      $0.deletedItems = [path(0, 0), path(0, 1)]
    }
  }

  func testUnfitRowsAreRefusedWhateverTheChanges() throws {
    var changes = Changeset()
    changes.deletedItems = [path(1, 0)]
    XCTAssertThrowsError(try changes.applied(to: [["a"]]) { _ in "" })
    XCTAssertEqual(try changes.applied(to: [[], ["a"]]) { _ in "" }, [[], []])
  }

  func testPathsOfNonsenseDoNotTrap() {
    var changes = Changeset()
    changes.movedItems = [.init(from: path(0, 0), to: path(0, 2))]
    changes.insertedSections = [1]
    changes.deletedSections = [0, 5]
    for section in [Int.min, -1, 0, 1, 2, 7, .max] {
      for item in [Int.min, -1, 0, 1, 2, 7, .max] {
        _ = changes.newPath(forOld: path(section, item))
        _ = changes.oldPath(forNew: path(section, item))
      }
    }
  }

  private func refused(
    _ kind: ChangesetError.Kind, line: UInt = #line, _ build: (inout Changeset) -> Void
  ) {
    var changes = Changeset()
    build(&changes)
    XCTAssertThrowsError(try changes.applied(to: rows) { _ in "" }, "\(changes)", line: line) {
      XCTAssertEqual(($0 as? ChangesetError)?.kind, kind, "\($0)", line: line)
    }
  }
}

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}
