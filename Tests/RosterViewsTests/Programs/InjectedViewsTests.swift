import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Small declarative views injected into controllers and retained views.
@MainActor
final class InjectedViewsTests: XCTestCase {
  private struct Tags: View {
    @State var items: [String]
    @State var selected: [String: Bool] = [:]
    let onTap: (String) -> Void

    var body: some View {
      HStack(spacing: 8) {
        ForEach(items, id: \.self) { item in
          Text(item)
            .frame(minWidth: 40)
            .padding(.horizontal, 8)
            .background(selected[item] == true ? Color.green : Color.gray)
            .cornerRadius(8)
            .shadow(radius: 3)
            .onTapGesture {
              selected[item, default: false].toggle()
              onTap(item)
            }
        }
      }
    }
  }

  private let before = "{on gray|  }{on gray|one}{on gray|  } {on gray|  }{on gray|two}{on gray|  }"
  private let after =
    "{on gray|  }{on gray|one}{on gray|  } {on green|  }{on green|two}{on green|  }"

  func testK3K8TapsReachTheOutsideAndChangeTheLook() async {
    final class Screen: ViewController {
      var taps: [String] = []
      override func viewDidLoad() {
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 16)
        Tags(items: ["one", "two"]) { [weak self] in self?.taps.append($0) }.inject(into: self)
      }
    }
    let screen = Screen()
    XCTAssertEqual(screen.view.render().styledPicture(), before)
    XCTAssertTrue(screen.view.press(at: CellPoint(x: 9, y: 0)))
    XCTAssertEqual(screen.view.render().styledPicture(), after)
    XCTAssertEqual(screen.taps, ["two"])
    screen.view.press(at: CellPoint(x: 9, y: 0))
    XCTAssertEqual(screen.view.render().styledPicture(), before)
    XCTAssertFalse(screen.view.press(at: CellPoint(x: 7, y: 0)), "between two texts")
  }

  func testK2TheViewLivesWithoutItsController() async {
    let target = PlatformView(frame: CGRect(x: 0, y: 0, width: 120, height: 16))
    var taps: [String] = []
    weak var model: Probe?
    do {
      let probe = Probe()
      model = probe
      Tags(items: ["one", "two"]) { taps.append($0 + probe.text) }.inject(into: target)
    }
    XCTAssertNotNil(model)
    XCTAssertTrue(target.press(at: CellPoint(x: 9, y: 0)), "before it was ever drawn, too")
    XCTAssertEqual(target.render().styledPicture(), after)
    XCTAssertEqual(taps, ["two!"])
    target.subviews.first?.removeFromSuperview()
    XCTAssertNil(model, "and goes with its view")
  }

  private final class Probe { let text = "!" }

  func testSeveralLiveSideBySideAndFollowTheirTargets() async {
    let controller = ViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
    let top = PlatformView(frame: CGRect(x: 0, y: 0, width: 120, height: 16))
    let bottom = PlatformView(frame: CGRect(x: 0, y: 16, width: 120, height: 16))
    controller.view.addSubview(top)
    controller.view.addSubview(bottom)
    var taps: [String] = []
    Tags(items: ["a"]) { taps.append("top \($0)") }.inject(into: top)
    Tags(items: ["b"]) { taps.append("bottom \($0)") }.inject(into: bottom)
    XCTAssertEqual(controller.view.picture(), "       a\n       b")
    controller.view.press(at: CellPoint(x: 7, y: 1))
    controller.view.press(at: CellPoint(x: 7, y: 0))
    XCTAssertEqual(taps, ["bottom b", "top a"])
    bottom.frame = CGRect(x: 0, y: 16, width: 64, height: 16)
    XCTAssertEqual(controller.view.picture(), "       a\n   b")
  }

  func testTheStateDoesNotFollowTheCaller() async {
    let host = HostingController(rootView: Tags(items: ["a"]) { _ in })
    XCTAssertEqual(host.picture(width: 7, height: 1), "   a")
    host.rootView = Tags(items: ["b"]) { _ in }
    XCTAssertEqual(host.picture(width: 7, height: 1), "   a")
  }
}
