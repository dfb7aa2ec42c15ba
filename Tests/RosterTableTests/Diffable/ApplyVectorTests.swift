import Roster
import XCTest

/// The vectors of `apply`: what was shown, what is applied, the batch, and who is asked.
@MainActor final class ApplyVectorTests: XCTestCase {
  func testEveryVectorOfApply() async throws {
    try expect(nil, ["A: 1 2"], [], ["1", "2"])
    try expect(nil, ["A: 1 2"], reload: ["1"], [], ["1", "2"])
    try expect(["A: 1 2 3"], ["A: 1 2 3"], [], [])
    try expect(["A: 1 2 3"], ["A: 3 1 2"], ["move [0, 2] to [0, 0]"], [])
    try expect(["A: 1 2 3"], ["A: 2 9 3"], ["delete [0, 0], insert [0, 1]"], ["9"])
    try expect(["A: 1", "B: 2"], ["A:", "B: 2 1"], ["move [0, 0] to [1, 1]"], [])
    try expect(["A: 1", "B: 2"], ["B: 2 1"], ["delete section 0, move [0, 0] to [0, 1]"], [])
    try expect(["A: 1"], ["A:", "B: 1"], ["insert section 1, move [0, 0] to [1, 0]"], [])
    try expect(["A: 1 2"], ["A: 1 2 3"], reload: ["3"], ["insert [0, 2]"], ["3"])
    try expect(["A: 1 2"], ["A: 2"], reload: ["1"], ["delete [0, 0]"], [])
    try expect(["A: 1 2"], ["A: 1 2"], reconfigure: ["2"], ["reconfigure [0, 1]"], ["2"])
    try expect(["A: 1"], [], ["delete section 0"], [])
  }

  func testOneOfTwoRowsThatChangePlacesMovesAndMarksFindThem() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3")
    _ = (list.log(), list.takeProvided())
    let changes = try list.apply("A: 3 2", reload: ["2"])
    XCTAssertEqual(changes.deletedItems, [at(0, 0)])
    XCTAssertEqual(changes.movedItems.count, 1)
    XCTAssertEqual(changes.reloadedItems, [at(0, 1)])
    XCTAssertEqual(list.takeProvided(), ["2"])
  }

  func testSectionsThatChangePlacesMoveAllButOne() async throws {
    let list = ListFixture()
    try list.apply("A: 1", "B: 2", "C: 3")
    _ = (list.log(), list.takeProvided())
    let changes = try list.apply("C: 3", "B: 2", "A: 1")
    XCTAssertEqual(changes.movedSections.count, 2)
    XCTAssertEqual(changes.movedItems, [])
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" 3", " 2", " 1"])
  }

  func testARowWithoutACellIsNotConfiguredAgain() async throws {
    let list = ListFixture(lines: 1)
    try list.apply("A: 1 2")
    _ = list.takeProvided()
    try list.apply("A: 1 2", reconfigure: ["2"])
    XCTAssertEqual(list.takeProvided(), [])
  }

  /// Once, whatever else the apply brings.
  func testARowReloadedInAReloadedSectionIsAskedForOnce() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2")
    _ = list.takeProvided()
    try list.apply("A: 1 2", reload: ["1"], reloadSections: ["A"])
    XCTAssertEqual(list.takeProvided(), ["1", "2"])
    try list.apply("A: 2 1 3", reload: ["1"], reconfigure: ["2"], reloadSections: ["A"])
    XCTAssertEqual(list.takeProvided().sorted(), ["1", "2", "3"])
  }

  private func expect(
    _ old: [String]?, _ new: [String], reload: [String] = [], reconfigure: [String] = [],
    _ batches: [String], _ provided: [String], line: UInt = #line
  ) throws {
    for isAnimated in [true, false] {
      let list = ListFixture()
      if let old { list.apply(try makeSnapshot(old)) }
      _ = (list.log(), list.takeProvided())
      var snapshot = list.source.snapshot()
      if old == nil {
        snapshot = try makeSnapshot(new)
        try snapshot.reloadItems(reload)
      } else {
        try snapshot.reloadItems(reload.filter(snapshot.contains))
        try snapshot.reconfigureItems(reconfigure.filter(snapshot.contains))
        try turn(&snapshot, into: new)
        try snapshot.reloadItems(reload.filter(snapshot.contains))
      }
      list.apply(snapshot, animated: isAnimated)
      let log = list.log()
      let made = log.filter { $0.hasPrefix("batch ") }.map { String($0.dropFirst(6)) }
      XCTAssertEqual(made, batches, "\(isAnimated)", line: line)
      XCTAssertEqual(log.contains("reloadData"), old == nil, line: line)
      XCTAssertEqual(list.takeProvided(), provided, line: line)
      XCTAssertEqual(
        list.rows, new.map { $0.split(separator: " ").dropFirst().map(String.init) }, line: line)
    }
  }

  /// By edits of the snapshot, so that its marks go the way that marks go.
  private func turn(_ snapshot: inout ListFixture.Source.Snapshot, into new: [String]) throws {
    let target = try makeSnapshot(new)
    for section in target.sectionIdentifiers {
      if snapshot.indexOfSection(section) == nil { try snapshot.appendSections([section]) }
      for item in try target.itemIdentifiers(inSection: section) {
        try snapshot.appendItems([item], toSection: section)
      }
    }
    snapshot.deleteItems(snapshot.itemIdentifiers.filter { !target.contains($0) })
    snapshot.deleteSections(
      snapshot.sectionIdentifiers.filter { target.indexOfSection($0) == nil })
  }
}
