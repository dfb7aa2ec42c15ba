import RosterDrawing
import XCTest

/// Marks behind scalars that no mark joins stand on a space: what is printed has as many clusters as
/// were counted.
final class RefusedMarksTests: XCTestCase {
  /// Where controls, formats and what is not assigned are; ideographs and syllables are letters.
  private let ranges: [ClosedRange<UInt32>] = [
    0...0x33FF, 0xA000...0xABFF, 0xD7A4...0xFFFF, 0x1_0000...0x1_FFFF, 0xE_0000...0xE_0FFF,
  ]

  func testAMarkBehindEveryScalarHasABase() {
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "\(Character(scalar))\u{301}"
      let safe = text.terminalSafe
      var clusters = 0
      for cluster in safe where cluster.unicodeScalars.first == "\u{301}" { clusters += 1 }
      XCTAssertEqual(clusters, 0, "a lone mark behind U+\(String(value, radix: 16))")
      let keepsMark = text.count == 1 || Array(safe.unicodeScalars).count == 2
      if text.count == 2, keepsMark {
        // Its first scalar was replaced by one that takes the mark.
        XCTAssertEqual(safe.count, 1, "U+\(String(value, radix: 16))")
      }
    }
  }
}
