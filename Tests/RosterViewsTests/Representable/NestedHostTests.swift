import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Hosts of a program inside of retained views: how deep they may lie, and who hears of faults.
@MainActor
final class NestedHostTests: XCTestCase {
  /// How a view without end shows the one inside.
  private enum Way: CaseIterable {
    case drawn, madeAtOnce, updatedAtOnce, measured, laidOutLate, withoutView
  }

  /// A view that shows itself, through a host that a program makes.
  private struct Endless: ViewRepresentable {
    let way: Way
    let counter: Counter

    func makeView(context: Context) -> EndlessView {
      counter.made += 1
      let view = EndlessView(way, Endless(way: way, counter: counter))
      if way == .madeAtOnce { view.hosting.host.updateIfNeeded() }
      return view
    }

    func updateView(_ view: EndlessView, context: Context) {
      if way == .updatedAtOnce { _ = view.hosting.host.render(width: 60, height: 1) }
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, view: EndlessView, context: Context
    ) -> CGSize? {
      way == .measured ? view.hosting.sizeThatFits(CGSize(width: 480, height: 16)) : nil
    }
  }

  private final class Counter {
    var made = 0
  }

  private final class EndlessView: PlatformView {
    let hosting = HostingView()
    private let way: Way

    init(_ way: Way, _ content: Endless) {
      self.way = way
      super.init()
      hosting.host.setContent(AnyView(content))
      if way != .laidOutLate, way != .withoutView { addSubview(hosting) }
    }

    override func layoutSubviews() {
      if way == .laidOutLate, hosting.superview == nil { addSubview(hosting) }
      hosting.frame = bounds
    }

    override func draw(into drawing: inout Drawing) {
      guard way == .withoutView else { return }
      drawing.overlay(hosting.host.render(width: drawing.width, height: drawing.height))
    }
  }

  private func isRefused(_ faults: [ViewFault]) -> Bool {
    // A host that is built again reports again.
    guard Set(faults).count == 1, case .tooDeep = faults[0] else { return false }
    return true
  }

  func testViewsWithoutEndThroughHostsOfAProgramAreRefused() async {
    for way in Way.allCases {
      let counter = Counter()
      var faults: [ViewFault] = []
      let view = HostingView(frame: CGRect(x: 0, y: 0, width: 480, height: 16))
      view.host.faultHandler = { faults.append($0) }
      view.host.setContent(Endless(way: way, counter: counter))
      let picture = view.picture()
      XCTAssertTrue(isRefused(faults), "\(way): \(faults)")
      XCTAssertTrue(picture.contains("⚠ Views are nested too deeply at"), "\(way): \(picture)")
      XCTAssertTrue((40...50).contains(counter.made), "\(way): \(counter.made)")
      XCTAssertEqual(view.picture(), picture, "\(way)")
    }
  }

  func testTheyEndToo_WhenEachIsShownInATurnOfItsOwn() async {
    let counter = Counter()
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 480, height: 16))
    view.host.setContent(Endless(way: .drawn, counter: counter))
    view.layoutIfNeeded()
    for _ in 0..<400 { await Task.yield() }
    XCTAssertTrue((40...50).contains(counter.made), "\(counter.made)")
  }

  func testDepthCountsThroughHostsOfAllKinds() async {
    struct Mixed: View {
      var body: some View {
        GeometryReader { _ in Shown { AnyView(Mixed()) } }
      }
    }
    var faults: [ViewFault] = []
    let host = ViewHost()
    host.faultHandler = { faults.append($0) }
    host.setContent(Mixed())
    _ = host.render(width: 60, height: 1)
    XCTAssertTrue(isRefused(faults), "\(faults)")
  }

  /// Any content in a host of its own.
  private struct Shown<Content: View>: ViewRepresentable {
    var handler: ((ViewFault) -> Void)?
    @ViewBuilder let content: () -> Content

    func makeView(context: Context) -> HostingView { HostingView() }

    func updateView(_ view: HostingView, context: Context) {
      view.host.faultHandler = handler
      view.host.setContent(content())
    }
  }

  func testViewsThatEndAreShown() async {
    func nested(_ count: Int) -> AnyView {
      (0..<count).reduce(AnyView(Text("end"))) { inner, _ in AnyView(Shown { inner }) }
    }
    for count in [1, 20, 40] {
      XCTAssertEqual(nested(count).picture(width: 30, height: 1), "             end", "\(count)")
    }
    XCTAssertTrue(nested(60).picture(width: 30, height: 1).contains("⚠ Views are nested"))
    let deep = (0..<480).reduce(AnyView(TextField("field", text: .constant("")))) { inner, _ in
      AnyView(inner)
    }
    XCTAssertEqual(deep.picture(width: 5, height: 1), "field")
  }

  private final class Model: ObservableObject {}

  private struct Needs: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("never") }
  }

  private struct Restless: View {
    @State var count = 0
    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  func testFaultsInsideReachTheHandlerOutside() async {
    func faults(_ view: some View) -> Set<ViewFault> {
      var result: Set<ViewFault> = []
      let host = ViewHost()
      host.faultHandler = { result.insert($0) }
      host.setContent(view)
      _ = host.render(width: 30, height: 2)
      return result
    }
    let missing = ViewFault.missingObject("Model")
    XCTAssertEqual(faults(Needs()), [missing])
    XCTAssertEqual(faults(GeometryReader { _ in Needs() }), [missing])
    XCTAssertEqual(faults(GeometryReader { _ in GeometryReader { _ in Needs() } }), [missing])
    XCTAssertEqual(faults(Shown { Needs() }), [missing])
    XCTAssertEqual(faults(Shown { GeometryReader { _ in Shown { Needs() } } }), [missing])
    XCTAssertEqual(faults(Text("a").background { GeometryReader { _ in Needs() } }), [missing])
    XCTAssertEqual(faults(Text("a").swipeActions { Needs() }), [missing])
    XCTAssertEqual(
      faults(GeometryReader { _ in Restless() }), [.modifiedDuringUpdate, .updateLoop])
  }

  func testAHandlerInsideIsTold() async {
    var outside: [ViewFault] = []
    var inside: [ViewFault] = []
    let host = ViewHost()
    host.faultHandler = { outside.append($0) }
    host.setContent(Shown(handler: { inside.append($0) }) { GeometryReader { _ in Needs() } })
    _ = host.render(width: 30, height: 2)
    XCTAssertEqual(Set(inside), [.missingObject("Model")])
    XCTAssertEqual(outside, [])
  }

  func testALaterFaultReachesTheHandlerOutside() async {
    @MainActor final class Switch: ObservableObject { @Published var isOn = false }
    let model = Switch()
    var faults: [ViewFault] = []
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 240, height: 16))
    view.host.faultHandler = { faults.append($0) }
    view.host.setContent(
      GeometryReader { _ in if model.isOn { Needs() } else { Text("a") } })
    XCTAssertEqual(view.picture(), "a")
    model.isOn = true
    _ = view.picture()
    XCTAssertEqual(Set(faults), [.missingObject("Model")])
  }

  func testNothingIsKeptAlive() async {
    weak var host: ViewHost?
    do {
      let kept = ViewHost()
      kept.setContent(Shown { GeometryReader { _ in Text("a") } })
      _ = kept.render(width: 5, height: 1)
      host = kept
    }
    for _ in 0..<5 { await Task.yield() }
    XCTAssertNil(host)
  }
}
