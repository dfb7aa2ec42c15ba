import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class TextTests: XCTestCase {
  func testValuesStandInLiterals() async {
    let name = "Ann"
    let none: Int? = nil
    XCTAssertEqual(Text("Hello").picture(), "Hello")
    XCTAssertEqual(
      Text("\(name) has \(3) \(true) \(2.5) \(none as Any)").picture(), "Ann has 3 true 2.5 nil")
    XCTAssertEqual(Text("").picture(), "")
    XCTAssertEqual(Text("\(name)"), Text(verbatim: "Ann"))
    XCTAssertEqual(Text(name), Text("Ann"))
    XCTAssertEqual(Text(name.prefix(2)).picture(), "An")
    XCTAssertEqual(Text("**no marks** %d").picture(), "**no marks** %d")
    XCTAssertEqual(Text("key", comment: "for translators").picture(), "key")
    let key: LocalizedStringKey = "\(name)!"
    XCTAssertEqual(Text(key).picture(), "Ann!")
  }

  func testTextAndImagesStandInLiterals() async {
    let text = Text("\(Image(systemName: "star")) \(Text("bold").bold()) and \(1)")
    XCTAssertEqual(text.styledPicture(), "☆ {bold|bold} and 1")
    var environment = EnvironmentValues()
    environment.symbols = SymbolTable(["star": "S"])
    XCTAssertEqual(text.picture(environment: environment), "S bold and 1")
    XCTAssertEqual((Text("a") + Text("\(Image(systemName: "star"))")).picture(), "a☆")
    XCTAssertEqual(
      Text("\(Image(systemName: "star"))").foregroundColor(.red).styledPicture(), "{red|☆}")
  }

  /// A glyph says nothing to those who do not see it; the name of its symbol does.
  func testSymbolsInTextAreReadOutByTheirNames() async {
    let star = Image(systemName: "star")
    let texts = [Text(star), Text("\(star) pear"), Text("a ") + Text(star)]
    for (text, spoken) in zip(texts, ["star", "star pear", "a star"]) {
      XCTAssertEqual(
        text.drawing().accessibility, [AccessibilityElement(spoken, traits: .staticText)])
      XCTAssertEqual(
        text.textCase(.uppercase).drawing().accessibility.map(\.label),
        [spoken == "star pear" ? "star PEAR" : spoken == "a star" ? "A star" : spoken])
      XCTAssertEqual(
        Button(action: {}, label: { text }).drawing().accessibility.map(\.label), [spoken])
    }
    XCTAssertEqual(texts[1].picture(width: 4, height: 2), "☆\npear", "it is broken as text is")
  }

  func testNumbersWithASpecifier() async {
    XCTAssertEqual(Text("\(2.346, specifier: "%.2f") €").picture(), "2.35 €")
    XCTAssertEqual(Text("\(7, specifier: "%03d")").picture(), "007")
    XCTAssertEqual(Text("\(7, specifier: "%lld of 10 %%")").picture(), "7 of 10 %")
    XCTAssertEqual(Text("\(255 as UInt8, specifier: "%x")").picture(), "ff")
    XCTAssertEqual(Text("\(CGFloat(0.5), specifier: "%.0e")").picture(), "5e-01")
    XCTAssertEqual(Text("\(Float(1.5), specifier: "%g")").picture(), "1.5")
  }

  func testASpecifierThatDoesNotFitIsNoTrap() async {
    for specifier in [
      "%s", "%@", "%n", "%d %d", "%*d", "%", "%.99999f", "%Lf", "%lf", "%p", "%1$d",
    ] {
      XCTAssertEqual(Text("\(1.5, specifier: specifier)").picture(), "1.5", specifier)
    }
    XCTAssertEqual(Text("\(3, specifier: "%f")").picture(), "3")
    XCTAssertEqual(Text("\(3, specifier: "none")").picture(), "none")
  }

  func testFormats() async {
    XCTAssertEqual(
      Text("\(0.25, format: .percent)").picture(), Text(0.25, format: .percent).picture())
    XCTAssertEqual(Text(1234, format: .number.grouping(.never)).picture(), "1234")
  }

  func testAttributedText() async {
    var title = AttributedString("Total: 12, was 13")
    if let range = title.range(of: "12") {
      title[range].foregroundColor = .green
      title[range].font = .headline
    }
    if let range = title.range(of: "13") {
      title[range].strikethroughStyle = .single
      title[range].backgroundColor = .yellow
    }
    XCTAssertEqual(
      Text(title).styledPicture(),
      "Total: {bold green|12}, was {strikethrough on yellow|13}")
    var attributes = AttributeContainer()
    attributes.underlineStyle = Text.LineStyle(pattern: .dash)
    attributes.font = .body.italic()
    let all = AttributedString("all", attributes: attributes)
    XCTAssertEqual(Text(all).bold().styledPicture(), "{bold italic underline|all}")
    XCTAssertEqual(Text("\(all)!").styledPicture(), "{italic underline|all}!")
    XCTAssertEqual(Text(AttributedString("")).picture(), "")
    XCTAssertEqual(Text(AttributedString("a\u{1B}[31mb")).picture(), "a␛[31mb")
  }

  func testMillionsOfCharactersInOneText() async {
    let text = Text(String(repeating: "word 👩‍👩‍👧 ", count: 5_000))
    XCTAssertEqual(text.lineLimit(1).drawing(width: 20).height, 1)
    XCTAssertEqual(text.lineLimit(2).picture(width: 12), "word 👩‍👩‍👧 word\n👩‍👩‍👧 word 👩‍👩‍👧 …")
    XCTAssertEqual(text.drawing(width: 16).height, 2_500)
    let marks = Text("a" + String(repeating: "\u{301}", count: 200_000))
    XCTAssertEqual(marks.drawing(width: 5).size, CellSize(width: 5, height: 1))
    let line = Text(String(repeating: "x", count: 1_200_000))
    XCTAssertEqual(line.lineLimit(1).picture(width: 5), "xxxx…")
    XCTAssertEqual(line.frame(height: 16).drawing(width: 1 << 20, height: 1).width, 1 << 20)
  }
}
