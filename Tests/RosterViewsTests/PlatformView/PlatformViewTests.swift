import Foundation
import RosterDrawing
import RosterViews
import XCTest

@MainActor
final class PlatformViewTests: XCTestCase {
  private final class Box: PlatformView {
    var text: String
    var log: [String] = []
    var relayouts = 0

    init(
      _ text: String, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 80,
      _ height: CGFloat = 16
    ) {
      self.text = text
      super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    override func draw(into drawing: inout Drawing) {
      drawing.draw(StyledText(text), in: drawing.bounds)
      log.append("draw")
    }

    override func layoutSubviews() {
      log.append("layout")
      if relayouts > 0 {
        relayouts -= 1
        setNeedsLayout()
      }
    }

    override func pressed(at point: CellPoint) -> Bool {
      log.append("press \(point)")
      return text != "deaf"
    }
  }

  func testSubviewsAreDrawnOverTheirSuperview() async {
    let root = Box("aaaaaaaaaa\nbbbbbbbbbb", 0, 0, 80, 32)
    root.backgroundColor = .yellow
    let child = Box("X", 16, 16, 16, 16)
    root.addSubview(child)
    XCTAssertEqual(
      root.render().styledPicture(),
      """
      {on yellow|aaaaaaaaaa}
      {on yellow|bb}{on yellow|X}{on yellow|bbbbbbb}
      """)
    child.isHidden = true
    XCTAssertEqual(root.picture(), "aaaaaaaaaa\nbbbbbbbbbb")
    child.isHidden = false
    root.bounds.origin = CGPoint(x: 8, y: 16)
    XCTAssertEqual(root.picture(), "aXaaaaaaaa\nbbbbbbbbbb")
  }

  func testLayoutRunsOnlyWhereItWasAskedFor() async {
    let root = Box("", 0, 0, 80, 32)
    let left = Box("l")
    let right = Box("r")
    root.addSubview(left)
    root.addSubview(right)
    _ = root.render()
    for view in [root, left, right] { view.log = [] }
    XCTAssertFalse(root.isDrawnAnew)
    right.setNeedsLayout()
    XCTAssertTrue(root.isDrawnAnew)
    root.layoutIfNeeded()
    XCTAssertEqual(root.log + left.log, [])
    XCTAssertEqual(right.log, ["layout"])
    root.layoutIfNeeded()
    XCTAssertEqual(right.log, ["layout"])
  }

  func testLayoutThatAsksAgainRunsAgainAndEnds() async {
    let root = Box("")
    root.relayouts = 3
    root.layoutIfNeeded()
    XCTAssertEqual(root.log, ["layout", "layout", "layout", "layout"])
    root.log = []
    root.relayouts = .max
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(root.log.count, 100)
  }

  func testTheTopIsToldOnce() async {
    let root = Box("")
    let middle = Box("")
    let leaf = Box("")
    root.addSubview(middle)
    middle.addSubview(leaf)
    _ = root.render()
    var count = 0
    root.needsUpdateHandler = { count += 1 }
    leaf.setNeedsDisplay()
    leaf.setNeedsDisplay()
    middle.setNeedsLayout()
    XCTAssertEqual(count, 1)
    _ = root.render()
    leaf.frame.size.width = 8
    XCTAssertEqual(count, 2)
    leaf.frame = leaf.frame
    XCTAssertTrue(root.isDrawnAnew)
  }

  func testHierarchy() async {
    let root = Box("root")
    let views = ["a", "b", "c"].map { Box($0) }
    for view in views { root.addSubview(view) }
    root.addSubview(root)
    views[0].addSubview(root)
    XCTAssertNil(root.superview)
    root.bringSubviewToFront(views[0])
    root.insertSubview(views[2], belowSubview: views[1])
    XCTAssertEqual(root.subviews.compactMap { ($0 as? Box)?.text }, ["c", "b", "a"])
    root.insertSubview(views[2], aboveSubview: views[1])
    XCTAssertEqual(root.subviews.compactMap { ($0 as? Box)?.text }, ["b", "c", "a"])
    root.insertSubview(views[0], at: -7)
    root.sendSubviewToBack(views[2])
    XCTAssertEqual(root.subviews.compactMap { ($0 as? Box)?.text }, ["c", "a", "b"])
    views[1].addSubview(views[0])
    XCTAssertEqual(root.subviews.count, 2)
    XCTAssertTrue(views[0].isDescendant(of: root))
    views[1].removeFromSuperview()
    XCTAssertFalse(views[0].isDescendant(of: root))
    views[0].tag = 5
    XCTAssertTrue(views[1].viewWithTag(5) === views[0])
    XCTAssertNil(root.viewWithTag(5))
  }

  func testPressesGoToTheFrontAndUp() async {
    let root = Box("root", 0, 0, 160, 64)
    let back = Box("back", 16, 16, 80, 32)
    let front = Box("deaf", 8, 0, 16, 16)
    root.addSubview(back)
    back.addSubview(front)
    XCTAssertTrue(root.press(at: CellPoint(x: 3, y: 1)))
    XCTAssertEqual(front.log, ["press (0, 0)"])
    XCTAssertEqual(back.log, ["press (1, 0)"])
    XCTAssertFalse(root.press(at: CellPoint(x: 20, y: 0)))
    XCTAssertTrue(root.hitTest(CellPoint(x: 3, y: 1)) === front)
    back.isUserInteractionEnabled = false
    XCTAssertTrue(root.hitTest(CellPoint(x: 3, y: 1)) === root)
  }

  func testAutoresizing() async {
    let root = Box("", 0, 0, 80, 32)
    let child = Box("", 8, 0, 40, 16)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(child)
    root.frame.size = CGSize(width: 100, height: 48)
    XCTAssertEqual(child.frame, CGRect(x: 8, y: 0, width: 60, height: 32))
  }

  func testTintAndTraitsComeFromAbove() async {
    let root = Box("")
    let child = Box("")
    root.addSubview(child)
    XCTAssertEqual(child.tintColor, .tint)
    root.tintColor = .purple
    XCTAssertEqual(child.tintColor, .purple)
    root.traitOverride = TraitCollection(layoutMetrics: .points)
    XCTAssertEqual(child.traitCollection.layoutMetrics, .points)
  }

  func testBadFramesDrawNothingAndDoNotTrap() async {
    let root = Box("x", 0, 0, 80, 16)
    for value in [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300, 0] {
      let child = Box("y", value, value, value, value)
      root.addSubview(child)
      _ = root.render()
      _ = root.press(at: CellPoint(x: 1, y: 0))
    }
    XCTAssertEqual(root.render().size, CellSize(width: 10, height: 1))
  }

  func testViewsGoWithTheirSuperview() async {
    weak var child: Box?
    weak var root: Box?
    do {
      let view = Box("")
      let inner = Box("")
      view.addSubview(inner)
      root = view
      child = inner
      XCTAssertNotNil(child?.superview)
    }
    XCTAssertNil(root)
    XCTAssertNil(child)
  }
}
