import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class ViewControllerTests: XCTestCase {
  private final class Log { var entries: [String] = [] }

  private final class Logged: ViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }
    override func viewDidLoad() { log.entries.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.entries.append("\(name) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) did disappear") }
    override func viewWillLayoutSubviews() { log.entries.append("\(name) will layout") }
    override func viewDidLayoutSubviews() { log.entries.append("\(name) did layout") }
    override func willMove(toParent parent: ViewController?) {
      log.entries.append("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      log.entries.append("\(name) did move \(parent == nil ? "out" : "in")")
    }
  }

  func testContainmentAndAppearance() async {
    let log = Log()
    let parent = Logged("parent", log)
    let child = Logged("child", log)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    XCTAssertEqual(
      log.entries,
      [
        "parent load", "parent will appear", "parent did appear", "child will move in",
        "child load", "child will appear", "child did appear", "child did move in",
      ])
    log.entries = []
    parent.view.layoutIfNeeded()
    XCTAssertEqual(
      log.entries,
      [
        "parent will layout", "parent did layout", "child will layout", "child did layout",
      ])
    log.entries = []
    parent.beginAppearanceTransition(false, animated: false)
    parent.beginAppearanceTransition(false, animated: false)
    parent.endAppearanceTransition()
    XCTAssertEqual(
      log.entries,
      [
        "parent will disappear", "child will disappear", "parent did disappear",
        "child did disappear",
      ])
    log.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child.removeFromParent()
    XCTAssertEqual(log.entries, ["child will move out", "child did move out"])
    XCTAssertNil(child.parent)
    XCTAssertEqual(parent.children.count, 0)
  }

  func testImpossibleFamiliesAreRefused() async {
    let parent = ViewController()
    let child = ViewController()
    parent.addChild(child)
    parent.addChild(child)
    parent.addChild(parent)
    child.addChild(parent)
    XCTAssertEqual(parent.children.count, 1)
    XCTAssertNil(parent.parent)
    let other = ViewController()
    other.addChild(child)
    XCTAssertEqual(parent.children.count, 0)
    XCTAssertTrue(child.parent === other)
  }

  func testAControllerGoesWithItsParent() async {
    weak var child: ViewController?
    weak var view: PlatformView?
    do {
      let parent = ViewController()
      let hosting = HostingController(rootView: Text("a"))
      parent.addChild(hosting)
      parent.view.addSubview(hosting.view)
      child = hosting
      view = hosting.view
      XCTAssertNotNil(view)
    }
    XCTAssertNil(child)
    XCTAssertNil(view)
  }

  func testK5AppearanceOfHostedViews() async {
    var log: [String] = []
    let host = ViewHost(isActive: false)
    host.setContent(Text("a").onAppear { log.append("on") }.onDisappear { log.append("off") })
    _ = host.render(width: 3)
    host.isActive = true
    _ = host.render(width: 3)
    host.dismantle()
    XCTAssertEqual(log, ["on", "off"])
  }
}
