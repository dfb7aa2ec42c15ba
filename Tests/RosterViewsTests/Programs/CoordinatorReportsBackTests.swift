import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// A retained view that loads pages, its coordinator as delegate, and state that drives both.
@MainActor
final class CoordinatorReportsBackTests: XCTestCase {
  /// Loads at once, and tells its delegate.
  fileprivate final class PageView: PlatformView {
    weak var delegate: (any PageViewDelegate)?
    private(set) var url = ""

    func load(_ url: String) {
      guard url != self.url else { return }
      self.url = url
      setNeedsDisplay()
      delegate?.pageView(self, didLoad: url)
    }

    override func draw(into drawing: inout Drawing) { drawing.draw("<\(url)>", at: .zero) }
    override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 16) }
  }

  private struct Page: ViewRepresentable {
    @Binding var url: String
    @Binding var isLoaded: Bool
    let log: Log

    func makeCoordinator() -> Coordinator {
      log.entries.append("coordinator")
      return Coordinator(parent: self)
    }

    func makeView(context: Context) -> PageView {
      log.entries.append("make")
      let view = PageView()
      view.delegate = context.coordinator
      return view
    }

    func updateView(_ view: PageView, context: Context) {
      let environment = context.environment
      log.entries.append(
        "update \(url) \(environment.locale.identifier) \(environment.colorScheme) "
          + "\(environment.accessibilityDifferentiateWithoutColor) "
          + "\(context.transaction.animation == nil)")
      context.coordinator.parent = self
      view.load(url)
    }

    static func dismantleView(_ view: PageView, coordinator: Coordinator) {
      coordinator.parent.log.entries.append("dismantle \(view.url)")
    }

    final class Coordinator: PageViewDelegate {
      var parent: Page
      init(parent: Page) { self.parent = parent }

      fileprivate func pageView(_ view: PageView, didLoad url: String) {
        parent.log.entries.append("loaded \(url)")
        parent.isLoaded = true
      }
    }
  }

  private final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private struct Browser: View {
    let log: Log
    @State private var url = "one"
    @State private var isLoaded = false
    @State private var isOther = false
    var body: some View {
      VStack(alignment: .leading) {
        Page(url: $url, isLoaded: $isLoaded, log: log)
        Button(isOther ? "Back" : "Next") {
          isOther.toggle()
          isLoaded = false
          url = isOther ? "two" : "one"
        }
        Text(isLoaded ? "loaded" : "loading")
      }
    }
  }

  func testV6V11TheWholeLife() async {
    let log = Log()
    var faults: [ViewFault] = []
    let host = ViewHost(alignment: .leading)
    host.faultHandler = { faults.append($0) }
    host.environment.locale = Locale(identifier: "en_GB")
    host.setContent(Browser(log: log))
    XCTAssertEqual(host.render(width: 20).picture(), "<one>\nNext\nloaded")
    XCTAssertEqual(
      log.take(),
      [
        "coordinator", "make", "update one en_GB light false true", "loaded one",
        "update one en_GB light false true",
      ])
    XCTAssertEqual(faults, [.modifiedDuringUpdate], "the write came from inside the update")

    host.press(at: CellPoint(x: 0, y: 1))
    XCTAssertEqual(host.render(width: 20).picture(), "<two>\nBack\nloaded")
    XCTAssertEqual(
      log.take(),
      [
        "update two en_GB light false true", "loaded two", "update two en_GB light false true",
      ])

    host.environment.colorScheme = .dark
    host.environment.accessibilityDifferentiateWithoutColor = true
    host.updateIfNeeded()
    XCTAssertEqual(log.take(), ["update two en_GB dark true true"])

    host.setContent(Text("closed"))
    XCTAssertEqual(host.render(width: 20).picture(), "       closed".replacing(" ", with: ""))
    XCTAssertEqual(log.take(), ["dismantle two"])
  }
}

@MainActor
private protocol PageViewDelegate: AnyObject {
  func pageView(_ view: CoordinatorReportsBackTests.PageView, didLoad url: String)
}
