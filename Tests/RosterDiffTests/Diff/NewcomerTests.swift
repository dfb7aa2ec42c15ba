import RosterDiff
import RosterDiffProof
import XCTest

/// Long lists in which so much came in that items wait until it is known who left.
final class NewcomerTests: XCTestCase {
  private let count = 10_000

  /// Two sections, in which a new item, one from elsewhere and one of the other section come in by
  /// turns, each behind 40 that stay, and a third section.
  private func arrangements(third: Int) -> (old: Arrangement, new: Arrangement) {
    let sections = [Array(0..<count), Array(count..<(2 * count))]
    let rest = Array(1_000_000..<(1_000_000 + third))
    var taken = Set<Int>()
    var incoming: [[Int: Int]] = [[:], [:]]
    for (section, row) in sections.enumerated() {
      for (turn, index) in stride(from: 40, to: count - 20, by: 40).enumerated() {
        let comer =
          switch turn % 3 {
          case 0: 2_000_000 + row[index]
          case 1: row[(index * 7 + 13) % count]
          default: sections[1 - section][(index * 11 + 5) % count]
          }
        if taken.insert(comer).inserted { incoming[section][index] = comer }
      }
    }
    var rows: [[Int]] = []
    for (section, row) in sections.enumerated() {
      var new: [Int] = []
      for (index, item) in row.enumerated() {
        if let comer = incoming[section][index] { new.append(comer) }
        if !taken.contains(item) { new.append(item) }
      }
      rows.append(new)
    }
    return (
      Arrangement(sections: [0, 1, 2], rows: sections + [rest]),
      Arrangement(sections: [0, 1, 2], rows: rows + [[]])
    )
  }

  func testWhoeverComesInIsFoundAmongThoseWhoLeft() throws { try check(third: 0) }

  func testAFewAreNotLookedForAmongVeryMany() throws { try check(third: 5_000) }

  private func check(third: Int) throws {
    let (old, new) = arrangements(third: third)
    let (before, after) = (try old.snapshot(), try new.snapshot())
    var check = ChangesetCheck()
    for (from, to, old, new) in [(before, after, old, new), (after, before, new, old)] {
      let changes = to.changes(from: from)
      XCTAssertEqual(check.failures(of: changes, old: old, new: new), [])
      XCTAssertEqual(
        changes.deletedItems,
        changes.deletedItems.sorted { ($0.section, $0.item) < ($1.section, $1.item) })
    }
  }
}
