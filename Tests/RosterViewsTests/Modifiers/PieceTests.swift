import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// The pieces that rows are made of, and modifiers that have no rule of their own.
@MainActor
final class PieceTests: XCTestCase {
  func testFramesWithAnIdealAndFixedSizes() async {
    XCTAssertEqual(
      Color.red.frame(idealWidth: 24, idealHeight: 32).fixedSize().styledPicture(),
      "{on red|   }\n{on red|   }")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("abcdef").fixedSize()
        Text("ghijkl")
      }.lineLimit(1).picture(width: 8), "abcdefg…")
    XCTAssertEqual(
      Text("one two").fixedSize(horizontal: true, vertical: false).picture(width: 3, height: 1),
      "one")
    XCTAssertEqual(
      VStack {
        Text("one two three").fixedSize(horizontal: false, vertical: true)
      }.picture(width: 5, height: 2), "one\ntwo")
  }

  func testSpacers() async {
    XCTAssertEqual(
      HStack {
        Text("a")
        Spacer(minLength: 24)
        Text("b")
      }.picture(), "a   b")
    XCTAssertEqual(
      HStack {
        Text("aaaa")
        Spacer(minLength: 24)
        Text("b")
      }.lineLimit(1).picture(width: 6), "a…   b")
    XCTAssertEqual(
      VStack {
        Text("a")
        Spacer(minLength: 16)
        Text("b")
      }.picture(), "a\n\nb")
  }

  func testTextModifiersOnContainers() async {
    let text = Text("abcdefgh").lineLimit(1)
    XCTAssertEqual(text.truncationMode(.head).picture(width: 5), "…efgh")
    XCTAssertEqual(text.truncationMode(.middle).picture(width: 5), "ab…gh")
    XCTAssertEqual(text.truncationMode(.tail).picture(width: 5), "abcd…")
    let lines = VStack { Text("abc\nd") }
    XCTAssertEqual(lines.multilineTextAlignment(.trailing).picture(), "abc\n  d")
    XCTAssertEqual(lines.multilineTextAlignment(.center).picture(), "abc\n d")
    XCTAssertEqual(Text("a").inverse().styledPicture(), "{inverse|a}")
    XCTAssertEqual(
      Text("a").underline().strikethrough().dim().styledPicture(),
      "{dim underline strikethrough|a}")
    XCTAssertEqual(
      HStack { Text("a") }.bold().italic().underline().strikethrough().dim().styledPicture(),
      "{bold dim italic underline strikethrough|a}")
    XCTAssertEqual(HStack { Text("a").bold(false) }.bold().styledPicture(), "a")
    XCTAssertEqual(Text("a").fontWeight(.heavy).styledPicture(), "{bold|a}")
    XCTAssertEqual(VStack { Text("a") }.fontWeight(.semibold).styledPicture(), "{bold|a}")
    XCTAssertEqual(Text("a").foregroundStyle(.tint).tint(.green).styledPicture(), "{green|a}")
  }

  func testPadding() async {
    XCTAssertEqual(Text("a").padding().picture(), "\n  a\n")
    XCTAssertEqual(Text("a").padding(.horizontal).picture().count, 3)
    XCTAssertEqual(Text("a").padding(24).picture(), "\n\n   a\n\n")
    XCTAssertEqual(Text("a").padding([.top, .leading], 16).picture(), "\n  a")
    XCTAssertEqual(
      Text("a").padding(EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 0)).picture(),
      " a\n")
  }

  func testLoopsAndBranches() async {
    enum Kind { case one, two(String), three }
    func content(_ kind: Kind, _ name: String?) -> some View {
      HStack {
        for number in 0..<3 { Text("\(number)") }
        switch kind {
        case .one: Text("one")
        case .two(let text): Text(text)
        case .three: EmptyView()
        }
        if let name { Text(name) }
        if name == nil {
          Text("nobody")
        } else if name == "Ann" {
          Text("A")
        } else {
          Text("other")
        }
        if #available(macOS 15, iOS 18, *) { Text("new") }
      }
    }
    XCTAssertEqual(content(.one, nil).picture(), "0 1 2 one nobody new")
    XCTAssertEqual(content(.two("x"), "Ann").picture(), "0 1 2 x Ann A new")
    XCTAssertEqual(content(.three, "Bob").picture(), "0 1 2 Bob other new")
  }

  func testMoreChildrenThanAnyoneNeeds() async {
    let row = HStack(spacing: 0) {
      Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h")
      Text("i"); Text("j"); Text("k"); Text("l"); Text("m"); Text("n"); Text("o"); Text("p")
    }
    XCTAssertEqual(row.picture(), "abcdefghijklmnop")
  }

  func testBadgesAndSeparators() async {
    XCTAssertEqual(
      Text("a").badge(Text("new").bold()).styledPicture(width: 8),
      "a    {bold secondaryLabel|new}")
    XCTAssertEqual(Text("a").badge("x").picture(width: 5), "a   x")
    XCTAssertEqual(Text("a").badge(nil as Text?).picture(), "a")
    XCTAssertEqual(Text("a").badge(-3).picture(width: 5), "a  -3")
  }

  func testWhatHasNoMeaningChangesNothing() async {
    let text = Text("a")
    let plain = text.styledPicture()
    XCTAssertEqual(text.cornerRadius(3).shadow(radius: 2).styledPicture(), plain)
    XCTAssertEqual(text.animation(.default, value: 1).transition(.slide).styledPicture(), plain)
    XCTAssertEqual(
      text.contentShape(Rectangle()).clipShape(Circle()).clipped().styledPicture(), plain)
    XCTAssertEqual(text.rotationEffect(.degrees(30)).scaleEffect(2).styledPicture(), plain)
    XCTAssertEqual(text.border(.red).blur(radius: 2).zIndex(4).styledPicture(), plain)
    XCTAssertEqual(text.accessibilityIdentifier("x").help("y").styledPicture(), plain)
    XCTAssertEqual(text.tag(3).id("a").styledPicture(), plain)
  }

  func testNewerBindingsOfEqualContentCount() async {
    final class Store { var values = [false, false] }
    let store = Store()
    let host = ViewHost()
    func show(_ index: Int) {
      host.setContent(
        Toggle("t", isOn: Binding(get: { store.values[index] }, set: { store.values[index] = $0 })))
      _ = host.render(width: 8)
    }
    show(0)
    show(1)
    XCTAssertEqual(host.drawCount, 1)
    host.press(at: .zero)
    XCTAssertEqual(store.values, [false, true])
  }

  func testPreviewsWithSampleValues() async {
    struct Row: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Label("\(scheme)", systemImage: "star") }
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.symbols = SymbolTable(["star": "*"])
    XCTAssertEqual(Row().picture(width: 6, height: 2, environment: environment), "* dark\n")
    let controller = HostingController(rootView: Row())
    controller.view.traitOverride = TraitCollection(colorScheme: .dark)
    XCTAssertEqual(controller.picture(width: 6, height: 1), "☆ dark")
  }
}
