import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class SliderTests: XCTestCase {
  private final class Log { var lines: [String] = [] }

  private struct Volume: View {
    @State var volume: Double
    var bounds: ClosedRange<Double> = 0...1
    var step: Double?
    var log = Log()
    var body: some View {
      VStack(alignment: .leading) {
        if let step {
          Slider(value: $volume, in: bounds, step: step) {
            Text("Volume")
          } minimumValueLabel: {
            Text("-")
          } maximumValueLabel: {
            Text("+")
          } onEditingChanged: {
            log.lines.append($0 ? "begin \(volume)" : "end \(volume)")
          }
        } else {
          Slider(value: $volume, in: bounds)
        }
        Text("\(volume, specifier: "%g")")
      }
    }
  }

  private func view(_ content: some View, columns: Int = 11) -> HostingView {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 32))
    view.host.setContent(content)
    return view
  }

  func testAPressSetsTheValue() async {
    let view = view(Volume(volume: 0.5))
    XCTAssertEqual(view.picture(), "━━━━━●─────\n0.5")
    XCTAssertTrue(view.press(at: CellPoint(x: 8, y: 0)))
    XCTAssertEqual(view.picture(), "━━━━━━━━●──\n0.8")
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertEqual(view.picture(), "●──────────\n0")
    XCTAssertTrue(view.press(at: CellPoint(x: 10, y: 0)))
    XCTAssertEqual(view.picture(), "━━━━━━━━━━●\n1")
  }

  func testKeysMoveIt() async {
    let view = view(Volume(volume: 0.5))
    _ = view.picture()
    XCTAssertFalse(view.sendKey(.left), "not before it was pressed")
    view.press(at: CellPoint(x: 5, y: 0))
    for key in [TextKey.left, .left] { XCTAssertTrue(view.sendKey(key)) }
    XCTAssertEqual(view.picture(), "━━━●───────\n0.3")
    view.sendKey(.end)
    view.sendKey(.right)
    XCTAssertEqual(view.picture(), "━━━━━━━━━━●\n1")
    view.sendKey(.home)
    XCTAssertEqual(view.picture(), "●──────────\n0")
    XCTAssertFalse(view.sendKey(.text("x")))
  }

  func testStepsLabelsAndCalls() async {
    let content = Volume(volume: 2, bounds: 0...10, step: 2)
    let view = view(content, columns: 15)
    XCTAssertEqual(view.picture(), "- ━━●──────── +\n2")
    view.press(at: CellPoint(x: 6, y: 0))
    XCTAssertEqual(content.log.lines, ["begin 2.0", "end 4.0"])
    XCTAssertEqual(view.picture(), "- ━━━━●────── +\n4", "the nearest that can be set")
    view.sendKey(.right)
    XCTAssertEqual(view.picture(), "- ━━━━━━●──── +\n6")
    XCTAssertEqual(view.render().accessibilityText, "-, Volume, 60 %, +, 6")
    content.log.lines = []
    view.press(at: CellPoint(x: 8, y: 0))
    XCTAssertEqual(content.log.lines, [], "nothing changed")
  }

  func testLooks() async {
    XCTAssertEqual(
      Slider(value: .constant(0.5)).tint(.red).styledPicture(width: 3, height: 1),
      "{red|━}{red|●}{separator|─}")
    XCTAssertEqual(
      Slider(value: .constant(1)).disabled(true).styledPicture(width: 3, height: 1)
        .contains("dim"), true)
    XCTAssertEqual(Slider(value: .constant(Float(0.5)), in: 0...1).picture(width: 1), "●")
    let disabled = view(Volume(volume: 0.5).disabled(true))
    _ = disabled.picture()
    XCTAssertFalse(disabled.press(at: CellPoint(x: 8, y: 0)))
  }

  func testItShowsWhatTheProgramMadeOfAValue() async {
    let fixed = view(Slider(value: .constant(0.5)))
    XCTAssertEqual(fixed.picture(), "━━━━━●─────\n")
    XCTAssertTrue(fixed.press(at: CellPoint(x: 10, y: 0)))
    XCTAssertEqual(fixed.picture(), "━━━━━●─────\n")
    fixed.sendKey(.right)
    XCTAssertEqual(fixed.picture(), "━━━━━●─────\n")
    var value = 0.5
    let halves = Binding(get: { value }, set: { value = min($0, 0.8) })
    let clamped = view(Slider(value: halves))
    _ = clamped.picture()
    clamped.press(at: CellPoint(x: 10, y: 0))
    XCTAssertEqual(clamped.picture(), "━━━━━━━━●──\n")
    for _ in 0..<2 { clamped.sendKey(.left) }
    XCTAssertEqual(clamped.picture(), "━━━━━━●────\n", "keys count from there")
  }

  func testItsNameIsTheNewestOne() async {
    let view = view(Slider(value: .constant(0.5)) { Text("Volume") })
    XCTAssertEqual(view.render().accessibilityText, "Volume, 50 %")
    view.host.setContent(Slider(value: .constant(0.5)) { Text("Sound") })
    XCTAssertEqual(view.render().accessibilityText, "Sound, 50 %")
  }

  func testNonsenseIsNoTrap() async {
    let odd: [(Double, ClosedRange<Double>, Double?)] = [
      (.nan, 0...1, nil), (.infinity, 0...1, nil), (-.infinity, 0...1, 0), (5, 1...1, nil),
      (0, 0 ... .infinity, nil), (0, -.infinity ... .infinity, 1), (0, 0...1, .nan),
      (0, 0...1, -1), (0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, nil),
      (0.5, 0...1, .infinity), (0, 0...1, .leastNonzeroMagnitude), (0, 0...1, 1e300),
    ]
    for (value, bounds, step) in odd {
      let view = view(Volume(volume: value, bounds: bounds, step: step), columns: 20)
      for column in [0, 4, 9, 15] {
        _ = view.picture()
        view.press(at: CellPoint(x: column, y: 0))
        for key in [TextKey.left, .right, .home, .end] { view.sendKey(key) }
      }
      XCTAssertTrue(view.picture().contains("●"), "\(value) \(bounds) \(step as Any)")
    }
  }
}
