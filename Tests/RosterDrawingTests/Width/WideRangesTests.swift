import XCTest

@testable import RosterDrawing

final class WideRangesTests: XCTestCase {
  func testTablesAreSortedPairs() {
    for table in [WideRanges.wide, WideRanges.ambiguous] {
      XCTAssertEqual(table.count % 2, 0)
      for index in stride(from: 0, to: table.count, by: 2) {
        XCTAssertLessThanOrEqual(table[index], table[index + 1])
        if index > 0 { XCTAssertLessThan(table[index - 1] + 1, table[index]) }
      }
    }
  }

  /// A table that was edited by hand, or cut, has another sum.
  func testTablesAreAsGenerated() {
    XCTAssertEqual(WideRanges.unicodeVersion, "15.0.0")
    XCTAssertEqual(WideRanges.wide.count, 242)
    XCTAssertEqual(sum(WideRanges.wide), 8_722_636_059_668_104_795)
    XCTAssertEqual(WideRanges.ambiguous.count, 358)
    XCTAssertEqual(sum(WideRanges.ambiguous), 979_251_793_003_863_424)
  }

  func testSearchFindsExactlyWhatIsInTheRanges() {
    for table in [WideRanges.wide, WideRanges.ambiguous, [], [5, 5]] {
      var member = Set<UInt32>()
      for index in stride(from: 0, to: table.count, by: 2) {
        for value in table[index]...min(table[index + 1], table[index] + 300) {
          member.insert(value)
        }
        if table[index + 1] > table[index] + 300 { member.insert(table[index + 1]) }
      }
      for value in member { XCTAssertTrue(WideRanges.contains(value, in: table)) }
      for index in stride(from: 0, to: table.count, by: 2) {
        XCTAssertFalse(WideRanges.contains(table[index] - 1, in: table))
        XCTAssertFalse(WideRanges.contains(table[index + 1] + 1, in: table))
      }
      XCTAssertFalse(WideRanges.contains(0, in: table))
    }
  }

  private func sum(_ table: [UInt32]) -> UInt64 {
    table.reduce(0) { ($0 &* 31) &+ UInt64($1) }
  }
}

extension WideRangesTests {
  func testShortCutsAgreeWithTheWholeRule() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value),
        let width = WidthProfile.simpleWidth(of: scalar)
      else { continue }
      XCTAssertEqual(width, WidthProfile.unicode.width(of: Character(scalar)), "\(value)")
      XCTAssertEqual(width, WidthProfile.legacy.width(of: Character(scalar)), "\(value)")
      XCTAssertFalse(WidthProfile.isMark(scalar))
      XCTAssertEqual("a\(scalar)\(scalar)가".count, 4, "\(value) is no cluster of its own")
    }
  }
}
