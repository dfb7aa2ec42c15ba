import RosterDrawing
import RosterViews
import XCTest

/// Lines, bars and sliders, also where a terminal gives ambiguous signs two columns.
@MainActor
final class RuleGlyphsTests: XCTestCase {
  private func environment(ambiguous: Int) -> EnvironmentValues {
    var result = EnvironmentValues()
    result.traits.widthProfile = WidthProfile(ambiguous: ambiguous)
    return result
  }

  private func picture(_ view: some View, _ width: Int, _ height: Int, ambiguous: Int) -> String {
    view.picture(width: width, height: height, environment: environment(ambiguous: ambiguous))
  }

  func testDividers() async {
    let row = HStack(spacing: 0) {
      Text("a"); Divider(); Text("b")
    }
    XCTAssertEqual(picture(row, 3, 2, ambiguous: 1), "a│b\n │")
    XCTAssertEqual(picture(row, 3, 2, ambiguous: 2), "a|b\n |")
    for width in 1...8 {
      let across = String(repeating: "─", count: width)
      XCTAssertEqual(picture(Divider(), width, 1, ambiguous: 1), across)
      XCTAssertEqual(
        picture(Divider(), width, 1, ambiguous: 2), String(repeating: "-", count: width))
    }
  }

  func testProgress() async {
    for width in 1...9 {
      for done in 0...width {
        let bar = ProgressView(value: Double(done), total: Double(width))
        for (ambiguous, full, rest) in [(1, "━", "─"), (2, "=", "-")] {
          XCTAssertEqual(
            picture(bar, width, 1, ambiguous: ambiguous),
            String(repeating: full, count: done) + String(repeating: rest, count: width - done))
        }
      }
    }
  }

  /// Every column of a slider is drawn, and a press on the knob leaves it where it is.
  func testSliders() async {
    for ambiguous in 1...2 {
      for width in 2...11 {
        for step in 0...10 {
          let label = "\(ambiguous) \(width) \(step)"
          var value = Double(step)
          let view = HostingView(frame: CGRect(x: 0, y: 0, width: CGFloat(width) * 8, height: 16))
          view.traitOverride = environment(ambiguous: ambiguous).traits
          view.host.setContent(
            Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...10))
          let picture = view.picture()
          let profile = WidthProfile(ambiguous: ambiguous)
          XCTAssertEqual(profile.width(of: picture), width, label)
          XCTAssertEqual(picture.count, width - ambiguous + 1, label)
          guard let knob = picture.firstIndex(of: "●") else { return XCTFail(label) }
          view.press(
            at: CellPoint(x: picture.distance(from: picture.startIndex, to: knob), y: 0))
          XCTAssertEqual(view.picture(), picture, label)
        }
      }
    }
  }
}
