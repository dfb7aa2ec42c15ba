import Foundation
import Observation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class GeometryReaderTests: XCTestCase {
  private struct Size: View {
    var body: some View {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
    }
  }

  @Observable final class Model {
    var text = "a"
  }

  func testViewsKnowTheirRoom() async {
    XCTAssertEqual(Size().picture(width: 10, height: 2), "80×32\n")
    XCTAssertEqual(
      Size().frame(width: 56, height: 16).border(.red).picture(), "56×16")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("abc")
        Size()
      }.picture(width: 12, height: 1), "abc72×16")
    XCTAssertEqual(
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.red.frame(width: proxy.size.width * 0.25)
          Color.green.frame(width: proxy.size.width * 0.75)
        }
      }.styledPicture(width: 8, height: 1), "{on red|  }{on green|      }")
    XCTAssertEqual(
      GeometryReader { Text($0.size.width > 80 ? "wide" : "narrow") }.picture(width: 20), "wide")
    XCTAssertEqual(
      GeometryReader { Text("\(Int($0.frame(in: .local).maxX))\($0.safeAreaInsets.top)") }
        .picture(width: 8), "640.0")
  }

  func testStateModelsPressesAndEnvironmentReachInside() async {
    struct Counter: View {
      @Environment(\.locale) var locale
      let model: Model
      @State private var count = 0
      var body: some View {
        Button("\(model.text) \(count) \(locale.identifier)") { count += 1 }
      }
    }
    struct Owner: View {
      let model: Model
      @State var prefix = "<"
      var body: some View {
        HStack(spacing: 0) {
          Button(prefix) { prefix += "<" }
          GeometryReader { _ in Counter(model: model) }
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let model = Model()
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    view.host.setContent(Owner(model: model))
    var calls = 0
    view.needsUpdateHandler = { calls += 1 }
    XCTAssertEqual(view.picture(), "<a 0 de_DE")
    XCTAssertTrue(view.press(at: CellPoint(x: 1, y: 0)))
    XCTAssertEqual(view.picture(), "<a 1 de_DE")
    let builds = view.host.buildCount
    calls = 0
    model.text = "b"
    XCTAssertEqual(calls, 1, "whoever shows it is told")
    XCTAssertEqual(view.picture(), "<b 1 de_DE")
    XCTAssertEqual(view.host.buildCount, builds, "what is around is left alone")
    XCTAssertTrue(view.press(at: CellPoint(x: 0, y: 0)))
    XCTAssertEqual(view.picture(), "<<b 1 de_DE", "state inside stays")
    view.frame.size.width = 320
    XCTAssertEqual(view.picture(), "<<b 1 de_DE")
    XCTAssertEqual(view.render().pressRegions.map(\.label), ["<<", "b 1 de_DE"])
  }

  func testItFollowsModelsOnlyOnScreen() async {
    let model = Model()
    var log: [String] = []
    var bodies = 0
    let host = ViewHost()
    let container = PlatformView()
    host.containerView = container
    host.setContent(
      GeometryReader { _ in
        let _ = bodies += 1
        Text(model.text).onAppear { log.append("on") }.onDisappear { log.append("off") }
      })
    XCTAssertEqual(host.render(width: 3, height: 1).picture(), "a")
    XCTAssertEqual(log, ["on"])
    host.isActive = false
    XCTAssertEqual(log, ["on", "off"])
    host.isActive = true
    XCTAssertEqual(host.render(width: 3, height: 1).picture(), "a")
    host.setContent(Text("x"))
    _ = host.render(width: 3, height: 1)
    XCTAssertEqual(log, ["on", "off", "on", "off"])
    XCTAssertEqual(container.subviews.count, 0)
  }

  func testAGeometryReaderInItselfEnds() async {
    struct Deep: View {
      let depth: Int
      var body: some View {
        GeometryReader { proxy in
          if depth > 0 { AnyView(Deep(depth: depth - 1)) } else { AnyView(Text("end")) }
        }
      }
    }
    XCTAssertEqual(Deep(depth: 20).picture(width: 5, height: 1), "end")
    XCTAssertEqual(Size().picture(width: 0, height: 0), "")
  }

  func testAModelThatItsClosureReadsIsFollowed() async {
    let model = Model()
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    view.host.setContent(GeometryReader { _ in Text(model.text) })
    // The first one finds out how large it is, and asks for another.
    for _ in 0..<2 { XCTAssertEqual(view.picture(), "a") }
    let builds = view.host.buildCount
    for text in ["b", "c"] {
      var calls = 0
      view.needsUpdateHandler = { calls += 1 }
      model.text = text
      XCTAssertEqual(calls, 1, "whoever shows it is told")
      XCTAssertEqual(view.picture(), text)
    }
    XCTAssertEqual(view.host.buildCount, builds, "what is around is left alone")
  }

  func testAGeometryReaderInItselfWithoutEndIsRefused() async {
    struct Deep: View {
      var body: some View { GeometryReader { _ in AnyView(Deep()) } }
    }
    XCTAssertEqual(
      Deep().picture(width: 50, height: 1), "⚠ Views are nested too deeply at GeometryReader.")
    struct Tall: View {
      var body: some View {
        (0..<90).reduce(AnyView(GeometryReader { _ in AnyView(Tall()) })) { inner, _ in
          AnyView(HStack { inner })
        }
      }
    }
    XCTAssertTrue(
      Tall().picture(width: 50, height: 1).hasPrefix("⚠ Views are nested too deeply"))
  }

  func testFramesInTheContent() async {
    struct Place: View {
      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))")
        }
      }
    }
    XCTAssertEqual(
      VStack(spacing: 0) {
        Text("a")
        HStack(spacing: 0) {
          Text("bc")
          Place()
        }
      }.picture(width: 14, height: 2), "      a\nbc16,16 96×16")
    XCTAssertEqual(
      HStack(spacing: 0) {
        Text("a")
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Text(
              proxy.frame(in: .named("list")) == proxy.frame(in: .global)
                ? "b" : "-")
            Place()
          }
        }
      }.picture(width: 14, height: 1), "ab16,0 96×16", "in another one")
    struct Moving: View {
      @State var before = "<"
      var body: some View {
        HStack(spacing: 0) {
          Button(before) { before = "<<" }
          GeometryReader { _ in Place() }.frame(width: 72)
          Spacer()
        }
      }
    }
    let view = HostingView(frame: CGRect(x: 80, y: 0, width: 112, height: 16))
    view.host.setContent(Moving())
    XCTAssertEqual(view.picture(), "<8,0 72×16")
    view.press(at: .zero)
    XCTAssertEqual(view.picture(), "<<16,0 72×…", "moved, and as wide as before")
  }

  func testNothingIsLeft() async {
    weak var model: Model?
    do {
      let kept = Model()
      model = kept
      let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      view.host.setContent(GeometryReader { _ in Text(kept.text) })
      XCTAssertEqual(view.picture(), "a")
    }
    for _ in 0..<5 { await Task.yield() }
    XCTAssertNil(model)
  }
}
