import RosterDrawing
import XCTest

@testable import RosterTerminal

final class TerminalEncoderTests: XCTestCase {
  func testJoinersThatJoinNothingAreNotWritten() {
    let family = "\u{1F468}\u{200D}\u{1F469}"
    for (text, written) in [
      ("a\u{200D}", "a"), ("\u{200D}", ""), ("a\u{200D} b", "a b"), (family, family),
      (family + "\u{200D}\u{200D}", family), ("x\u{200D}y", "xy"),
      ("\u{1F468}\u{200D}", "\u{1F468}"),
    ] {
      let encoder = TerminalEncoder(hasColors: false)
      XCTAssertEqual(encoder.encode(text, style: .plain), written)
      var drawing = Drawing(width: 9, height: 1)
      drawing.draw(StyledText(text), in: drawing.bounds)
      let line = LineCells(drawing.row(0), width: 9, encoder: encoder)
      let shown = String(decoding: line.bytes, as: UTF8.self).filter { $0 != "\u{200B}" }
      XCTAssertEqual(shown, written, text.debugDescription)
      let bytes = String(decoding: encoder.encode(drawing), as: UTF8.self)
      XCTAssertTrue(bytes.hasPrefix(written), bytes.debugDescription)
      XCTAssertEqual(bytes.unicodeScalars.contains("\u{200D}"), written == family)
    }
  }

  private func visible(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{1B}[", with: "<")
  }

  func testStylesBeginAndEnd() {
    var drawing = Drawing(width: 12, height: 2)
    drawing.draw("Star", at: CellPoint(x: 1, y: 0), style: Style(.bold, foreground: .red))
    drawing.draw("x", at: CellPoint(x: 6, y: 0))
    let encoder = TerminalEncoder(hasColors: true)
    XCTAssertEqual(visible(encoder.encode(drawing)), " <1;31mStar<0m x\n\n")
    XCTAssertEqual(visible(TerminalEncoder(hasColors: false).encode(drawing)), " Star x\n\n")
  }

  func testColors() {
    let encoder = TerminalEncoder(hasColors: true)
    let style = Style(
      [.inverse], foreground: Color(red: 1, green: 0, blue: 0.5), background: .yellow)
    XCTAssertEqual(encoder.encode("a", style: style), "\u{1B}[7;38;2;255;0;128;43ma\u{1B}[0m")
    XCTAssertEqual(encoder.encode("a", style: Style(foreground: .label)), "a")
    XCTAssertEqual(encoder.encode("a", style: Style(foreground: .clear)), "a")
  }

  func testNoTextSteersTheTerminal() {
    for scalar in (0...0x9F).compactMap(Unicode.Scalar.init) {
      for hasColors in [false, true] {
        let text = TerminalEncoder(hasColors: hasColors).encode(
          "a\(scalar)]52;c;x", style: .plain)
        XCTAssertFalse(
          text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) },
          "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  func testEveryTokenIsAColorOrTheTerminalsOwn() {
    for token in Color.Token.allCases {
      let text = TerminalEncoder(hasColors: true).encode(
        "a", style: Style(foreground: Color(token)))
      XCTAssertTrue(text == "a" || text.hasSuffix("ma\u{1B}[0m"), "\(token)")
    }
  }

  func testChoiceOfColors() {
    func choice(_ environment: [String: String], _ option: String = "auto") -> ColorChoice {
      ColorChoice(environment: environment, option: option, variable: "OWN_NO_COLOR")
    }
    for plain in [[:], ["TERM": ""], ["TERM": "dumb"]] {
      XCTAssertEqual(choice(plain), .never)
      XCTAssertEqual(choice(plain, "always"), .always)
      XCTAssertEqual(choice(plain.merging(["CLICOLOR_FORCE": "1"]) { $1 }), .always)
    }
    func onXterm(_ environment: [String: String], _ option: String = "auto") -> ColorChoice {
      choice(environment.merging(["TERM": "xterm"]) { $1 }, option)
    }
    XCTAssertEqual(onXterm([:]), .onTerminals)
    XCTAssertEqual(onXterm(["NO_COLOR": ""]), .onTerminals)
    XCTAssertEqual(onXterm(["NO_COLOR": "1"]), .never)
    XCTAssertEqual(onXterm(["OWN_NO_COLOR": "1"]), .never)
    XCTAssertEqual(onXterm(["NO_COLOR": "1"], "always"), .always)
    XCTAssertEqual(onXterm(["NO_COLOR": "1", "FORCE_COLOR": "1"]), .never)
    XCTAssertEqual(onXterm([:], "never"), .never)
    XCTAssertEqual(onXterm(["FORCE_COLOR": "0"]), .onTerminals)
    XCTAssertEqual(onXterm(["FORCE_COLOR": "1"]), .always)
    XCTAssertEqual(onXterm(["CLICOLOR": "0"]), .never)
    XCTAssertEqual(onXterm(["CLICOLOR": "0", "CLICOLOR_FORCE": "1"]), .always)
    XCTAssertEqual(onXterm(["CLICOLOR": "1"]), .onTerminals)
    XCTAssertTrue(ColorChoice.onTerminals.colors(isTerminal: true))
    XCTAssertFalse(ColorChoice.onTerminals.colors(isTerminal: false))
  }
}
