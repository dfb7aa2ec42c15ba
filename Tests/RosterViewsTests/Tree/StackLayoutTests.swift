import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class StackLayoutTests: XCTestCase {
  func testRowOfFavorites() async {
    let row = HStack {
      Image(systemName: "star").foregroundStyle(.purple)
      Text("Favorites")
      Spacer()
      Image(systemName: "checkmark")
    }
    XCTAssertEqual(row.picture(width: 20), "☆ Favorites        ✓")
    XCTAssertEqual(row.styledPicture(width: 20), "{purple|☆} Favorites        ✓")
    XCTAssertEqual(row.picture(width: 14), "☆ Favorites  ✓")
    XCTAssertEqual(row.picture(width: 9), "☆ Favor ✓\n  ites")
    XCTAssertEqual(row.lineLimit(1).picture(width: 9), "☆ Favo… ✓")
    XCTAssertEqual(row.picture(), "☆ Favorites ✓")
  }

  func testColumns() async {
    let column = VStack(alignment: .leading) {
      Text("Title")
      Text("A longer text")
    }
    XCTAssertEqual(column.picture(), "Title\nA longer text")
    XCTAssertEqual(column.picture(width: 8), "Title\nA longer\ntext")
    XCTAssertEqual(
      VStack(spacing: 16) {
        Text("a"); Text("bbb")
      }.picture(), " a\n\nbbb")
    XCTAssertEqual(
      VStack(alignment: .trailing) {
        Text("a"); Text("bbb")
      }.picture(), "  a\nbbb")
    XCTAssertEqual(
      VStack {
        Text("a"); Spacer(); Text("b")
      }.picture(width: 1, height: 4), "a\n\n\nb")
  }

  func testLayersAndGrounds() async {
    XCTAssertEqual(
      ZStack {
        Text("#####"); Text("a")
      }.picture(), "##a##")
    XCTAssertEqual(
      Text("a").frame(width: 40).background(.yellow).styledPicture(),
      "{on yellow|  }{on yellow|a}{on yellow|  }")
    XCTAssertEqual(
      Text("a").padding(.horizontal, 8).background { Color.red }.styledPicture(),
      "{on red| }{on red|a}{on red| }")
    XCTAssertEqual(
      Text("abc").overlay(alignment: .trailing) { Text("!").bold() }.styledPicture(),
      "ab{bold|!}")
  }

  func testFrames() async {
    XCTAssertEqual(Text("abc").frame(width: 64, alignment: .trailing).picture(), "     abc")
    XCTAssertEqual(
      Text("abcdef").frame(width: 32).picture(), "abc…".replacing("abc…", with: "abcd\nef"))
    XCTAssertEqual(Text("abcdef").lineLimit(1).frame(width: 32).picture(), "abc…")
    XCTAssertEqual(
      Text("ab").frame(maxWidth: .infinity, alignment: .trailing).picture(width: 6), "    ab")
    XCTAssertEqual(
      Text("ab").frame(minWidth: 40).background(.red).styledPicture(),
      "{on red| }{on red|ab}{on red|  }")
    XCTAssertEqual(Text("a").frame(height: 48, alignment: .bottom).picture(), "\n\na")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity)
        Text("bbb").frame(maxWidth: .infinity)
        Text("c").frame(maxWidth: .infinity)
      }.picture(width: 15), "  a   bbb   c")
  }

  func testShortageCutsTheLongestAndTheLeastImportant() async {
    let texts = HStack {
      Text("aaaaaaaaaa")
      Text("bbb")
      Text("cccccccc")
    }.lineLimit(1)
    XCTAssertEqual(texts.picture(width: 15), "aaaa… bbb cccc…")
    let important = HStack {
      Text("aaaaaaaaaa")
      Text("cccccccc").layoutPriority(1)
    }.lineLimit(1)
    XCTAssertEqual(important.picture(width: 12), "aa… cccccccc")
    XCTAssertEqual(important.picture(width: 7), "… cccc…")
    XCTAssertEqual(important.picture(width: 0), "")
  }

  func testModifiersOfSeveralViewsGoToEach() async {
    let row = HStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(.leading, 8)
      ForEach(0..<3) { Text("\($0)") }.bold()
    }
    XCTAssertEqual(row.styledPicture(), " a b{bold|0}{bold|1}{bold|2}")
  }

  func testEmptyViewsLeaveNoRoom() async {
    let row = HStack {
      Text("a")
      EmptyView().padding().background(.red)
      if false { Text("never") }
      Text("b")
    }
    XCTAssertEqual(row.picture(), "a b")
    XCTAssertEqual(EmptyView().picture(), "")
  }

  func testDividers() async {
    XCTAssertEqual(
      VStack {
        Text("abc"); Divider(); Text("d")
      }.picture(), "abc\n───\n d")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("a"); Divider(); Text("b\nc")
      }.picture(), "a│b\n │c")
  }

  func testTextStylesAddUp() async {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c").bold(false)
    XCTAssertEqual(text.styledPicture(), "{bold|a}{red|b}c")
    XCTAssertEqual(
      text.italic().foregroundStyle(.secondary).styledPicture(),
      "{bold italic secondaryLabel|a}{italic red|b}{italic secondaryLabel|c}")
    XCTAssertEqual(Text("t").font(.headline).styledPicture(), "{bold|t}")
    XCTAssertEqual(HStack { Text("t") }.font(.headline).styledPicture(), "{bold|t}")
    XCTAssertEqual(
      Text("x").strikethrough().underline().dim().styledPicture(),
      "{dim underline strikethrough|x}")
  }

  func testHiddenAndDimViews() async {
    XCTAssertEqual(
      HStack {
        Text("a").hidden(); Text("b")
      }.picture(), "  b")
    XCTAssertEqual(
      HStack {
        Text("a").opacity(0); Text("b").opacity(0.5)
      }.styledPicture(), "  {dim|b}")
    XCTAssertEqual(
      HStack {
        Text("a").offset(x: 16); Text("b")
      }.picture(), "  a".replacing("  a", with: "  b"))
  }

  func testLabelsToggleAndBadge() async {
    XCTAssertEqual(Label("Inbox", systemImage: "tray").picture(), "⌸ Inbox")
    XCTAssertEqual(Label("Inbox", systemImage: "nothing").picture(), "[nothing] Inbox")
    XCTAssertEqual(Toggle("On", isOn: .constant(true)).picture(width: 10), "On     [✓]")
    XCTAssertEqual(Toggle("Off", isOn: .constant(false)).picture(width: 10), "Off    [ ]")
    XCTAssertEqual(Text("Inbox").badge(3).picture(width: 10), "Inbox    3")
    XCTAssertEqual(Text("Inbox").badge(0).picture(), "Inbox")
  }

  func testButtons() async {
    XCTAssertEqual(Button("Go") {}.styledPicture(), "{tint|Go}")
    XCTAssertEqual(Button("Go") {}.tint(.green).styledPicture(), "{green|Go}")
    XCTAssertEqual(Button("Go", role: .destructive) {}.styledPicture(), "{destructive|Go}")
    XCTAssertEqual(Button("Go") {}.disabled(true).styledPicture(), "{dim|Go}")
    XCTAssertEqual(
      Button("Delete", systemImage: "trash") {}.styledPicture(), "{tint|⌫} {tint|Delete}")
  }

  func testUntrustedTextIsShownNotObeyed() async {
    XCTAssertEqual(Text("\u{1B}[31mred\u{9B}0m").picture(), "␛[31mred\u{FFFD}0m")
    XCTAssertEqual(Text("a\nb").lineLimit(1).picture(), "a␊b")
    XCTAssertEqual(Text("a\nb").picture(), "a\nb")
  }

  func testBadLengths() async {
    for length in [CGFloat.nan, -.infinity, -5, 0, .infinity, 1e300] {
      let view = HStack(spacing: length) {
        Text("a").frame(width: length, height: length)
        Text("b").padding(length).frame(minWidth: length, maxHeight: length)
        Spacer(minLength: length)
        Text("c").offset(x: length, y: length)
      }
      XCTAssertEqual(view.drawing(width: 10, height: 2).size, CellSize(width: 10, height: 2))
      XCTAssertEqual(view.drawing(width: -10, height: -2).size, .zero)
      _ = view.drawing(width: 10)
    }
  }

  func testDeepNestingAndManyChildrenAreLinear() async {
    var deep = AnyView(Text("x"))
    for number in 0..<200 {
      deep = AnyView(
        number % 2 == 0
          ? AnyView(
            HStack {
              deep; Spacer()
            }) : AnyView(VStack { deep }))
    }
    XCTAssertEqual(deep.picture(width: 300), "x")
    let wide = VStack(alignment: .leading) { ForEach(0..<10_000) { Text("row \($0)") } }
    let drawing = wide.drawing()
    XCTAssertEqual(drawing.height, 10_000)
    XCTAssertEqual(drawing.row(9_999).text, "row 9999")
    let flexible = HStack(spacing: 0) {
      ForEach(0..<10_000) { _ in Spacer() }; Text("x")
    }
    XCTAssertEqual(flexible.drawing(width: 15_000).row(0).end, 15_000)
  }

  func testViewsThatLieInOneAnotherWithoutEndAreRefusedAndLetGo() async {
    var view = AnyView(Text("x"))
    for _ in 0..<50_000 {
      let inner = view
      view = AnyView(HStack { inner })
    }
    XCTAssertEqual(view.picture(), "⚠ Views are nested too deeply at AnyView.")
    weak var gone: Marker?
    do {
      let marker = Marker()
      gone = marker
      view = AnyView(Text("x").onAppear { _ = marker })
    }
    XCTAssertNotNil(gone)
    view = AnyView(EmptyView())
    XCTAssertNil(gone)
  }

  private final class Marker {}

  func testAViewThatIsItsOwnBodyIsRefused() async {
    struct Endless: View {
      var body: AnyView { AnyView(Endless()) }
    }
    let host = ViewHost()
    var faults: [ViewFault] = []
    host.faultHandler = { faults.append($0) }
    host.setContent(Endless())
    XCTAssertEqual(host.render(width: 42).picture(), "⚠ Views are nested too deeply at Endless.")
    XCTAssertEqual(faults, [.tooDeep("Endless")])
    var tower = AnyView(Text("x"))
    for _ in 0..<2_000 { tower = AnyView(HStack { tower }) }
    host.setContent(tower)
    XCTAssertEqual(host.render(width: 42).picture(), "⚠ Views are nested too deeply at AnyView.")
  }
}
