import Foundation
import RosterCells
import RosterDrawing
import RosterViews
import XCTest

/// What each property of a list content does to its drawing.
@MainActor final class ListContentLayoutTests: XCTestCase {
  private func content(_ text: String = "one two three") -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = text
    return content
  }

  private func styled(_ content: ListContentConfiguration, width: Int = 20) -> String {
    content.drawing(width: width).styledPicture()
  }

  func testLineBreakModes() async {
    var content = content()
    content.textProperties.numberOfLines = 1
    let expected: [(ListContentConfiguration.TextProperties.LineBreakMode, String, String)] = [
      (.byWordWrapping, " one two", " one two\n three"),
      (.byCharWrapping, " one two t", " one two t\n hree"),
      (.byClipping, " one two t", " one two\n three"),
      (.byTruncatingHead, " …wo three", " one two\n three"),
      (.byTruncatingMiddle, " one …hree", " one two\n three"),
      (.byTruncatingTail, " one two …", " one two\n three"),
    ]
    XCTAssertEqual(
      expected.map(\.0), ListContentConfiguration.TextProperties.LineBreakMode.allCases)
    for (mode, one, many) in expected {
      content.textProperties.lineBreakMode = mode
      content.textProperties.numberOfLines = 1
      XCTAssertEqual(content.drawing(width: 11).picture(), one, "\(mode)")
      content.textProperties.numberOfLines = 0
      XCTAssertEqual(content.drawing(width: 11).picture(), many, "\(mode)")
    }
  }

  func testTransforms() async {
    var content = content("Straße no. 5")
    let expected: [(ListContentConfiguration.TextProperties.TextTransform, String)] = [
      (.none, "Straße no. 5"), (.uppercase, "STRASSE NO. 5"), (.lowercase, "straße no. 5"),
      (.capitalized, "Straße No. 5"),
    ]
    XCTAssertEqual(
      expected.map(\.0), ListContentConfiguration.TextProperties.TextTransform.allCases)
    for (transform, text) in expected {
      content.textProperties.transform = transform
      XCTAssertEqual(content.drawing(width: 20).picture(), " " + text)
    }
  }

  func testAlignments() async {
    var content = content("ab")
    for (alignment, text) in [
      (TextAlignment.natural, " ab"), (.justified, " ab"), (.left, " ab"), (.center, "   ab"),
      (.right, "     ab"), (.trailing, "     ab"),
    ] {
      content.textProperties.alignment = alignment
      XCTAssertEqual(content.drawing(width: 8).picture(), text, "\(alignment)")
    }
  }

  func testFontsShowAsWeightAndSlant() async {
    var content = content("ab")
    for (font, text) in [
      (Font.body, " ab"), (.preferredFont(forTextStyle: .headline), " {bold|ab}"),
      (.preferredFont(forTextStyle: .caption1), " ab"),
      (.systemFont(ofSize: 30), " ab"), (.systemFont(ofSize: 9, weight: .semibold), " {bold|ab}"),
      (.systemFont(ofSize: 9, weight: .medium), " ab"), (.boldSystemFont(ofSize: 9), " {bold|ab}"),
      (.italicSystemFont(ofSize: 9), " {italic|ab}"),
      (.headline.italic(), " {bold italic|ab}"),
      (.monospacedSystemFont(ofSize: 9, weight: .black), " {bold|ab}"),
    ] {
      content.textProperties.font = font
      XCTAssertEqual(styled(content), text, "\(font)")
    }
    for style in Font.TextStyle.allCases {
      XCTAssertEqual(Font.preferredFont(forTextStyle: style).style, style)
    }
    XCTAssertEqual(Font.TextStyle.title1, .title)
  }

  func testAttributedTextWins() async {
    var content = content("plain")
    content.attributedText = StyledText("a", style: Style(.bold)) + StyledText("b")
    content.secondaryText = "plain"
    content.secondaryAttributedText = StyledText("c", style: Style(foreground: .red))
    XCTAssertEqual(styled(content), " {bold|a}b\n {red|c}")
    content.textProperties.color = .green
    XCTAssertEqual(styled(content), " {bold green|a}{green|b}\n {red|c}")
  }

  func testAttributedStringsShowAsStyledText() async {
    var title = AttributedString("Total: 12")
    if let number = title.range(of: "12") {
      title[number].foregroundColor = .green
      title[number].font = .headline
    }
    var content = content()
    content.attributedText = StyledText(title)
    XCTAssertEqual(styled(content), " Total: {bold green|12}")
    title.underlineStyle = .single
    title.strikethroughStyle = .single
    content.attributedText = StyledText(title)
    XCTAssertEqual(
      styled(content),
      " {underline strikethrough|Total: }"
        + "{bold underline strikethrough green|12}")
    XCTAssertEqual(StyledText(AttributedString("")), StyledText(""))
  }

  func testTheTintIsThatOfThePlace() async {
    var content = content("ab")
    content.image = Image(systemName: "star")
    content.textProperties.color = .tint
    XCTAssertEqual(styled(content), " {tint|☆} {tint|ab}")
    let view = ListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    view.tintColor = .red
    XCTAssertEqual(view.render().styledPicture(), " {red|☆} {red|ab}")
    content.imageProperties.tintColor = .yellow
    view.configuration = content
    XCTAssertEqual(view.render().styledPicture(), " {yellow|☆} {red|ab}")
    let outer = PlatformView(frame: view.frame)
    view.tintColor = .tint
    outer.addSubview(view)
    XCTAssertTrue(view.isDrawnAnew)
  }

  func testTheLargestImage() async {
    var content = content("ab")
    content.image = Image(systemName: "no.such.symbol")
    XCTAssertEqual(content.drawing(width: 30).picture(), " [no.such.symbol] ab")
    content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
    XCTAssertEqual(content.drawing(width: 30).picture(), " [no… ab")
    content.imageProperties.maximumSize = CGSize(width: 0.1, height: 0.1)
    XCTAssertEqual(content.drawing(width: 30).picture(), " … ab")
    content.image = Image(systemName: "star")
    XCTAssertEqual(content.drawing(width: 30).picture(), " ☆ ab")
    for width in [-1, .nan, .infinity] {
      content.imageProperties.maximumSize.width = width
      XCTAssertEqual(content.drawing(width: 30).picture(), " ☆ ab")
    }
  }

  func testSpaceThatIsKeptForTheImage() async {
    var content = content("ab")
    content.image = Image(systemName: "star")
    let dimension = ListContentConfiguration.ImageProperties.standardDimension
    content.imageProperties.reservedLayoutSize = CGSize(width: dimension, height: 0)
    XCTAssertEqual(content.drawing(width: 20).picture(), "  ☆  ab", "texts of all rows line up")
    content.image = Image(systemName: "x")
    XCTAssertEqual(content.drawing(width: 20).picture(), " [x] ab")
    content.image = Image(systemName: "longer")
    XCTAssertEqual(content.drawing(width: 20).picture(), " [longer] ab")
    content.imageProperties.reservedLayoutSize = CGSize(width: 0, height: 48)
    XCTAssertEqual(content.drawing(width: 20).picture(), "\n [longer] ab\n")
    XCTAssertEqual(
      ListContentView(configuration: content).sizeThatFits(CGSize(width: 160, height: 0)).height,
      48)
    content.imageProperties.reservedLayoutSize = CGSize(width: -5, height: CGFloat.nan)
    XCTAssertEqual(content.drawing(width: 20).picture(), " [longer] ab")
    content.image = nil
    XCTAssertEqual(content.drawing(width: 20).picture(), " ab", "no image, no space for it")
  }

  func testPaddings() async {
    var content = ListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("a", "b")
    content.image = Image(systemName: "star")
    content.imageToTextPadding = 24
    XCTAssertEqual(content.drawing(width: 12).picture(), " ☆   a    b")
    content.textToSecondaryTextHorizontalPadding = 32
    XCTAssertEqual(content.drawing(width: 12).picture(), " ☆   a    b")
    content.textToSecondaryTextHorizontalPadding = 40
    XCTAssertEqual(content.drawing(width: 12).picture(), " ☆   a\n     b", "no room beside")
    content.textToSecondaryTextVerticalPadding = 16
    XCTAssertEqual(content.drawing(width: 12).picture(), " ☆   a\n\n     b")
    content.prefersSideBySideTextAndSecondaryText = false
    content.imageToTextPadding = -100
    content.textToSecondaryTextVerticalPadding = .nan
    XCTAssertEqual(content.drawing(width: 12).picture(), " ☆ a\n   b", "a column between at least")
  }

  func testMargins() async {
    var content = content("ab")
    XCTAssertEqual(content.directionalLayoutMargins, LayoutMetrics.terminal.rowMargins)
    content.directionalLayoutMargins.leading = 24
    XCTAssertEqual(content.drawing(width: 12).picture(), "   ab")
    content.directionalLayoutMargins = .zero
    XCTAssertEqual(content.drawing(width: 12).picture(), " ab", "the row's are the least")
    content.axesPreservingSuperviewLayoutMargins = [.vertical]
    XCTAssertEqual(content.drawing(width: 12).picture(), "ab")
    content.directionalLayoutMargins = EdgeInsets(
      top: 32, leading: -9, bottom: 16, trailing: .nan)
    XCTAssertEqual(content.drawing(width: 12).picture(), "ab")
    let view = ListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(CGSize(width: 96, height: 0))
    XCTAssertEqual(view.frame.height, 64)
    XCTAssertEqual(view.picture(), "\n\nab\n")
    view.frame.size.height = 32
    XCTAssertEqual(view.picture(), "\nab", "it stays inside")
  }

  func testMarginsFollowTheRowsUntilTheyAreSet() async {
    let points = TraitCollection(layoutMetrics: .points)
    var content = content("ab")
    let state = CellConfigurationState(traitCollection: points)
    XCTAssertEqual(
      content.updated(for: state).directionalLayoutMargins, LayoutMetrics.points.rowMargins)
    XCTAssertEqual(content.drawing(width: 12, traits: points).picture(), "  ab")
    content.directionalLayoutMargins = EdgeInsets(leading: 32)
    XCTAssertEqual(content.updated(for: state), content)
    XCTAssertEqual(content.drawing(width: 12, traits: points).picture(), "    ab")
    let view = ListContentView(configuration: content)
    view.traitOverride = points
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 96, height: 0)).height, 16 + 22)
  }

  func testWhatItSays() async {
    var content = content("Coding")
    content.secondaryText = "every day"
    XCTAssertEqual(content.drawing(width: 30).accessibilityText, "Coding, every day")
    content.text = nil
    XCTAssertEqual(content.drawing(width: 30).accessibilityText, "every day")
    var header = ListContentConfiguration.groupedHeader()
    header.text = "Habits"
    XCTAssertEqual(header.drawing(width: 30).picture(), " HABITS")
    XCTAssertEqual(header.drawing(width: 30).accessibilityText, "Habits, heading")
    var image = ListContentConfiguration.cell()
    image.image = Image(systemName: "star")
    XCTAssertEqual(image.drawing(width: 30).accessibility.map(\.label), ["star"])
    XCTAssertEqual(ListContentConfiguration.cell().drawing(width: 30).accessibility, [])
  }

  func testTheViewTakesConfigurationsOfItsTypeOnly() async {
    struct Other: ContentConfiguration {
      func makeContentView() -> any PlatformView & ContentView {
        ListContentView(configuration: .cell())
      }
    }
    let view = ListContentView(configuration: content("ab"))
    XCTAssertTrue(view.supports(ListContentConfiguration.valueCell()))
    XCTAssertFalse(view.supports(Other()))
    view.configuration = Other()
    XCTAssertEqual((view.configuration as? ListContentConfiguration)?.text, "ab")
    XCTAssertTrue(content().makeContentView() is ListContentView)
  }

  func testEveryWidthAndProfileHasTheHeightOfItsDrawing() async {
    let seed: UInt64 = 0xCE11
    print("seed \(seed)")
    var random = SeededNumbers(seed: seed)
    let texts = [nil, "", "a", "several words", "two\nlines", "漢字とかな", "👍🏽👍🏽👍🏽", "§±§±§±"]
    for round in 0..<2_000 {
      var content = ListContentConfiguration.valueCell()
      content.text = texts[Int(random.next() % 8)]
      content.secondaryText = texts[Int(random.next() % 8)]
      content.image = random.next() % 2 == 0 ? Image(systemName: "star") : nil
      content.imageProperties.reservedLayoutSize.height = CGFloat(random.next() % 3) * 16
      content.textProperties.numberOfLines = Int(random.next() % 3)
      let modes = ListContentConfiguration.TextProperties.LineBreakMode.allCases
      content.textProperties.lineBreakMode = modes[Int(random.next() % 6)]
      content.secondaryTextProperties.lineBreakMode = modes[Int(random.next() % 6)]
      let profiles = [WidthProfile.unicode, .legacy, WidthProfile(ambiguous: 2)]
      let traits = TraitCollection(widthProfile: profiles[Int(random.next() % 3)])
      let width = Int(random.next() % 30)
      let view = ListContentView(configuration: content)
      view.traitOverride = traits
      let size = view.sizeThatFits(CGSize(width: width * 8, height: 1_000))
      let drawing = content.drawing(width: width, traits: traits)
      XCTAssertEqual(Int(size.height), drawing.height * 16, "round \(round)")
      for line in 0..<drawing.height { XCTAssertLessThanOrEqual(drawing.row(line).end, width) }
    }
  }
}

/// The same numbers for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
