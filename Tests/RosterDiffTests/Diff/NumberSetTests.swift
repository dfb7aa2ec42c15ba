import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Neighbours in a set of numbers, beside a sorted array.
final class NumberSetTests: XCTestCase {
  func testSmallSetsHaveTheNeighboursOfASortedArray() {
    for bound in [0, 1, 2, 63, 64, 65, 127, 128] {
      for step in [1, 2, 5, 63, 64] {
        let members = Array(stride(from: bound % step, to: bound, by: step))
        NumberSet.with(bound: bound) { set in
          for number in members { set.insert(number) }
          for number in 0...bound { check(set, members, number) }
          for number in members.dropFirst() { set.remove(number) }
          for number in 0...bound { check(set, Array(members.prefix(1)), number) }
        }
      }
    }
  }

  /// As many levels as there can be, from nearly empty to dense.
  func testLargeSetsHaveTheNeighboursOfASortedArray() {
    var random = SeededRandom(printing: 1)
    for bound in [4_095, 4_096, 4_097, 262_144, 300_000, 20_000_000] {
      NumberSet.with(bound: bound) { set in
        var members: [Int] = []
        for round in 0..<600 {
          let number = Int.random(in: 0..<bound, using: &random)
          let place = members.firstIndex { $0 >= number } ?? members.count
          if place < members.count, members[place] == number || round % 3 == 2 {
            set.remove(members.remove(at: place))
          } else {
            set.insert(number)
            members.insert(number, at: place)
          }
          check(set, members, Int.random(in: 0...bound, using: &random))
          check(set, members, number)
          check(set, members, 0)
          check(set, members, bound)
        }
        for number in members { set.remove(number) }
        check(set, [], bound / 2)
      }
    }
  }

  /// Ranges across words and across groups of words, into sets that have others already.
  func testNumbersThatFollowEachOtherComeAtOnce() {
    let (bound, ends) = (
      64 * 64 * 2 + 64, [0, 1, 62, 63, 64, 127, 128, 4_095, 4_096, 4_160, 8_255]
    )
    for begin in ends {
      for end in ends where end >= begin {
        NumberSet.with(bound: bound) { set in
          set.insert(70)
          set.insert(begin...end)
          let members = Set(begin...end).union([70]).sorted()
          for number in ends + [begin - 1, begin + 1, end - 1, end + 1, 69, 71, bound]
          where (0...bound).contains(number) {
            check(set, members, number)
          }
          for number in members { set.remove(number) }
          check(set, [], begin)
        }
      }
    }
  }

  private func check(_ set: NumberSet, _ members: [Int], _ number: Int) {
    XCTAssertEqual(set.first(from: number), members.first { $0 >= number } ?? -1, "\(number)")
    XCTAssertEqual(set.last(before: number), members.last { $0 < number } ?? -1, "\(number)")
  }
}
