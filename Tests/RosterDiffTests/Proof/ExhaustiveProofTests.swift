import RosterDiffProof
import XCTest

/// The exhaustive proof at sizes that a debug build does in a moment. The release program
/// `roster-exhaustive` does five items over three sections.
final class ExhaustiveProofTests: XCTestCase {
  func testThreeItemsOverTwoSections() throws {
    try check(ExhaustiveProof(items: 3, sections: 2), pairs: 1_465)
  }

  func testTwoItemsOverThreeSections() throws {
    try check(ExhaustiveProof(items: 2, sections: 3), pairs: 3_233)
  }

  private func check(_ proof: ExhaustiveProof, pairs: Int, line: UInt = #line) throws {
    let outcome = try proof.run()
    XCTAssertEqual(outcome.pairs, pairs, line: line)
    print("exhaustive: \(outcome.pairs) pairs, \(outcome.stages) stages")
    for failure in outcome.failures { XCTFail(failure, line: line) }
  }
}
