import RosterDrawing
import RosterTerminal
import XCTest

final class KeyDecoderTests: XCTestCase {
  /// What terminals send, and what it means.
  private static let table: [(String, [TerminalEvent])] = [
    ("j", [.key(Key("j"))]),
    ("G", [.key(Key("G"))]),
    ("é", [.key(Key("é"))]),
    ("한", [.key(Key("한"))]),
    ("🗑", [.key(Key("🗑"))]),
    ("\r", [.key(Key(.enter))]),
    ("\n", [.key(Key(.enter))]),
    ("\t", [.key(Key(.tab))]),
    (" ", [.key(Key(" "))]),
    ("\u{7F}", [.key(Key(.backspace))]),
    ("\u{8}", [.key(Key(.backspace))]),
    ("\u{0}", [.key(Key(" ", .control))]),
    ("\u{3}", [.key(Key("c", .control))]),
    ("\u{1A}", [.key(Key("z", .control))]),
    ("\u{1C}", [.key(Key("\\", .control))]),
    ("\u{1B}", [.key(Key(.escape))]),
    ("\u{1B}\u{1B}", [.key(Key(.escape)), .key(Key(.escape))]),
    ("\u{1B}a", [.key(Key("a", .alt))]),
    ("\u{1B}é", [.key(Key("é", .alt))]),
    ("\u{1B}\r", [.key(Key(.enter, .alt))]),
    ("\u{1B}[", [.key(Key("[", .alt))]),
    ("\u{1B}O", [.key(Key("O", .alt))]),
    ("\u{1B}]", [.key(Key("]", .alt))]),
    ("\u{1B}[A", [.key(Key(.up))]),
    ("\u{1B}OA", [.key(Key(.up))]),
    ("\u{1B}\u{1B}[A", [.key(Key(.up, .alt))]),
    ("\u{1B}[1;3A", [.key(Key(.up, .alt))]),
    ("\u{1B}[1;9B", [.key(Key(.down, .alt))]),
    ("\u{1B}[1;5C", [.key(Key(.right, .control))]),
    ("\u{1B}[1;2D", [.key(Key(.left, .shift))]),
    ("\u{1B}[1;8H", [.key(Key(.home, [.shift, .alt, .control]))]),
    ("\u{1B}[F", [.key(Key(.end))]),
    ("\u{1B}[1~", [.key(Key(.home))]),
    ("\u{1B}[3~", [.key(Key(.delete))]),
    ("\u{1B}[3;5~", [.key(Key(.delete, .control))]),
    ("\u{1B}[5~", [.key(Key(.pageUp))]),
    ("\u{1B}[6~", [.key(Key(.pageDown))]),
    ("\u{1B}[Z", [.key(Key(.backTab))]),
    ("\u{1B}OP", [.key(Key(.function(1)))]),
    ("\u{1B}[24~", [.key(Key(.function(12)))]),
    ("\u{1B}[[E", [.key(Key(.function(5)))]),
    ("\u{1B}OM", [.key(Key(.enter))]),
    ("\u{1B}Oj", [.key(Key("*"))]),
    ("\u{1B}[97u", [.key(Key("a"))]),
    ("\u{1B}[97;2u", [.key(Key("A"))]),
    ("\u{1B}[97:65;2u", [.key(Key("A"))]),
    ("\u{1B}[99;5u", [.key(Key("c", .control))]),
    ("\u{1B}[27u", [.key(Key(.escape))]),
    ("\u{1B}[13;3u", [.key(Key(.enter, .alt))]),
    ("\u{1B}[9;2u", [.key(Key(.backTab))]),
    ("\u{1B}[27;5;105~", [.key(Key("i", .control))]),
    ("\u{1B}[200~a\nb\u{1B}[201~", [.paste("a\nb")]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~x", [.paste("\u{1B}[A"), .key(Key("x"))]),
    ("\u{1B}[<0;1;1M", [.mouse(MouseEvent(.press(.left), at: .zero))]),
    ("\u{1B}[<0;3;2m", [.mouse(MouseEvent(.release(.left), at: CellPoint(x: 2, y: 1)))]),
    ("\u{1B}[<32;3;2M", [.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 2, y: 1)))]),
    ("\u{1B}[<18;1;1M", [.mouse(MouseEvent(.press(.right), at: .zero, .control))]),
    ("\u{1B}[<64;1;9M", [.mouse(MouseEvent(.wheelUp, at: CellPoint(x: 0, y: 8)))]),
    ("\u{1B}[<65;1;9M", [.mouse(MouseEvent(.wheelDown, at: CellPoint(x: 0, y: 8)))]),
    ("\u{1B}[M !!", [.mouse(MouseEvent(.press(.left), at: .zero))]),
    // Left out, whole.
    ("\u{1B}[Ia", [.key(Key("a"))]),
    ("\u{1B}[?1;2ca", [.key(Key("a"))]),
    ("\u{1B}[<0;1Ma", [.key(Key("a"))]),
    ("\u{1B}[99999999999999999999~a", [.key(Key("a"))]),
    ("\u{1B}]0;title\u{7}a", [.key(Key("a"))]),
    ("\u{1B}]0;title\u{1B}\\a", [.key(Key("a"))]),
    ("\u{1B}P1$r\u{1B}\\a", [.key(Key("a"))]),
    ("\u{1B}[1;\u{1B}[Ba", [.key(Key(.down)), .key(Key("a"))]),
    ("\u{1B}[1;\u{3}", [.key(Key("c", .control))]),
    ("\u{9B}a", [.key(Key("a"))]),
  ]

  func testWhatTerminalsSend() {
    for (text, events) in Self.table {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.decode(text.utf8) + decoder.flush(), events, text.debugDescription)
      XCTAssertNil(decoder.silence)
    }
  }

  func testPiecesOfAnySize() {
    for (text, events) in Self.table {
      let bytes = Array(text.utf8)
      for first in 0...bytes.count {
        for second in first...bytes.count {
          var decoder = KeyDecoder()
          let found =
            decoder.decode(bytes[..<first]) + decoder.decode(bytes[first..<second])
            + decoder.decode(bytes[second...]) + decoder.flush()
          XCTAssertEqual(found, events, "\(text.debugDescription) \(first) \(second)")
        }
      }
    }
  }

  func testEverythingAfterEverything() {
    // What is whole by itself must not change what comes behind it.
    for (old, before) in Self.table {
      var decoder = KeyDecoder()
      guard decoder.decode(old.utf8) == before, decoder.silence == nil else { continue }
      for (new, after) in Self.table {
        var decoder = KeyDecoder()
        let found = decoder.decode(old.utf8) + decoder.decode(new.utf8) + decoder.flush()
        XCTAssertEqual(found, before + after, "\((old + new).debugDescription)")
      }
    }
  }

  func testEscapeAloneIsDecidedBySilence() {
    var decoder = KeyDecoder()
    XCTAssertEqual(decoder.decode([0x1B]), [])
    XCTAssertEqual(decoder.silence.map { (25...50).contains($0) }, true)
    XCTAssertEqual(decoder.flush(), [.key(Key(.escape))])
    XCTAssertEqual(decoder.decode("[A".utf8), [.key(Key("[")), .key(Key("A"))])
  }

  func testBytesThatAreNoText() {
    let unknown = TerminalEvent.key(Key("\u{FFFD}"))
    for (bytes, events) in [
      ([0xFF], [unknown]), ([0xC3], [unknown]), ([0xC3, 0x61], [unknown, .key(Key("a"))]),
      ([0xE2, 0x82, 0x1B], [unknown, .key(Key(.escape))]),
      ([0xED, 0xA0, 0x80, 0x61], [unknown, .key(Key("a"))]),
      ([0x80, 0x62], [unknown, .key(Key("b"))]),
    ] as [([UInt8], [TerminalEvent])] {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.decode(bytes) + decoder.flush(), events, "\(bytes)")
    }
  }

  func testPasteThatDoesNotEnd() {
    var decoder = KeyDecoder()
    XCTAssertEqual(decoder.decode("\u{1B}[200~abc".utf8), [])
    XCTAssertEqual(decoder.silence.map { $0 >= 1000 }, true)
    XCTAssertEqual(decoder.flush(), [.paste("abc")])
    // What comes of it later is no keys.
    XCTAssertEqual(decoder.decode("qd\r\u{1B}[A\u{1B}[200~".utf8), [])
    XCTAssertEqual(decoder.silence.map { $0 >= 10_000 }, true)
    XCTAssertEqual(decoder.decode("q\u{1B}[201~q".utf8), [.key(Key("q"))])
    XCTAssertNil(decoder.silence)
  }

  func testPasteThatStandsStillAnywhere() {
    let whole = Array("\u{1B}[200~adq\u{1B}[201~".utf8)
    for count in 6..<whole.count {
      var decoder = KeyDecoder()
      let before = decoder.decode(whole[..<count]) + decoder.flush()
      XCTAssertEqual(before, [.paste(String("adq".prefix(count - 6)))], "\(count)")
      XCTAssertEqual(decoder.decode(whole[count...] + [0x78]), [.key(Key("x"))], "\(count)")
    }
    for end in ["\u{3}", ""] {
      var decoder = KeyDecoder()
      _ = decoder.decode("\u{1B}[200~a".utf8) + decoder.flush()
      let keys = decoder.decode("b".utf8) + decoder.decode(end.utf8)
      XCTAssertEqual(keys, end.isEmpty ? [] : [.key(Key("c", .control))])
      XCTAssertEqual(decoder.flush(), [])
      XCTAssertEqual(decoder.decode("q".utf8), [.key(Key("q"))])
    }
  }

  func testOnlyALoneEscapeIsDecidedSoon() {
    for (text, isSoon) in [
      ("\u{1B}", true), ("\u{1B}\u{1B}", true), ("\u{1B}[", true), ("\u{1B}\u{1B}[", true),
      ("\u{1B}O", true), ("\u{1B}]", true), ("\u{1B}P", true), ("\u{1B}[1;\u{1B}", true),
      ("\u{1B}[2", false), ("\u{1B}[200", false), ("\u{1B}[[", false), ("\u{1B}[<", false),
      ("\u{1B}[M", false), ("\u{1B}[M !", false), ("\u{1B}O1", false), ("\u{1B}]0", false),
      ("\u{1B}P1\u{1B}", false), ("\u{1B}[200~", false), ("\u{1B}[200~a\u{1B}", false),
    ] {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.decode(text.utf8), [], text.debugDescription)
      XCTAssertEqual(decoder.silence.map { $0 < 1000 }, isSoon, text.debugDescription)
    }
    for count in 1...3 {
      var decoder = KeyDecoder()
      XCTAssertEqual(decoder.decode("🗑".utf8.prefix(count)), [])
      XCTAssertEqual(decoder.silence.map { $0 < 1000 }, false)
    }
  }

  func testSequencesOfAnyLengthAreLeftOutWhole() {
    for count in [8, 60, 64, 65, 66, 200, 100_000] {
      for (start, final) in [("\u{1B}[", "~"), ("\u{1B}O", "x")] {
        var decoder = KeyDecoder()
        let text = start + String(repeating: "1", count: count) + final + "q"
        let events = decoder.decode(text.utf8)
        XCTAssertEqual(events.last, .key(Key("q")), "\(count)")
        XCTAssertFalse(events.contains(.key(Key("1"))), "\(count)")
        if count > 64 { XCTAssertEqual(events.count, 1, "\(count)") }
      }
    }
  }

  func testPasteBeyondAllMeasure() throws {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: 3 << 19)
    XCTAssertEqual(decoder.decode(bytes), [])
    guard case .paste(let text) = decoder.decode("\u{1B}[201~".utf8).first else {
      return XCTFail("no paste")
    }
    XCTAssertLessThanOrEqual(text.utf8.count, 1 << 20)
    XCTAssertGreaterThan(text.utf8.count, 1 << 18)
    XCTAssertTrue(text.allSatisfy { $0 == "a" })
  }

  func testAnyBytesEndInReadiness() {
    var generator = SeededNumbers(state: 20_261_130)
    let favored: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x30, 0x7E, 0x4D, 0x5D, 0x07, 0xC3, 0x80]
    for round in 0..<3000 {
      var decoder = KeyDecoder()
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        let byte =
          Bool.random(using: &generator)
          ? favored.randomElement(using: &generator) ?? 0 : .random(in: 0...255, using: &generator)
        _ = decoder.decode([byte])
      }
      _ = decoder.flush() + decoder.flush()
      XCTAssertNil(decoder.silence, "seed 20261130, round \(round)")
      XCTAssertEqual(decoder.decode("q".utf8), [.key(Key("q"))], "seed 20261130, round \(round)")
    }
  }
}

/// A generator with a seed.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
