import RosterDrawing
import XCTest

/// Texts that are drawn side by side: each is printed as it would be alone, in its own cells.
final class NeighbouringDrawsTests: XCTestCase {
  /// What joins with what is before it, after it, with some of its own kind, and with nothing.
  private let pieces = [
    "🇩", "🇪🇫", "👩", "👩\u{200D}", "\u{200D}💻", "🏽", "\u{FE0F}x", "❤", "ᄀ", "ᅡ", "ᆨ", "가", "각", "क",
    "क\u{94D}", "ष", "\u{903}", "\u{E33}", "\u{301}", "\u{600}", "1\u{600}", "\u{E0061}",
    "\u{200C}",
    "a", "e\u{301}", "©", "中", "\u{200B}", " ",
  ]

  private let profiles = [
    WidthProfile.unicode, .legacy,
    WidthProfile(ambiguous: 2, loneRegionalIndicator: 1, joinsModifiers: false),
  ]

  /// Checks that what is printed is what the runs say, one after the other, and where they say.
  private func check(_ drawing: Drawing, _ profile: WidthProfile, _ label: String) {
    var columns = 0
    var clusters = 0
    var printed = ""
    for run in drawing.row(0).runs {
      if run.column > columns {
        printed += String(repeating: " ", count: run.column - columns)
        clusters += run.column - columns
      }
      printed += run.printedText
      clusters += run.printedText.count
      columns = run.end
      XCTAssertEqual(profile.width(of: run.printedText), run.width, label)
    }
    XCTAssertEqual(printed.count, clusters, label)
    XCTAssertEqual(profile.width(of: printed), columns, label)
    XCTAssertEqual(printed.terminalSafe, printed, label)
  }

  private func seen(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200B}" }))
  }

  func testAllPairsInBothOrders() {
    for profile in profiles {
      for left in pieces {
        for right in pieces {
          let width = profile.width(of: left)
          for gap in 0...1 {
            for isLeftFirst in [true, false] {
              let label = "\(left.debugDescription) \(right.debugDescription) \(gap) \(isLeftFirst)"
              var drawing = Drawing(width: 12, height: 1)
              let draws = [(left, 1), (right, 1 + width + gap)]
              for (number, (text, column)) in (isLeftFirst ? draws : draws.reversed()).enumerated()
              {
                let before = drawing.row(0).runs
                drawing.draw(text, at: CellPoint(x: column, y: 0), profile: profile)
                let after = drawing.row(0).runs
                XCTAssertEqual(after.count, number + 1, label)
                XCTAssertTrue(before.allSatisfy(after.contains), "what was there: " + label)
              }
              check(drawing, profile, label)
              // Of two without columns at one place, the one that is drawn first comes first.
              let isTurned = width + gap + profile.width(of: right) == 0 && !isLeftFirst
              XCTAssertEqual(
                seen(drawing.row(0).runs.map(\.text).joined()),
                seen(
                  isTurned
                    ? right.terminalSafe + left.terminalSafe
                    : left.terminalSafe + right.terminalSafe), label)
              check(drawing.placed(at: CellPoint(x: 2, y: 0), in: drawing.size), profile, label)
              var filled = Drawing(width: 12, height: 1)
              filled.fill(filled.bounds, background: .red)
              filled.overlay(drawing)
              check(filled, profile, label)
            }
          }
        }
      }
    }
  }

  func testAllTriplesOfTextsThatJoin() {
    let joining = ["🇩", "🇪🇫", "👩\u{200D}", "❤", "🏽", "ᄀ", "ᅡ", "क\u{94D}", "ष", "\u{600}"]
    for profile in profiles {
      for texts in Self.triples(joining) {
        for order in [[0, 1, 2], [0, 2, 1], [2, 1, 0]] {
          var columns = [0]
          for text in texts { columns.append((columns.last ?? 0) + profile.width(of: text)) }
          var drawing = Drawing(width: 12, height: 1)
          for number in order {
            drawing.draw(texts[number], at: CellPoint(x: columns[number], y: 0), profile: profile)
          }
          check(drawing, profile, "\(texts.map(\.debugDescription)) \(order)")
        }
      }
    }
  }

  /// Pieces of texts that were kept apart stay apart, whatever is restyled or cut off.
  func testPartsOfAllPairs() {
    let lefts = ["a🇩", "a👩", "a👩\u{200D}", "❤", "aᄀ", "क\u{94D}", "\u{600}", "a®", "®", "é"]
    let rights = ["🇪b", "🇪🇫", "\u{200D}💻", "🏽a", "ᅡ", "ष", "\u{FE0F}x", "\u{301}", "\u{200D}®"]
    for profile in profiles {
      for (left, right) in lefts.flatMap({ left in rights.map { (left, $0) } }) {
        for isLeftFirst in [true, false] {
          var drawing = Drawing(width: 10, height: 1)
          let draws = [(left, 1), (right, 1 + profile.width(of: left))]
          for (text, column) in isLeftFirst ? draws : draws.reversed() {
            drawing.draw(text, at: CellPoint(x: column, y: 0), profile: profile)
          }
          for low in 0..<6 {
            for high in low + 1...6 {
              let label =
                "\(left.debugDescription) \(right.debugDescription) \(isLeftFirst) \(low)..<\(high)"
              let part = CellRect(x: low, y: 0, width: high - low, height: 1)
              var restyled = drawing
              restyled.restyle(part) { _ in Style(.bold) }
              check(restyled, profile, "restyled " + label)
              XCTAssertEqual(seen(restyled.picture()), seen(drawing.picture()), label)
              check(drawing.cropped(to: part), profile, "cropped " + label)
            }
          }
        }
      }
    }
  }

  /// Signs that take two columns somewhere have as many bytes as columns there.
  func testAmbiguousSignsOfTwoBytes() {
    let profile = WidthProfile(ambiguous: 2)
    for left in ["®", "a®", "¡"] {
      for right in ["\u{301}", "\u{FE0F}", "\u{200D}®", "🏽"] {
        var drawing = Drawing(width: 10, height: 1)
        let column = profile.width(of: left)
        drawing.draw(right, at: CellPoint(x: column, y: 0), profile: profile)
        drawing.draw(left, at: .zero, profile: profile)
        check(drawing, profile, "\(left) \(right.debugDescription)")
      }
    }
  }

  func testNothingIsPrintedBehindALine() {
    for text in ["\u{600}", "1\u{600}", "a\u{600} ", "x"] {
      var drawing = Drawing(width: 6, height: 1)
      drawing.draw(text, at: .zero)
      XCTAssertFalse(drawing.picture().unicodeScalars.contains("\u{200B}"), text.debugDescription)
    }
  }

  private static func triples(_ texts: [String]) -> [[String]] {
    texts.flatMap { first in
      texts.flatMap { second in texts.map { [first, second, $0] } }
    }
  }

  /// Texts drawn over one another, cut, erased and given another ground.
  func testRandomPictures() {
    let seed: UInt64 = 0x5EA3
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    for round in 0..<3_000 {
      let profile = profiles[round % profiles.count]
      var drawing = Drawing(width: 12, height: 1)
      for _ in 0..<6 {
        let column = number(12)
        let text =
          pieces[number(pieces.count)] + (number(2) == 0 ? pieces[number(pieces.count)] : "")
        switch number(8) {
        case 0: drawing = drawing.cropped(to: CellRect(x: number(3), y: 0, width: 12, height: 1))
        case 1:
          drawing.restyle(CellRect(x: column, y: 0, width: 3, height: 1)) { _ in Style(.bold) }
        case 2: drawing.fill(CellRect(x: column, y: 0, width: 2, height: 1), background: .blue)
        default: drawing.draw(text, at: CellPoint(x: column - 2, y: 0), profile: profile)
        }
      }
      check(drawing, profile, "round \(round)")
    }
  }

  func testTextThatDoesNotJoinStaysAsItIs() {
    var drawing = Drawing(width: 12, height: 1)
    for (column, text) in [(6, "b"), (0, "🇩🇪"), (2, "🇫🇷"), (4, "中"), (7, "é")] {
      drawing.draw(text, at: CellPoint(x: column, y: 0))
    }
    XCTAssertEqual(drawing.picture(), "🇩🇪🇫🇷中bé")
    drawing.draw("🇬", at: CellPoint(x: 8, y: 0))
    drawing.draw("🇭", at: CellPoint(x: 10, y: 0))
    XCTAssertEqual(drawing.picture(), "🇩🇪🇫🇷中bé🇬\u{200B}🇭")
  }
}
