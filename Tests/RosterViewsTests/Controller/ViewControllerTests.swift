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
    let parent = ViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    let child = HostingController(
      rootView: Text("a").onAppear { log.append("on") }.onDisappear { log.append("off") })
    child.view.frame = parent.view.bounds
    parent.addChild(child)
    XCTAssertEqual(log, [])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = parent.picture()
    XCTAssertEqual(log, ["on"], "in its place")
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    _ = parent.picture()
    XCTAssertEqual(log, ["on"], "it was there already")
    parent.beginAppearanceTransition(false, animated: false)
    XCTAssertEqual(log, ["on"])
    parent.endAppearanceTransition()
    XCTAssertEqual(log, ["on", "off"], "the controller is gone")
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    _ = parent.picture()
    child.view.removeFromSuperview()
    XCTAssertEqual(log, ["on", "off", "on", "off"], "the view is taken out")
    parent.view.addSubview(child.view)
    _ = parent.picture()
    XCTAssertEqual(log, ["on", "off", "on", "off", "on"])
  }

  func testK3TheGroundIsTheSystemsUntilItIsChanged() async {
    let controller = HostingController(rootView: Text("a"))
    XCTAssertEqual(controller.view.backgroundColor, .systemBackground)
    controller.view.backgroundColor = .clear
    controller.view.frame = CGRect(x: 0, y: 0, width: 8, height: 16)
    XCTAssertEqual(controller.view.render().styledPicture(), "a")
  }

  func testK4SettingTheRootViewMarksAndTheNextUpdateEvaluates() async {
    final class Count { var bodies = 0 }
    struct Counted: View {
      let text: String
      let count: Count
      @State private var presses = 0
      var body: some View {
        let _ = count.bodies += 1
        Button("\(text) \(presses)") { presses += 1 }
      }
    }
    let count = Count()
    let controller = HostingController(rootView: Counted(text: "a", count: count))
    XCTAssertEqual(controller.picture(width: 3, height: 1), "a 0")
    controller.view.press(at: .zero)
    _ = controller.picture()
    count.bodies = 0
    for text in ["b", "c", "d"] { controller.rootView = Counted(text: text, count: count) }
    XCTAssertEqual(count.bodies, 0)
    XCTAssertEqual(controller.picture(), "d 1", "equal structure keeps its state")
    XCTAssertEqual(count.bodies, 1)
  }

  func testControllersSayThatTheirViewIsAppearing() async {
    final class Child: ViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewIsAppearing(_ animated: Bool) { log.append("is") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }
    let child = Child()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    XCTAssertEqual(child.log, ["will", "is", "did"])
  }

  /// What UIKit's controllers without storyboards begin with.
  func testAControllerWithAnInitializerOfItsOwn() async {
    final class Named: ViewController {
      let name: String
      var edits: [Bool] = []
      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        edits.append(isEditing)
      }
    }
    let controller = Named(name: "list")
    controller.isEditing = true
    controller.setEditing(false, animated: true)
    XCTAssertEqual(controller.edits, [true, false])
    XCTAssertEqual(controller, controller)
    XCTAssertNotEqual(controller, Named(name: controller.name))
  }
}
