import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class ViewRepresentableTests: XCTestCase {
  final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  final class Meter: PlatformView {
    var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
    override func draw(into drawing: inout Drawing) { drawing.draw(text, at: .zero) }
    override var intrinsicContentSize: CGSize { CGSize(width: 8 * text.count, height: 16) }
    override func pressed(at point: CellPoint) -> Bool {
      text += "!"
      return true
    }
  }

  struct Gauge: ViewRepresentable {
    let value: Int
    let log: Log

    final class Coordinator {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.entries.append("coordinator gone") }
    }

    func makeCoordinator() -> Coordinator {
      log.entries.append("coordinator")
      return Coordinator(log)
    }

    func makeView(context: Context) -> Meter {
      log.entries.append("make \(value)")
      return Meter()
    }

    func updateView(_ view: Meter, context: Context) {
      log.entries.append("update \(value)")
      view.text = "<\(value)>"
    }

    static func dismantleView(_ view: Meter, coordinator: Coordinator) {
      coordinator.log.entries.append("dismantle \(view.text)")
    }
  }

  func testV1V2V3LifeCycle() async {
    let log = Log()
    let host = ViewHost()
    host.setContent(
      HStack {
        Gauge(value: 1, log: log); Text("x")
      })
    XCTAssertEqual(host.render(width: 5).picture(), "<1> x")
    XCTAssertEqual(log.take(), ["coordinator", "make 1", "update 1"])
    host.setContent(
      HStack {
        Gauge(value: 22, log: log); Text("x")
      })
    XCTAssertEqual(host.render(width: 6).picture(), "<22> x")
    XCTAssertEqual(log.take(), ["update 22"])
    host.setContent(
      HStack {
        Gauge(value: 22, log: log); Text("y")
      })
    XCTAssertEqual(host.render(width: 6).picture(), "<22> y")
    XCTAssertEqual(log.take(), ["update 22"], "also for what has nothing to do with it")
    host.setContent(Text("gone"))
    _ = host.render(width: 6)
    XCTAssertEqual(log.take(), ["dismantle <22>", "coordinator gone"])
  }

  func testV10NewIdentityDismantlesAndMakes() async {
    let log = Log()
    let host = ViewHost()
    host.setContent(Gauge(value: 1, log: log).id(1))
    _ = host.render(width: 6)
    _ = log.take()
    host.setContent(Gauge(value: 2, log: log).id(2))
    XCTAssertEqual(host.render(width: 6).picture(), " <2>")
    XCTAssertEqual(
      log.take(), ["dismantle <1>", "coordinator gone", "coordinator", "make 2", "update 2"])
    func branch(_ isFirst: Bool) -> some View {
      HStack { if isFirst { Gauge(value: 3, log: log) } else { Gauge(value: 4, log: log) } }
    }
    host.setContent(branch(true))
    _ = host.render(width: 6)
    _ = log.take()
    host.setContent(branch(false))
    XCTAssertEqual(host.render(width: 6).picture(), " <4>")
    XCTAssertEqual(
      log.take(), ["dismantle <3>", "coordinator gone", "coordinator", "make 4", "update 4"])
  }

  func testV10WhatComesBesideOthersIsMadeAtOnce() async {
    let log = Log()
    func row(_ values: [Int]) -> some View {
      HStack { ForEach(values, id: \.self) { Gauge(value: $0, log: log) } }
    }
    let host = ViewHost()
    var changes: [String] = []
    host.setContent(row([2]).onChange(of: 1, initial: true) { changes.append("first") })
    _ = host.render(width: 20)
    _ = log.take()
    host.setContent(row([1, 2, 3]).onChange(of: 2, initial: true) { changes.append("second") })
    XCTAssertEqual(host.render(width: 11).picture(), "<1> <2> <3>")
    XCTAssertEqual(
      log.take().filter { !$0.hasPrefix("update") },
      [
        "coordinator", "make 1", "coordinator", "make 3",
      ])
    XCTAssertEqual(changes, ["first", "second"], "once for a change")
    host.setContent(row([4, 3, 5]).onChange(of: 2) {})
    XCTAssertEqual(host.render(width: 11).picture(), "<4> <3> <5>")
    let dismantled = log.take().filter { !$0.hasPrefix("update") && !$0.hasPrefix("coord") }
    XCTAssertEqual(Set(dismantled.prefix(2)), ["dismantle <1>", "dismantle <2>"])
    XCTAssertEqual(dismantled.suffix(2), ["make 4", "make 5"])
  }

  func testV6WhatACoordinatorKeepsGrowsOldButBindingsDoNot() async {
    struct Named: ViewRepresentable {
      let name: String
      @Binding var count: Int
      final class Coordinator {
        let parent: Named
        init(_ parent: Named) { self.parent = parent }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeView(context: Context) -> Meter { Meter() }
      func updateView(_ view: Meter, context: Context) {
        let parent = context.coordinator.parent
        view.text = "\(name) \(parent.name) \(parent.count)"
      }
    }
    struct Owner: View {
      let name: String
      @State var count = 0
      var body: some View {
        VStack {
          Named(name: name, count: $count)
          Button("+") { count += 1 }
        }
      }
    }
    let host = ViewHost(alignment: .leading)
    host.setContent(Owner(name: "a"))
    XCTAssertEqual(host.render(width: 5).picture(), "a a 0\n  +")
    host.press(at: CellPoint(x: 2, y: 1))
    host.setContent(Owner(name: "b"))
    XCTAssertEqual(host.render(width: 5).picture(), "b a 1\n  +")
  }

  func testRetainedViewsAreKeptWithTheStore() async {
    let log = Log()
    let host = ViewHost()
    let container = PlatformView()
    host.containerView = container
    host.setContent(Gauge(value: 1, log: log))
    _ = host.render(width: 6)
    let view = container.subviews.first
    XCTAssertNotNil(view)
    let kept = host.stateStore
    host.stateStore = ViewStateStore()
    XCTAssertEqual(container.subviews.count, 0)
    _ = host.render(width: 6)
    XCTAssertFalse(container.subviews.first === view, "another item has another view")
    host.stateStore = kept
    _ = host.render(width: 6)
    XCTAssertTrue(container.subviews.first === view)
    XCTAssertEqual(log.take().filter { $0.hasPrefix("make") }.count, 2)
  }

  func testARetainedViewThatChangesIsDrawnAgain() async {
    let log = Log()
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    view.host.alignment = .leading
    view.host.setContent(
      HStack {
        Gauge(value: 1, log: log); Text("x")
      })
    XCTAssertEqual(view.picture(), "<1> x")
    XCTAssertTrue(view.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertTrue(view.isDrawnAnew)
    XCTAssertEqual(view.picture(), "<1> x".replacing("<1> x", with: "<1> x"))
    XCTAssertEqual((view.subviews.first as? Meter)?.text, "<1>!")
  }

  func testV13SizeThatFitsWins() async {
    struct Sized: ViewRepresentable {
      func makeView(context: Context) -> PlatformView {
        let view = PlatformView()
        view.backgroundColor = .red
        return view
      }
      func updateView(_ view: PlatformView, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, view: PlatformView, context: Context
      ) -> CGSize? {
        CGSize(width: 24, height: proposal.width.map { $0 > 20 ? 32 : 48 } ?? 16)
      }
    }
    let host = ViewHost()
    host.setContent(Sized())
    XCTAssertEqual(host.sizeThatFits(), CellSize(width: 3, height: 2))
    XCTAssertEqual(host.sizeThatFits(width: 2).height, 3)
  }

  func testV13WithoutANaturalSizeItTakesWhatThereIs() async {
    struct Plain: ViewRepresentable {
      func makeView(context: Context) -> some PlatformView {
        let view = PlatformView()
        view.backgroundColor = .red
        return view
      }
      func updateView(_ view: ViewType, context: Context) {}
    }
    XCTAssertEqual(Plain().styledPicture(width: 3, height: 2), "{on red|   }\n{on red|   }")
    XCTAssertEqual(Plain().frame(width: 16, height: 16).styledPicture(), "{on red|  }")
  }

  func testV12Transactions() async {
    struct Seen: ViewRepresentable {
      let value: Int
      let log: Log
      func makeView(context: Context) -> PlatformView { PlatformView() }
      func updateView(_ view: PlatformView, context: Context) {
        log.entries.append("\(value) \(context.transaction.animation == .spring)")
      }
    }
    struct Owner: View {
      let log: Log
      @State var value = 0
      var body: some View {
        VStack {
          Seen(value: value, log: log).frame(height: 16)
          Button("plain") { value += 1 }
          Button("moved") { withAnimation(.spring) { value += 1 } }
          Button("bound") { $value.animation(.spring).wrappedValue += 1 }
        }
      }
    }
    let log = Log()
    let host = ViewHost()
    host.setContent(Owner(log: log))
    for line in [1, 2, 1, 3] {
      _ = host.render(width: 5)
      host.press(at: CellPoint(x: 2, y: line))
    }
    _ = host.render(width: 5)
    XCTAssertEqual(log.entries, ["0 false", "1 false", "2 true", "3 false", "4 true"])
  }

  func testEverythingGoesWithTheHost() async {
    let log = Log()
    weak var meter: PlatformView?
    do {
      let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      view.host.setContent(Gauge(value: 1, log: log))
      _ = view.picture()
      meter = view.subviews.first
      XCTAssertNotNil(meter)
    }
    XCTAssertNil(meter)
    XCTAssertEqual(log.entries.suffix(2), ["dismantle <1>", "coordinator gone"])
  }

  /// Its height for a width may change though it has no size of its own.
  func testARowIsMeasuredAgainWhenARetainedViewWantsAnotherHeightForItsWidth() async {
    struct Wrapping: ViewRepresentable {
      let text: String
      func makeView(context: Context) -> Meter { Meter() }
      func updateView(_ view: Meter, context: Context) { view.text = text }
      func sizeThatFits(_ proposal: ProposedViewSize, view: Meter, context: Context) -> CGSize? {
        let columns = Int((proposal.width ?? 800) / 8)
        return CGSize(
          width: proposal.width ?? .infinity, height: 16 * CGFloat((text.count - 1) / columns + 1))
      }
    }
    let host = ViewHost()
    host.setContent(Wrapping(text: String(repeating: "a", count: 12)))
    XCTAssertEqual(host.sizeThatFits(width: 10).height, 2)
    host.setContent(Wrapping(text: String(repeating: "a", count: 22)))
    XCTAssertEqual(host.sizeThatFits(width: 10).height, 3)
  }

  func testARetainedViewThatNobodySeesIsNotDrawnAgainAndAgain() async {
    let host = ViewHost()
    host.setContent(
      HStack {
        Text("a")
        Gauge(value: 1, log: Log()).hidden()
      })
    _ = host.render(width: 20)
    let count = host.drawCount
    _ = host.render(width: 20)
    XCTAssertEqual(host.drawCount, count)
  }
}
