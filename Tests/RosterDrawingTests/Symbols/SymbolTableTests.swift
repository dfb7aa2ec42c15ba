import RosterDrawing
import XCTest

final class SymbolTableTests: XCTestCase {
  func testStandardGlyphsTakeOneColumnAndAreUndisputed() {
    for name in SymbolTable.standard.names {
      let glyph = SymbolTable.standard.glyph(for: name)
      XCTAssertEqual(WidthProfile.unicode.width(of: glyph), 1, name)
      XCTAssertFalse(WidthProfile.isDisputed(glyph), name)
    }
  }

  func testBothTablesKnowTheSameNames() {
    XCTAssertEqual(Set(SymbolTable.standard.names), Set(SymbolTable.ascii.names))
    for name in SymbolTable.ascii.names {
      XCTAssertTrue(SymbolTable.ascii.glyph(for: name).utf8.allSatisfy { $0 < 0x7F })
    }
  }

  func testUnknownNames() {
    var table = SymbolTable.standard
    XCTAssertEqual(table.glyph(for: "no.such"), "[no.such]")
    XCTAssertEqual(table.glyph(for: "\u{1B}c"), "[␛c]")
    table.unknown = .glyph("□")
    XCTAssertEqual(table.glyph(for: "no.such"), "□")
  }

  func testExtending() {
    var table = SymbolTable.standard
    table["roster"] = "®\u{7}"
    XCTAssertEqual(table.glyph(for: "roster"), "®␇")
    table["star"] = nil
    XCTAssertEqual(table.glyph(for: "star"), "[star]")
    XCTAssertEqual(SymbolTable.standard.glyph(for: "star"), "☆")
  }
}
