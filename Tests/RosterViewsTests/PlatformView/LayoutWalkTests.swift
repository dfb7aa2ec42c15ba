import Foundation
import RosterViews
import XCTest

/// Which views a layout reaches, whatever happened to them before.
@MainActor
final class LayoutWalkTests: XCTestCase {
  private final class Counter: PlatformView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  private var state: UInt64 = 11

  func testLayoutReachesAllThatAskedAndNoOthers() async {
    print("seed \(state)")
    let root = Counter()
    var views = [root]
    for _ in 1..<40 {
      let view = Counter()
      views[random(views.count)].addSubview(view)
      views.append(view)
    }
    for round in 0..<400 {
      let view = views[1 + random(39)]
      switch round % 6 {
      case 0: view.setNeedsDisplay()
      case 1: _ = root.render()
      case 2:
        view.setNeedsLayout()
        view.layoutIfNeeded()
      case 3: views[random(40)].addSubview(view)
      case 4:
        let place = view.superview
        view.removeFromSuperview()
        view.setNeedsLayout()
        place?.addSubview(view)
      default: break
      }
      root.layoutIfNeeded()
      for view in views { view.count = 0 }
      let asked = Set((0..<3).map { _ in random(40) })
      for number in asked { views[number].setNeedsLayout() }
      root.layoutIfNeeded()
      for (number, view) in views.enumerated() {
        XCTAssertEqual(view.count, asked.contains(number) ? 1 : 0, "round \(round), \(number)")
      }
    }
  }

  private func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
