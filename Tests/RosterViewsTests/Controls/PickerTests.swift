import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class PickerTests: XCTestCase {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, lemon
    var id: Self { self }
  }

  private struct Choice: View {
    @State var flavor = Flavor.mint
    var isEnabled = true
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .disabled(!isEnabled)
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost()
    host.setContent(view)
    return host
  }

  func testAllValuesShowAndOneIsChosen() async {
    let host = host(Choice())
    XCTAssertEqual(host.render(width: 9).picture(), "Flavor\n○ vanilla\n● mint\n○ lemon")
    XCTAssertTrue(host.press(at: CellPoint(x: 4, y: 3)), "the name")
    XCTAssertEqual(host.render(width: 9).picture(), "Flavor\n○ vanilla\n○ mint\n● lemon")
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 1)), "the mark")
    XCTAssertEqual(host.render(width: 9).picture(), "Flavor\n● vanilla\n○ mint\n○ lemon")
    XCTAssertFalse(host.press(at: CellPoint(x: 0, y: 0)), "the label")
    XCTAssertEqual(
      host.render(width: 9).accessibilityText,
      "Flavor, vanilla, selected, button, mint, button, lemon, button")
    XCTAssertEqual(
      host.render(width: 9).styledPicture().split(separator: "\n")[1], "{tint|●} vanilla")
  }

  func testStyles() async {
    XCTAssertEqual(
      Choice().pickerStyle(.segmented).picture(), "○ vanilla ● mint ○ lemon")
    XCTAssertEqual(Choice().pickerStyle(.menu).picture(), Choice().picture())
    XCTAssertEqual(Choice().labelsHidden().picture(), "○ vanilla\n● mint\n○ lemon")
    XCTAssertEqual(
      Choice().environment(\.symbols, SymbolTable(["circle": "o", "circle.fill": "*"]))
        .pickerStyle(.segmented).picture(), "o vanilla * mint o lemon")
  }

  func testADisabledChoiceTakesNoPresses() async {
    let host = host(Choice(isEnabled: false))
    XCTAssertEqual(
      host.render(width: 9).styledPicture().split(separator: "\n")[2], "{dim|●} mint")
    XCTAssertFalse(host.press(at: CellPoint(x: 0, y: 1)))
  }

  private struct Tagged: View {
    @State var number: Int?
    var body: some View {
      Picker(selection: $number) {
        Text("none").tag(Int?.none)
        ForEach(1..<3) { Label("\($0)", systemImage: "star").tag($0) }
        Group {
          Text("a")
          Text("b")
        }
        .tag(9)
        Text("other").tag("text")
        Button("plain") {}
      } label: {
        Text(number.map { "\($0)" } ?? "-")
      }
    }
  }

  func testTags() async {
    let host = host(Tagged())
    let picture = host.render(width: 7).picture()
    XCTAssertEqual(picture, "-\n● none\n○ ☆ 1\n○ ☆ 2\n○ a b\nother\nplain")
    XCTAssertTrue(host.press(at: CellPoint(x: 3, y: 3)))
    XCTAssertEqual(
      host.render(width: 7).picture(), "2\n○ none\n○ ☆ 1\n● ☆ 2\n○ a b\nother\nplain")
    XCTAssertTrue(host.press(at: CellPoint(x: 4, y: 4)))
    XCTAssertEqual(host.render(width: 7).picture().first, "9")
    XCTAssertFalse(host.press(at: CellPoint(x: 1, y: 5)), "a value of another type")
    XCTAssertTrue(host.press(at: CellPoint(x: 1, y: 1)))
    XCTAssertEqual(host.render(width: 7).picture(), picture)
    XCTAssertEqual(Text("a").tag(1).picture(), "a", "outside of a choice a tag does nothing")
  }

  func testAPickerInAnOptionIsAChoiceOfItsOwn() async {
    struct Nested: View {
      @State var outer = 1
      @State var inner = "x"
      var body: some View {
        Picker("o", selection: $outer) {
          Text("one").tag(1)
          Picker("i", selection: $inner) { ForEach(["x", "y"], id: \.self) { Text($0) } }.tag(2)
        }
      }
    }
    let host = host(Nested())
    XCTAssertEqual(host.render(width: 5).picture(), "o\n● one\n  i\n○ ● x\n  ○ y")
    XCTAssertTrue(host.press(at: CellPoint(x: 4, y: 4)))
    XCTAssertEqual(host.render(width: 5).picture(), "o\n● one\n  i\n○ ○ x\n  ● y")
    XCTAssertTrue(host.press(at: CellPoint(x: 0, y: 3)))
    XCTAssertEqual(host.render(width: 5).picture(), "o\n○ one\n  i\n● ○ x\n  ● y")
  }

  func testIdentifiersInIdentifiers() async {
    struct Group: Identifiable {
      let id: Int
      let items: [Int]
    }
    struct Grouped: View {
      let groups = [
        Group(id: 1, items: [10, 11]), Group(id: 2, items: [20]), Group(id: 3, items: []),
      ]
      @State var chosen = 11
      var body: some View {
        Picker("p", selection: $chosen) {
          ForEach(groups) { group in
            ForEach(group.items, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    let groups = host(Grouped())
    XCTAssertEqual(groups.render(width: 4).picture(), "p\n○ 10\n● 11\n○ 20")
    XCTAssertTrue(groups.press(at: CellPoint(x: 0, y: 3)))
    XCTAssertEqual(groups.render(width: 4).picture(), "p\n○ 10\n○ 11\n● 20")

    struct Stars: View {
      @State var rating = 2
      var body: some View {
        Picker("p", selection: $rating) {
          ForEach(1..<4) { count in
            HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Text("*") } }
          }
        }
      }
    }
    let stars = host(Stars())
    XCTAssertEqual(stars.render(width: 5).picture(), "p\n○ *\n● **\n○ ***")
    XCTAssertTrue(stars.press(at: CellPoint(x: 3, y: 3)))
    XCTAssertEqual(stars.render(width: 5).picture(), "p\n○ *\n○ **\n● ***")
  }

  func testHiddenLabelsOfOtherControls() async {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    XCTAssertEqual(toggle.picture(), "[✓]")
    XCTAssertEqual(toggle.drawing().accessibilityText, "Wi-Fi, on, switch")
    XCTAssertEqual(
      Stepper("n", onIncrement: {}, onDecrement: {}).labelsHidden().picture(), "[−] [+]")
  }
}
