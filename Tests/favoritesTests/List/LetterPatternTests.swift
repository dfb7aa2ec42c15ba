import XCTest

@testable import favorites

final class LetterPatternTests: XCTestCase {
  func testLettersInOrder() {
    for (pattern, text, isFound) in [
      ("swf", "Swift forums", true), ("sf", "Swift Forums", true), ("fs", "Swift forums", true),
      ("ff", "Swift forums", true), ("fff", "Swift forums", false), ("zs", "Swift", false),
      ("", "x", true), ("a", "", false), ("kf", "Café Kafka", true), ("ee", "é", false),
      ("cafe", "CAFÉ", true), ("s w i", "Swift", true), ("한어", "한국어", true), ("어한", "한국어", false),
      ("ß", "Straße", true),
    ] {
      XCTAssertEqual(LetterPattern(pattern).isFound(in: text), isFound, "\(pattern) in \(text)")
    }
  }
}
