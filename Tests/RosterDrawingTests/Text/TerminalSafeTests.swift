import RosterDrawing
import XCTest

final class TerminalSafeTests: XCTestCase {
  func testReplacements() {
    let cases: [(String, String, Int)] = [
      ("a\tb", "a b", 3),
      ("a\nb", "a\u{240A}b", 3),
      ("\u{1B}[31mred\u{1B}[0m", "\u{241B}[31mred\u{241B}[0m", 12),
      ("\u{9B}31m", "\u{FFFD}31m", 4),
      ("a\u{7F}b", "a\u{2421}b", 3),
      ("x\u{202E}y", "x\u{FFFD}y", 3),
      ("\r\n", "\u{240A}", 1),
      ("\r", "\u{240D}", 1),
      ("a\rb", "a\u{240D}b", 3),
      ("\r\r\n", "\u{240D}\u{240A}", 2),
      ("\u{0}", "\u{2400}", 1),
      ("\u{200D}", "\u{200D}", 0),
      ("\u{301}", " \u{301}", 1),
      ("a\u{200B}\u{301}", "a\u{200B} \u{301}", 2),
      ("\n\u{301}", "\u{240A}\u{301}", 1),
      ("\u{FEFF}foo", "\u{FEFF}foo", 3),
      ("a\u{2028}b\u{2029}c", "a\u{240A}b\u{240A}c", 5),
      ("\u{1B}]52;c;AAAA\u{7}", "\u{241B}]52;c;AAAA\u{2407}", 12),
      ("\u{200E}ab\u{200F}\u{61C}", "\u{200E}ab\u{200F}\u{61C}", 2),
    ]
    for (text, expected, width) in cases {
      XCTAssertEqual(Array(text.terminalSafe.unicodeScalars), Array(expected.unicodeScalars))
      XCTAssertEqual(
        WidthProfile.unicode.width(of: expected), width, "\(expected.debugDescription)")
    }
  }

  func testSafeTextStaysAsItIs() {
    for text in WidthCase.all.map(\.text) where !text.unicodeScalars.contains("\u{2067}") {
      let scalars = Array(text.unicodeScalars)
      XCTAssertEqual(Array(text.terminalSafe.unicodeScalars), scalars)
      let wrapped = "<" + text + ">"
      let substring = wrapped[...].unicodeScalars.dropFirst().dropLast()
      XCTAssertEqual(Array(Substring(substring).terminalSafe.unicodeScalars), scalars)
    }
  }

  /// Every scalar alone, after a letter, and after an emoji: nothing dangerous comes out, nothing
  /// else changes, and a second pass changes nothing.
  func testEveryScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(Character(scalar))
      let safe = Array(text.terminalSafe.unicodeScalars)
      let isBad = isDangerous(value)
      let isRight = isBad ? !isDangerous(safe[1].value) : safe[1] == scalar
      if safe.count != 2 || !isRight { XCTFail("U+\(String(value, radix: 16))") }
    }
  }

  func testRandomTextComesOutSafeAndASecondPassChangesNothing() {
    var random = SplitMix(seed: 0x5AFE)
    let pool: [UInt32] = [
      0x00, 0x07, 0x09, 0x0A, 0x0D, 0x1B, 0x20, 0x41, 0x5B, 0x6D, 0x7F, 0x85, 0x9B, 0x9D, 0xAD,
      0x301, 0x5B0, 0x61C, 0x180E, 0x200B, 0x200D, 0x200E, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060,
      0x2066, 0x2069, 0x20E3, 0xFE0F, 0xFEFF, 0x1F44D, 0x1F3FD, 0x1F1E9, 0x4E2D, 0x93F, 0xE0067,
    ]
    for round in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int(random.next() % 12) {
        if let scalar = Unicode.Scalar(pool[Int(random.next() % UInt64(pool.count))]) {
          scalars.append(scalar)
        }
      }
      let text = String(scalars)
      let safe = text.terminalSafe
      XCTAssertFalse(safe.unicodeScalars.contains { isDangerous($0.value) }, "round \(round)")
      XCTAssertTrue(safe.terminalSafe.unicodeScalars.elementsEqual(safe.unicodeScalars))
      XCTAssertGreaterThanOrEqual(safe.unicodeScalars.count, lineCount(text))
    }
  }

  private func lineCount(_ text: String) -> Int {
    // CR LF is the one pair that becomes one.
    var count = 0
    var isReturn = false
    for scalar in text.unicodeScalars {
      if !(isReturn && scalar == "\n") { count += 1 }
      isReturn = scalar == "\r"
    }
    return count
  }

  private func isDangerous(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
