import RosterDiffProof
import XCTest

/// The measure of "fewest": trying everything and dealing piles must agree.
final class FewestMovesTests: XCTestCase {
  func testBothWaysAgreeOnEveryRowOfUpToSeven() {
    for numbers in Arrangement.orderedSubsets(of: 7) {
      XCTAssertEqual(
        FewestMoves.byTrying(numbers), FewestMoves.byPatience(numbers), "\(numbers)")
    }
  }

  func testKnownRows() {
    XCTAssertEqual(FewestMoves.byTrying([]), 0)
    XCTAssertEqual(FewestMoves.byTrying([4, 0, 1, 2, 3]), 1)
    XCTAssertEqual(FewestMoves.byTrying([4, 3, 2, 1, 0]), 4)
    XCTAssertEqual(FewestMoves.byTrying([2, 3, 0, 1]), 2)
  }
}
