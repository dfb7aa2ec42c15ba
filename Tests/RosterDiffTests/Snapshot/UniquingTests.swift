import RosterDiff
import RosterDiffProof
import XCTest

/// Plain arrays that name things twice, as they come from outside.
final class UniquingTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  func testTheFirstIsKept() {
    check(
      [("A", [1, 2, 1]), ("B", [2, 3])], .first, "A: [1, 2]\nB: [3]",
      dropped: [path(0, 2), path(1, 0)])
    check(
      [("A", [1]), ("B", [2]), ("A", [3, 1])], .first, "A: [1, 3]\nB: [2]", dropped: [path(2, 1)])
  }

  func testTheLastIsKept() {
    check(
      [("A", [1, 2, 1]), ("B", [2, 3])], .last, "A: [1]\nB: [2, 3]",
      dropped: [path(0, 0), path(0, 1)])
    check(
      [("A", [1]), ("B", [2]), ("A", [3, 1])], .last, "B: [2]\nA: [3, 1]", dropped: [path(0, 0)])
  }

  func testNothingIsDroppedWhereNothingRepeats() {
    check([("A", [1, 2]), ("B", [])], .first, "A: [1, 2]\nB: []", dropped: [])
    check([], .last, "(no sections)", dropped: [])
  }

  func testWhatIsDroppedIsDroppedForAReason() {
    var random = SeededRandom(printing: 41)
    for _ in 0..<300 {
      let sections = (0..<random.below(6)).map { _ in
        ("\(random.below(4))", (0..<random.below(8)).map { _ in random.below(12) })
      }
      for occurrence in [Snapshot.Occurrence.first, .last] {
        var dropped: [ItemPath] = []
        let snapshot = Snapshot(uniquing: sections, keeping: occurrence, dropped: &dropped)
        XCTAssertEqual(snapshot.brokenInvariants(), [])
        XCTAssertEqual(Set(snapshot.sectionIdentifiers), Set(sections.map(\.0)))
        XCTAssertEqual(Set(snapshot.itemIdentifiers), Set(sections.flatMap(\.1)))
        XCTAssertEqual(
          snapshot.numberOfItems + dropped.count, sections.reduce(0) { $0 + $1.1.count })
        XCTAssertEqual(dropped, dropped.sorted())
        // Of each item all but the first, or all but the last, are dropped.
        for item in Set(sections.flatMap(\.1)) {
          var places: [ItemPath] = []
          for (section, content) in sections.enumerated() {
            for (index, other) in content.1.enumerated() where other == item {
              places.append(path(section, index))
            }
          }
          let kept = occurrence == .first ? places.removeFirst() : places.removeLast()
          XCTAssertTrue(places.allSatisfy(dropped.contains))
          XCTAssertFalse(dropped.contains(kept))
          XCTAssertEqual(snapshot.sectionIdentifier(containingItem: item), sections[kept.section].0)
        }
      }
    }
  }

  private func check(
    _ sections: [(String, [Int])], _ occurrence: Snapshot.Occurrence, _ text: String,
    dropped right: [ItemPath], line: UInt = #line
  ) {
    var dropped: [ItemPath] = []
    let snapshot = Snapshot(uniquing: sections, keeping: occurrence, dropped: &dropped)
    XCTAssertEqual(snapshot.description, text, line: line)
    XCTAssertEqual(dropped, right, line: line)
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }
}
