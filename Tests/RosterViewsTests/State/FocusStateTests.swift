import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class FocusStateTests: XCTestCase {
  private enum Field: Hashable { case name, town }

  private struct Form: View {
    @State var name = ""
    @State var town = ""
    @FocusState var field: Field?
    var body: some View {
      VStack(alignment: .leading) {
        TextField("name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .town }
        TextField("town", text: $town).focused($field, equals: .town)
          .onSubmit { field = nil }
        Button("edit") { field = .name }
        Text(field.map { "\($0)" } ?? "none")
      }
    }
  }

  private func view(_ content: some View) -> HostingView {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
    view.host.alignment = .topLeading
    view.host.setContent(content)
    return view
  }

  func testTheStateFollowsTheKeysAndTheKeysTheState() async {
    let view = view(Form())
    XCTAssertEqual(view.picture(), "name\ntown\nedit\nnone")
    view.press(at: CellPoint(x: 0, y: 1))
    XCTAssertEqual(view.picture(), "name\ntown\nedit\ntown")
    view.press(at: CellPoint(x: 0, y: 2))
    XCTAssertEqual(view.picture(), "name\ntown\nedit\nname")
    view.sendKey(.text("Ann"))
    XCTAssertEqual(view.picture(), "Ann\ntown\nedit\nname")
    view.sendKey(.enter)
    XCTAssertEqual(view.picture(), "Ann\ntown\nedit\ntown")
    view.sendKey(.text("Ulm"))
    XCTAssertEqual(view.picture(), "Ann\nUlm\nedit\ntown")
    view.sendKey(.enter)
    XCTAssertEqual(view.picture(), "Ann\nUlm\nedit\nnone")
    XCTAssertFalse(view.sendKey(.text("x")))
  }

  func testAConditionAndSeveralFieldsInside() async {
    struct Both: View {
      @State var a = ""
      @State var b = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(alignment: .leading) {
          Group {
            TextField("a", text: $a)
            TextField("b", text: $b)
          }
          .focused($isFocused)
          Button("go") { isFocused = true }
          Button("stop") { isFocused = false }
          Text("\(isFocused)")
        }
      }
    }
    let view = view(Both())
    view.frame.size.height = 80
    _ = view.picture()
    view.press(at: CellPoint(x: 0, y: 1))
    view.layoutIfNeeded()
    XCTAssertTrue(view.sendKey(.text("2")))
    XCTAssertEqual(view.picture(), "a\n2\ngo\nstop\ntrue", "the pressed one keeps the keys")
    view.press(at: CellPoint(x: 0, y: 3))
    XCTAssertEqual(view.picture(), "a\n2\ngo\nstop\nfalse")
    XCTAssertFalse(view.sendKey(.text("3")))
    view.press(at: CellPoint(x: 0, y: 2))
    view.layoutIfNeeded()
    XCTAssertTrue(view.sendKey(.text("1")))
    XCTAssertEqual(view.picture(), "1\n2\ngo\nstop\ntrue", "the first one gets them")
  }

  func testAFieldThatGoesGivesTheKeysBack() async {
    struct Row: View {
      @State var isThere = true
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack(alignment: .leading) {
          if isThere { TextField("t", text: $text).focused($isFocused) }
          Button("drop") { isThere = false }
          Text("\(isFocused)")
        }
      }
    }
    let view = view(Row())
    view.frame.size.height = 48
    _ = view.picture()
    view.press(at: CellPoint(x: 0, y: 0))
    XCTAssertEqual(view.picture(), "t\ndrop\ntrue")
    view.press(at: CellPoint(x: 0, y: 1))
    XCTAssertEqual(view.picture(), "drop\nfalse\n")
  }

  func testAFieldThatCannotHaveThemGetsThemNot() async {
    struct Row: View {
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("t", text: .constant("x")).focused($isFocused).disabled(true)
          Button("go") { isFocused = true }
        }
      }
    }
    let view = view(Row())
    view.frame.size.height = 32
    _ = view.picture()
    view.press(at: CellPoint(x: 4, y: 1))
    _ = view.picture()
    XCTAssertFalse(view.sendKey(.text("y")))
    XCTAssertFalse(view.isDrawnAnew, "and nobody tries for ever")
  }

  func testSecureFieldsShowDots() async {
    XCTAssertEqual(SecureField("pin", text: .constant("1234")).picture(width: 6), "••••")
    XCTAssertEqual(SecureField("pin", text: .constant("")).picture(width: 6), "pin")
    XCTAssertFalse(
      SecureField("pin", text: .constant("1234")).drawing(width: 6).accessibilityText
        .contains("1234"))
  }
}
