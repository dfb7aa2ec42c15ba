import XCTest

@testable import favorites

final class HTMLEntitiesTests: XCTestCase {
  func testDecoding() {
    let cases = [
      ("a&amp;b", "a&b"), ("&lt;&gt;&quot;&#39;&apos;", "<>\"''"), ("&#x41;&#X42;&#67;", "ABC"),
      ("&copy;&nbsp;&yuml;&Agrave;&times;&euro;&hellip;", "©\u{A0}ÿÀ×€…"),
      ("&#128515;&#x1F600;", "😃😀"), ("&#150;&#x80;", "–€"), ("&#129;", "\u{81}"),
      ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&#+5;", "&#+5;"),
      ("&#x-5;", "&#x-5;"), ("&#1x;", "&#1x;"), ("&amp", "&amp"), ("&nosuch;", "&nosuch;"),
      ("&amp;amp;", "&amp;"), ("&&amp;&", "&&&"), ("AT&T", "AT&T"),
      ("  a  b  ", "a  b"), ("a \r\n\t b", "a b"), ("\na\n\nb\n", "a b"),
      ("&#32;a&#10;b&#32;", " a\nb "),
      ("&amp; \n x", "& x"), ("", ""), (" ", ""),
    ]
    for (raw, text) in cases {
      XCTAssertEqual(
        Array(HTMLEntities.decode(Array(raw.utf8)[...]).unicodeScalars), Array(text.unicodeScalars),
        raw.debugDescription)
    }
  }

  func testEveryScalarComesBack() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Alone, and between others.
      let text = String(Character(scalar))
      guard value < 0x3000 || value % 97 == 0 else { continue }
      for text in [text, "a" + text + "b"] {
        let back = HTMLEntities.decode(Array(HTMLEntities.encode(text).utf8)[...])
        if !back.unicodeScalars.elementsEqual(text.unicodeScalars) {
          XCTFail("U+\(String(value, radix: 16))")
        }
      }
    }
  }
}
