import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Which runs stay: those that hold the most elements, whether runs are short or long.
final class LongestIncreasingRunsTests: XCTestCase {
  func testShortAndLongRunsInEveryOrder() {
    var random = SeededRandom(printing: 3)
    for order in Arrangement.orderedSubsets(of: 6) where order.count == 6 {
      check(order.map { ($0, 1) })
      check(order.map { ($0, 100) })
      let counts = order.map { _ in Int.random(in: 1...3, using: &random) }
      check(Array(zip(order, counts)))
      check(Array(zip(order, counts.map { 30 * $0 })))
      // Far apart in the old list, so that offsets are no places to count by.
      check(order.map { ($0, 1) }, gap: 1_000)
      check(Array(zip(order, counts)), gap: 1_000)
    }
  }

  /// - Parameters:
  ///   - blocks: in the new order, the place in the old order and the count of each.
  ///   - gap: between two blocks in the old list, so that no two are one run.
  private func check(_ blocks: [(place: Int, count: Int)], gap: Int = 1) {
    var starts = [Int](repeating: 0, count: blocks.count)
    var start = 0
    for (place, count) in blocks.sorted(by: { $0.place < $1.place }) {
      starts[place] = start
      start += count + gap
    }
    var new = 0
    var runs = ContiguousArray<MatchRun>()
    for block in blocks {
      runs.append(MatchRun(owner: 3, old: starts[block.place], new: new, count: block.count))
      new += block.count + 1
      // What crosses over stays out of it.
      runs.append(MatchRun(owner: 4, old: 0, new: new, count: 1))
      new += 1
    }
    let stays = runs.withUnsafeBufferPointer { longestIncreasing($0, of: 3) }
    var kept = 0
    var end = -1
    for (index, run) in runs.enumerated() where run.owner == 3 {
      guard stays?[index] ?? true else { continue }
      XCTAssertGreaterThan(run.old, end, "\(blocks)")
      end = run.old
      kept += run.count
    }
    XCTAssertEqual(kept, most(blocks), "\(blocks)")
  }

  private func most(_ blocks: [(place: Int, count: Int)]) -> Int {
    var most = 0
    for subset in 0..<(1 << blocks.count) {
      let chosen = blocks.indices.filter { subset >> $0 & 1 == 1 }.map { blocks[$0] }
      guard zip(chosen, chosen.dropFirst()).allSatisfy({ $0.place < $1.place }) else { continue }
      most = max(most, chosen.reduce(0) { $0 + $1.count })
    }
    return most
  }
}
