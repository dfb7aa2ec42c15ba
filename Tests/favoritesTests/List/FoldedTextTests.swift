import Foundation
import XCTest

@testable import favorites

final class FoldedTextTests: XCTestCase {
  /// Letters that are folded each by itself lead to the same as Foundation's folding of the whole.
  func testLettersOneByOne() {
    let scalars = (0x20..<0x530).compactMap(Unicode.Scalar.init)
    for scalar in scalars {
      for text in ["\(scalar)", "é\(scalar)", "\(scalar)é", "σ\(scalar)Σ", "i\(scalar)İ"] {
        XCTAssertEqual(
          FoldedText.bytes(text), FoldedText.wholeBytes(text), "\(scalar.value) in \(text)")
      }
    }
    let seed: UInt64 = 20_261_202
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      XCTAssertEqual(
        FoldedText.bytes(String(text)), FoldedText.wholeBytes(String(text)), "\(Array(text))")
    }
  }
}
