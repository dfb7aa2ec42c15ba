import Foundation
import Roster
import XCTest

/// How changes are to look, as the event log has it.
@MainActor final class AnimationTests: XCTestCase {
  private func animations(_ list: ListFixture) -> [String] {
    list.log().filter { $0.hasPrefix("animate") }
  }

  func testTheDefaultHoldsForWhatComesGoesAndIsReloaded() async throws {
    let list = ListFixture()
    try list.apply("A: a b c d")
    XCTAssertEqual(animations(list), [], "the first apply loads")
    list.source.defaultRowAnimation = .fade
    try list.apply("A: x d b c", reload: ["c"])
    XCTAssertEqual(
      animations(list),
      [
        "animate delete fade", "animate insert fade", "animate move automatic",
        "animate reload fade",
      ])
    try list.apply("A: x d b c", "B:", reconfigure: ["b"])
    XCTAssertEqual(animations(list), ["animate insert fade"], "sections too; reconfigure is none")
  }

  func testEachKindOfChangeHasItsOwn() async throws {
    let list = ListFixture()
    try list.apply("A: a b c d")
    list.source.rowAnimations = RowAnimations(
      deletion: .left, insertion: .right, reload: TableView.RowAnimation.none, move: .middle)
    _ = list.log()
    try list.apply("A: x d b c", reload: ["c"])
    XCTAssertEqual(
      animations(list),
      ["animate delete left", "animate insert right", "animate move middle"], "none is not noted")
  }

  func testWithoutAnimationNothingIsNoted() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    _ = list.log()
    list.apply(try makeSnapshot(["A: b c"]), animated: false)
    XCTAssertEqual(animations(list), [])
    XCTAssertEqual(list.rows, [["b", "c"]])
  }

  func testHandMadeBatchesNoteWhatTheyAskFor() async throws {
    let list = PlainFixture([["a", "b", "c"]])
    _ = list.log()
    try list.table.performBatchUpdates {
      list.sections = [["x", "c", "y"], []]
      try list.table.deleteRows(at: [at(0, 0)], with: .left)
      try list.table.deleteRows(at: [at(0, 1)], with: .left)
      try list.table.insertRows(at: [at(0, 0)], with: .top)
      try list.table.insertRows(at: [at(0, 2)], with: .bottom)
      try list.table.insertSections([1], with: .fade)
    }
    XCTAssertEqual(
      list.log().filter { $0.hasPrefix("animate") },
      ["animate delete left", "animate insert top", "animate insert bottom", "animate insert fade"])
    XCTAssertThrowsError(try list.table.deleteRows(at: [at(0, 9)], with: .right))
    try list.table.reloadRows(at: [at(0, 0)], with: .middle)
    XCTAssertEqual(
      list.log().filter { $0.hasPrefix("animate") }, ["animate reload middle"],
      "what was refused leaves nothing behind")
  }
}
