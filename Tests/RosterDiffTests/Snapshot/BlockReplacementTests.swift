import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Replacing a section's items by the same ones in other blocks: what moves as a whole is put in
/// between what is written anew, over and over.
final class BlockReplacementTests: XCTestCase {
  func testBlocksInAnyOrder() throws {
    let small = StorageParameters(chunkSize: 8, pageSize: 2, fanOut: 4, labelGap: 3)
    for (seed, storage) in [StorageParameters.tiny, small, .standard].enumerated() {
      var random = SeededRandom(printing: UInt64(20 + seed))
      let size = storage == .standard ? 3_000 : 60
      var numbers = Array(0..<size)
      var fresh = size
      var snapshot = try DiffableDataSourceSnapshot(
        [(0, numbers), (1, [-1, -2])], parameters: storage)
      var check = ChangesetCheck()
      for round in 0..<(storage == .standard ? 30 : 300) {
        if numbers.count < 10 {
          numbers += fresh..<(fresh + size)
          fresh += size
        }
        let before = snapshot
        numbers = shuffled(numbers, &fresh, &random)
        // Now and then one of the other section's items comes in, or goes back there.
        if random.oneIn(3) {
          if let others = try? snapshot.itemIdentifiers(inSection: 1), let other = others.first {
            numbers.insert(other, at: random.below(numbers.count + 1))
          } else {
            numbers.removeAll { $0 < 0 }
            try snapshot.replaceItems([-1, -2], inSection: 1)
          }
        }
        try snapshot.replaceItems(numbers, inSection: 0)
        XCTAssertEqual(snapshot.brokenInvariants(), [], "round \(round)")
        XCTAssertEqual(try snapshot.itemIdentifiers(inSection: 0), numbers, "round \(round)")
        for index in stride(from: 0, to: numbers.count, by: 7) {
          XCTAssertEqual(
            snapshot.path(for: numbers[index]), ItemPath(item: index, section: 0))
        }
        let failures = check.failures(
          of: snapshot.changes(from: before), old: arrangement(before),
          new: arrangement(snapshot))
        XCTAssertEqual(failures, [], "round \(round)")
        if !failures.isEmpty { return }
      }
    }
  }

  /// Negative items become numbers of their own.
  private func arrangement(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) -> Arrangement {
    var result = Arrangement(snapshot)
    result.rows = result.rows.map { $0.map { $0 + 10 } }
    return result
  }

  /// The numbers cut into blocks, which change places; some lose or gain a number.
  private func shuffled(
    _ numbers: [Int], _ fresh: inout Int, _ random: inout SeededRandom
  ) -> [Int] {
    var blocks: [[Int]] = []
    var rest = numbers[...]
    while !rest.isEmpty {
      let count = 1 + random.below(max(1, numbers.count / 3))
      var block = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if random.oneIn(4) { block.remove(at: random.below(block.count)) }
      if random.oneIn(4) {
        block.insert(fresh, at: random.below(block.count + 1))
        fresh += 1
      }
      blocks.append(block)
    }
    if random.oneIn(3) {
      blocks.shuffle(using: &random)
    } else if blocks.count > 1 {
      blocks.swapAt(random.below(blocks.count), random.below(blocks.count))
    }
    return Array(blocks.joined())
  }
}
