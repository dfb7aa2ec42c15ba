import RosterDiffProof
import XCTest

/// The exhaustive proof at the size that a debug build does in a moment. The release program
/// `roster-exhaustive` does five items over three sections.
final class ExhaustiveProofTests: XCTestCase {
  func testThreeItemsOverTwoSections() throws {
    let proof = ExhaustiveProof(items: 3, sections: 2)
    let outcome = try proof.run()
    XCTAssertEqual(outcome.pairs, proof.pairs)
    print("exhaustive: \(outcome.pairs) pairs, \(outcome.stages) stages")
    for failure in outcome.failures { XCTFail(failure) }
  }
  func testTwoItemsOverThreeSections() throws {
    let proof = ExhaustiveProof(items: 2, sections: 3)
    let outcome = try proof.run()
    print("exhaustive: \(outcome.pairs) pairs, \(outcome.stages) stages")
    for failure in outcome.failures { XCTFail(failure) }
  }
}
