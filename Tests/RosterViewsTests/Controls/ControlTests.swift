import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class ControlTests: XCTestCase {
  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.role == .destructive ? "!" : "[")
        configuration.label
        Text(isEnabled ? "]" : "-")
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost()
    host.setContent(view)
    return host
  }

  func testButtonStyles() async {
    XCTAssertEqual(Button("go") {}.styledPicture(), "{tint|go}")
    XCTAssertEqual(Button("go") {}.buttonStyle(.plain).styledPicture(), "go")
    XCTAssertEqual(Button("go") {}.buttonStyle(.plain).disabled(true).styledPicture(), "{dim|go}")
    XCTAssertEqual(
      Button("go") {}.buttonStyle(BorderlessButtonStyle()).styledPicture(), "{tint|go}")
    let row = HStack {
      Button("a") {}
      Button("b", role: .destructive) {}
      Button("c") {}.disabled(true)
      Button("d") {}.buttonStyle(.automatic)
    }
    .buttonStyle(Framed())
    XCTAssertEqual(row.styledPicture(), "[a] !b] [c- {tint|d}")
    var presses = 0
    let pressed = host(Button("a") { presses += 1 }.buttonStyle(Framed()))
    _ = pressed.render(width: 3)
    XCTAssertTrue(pressed.press(at: CellPoint(x: 0, y: 0)), "all of what the style makes")
    XCTAssertEqual(presses, 1)
  }

  func testLabelStyles() async {
    func picture(_ style: some LabelStyle) -> String {
      Label("Star", systemImage: "star").labelStyle(style).picture()
    }
    XCTAssertEqual(picture(.automatic), "☆ Star")
    XCTAssertEqual(picture(.titleAndIcon), "☆ Star")
    XCTAssertEqual(picture(.titleOnly), "Star")
    XCTAssertEqual(picture(.iconOnly), "☆")
  }

  func testProgress() async {
    XCTAssertEqual(ProgressView(value: 0.3).picture(), "━━━───────")
    XCTAssertEqual(ProgressView("Load", value: 1, total: 4).picture(width: 8), "Load\n━━──────")
    XCTAssertEqual(
      ProgressView(value: 0.5).tint(.red).styledPicture(width: 4), "{red|━━}{separator|──}")
    XCTAssertEqual(ProgressView("Load").picture(), "⋯ Load")
    XCTAssertEqual(
      ProgressView(value: 0.25).drawing(width: 8).accessibilityText, "Progress, 25 %")
    let odd: [(Double, Double)] = [
      (2, 1), (-1, 1), (.nan, 1), (1, 0), (.infinity, .infinity), (1, -3), (1, .nan),
    ]
    XCTAssertEqual(
      odd.map { ProgressView(value: $0, total: $1).picture(width: 2) },
      ["━━", "──", "──", "──", "──", "──", "──"])
    let unknown: Double? = nil
    XCTAssertEqual(ProgressView(value: unknown).picture(), "⋯")
  }

  private struct Amount: View {
    @State var amount: Int
    let bounds: ClosedRange<Int>
    var step = 1
    var body: some View {
      Stepper("Amount: \(amount)", value: $amount, in: bounds, step: step)
    }
  }

  func testStepper() async {
    let host = host(Amount(amount: 1, bounds: 1...4, step: 2))
    XCTAssertEqual(host.render(width: 20).styledPicture(), "Amount: 1    {dim|[−]} {tint|[+]}")
    XCTAssertFalse(host.press(at: CellPoint(x: 14, y: 0)), "not below its bounds")
    XCTAssertTrue(host.press(at: CellPoint(x: 18, y: 0)))
    XCTAssertEqual(host.render(width: 20).picture(), "Amount: 3    [−] [+]")
    XCTAssertTrue(host.press(at: CellPoint(x: 18, y: 0)))
    XCTAssertEqual(host.render(width: 20).styledPicture(), "Amount: 4    {tint|[−]} {dim|[+]}")
    XCTAssertEqual(
      host.render(width: 20).accessibilityText,
      "Amount: 4, Decrement, button, Increment, button, dimmed")
  }

  func testStepsThatComeBeforeTheNextUpdateAddUp() async {
    let host = host(Amount(amount: 1, bounds: 1...4))
    _ = host.render(width: 20)
    for _ in 0..<2 { host.press(at: CellPoint(x: 18, y: 0)) }
    XCTAssertEqual(host.render(width: 20).picture(), "Amount: 3    [−] [+]")
    for _ in 0..<3 { host.press(at: CellPoint(x: 18, y: 0)) }
    XCTAssertEqual(host.render(width: 20).picture(), "Amount: 4    [−] [+]")
    for _ in 0..<9 { host.press(at: CellPoint(x: 14, y: 0)) }
    XCTAssertEqual(host.render(width: 20).picture(), "Amount: 1    [−] [+]")
  }

  func testADoublePressTakesNoPresses() async {
    var pressed = 0
    let host = host(Text("row").onTapGesture { pressed += 1 }.onTapGesture(count: 2) {})
    _ = host.render(width: 3)
    XCTAssertTrue(host.press(at: .zero))
    XCTAssertEqual(pressed, 1)
    host.setContent(Text("row").onTapGesture(count: 2) {})
    XCTAssertEqual(host.render(width: 3).accessibilityText, "row")
    XCTAssertFalse(host.press(at: .zero))
  }

  func testATaskStartsWithTheNewestClosure() async {
    var log: [String] = []
    func turns() async { for _ in 0..<50 { await Task.yield() } }
    let host = host(Text("row").task { log.append("old") })
    host.isActive = false
    _ = host.render(width: 3)
    host.setContent(Text("row").task { log.append("new") })
    host.isActive = true
    _ = host.render(width: 3)
    await turns()
    XCTAssertEqual(log, ["new"])
  }

  func testAStepperAtTheEndsOfNumbers() async {
    for (start, step) in [(Int.max - 1, 5), (Int.min + 1, 5), (0, Int.max), (7, 1)] {
      let host = host(Amount(amount: start, bounds: Int.min...Int.max, step: step))
      for _ in 0..<3 {
        _ = host.render(width: 60)
        host.press(at: CellPoint(x: 58, y: 0))
      }
      for _ in 0..<6 {
        _ = host.render(width: 60)
        host.press(at: CellPoint(x: 54, y: 0))
      }
      XCTAssertTrue(host.render(width: 60).picture().hasPrefix("Amount: "))
    }
  }

  func testAStepperWithoutEndsStopsWhereNumbersEnd() async {
    struct Free: View {
      @State var value: UInt8
      var body: some View { Stepper("\(value)", value: $value, step: 100) }
    }
    let host = host(Free(value: 100))
    for _ in 0..<3 {
      _ = host.render(width: 20)
      host.press(at: CellPoint(x: 18, y: 0))
    }
    XCTAssertTrue(host.render(width: 20).picture().hasPrefix("200 "))
    for _ in 0..<3 {
      _ = host.render(width: 20)
      host.press(at: CellPoint(x: 14, y: 0))
    }
    XCTAssertTrue(host.render(width: 20).picture().hasPrefix("0 "))
  }

  func testAStepperStaysWithinItsBounds() async {
    struct Free<Value: Strideable>: View {
      @State var value: Value
      let step: Value.Stride
      var bounds: ClosedRange<Value>?
      var body: some View {
        if let bounds {
          Stepper("\(value)", value: $value, in: bounds, step: step)
        } else {
          Stepper("\(value)", value: $value, step: step)
        }
      }
    }
    /// The values after presses of both buttons, one after the other.
    func values(_ view: some View) -> [String] {
      let host = host(view)
      return [58, 54, 54].map { column in
        _ = host.render(width: 60)
        host.press(at: CellPoint(x: column, y: 0))
        return String(host.render(width: 60).picture().prefix { $0 != " " })
      }
    }
    for step in [-1, 0, -20, Int.min] {
      XCTAssertEqual(values(Free(value: 0, step: step, bounds: 0...10)), ["0", "0", "0"])
      XCTAssertEqual(values(Free(value: 10, step: step, bounds: 0...10)), ["10", "10", "10"])
      XCTAssertEqual(values(Free(value: 5, step: step)), ["5", "5", "5"])
    }
    for step in [-0.5, 0, -Double.infinity, .nan] {
      XCTAssertEqual(values(Free(value: 0, step: step, bounds: 0...1)), ["0.0", "0.0", "0.0"])
      XCTAssertEqual(values(Free(value: 0.5, step: step)), ["0.5", "0.5", "0.5"])
    }
    XCTAssertEqual(values(Free(value: -9, step: 2, bounds: 0...10)), ["0", "0", "0"])
    XCTAssertEqual(values(Free(value: 90, step: 2, bounds: 0...10)), ["90", "10", "8"])
    XCTAssertEqual(
      values(Free(value: 0.5, step: .infinity, bounds: 0...1)), ["1.0", "0.0", "0.0"])
    XCTAssertEqual(
      values(Free(value: 0.5, step: .infinity)), ["inf", "inf", "inf"], "no number comes next")
    XCTAssertEqual(values(Free(value: .nan, step: 1, bounds: 0...1)), ["nan", "nan", "nan"])
  }

  func testLinksOpenByTheEnvironment() async {
    var opened: [String] = []
    guard let url = URL(string: "https://example.org") else { return XCTFail("no address") }
    let link = Link("Site", destination: url)
    XCTAssertEqual(link.styledPicture(), "{tint|Site}")
    let host = host(
      link.environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        }))
    _ = host.render(width: 4)
    host.perform(action: 0)
    XCTAssertEqual(opened, ["https://example.org"])
    var accepted: Bool?
    EnvironmentValues().openURL(url) { accepted = $0 }
    XCTAssertEqual(accepted, false, "nobody is there to open it")
  }

  func testWhatAViewDoesInTheBackground() async {
    struct Row: View {
      let id: Int
      let note: @MainActor (String) -> Void
      var body: some View {
        Text("row").task(id: id) {
          note("start \(id)")
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
          }
          note("end \(id)")
        }
      }
    }
    var log: [String] = []
    func turns() async { for _ in 0..<50 { await Task.yield() } }
    let host = host(Row(id: 1) { log.append($0) })
    host.isActive = false
    _ = host.render(width: 3)
    await turns()
    XCTAssertEqual(log, [], "not on screen")
    host.isActive = true
    _ = host.render(width: 3)
    await turns()
    XCTAssertEqual(log, ["start 1"])
    host.setContent(Row(id: 1) { log.append($0) })
    _ = host.render(width: 3)
    await turns()
    XCTAssertEqual(log, ["start 1"], "the same value: it goes on")
    host.setContent(Row(id: 2) { log.append($0) })
    _ = host.render(width: 3)
    await turns()
    XCTAssertEqual(Set(log), ["start 1", "end 1", "start 2"])
    host.dismantle()
    await turns()
    XCTAssertEqual(Set(log), ["start 1", "end 1", "start 2", "end 2"])
  }

  func testTextModifiers() async {
    XCTAssertEqual(Text("Mixed").textCase(.uppercase).picture(), "MIXED")
    XCTAssertEqual(
      (Text("Mi") + Text("xed").bold()).textCase(.lowercase).styledPicture(), "mi{bold|xed}")
    XCTAssertEqual(Text("Mixed").textCase(nil).textCase(.uppercase).picture(), "Mixed")
    let long = Text("a b c d e")
    XCTAssertEqual(long.lineLimit(1...2).picture(width: 1), "a\n…")
    XCTAssertEqual(long.lineLimit(...1).picture(width: 3), "a …")
    XCTAssertEqual(long.lineLimit(2...).picture(width: 1), "a\nb\nc\nd\ne")
    XCTAssertEqual(long.lineLimit(3, reservesSpace: true).drawing(width: 20).height, 3)
    XCTAssertEqual(
      Text("x").font(.body.monospacedDigit()).monospacedDigit().kerning(1).picture(), "x")
  }

  func testAccessibilityTraits() async {
    func text(_ view: some View) -> String { view.drawing(width: 30).accessibilityText }
    XCTAssertEqual(text(Text("Title").accessibilityAddTraits(.isHeader)), "Title, heading")
    XCTAssertEqual(
      text(
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine).accessibilityLabel("both")
        .accessibilityValue("2").accessibilityAddTraits([.isButton, .isSelected])),
      "both, 2, selected, button")
    let button = Button {
    } label: {
      Image(systemName: "star")
    }.accessibilityLabel("Favorite")
    XCTAssertEqual(text(button), "Favorite, button")
    XCTAssertEqual(button.drawing().accessibility.map(\.action), [0])
    XCTAssertEqual(button.drawing().pressRegions.map(\.label), ["Favorite"])
    let several = HStack {
      Button("a") {}
      Button("b") {}
    }
    .accessibilityLabel("both")
    XCTAssertEqual(several.drawing().pressRegions.map(\.label), ["a", "b"])
  }

  func testPreviews() async {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text("one")
        Text("two").bold()
      }
    }
    XCTAssertEqual(Previews.picture(width: 5), " one\n two")
  }

  func testPressesCanBeLetThrough() async {
    var log: [String] = []
    let view = ZStack {
      Button("under") { log.append("under") }
      Button("above") { log.append("above") }.allowsHitTesting(false)
    }
    let host = host(view)
    XCTAssertEqual(host.render(width: 5).picture(), "above")
    XCTAssertTrue(host.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(log, ["under"])
    host.setContent(
      Text("tap").gesture(TapGesture().onEnded { log.append("tap") }).allowsHitTesting(true))
    _ = host.render(width: 3)
    XCTAssertTrue(host.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(log, ["under", "tap"])
  }

  func testReturnInATextFieldSubmits() async {
    struct Form: View {
      @State var text = ""
      let submit: @MainActor (String) -> Void
      var body: some View { TextField("name", text: $text).onSubmit { submit(text) } }
    }
    var submitted: [String] = []
    let view = HostingView()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    view.host.setContent(Form { submitted.append($0) })
    XCTAssertEqual(view.picture(), "name")
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 0)))
    view.sendKey(.text("Ann"))
    view.layoutIfNeeded()
    view.sendKey(.enter)
    XCTAssertEqual(submitted, ["Ann"])
  }

  func testSections() async {
    let view = VStack(alignment: .leading) {
      Section("Head") { Text("a") }
      Section {
        Text("b")
      } header: {
        Text("top")
      } footer: {
        Text("end")
      }
      Section { Text("c") }
    }
    XCTAssertEqual(
      view.styledPicture(), "{bold|Head}\na\n{bold|top}\nb\n{secondaryLabel|end}\nc")
  }
}
