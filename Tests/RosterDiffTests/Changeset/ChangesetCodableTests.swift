import Foundation
import RosterDiff
import XCTest

final class ChangesetCodableTests: XCTestCase {
  func testEverythingComesBack() throws {
    var changes = Changeset()
    changes.deletedSections = [1]
    changes.insertedSections = [2, 3]
    changes.movedSections = [.init(from: 4, to: 0)]
    changes.deletedItems = [ItemPath(item: 1, section: 2)]
    changes.insertedItems = [ItemPath(item: 3, section: 4)]
    changes.movedItems = [
      .init(from: ItemPath(item: 5, section: 6), to: ItemPath(item: 7, section: 8))
    ]
    changes.reloadedSections = [9]
    changes.reloadedItems = [ItemPath(item: 10, section: 11)]
    changes.reconfiguredItems = [ItemPath(item: 12, section: 13)]
    let data = try JSONEncoder().encode(changes)
    XCTAssertEqual(try JSONDecoder().decode(Changeset.self, from: data), changes)
  }

  func testDamagedDocumentsAreErrors() {
    for text in ["", "{}", "[]", "{\"deletedSections\": [\"x\"]}", "{\"movedItems\": [1]}"] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(Changeset.self, from: Data(text.utf8)), text)
    }
  }

  func testDescription() {
    var changes = Changeset()
    XCTAssertEqual(changes.description, "no changes")
    changes.deletedSections = [1]
    changes.insertedSections = [2]
    changes.movedSections = [.init(from: 4, to: 0)]
    changes.deletedItems = [ItemPath(item: 1, section: 2)]
    changes.insertedItems = [ItemPath(item: 3, section: 4)]
    changes.movedItems = [
      .init(from: ItemPath(item: 5, section: 6), to: ItemPath(item: 7, section: 8))
    ]
    changes.reloadedSections = [9]
    changes.reloadedItems = [ItemPath(item: 10, section: 11)]
    changes.reconfiguredItems = [ItemPath(item: 12, section: 13)]
    XCTAssertEqual(
      changes.description,
      """
      delete section 1
      insert section 2
      move section 4 -> 0
      delete [2, 1]
      insert [4, 3]
      move [6, 5] -> [8, 7]
      reload section 9
      reload [11, 10]
      reconfigure [13, 12]
      """)
  }
}
