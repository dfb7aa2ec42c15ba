import XCTest

@testable import favorites

final class JSONReaderTests: XCTestCase {
  /// What a document becomes when it is read and written again, or what is wrong with it.
  private func copy(_ text: String) -> String {
    do {
      var reader = try JSONReader(Array(text.utf8))
      var writer = JSONWriter()
      try reader.copyValue(to: &writer)
      try reader.end()
      return String(decoding: writer.bytes, as: UTF8.self)
    } catch {
      return error.description(in: Array(text.utf8))
    }
  }

  func testValues() {
    for text in [
      "null", "true", "false", "0", "-0", "12", "-3.25", "1e9", "1E+9", "2e-7", "0.5",
      "123456789012345678901234567890", #""""#, #""a""#, "[]", "{}", "[1, 2]", "[[], [[]]]",
      #"{"a": 1, "b": [{"c": null}]}"#, #"{"": ""}"#, #"{"a": {}, "a": []}"#,
    ] {
      XCTAssertEqual(copy(text), text)
      XCTAssertEqual(copy(" \n\t\r" + text + " "), text)
    }
    XCTAssertEqual(copy(" [ 1 ,{ \"a\" :2 } ] "), #"[1, {"a": 2}]"#)
  }

  func testTexts() {
    let cases = [
      (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
      (#""\u0041\u00e9\uD55C""#, "\"Aé한\""), (#""\ud83d\ude03""#, "\"😃\""),
      (
        #""\u0000\u001b\u007f\u009b\u2028\u202e\u2066""#,
        #""\u0000\u001b\u007f\u009b\u2028\u202e\u2066""#
      ),
      ("\"\u{7F}\u{9B}\u{202E}\"", #""\u007f\u009b\u202e""#), ("\"한 👍🏽 é\"", "\"한 👍🏽 é\""),
    ]
    for (text, expected) in cases { XCTAssertEqual(copy(text), expected) }
  }

  func testWhatIsWrong() {
    let cases = [
      ("", "it is cut off (line 1, column 1)"),
      ("nul", "there is no such value (line 1, column 1)"),
      ("nulL", "there is no such value (line 1, column 1)"),
      ("[1", "it is cut off (line 1, column 3)"),
      ("[1 2]", "a comma or ] is missing (line 1, column 4)"),
      ("[1,]", "a value is missing (line 1, column 4)"),
      ("[,]", "a value is missing (line 1, column 2)"),
      ("{\"a\"}", "a colon is missing (line 1, column 5)"),
      ("{a: 1}", "a key is missing (line 1, column 2)"),
      ("{\"a\":}", "a value is missing (line 1, column 6)"),
      ("{\"a\": 1]", "a comma or } is missing (line 1, column 8)"),
      ("01", "a number starts with 0 (line 1, column 1)"),
      ("-", "it is cut off (line 1, column 2)"),
      ("1.", "it is cut off (line 1, column 3)"), ("1.x", "a digit is missing (line 1, column 3)"),
      ("1e+", "it is cut off (line 1, column 4)"), (".5", "a value is missing (line 1, column 1)"),
      ("+1", "a value is missing (line 1, column 1)"),
      ("1 1", "something follows the end (line 1, column 3)"),
      ("\"a\nb\"", "a control character stands in a text (line 1, column 3)"),
      ("\n\n \"abc", "it is cut off (line 3, column 6)"),
      (#""\x""#, "there is no such escape (line 1, column 3)"),
      (#""\u12""#, "a text has no end (line 1, column 4)"),
      (#""\u12g4""#, "four digits are missing (line 1, column 4)"),
      (#""\u+123""#, "four digits are missing (line 1, column 4)"),
      (#""\udc00""#, "half a character is missing (line 1, column 8)"),
      (#""\ud800\u0041""#, "half a character is missing (line 1, column 14)"),
      (#""\ud800x""#, "half a character is missing (line 1, column 8)"),
      ("// comment", "a value is missing (line 1, column 1)"),
      ("'a'", "a value is missing (line 1, column 1)"),
    ]
    for (text, error) in cases { XCTAssertEqual(copy(text), error, text) }
  }

  /// What Foundation reads, this reads, and to the same values; what it refuses, this refuses.
  func testAgainstFoundation() throws {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\":", "1", "-2.5", "0", "true", "null",
      " ", "\n",
      "\\n", "\\u0041", "x", "é", "\"\"",
    ]
    var accepted = 0
    for round in 0..<20_000 {
      let text = (0...Int.random(in: 0..<8, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      let copied = copy(text)
      let isRead = !copied.hasSuffix(")") || copied.hasPrefix("\"")
      let expected = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      // Foundation lets a comma stand before what closes, and a key be there twice.
      let closesAfterComma =
        text.range(of: ",[ \n]*[\\]}]", options: .regularExpression) != nil
      if expected != nil, !isRead, closesAfterComma { continue }
      XCTAssertEqual(isRead, expected != nil, "round \(round): \(text) \(copied)")
      guard isRead, let expected else { continue }
      accepted += 1
      let again = try JSONSerialization.jsonObject(
        with: Data(copied.utf8), options: .fragmentsAllowed)
      XCTAssertEqual("\(again)", "\(expected)", "round \(round): \(text)")
    }
    XCTAssertGreaterThan(accepted, 500)
  }

  func testDepthCostsNoStack() {
    let depth = 200_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    XCTAssertEqual(copy(text).utf8.count, text.utf8.count)
  }
}
