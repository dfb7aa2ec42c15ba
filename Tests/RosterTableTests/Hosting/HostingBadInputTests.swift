import Foundation
import Observation
import Roster
import XCTest

@testable import RosterViews

/// Hosted content that does what it should not, or shows what nobody expects.
@MainActor final class HostingBadInputTests: XCTestCase {
  @Observable final class Model: @unchecked Sendable {
    // A test changes it from one thread at a time.
    var count = 0
    var text = "x"
  }

  final class OldModel: ObservableObject { @Published var count = 0 }

  private func faults(
    _ content: @escaping () -> any ContentConfiguration
  ) -> (HostedFixture, () -> [ViewFault]) {
    final class Box { var faults: [ViewFault] = [] }
    let box = Box()
    let list = HostedFixture(["a", "b"], lines: 2) { _ in nil }
    list.table.faultHandler = { if let fault = $0 as? ViewFault { box.faults.append(fault) } }
    list.configure = { item, cell in
      cell.contentConfiguration =
        item == "a" ? content() : HostingConfiguration { Text("b") }
    }
    list.reload()
    return (list, { box.faults })
  }

  func testAModelThatIsChangedInABodyEnds() async throws {
    struct Row: View {
      let model: Model
      var body: some View {
        let _ = model.count += 1
        Text("\(model.count)")
      }
    }
    let model = Model()
    let (list, _) = faults { HostingConfiguration { Row(model: model) } }
    XCTAssertEqual(list.lines(2), ["         \(model.count)", "         b"])
    model.text = "y"
    XCTAssertEqual(list.lines(2), ["         \(model.count)", "         b"])
  }

  func testAnObjectThatIsChangedInABodyIsShownAndReported() async throws {
    struct Row: View {
      @ObservedObject var model: OldModel
      let limit: Int
      var body: some View {
        Text("\(model.count)")
        let _ = raise()
      }
      func raise() { if model.count < limit { model.count += 1 } }
    }
    let model = OldModel()
    let (list, faults) = faults { HostingConfiguration { Row(model: model, limit: 3) } }
    XCTAssertEqual(list.lines(2), ["         3", "         b"], "until it stands still")
    XCTAssertEqual(faults(), [])
    let other = OldModel()
    let (endless, endlessFaults) = self.faults {
      HostingConfiguration { Row(model: other, limit: .max) }
    }
    XCTAssertTrue(endless.lines(2)[1].hasSuffix("b"))
    XCTAssertEqual(Set(endlessFaults()), [.updateLoop])
    XCTAssertLessThanOrEqual(other.count, 1_000)
  }

  func testBindingsInACircleEnd() async throws {
    struct Circle: View {
      @State private var left = 0
      @State private var right = 0
      var body: some View {
        Text("\(left) \(right)")
          .onAppear { left = 1 }
          .onChange(of: left) { _, new in right = new + 1 }
          .onChange(of: right) { _, new in left = new + 1 }
      }
    }
    let (list, faults) = faults { HostingConfiguration { Circle() } }
    XCTAssertTrue(list.lines(2)[1].hasSuffix("b"))
    XCTAssertEqual(Set(faults()), [.updateLoop])
    var endless = Binding<Int>.constant(0)
    endless = Binding(get: { [endless] in endless.wrappedValue + 1 }, set: { _ in })
    XCTAssertEqual(endless.wrappedValue, 1)
  }

  func testAModelThatIsChangedElsewhereRedrawsItsRow() async throws {
    struct Row: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    let model = Model()
    let list = HostedFixture(["a"], lines: 1) { _ in HostingConfiguration { Row(model: model) } }
    XCTAssertEqual(list.lines(1), ["         x"])
    await Task.detached { model.text = "elsewhere" }.value
    XCTAssertEqual(list.lines(1), ["     elsewhere"])
  }

  func testSizesThatAreNone() async throws {
    let lengths: [CGFloat] = [-1, 0, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for length in lengths {
      let list = HostedFixture(["a", "b"], lines: 3) { item in
        item == "b"
          ? HostingConfiguration { Text("b") }
          : HostingConfiguration {
            HStack(spacing: length) {
              Text("a").frame(width: length, height: length)
              Spacer(minLength: length)
            }
            .padding(length)
            .frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
          }
          .margins(.leading, length).minSize(width: length, height: length)
          .background { Text("g").frame(width: length, height: length) }
      }
      _ = list.lines(3)
      let height = list.table.rectForRow(at: at(0, 0)).height
      XCTAssertTrue(height.isFinite && height >= 0, "\(length)")
      list.table.frame = CGRect(x: 0, y: 0, width: length, height: length)
      _ = list.table.picture()
      list.table.frame = CGRect(x: 0, y: 0, width: 160, height: 48)
      XCTAssertTrue(list.table.picture().contains("b") || height >= 48, "\(length)")
    }
  }

  func testNothingThatIsShownGetsToATerminalAsAControl() async throws {
    let bad = "\u{1B}[31m\u{9B}2J\u{7F}\u{0}\t\r\u{2028}\u{202E}\u{2066}x"
    struct Row: View {
      let bad: String
      @State private var isOn = true
      var body: some View {
        VStack {
          Text(bad).bold() + Text(bad)
          Button(bad) {}
          Toggle(bad, isOn: $isOn)
          Label(bad, systemImage: bad)
          Image(systemName: bad)
          TextField(bad, text: .constant(""))
          TextField(bad, text: .constant(bad))
          Picker(bad, selection: $isOn) { Text(bad).tag(true) }
          DisclosureGroup(bad) { Text(bad) }
          ProgressView(bad)
          Text("a").badge(bad).accessibilityLabel(bad).accessibilityValue(bad)
          LabeledContent(bad, value: bad)
        }
        .swipeActions { Button(bad) {} }
      }
    }
    let list = HostedFixture(["a"], lines: 40, columns: 60) { _ in
      HostingConfiguration { Row(bad: bad) }.background { Text(bad) }
    }
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    let drawing = list.table.render()
    let outline = list.host("a")?.outline() ?? ""
    XCTAssertTrue(drawing.picture().contains("x"))
    for text in [drawing.picture(), drawing.accessibilityText, outline] {
      let controls = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value) || scalar == "\u{2028}")
      }
      XCTAssertEqual(Array(controls), [])
    }
  }

  func testAMillionCharactersInARowAndInAField() async throws {
    let long = String(repeating: "ab ", count: 350_000)
    let list = HostedFixture(["a", "b"], lines: 3) { item in
      HostingConfiguration {
        if item == "a" {
          Text(long).lineLimit(1)
        } else {
          TextField("t", text: .constant(long))
        }
      }
    }
    XCTAssertEqual(list.lines(2), [" ab ab ab ab ab ab…", " ab ab ab ab ab ab"])
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).height, 16)
  }

  func testARetainedViewThatGrowsResizesItsRow() async throws {
    final class Growing: PlatformView {
      var lines = 1 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 16 * lines) }
      override func pressed(at point: CellPoint) -> Bool {
        lines += 1
        return true
      }
      override func draw(into drawing: inout Drawing) {
        for line in 0..<drawing.height { drawing.draw("*", at: CellPoint(x: 0, y: line)) }
      }
    }
    struct Pad: ViewRepresentable {
      func makeView(context: Context) -> Growing { Growing() }
      func updateView(_ view: Growing, context: Context) { view.lines += 0 }
    }
    let list = HostedFixture(["a", "b"], lines: 4) { item in
      HostingConfiguration { if item == "a" { Pad() } else { Text("b") } }
    }
    XCTAssertEqual(list.lines(3), ["     *", "         b", ""])
    XCTAssertTrue(list.table.press(at: CellPoint(x: 5, y: 0)))
    XCTAssertEqual(list.lines(3), ["     *", "     *", "         b"])
  }
}
