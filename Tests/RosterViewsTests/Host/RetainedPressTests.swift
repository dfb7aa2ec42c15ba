import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Who gets a press where retained views and declarative ones lie over one another.
@MainActor
final class RetainedPressTests: XCTestCase {
  private final class Log { var lines: [String] = [] }

  /// Takes every press; without a text it lets them through.
  private struct Pad: ViewRepresentable {
    let text: String
    let log: Log

    final class PadView: PlatformView {
      var text = ""
      var log: Log?
      override func draw(into drawing: inout Drawing) { drawing.draw(text, at: .zero) }
      override var intrinsicContentSize: CGSize { CGSize(width: 8 * text.count, height: 16) }
      override func pressed(at point: CellPoint) -> Bool {
        log?.lines.append("\(text) \(point.x)")
        return true
      }
    }

    func makeView(context: Context) -> PadView { PadView() }
    func updateView(_ view: PadView, context: Context) { (view.text, view.log) = (text, log) }
  }

  /// A retained view that shows declarative ones.
  private struct Nested: ViewRepresentable {
    let log: Log
    func makeView(context: Context) -> HostingView {
      let log = log
      let view = HostingView()
      view.host.setContent(Button("nest") { log.lines.append("nested") })
      return view
    }
    func updateView(_ view: HostingView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, view: HostingView, context: Context
    ) -> CGSize? { view.sizeThatFits(.zero) }
  }

  private func pressed(
    _ columns: [Int], width: Int = 10, isInView: Bool, _ content: (Log) -> some View
  ) -> [String] {
    let log = Log()
    let view = content(log)
    if isInView {
      let hosting = HostingView(frame: CGRect(x: 0, y: 0, width: 8 * width, height: 16))
      hosting.host.alignment = .leading
      hosting.host.setContent(view)
      _ = hosting.picture()
      for column in columns { hosting.press(at: CellPoint(x: column, y: 0)) }
    } else {
      let host = ViewHost(alignment: .leading)
      host.setContent(view)
      _ = host.render(width: width, height: 1)
      for column in columns { host.press(at: CellPoint(x: column, y: 0)) }
    }
    return log.lines
  }

  func testWhatIsInFrontTakesThePress() async {
    for isInView in [true, false] {
      let over = pressed([0, 4], isInView: isInView) { log in
        Pad(text: "abcde", log: log).frame(width: 40)
          .overlay(alignment: .trailing) { Button("x") { log.lines.append("clear") } }
      }
      XCTAssertEqual(over, ["abcde 0", "clear"])
      let under = pressed([1, 7], isInView: isInView) { log in
        HStack {
          Pad(text: "abc", log: log)
          Text("row")
        }
        .frame(width: 80, alignment: .leading)
        .onTapGesture { log.lines.append("row") }
      }
      XCTAssertEqual(under, ["abc 1", "row"])
      let behind = pressed([1], isInView: isInView) { log in
        Button("front") { log.lines.append("front") }.background { Pad(text: "abcde", log: log) }
      }
      XCTAssertEqual(behind, ["front"])
    }
  }

  func testWhatIsHiddenTakesNoPress() async {
    for isInView in [true, false] {
      XCTAssertEqual(
        pressed([0], isInView: isInView) { log in Pad(text: "abc", log: log).hidden() }, [])
      XCTAssertEqual(
        pressed([0], isInView: isInView) { log in Pad(text: "abc", log: log).opacity(0) }, [])
    }
  }

  func testDeclarativeViewsInsideOfRetainedOnesKeepTheirActions() async {
    for isInView in [true, false] {
      let presses = pressed([0, 5], isInView: isInView) { log in
        HStack {
          Nested(log: log)
          Button("own") { log.lines.append("own") }
        }
      }
      XCTAssertEqual(presses, ["nested", "own"])
    }
  }

  func testRetainedViewsSayWhatTheySay() async {
    struct Form: View {
      @State var name = "Ann"
      @State var town = ""
      var body: some View {
        HStack {
          Text("a")
          TextField("Name", text: $name)
          TextField("Town", text: $town).disabled(true)
          TextField("x", text: $name).accessibilityLabel("Other")
          TextField("y", text: $name).accessibilityHidden(true)
          Text("z")
        }
      }
    }
    XCTAssertEqual(
      Form().drawing(width: 40).accessibilityText,
      "a, Name, Ann, text field, Town, text field, dimmed, Other, Ann, text field, z")
  }

  /// The content is drawn before what lies in front of it, and written behind it.
  func testAButtonInFrontOfSomethingWithANameHasItsOwn() async {
    let host = ViewHost()
    var presses = 0
    host.setContent(
      Text("Tea   ").accessibilityLabel("Cup")
        .overlay(alignment: .trailing) { Button("+") { presses += 1 } })
    let drawing = host.render(width: 6)
    XCTAssertEqual(drawing.picture(), "Tea  +")
    XCTAssertEqual(drawing.pressRegions.map(\.label), ["+"])
    XCTAssertTrue(host.press(at: CellPoint(x: 5, y: 0)))
    XCTAssertEqual(presses, 1)
  }
}
