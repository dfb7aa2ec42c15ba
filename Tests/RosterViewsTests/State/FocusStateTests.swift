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

  /// The fields of a row stand for one value: one with a label where there is room, and one without.
  private struct Labelled: View {
    @State var text = ""
    @FocusState var isFocused: Bool
    let isInside: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            Text("A long label: ")
            field
          }
          field
          Text("-")
        }
        Button("go") { isFocused = true }
        Text("\(isFocused)")
      }
    }
    private var field: some View {
      Group {
        if isInside {
          GeometryReader { _ in TextField("t", text: $text).focused($isFocused) }
        } else {
          TextField("t", text: $text).focused($isFocused)
        }
      }
      .frame(width: 40, height: 16)
    }
  }

  func testTheKeysGoToTheFieldThatShows() async {
    for isInside in [false, true] { checkLabelled(isInside: isInside) }
  }

  private func checkLabelled(isInside: Bool) {
    let view = view(Labelled(isInside: isInside))
    var faults: [ViewFault] = []
    view.host.faultHandler = { faults.append($0) }
    view.frame.size = CGSize(width: 160, height: 48)
    XCTAssertEqual(view.picture(), "A long label: t\ngo\nfalse")
    XCTAssertFalse(view.sendKey(.text("x")))
    view.press(at: CellPoint(x: 0, y: 1))
    view.layoutIfNeeded()
    XCTAssertTrue(view.sendKey(.text("x")))
    XCTAssertEqual(view.picture(), "A long label: x\ngo\ntrue")
    XCTAssertFalse(view.isDrawnAnew)
    for (width, picture) in [(10, "xy"), (20, "A long label: xyz")] {
      view.frame.size.width = CGFloat(width) * 8
      _ = view.picture()
      if isInside {
        // The other one is in content of its own, which has to be asked for the keys.
        XCTAssertFalse(view.sendKey(.text("n")))
        XCTAssertTrue(view.picture().hasSuffix("\ngo\nfalse"))
        view.press(at: CellPoint(x: 0, y: 1))
        view.layoutIfNeeded()
      }
      XCTAssertTrue(view.sendKey(.text(width == 10 ? "y" : "z")), "\(width)")
      XCTAssertEqual(view.picture(), picture + "\ngo\ntrue")
      XCTAssertFalse(view.isDrawnAnew)
    }
    view.frame.size.width = 24
    XCTAssertEqual(view.picture().prefix(1), "-")
    XCTAssertFalse(view.sendKey(.text("n")), "none shows")
    _ = view.picture()
    view.frame.size.width = 160
    XCTAssertEqual(view.picture(), "A long label: xyz\ngo\nfalse")
    XCTAssertFalse(view.isDrawnAnew)
    XCTAssertEqual(faults, [])
  }

  /// Fields without a state give up the keys, too, wherever they are inside what does not fit.
  func testWhatDoesNotFitHasNoKeys() async {
    for isInside in [false, true] {
      let content = ViewThatFits(in: .horizontal) {
        HStack {
          if isInside {
            GeometryReader { _ in TextField("t", text: .constant("")) }
          } else {
            TextField("t", text: .constant(""))
          }
        }
        .frame(width: 80, height: 16)
        Text("-")
      }
      let view = view(content)
      XCTAssertEqual(view.picture().prefix(1), "t")
      XCTAssertTrue(view.press(at: .zero))
      XCTAssertTrue(view.sendKey(.home))
      view.frame.size.width = 40
      XCTAssertEqual(view.picture().prefix(1), "-")
      XCTAssertFalse(view.sendKey(.home), "\(isInside)")
    }
  }

  func testOfTwoFieldsForOneValueTheFirstHasTheKeys() async {
    struct Both: View {
      @State var a = ""
      @State var b = ""
      @FocusState var field: Field?
      let isFirstDisabled: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("a", text: $a).focused($field, equals: .name).disabled(isFirstDisabled)
          TextField("b", text: $b).focused($field, equals: .name)
          Button("go") { field = .name }
        }
      }
    }
    for isFirstDisabled in [false, true] {
      let view = view(Both(isFirstDisabled: isFirstDisabled))
      var faults: [ViewFault] = []
      view.host.faultHandler = { faults.append($0) }
      view.frame.size.height = 48
      _ = view.picture()
      view.press(at: CellPoint(x: 0, y: 2))
      _ = view.picture()
      XCTAssertTrue(view.sendKey(.text("x")))
      XCTAssertEqual(view.picture(), isFirstDisabled ? "a\nx\ngo" : "x\nb\ngo")
      XCTAssertEqual(faults, [])
      XCTAssertFalse(view.isDrawnAnew)
    }
  }

  func testSecureFieldsShowDots() async {
    XCTAssertEqual(SecureField("pin", text: .constant("1234")).picture(width: 6), "••••")
    XCTAssertEqual(SecureField("pin", text: .constant("")).picture(width: 6), "pin")
    XCTAssertFalse(
      SecureField("pin", text: .constant("1234")).drawing(width: 6).accessibilityText
        .contains("1234"))
  }
}
