import RosterDiffProof
import XCTest

final class ArrangementTests: XCTestCase {
  func testEveryArrangementComesOnce() {
    let all = Arrangement.every(items: 3, sections: 2)
    XCTAssertEqual(Set(all).count, all.count)
    // No section: 1. One of two: 1 + 3 + 6 + 6 rows. Two, in two orders: 1 + 2·3 + 3·6 + 4·6.
    XCTAssertEqual(all.count, 1 + 2 * 16 + 2 * 49)
  }

  func testTheNumberOfPairsThatTheExhaustiveProofLooksAt() {
    XCTAssertEqual(Arrangement.every(items: 5, sections: 3).count, 41_101)
    XCTAssertEqual(Arrangement.everyShape(items: 5, sections: 3).count, 84)
  }
}
