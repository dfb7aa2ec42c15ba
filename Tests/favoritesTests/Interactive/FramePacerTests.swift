import XCTest

@testable import favorites

final class FramePacerTests: XCTestCase {
  func testALoneEventIsDrawnAtOnceAndAStormSometimes() {
    let start = ContinuousClock.now
    func at(_ milliseconds: Int) -> ContinuousClock.Instant {
      start + .milliseconds(milliseconds)
    }
    var pacer = FramePacer(interval: .milliseconds(16))
    XCTAssertEqual(pacer.next(at: at(0)), .now)
    XCTAssertEqual(pacer.next(at: at(16)), .now)
    XCTAssertEqual(pacer.next(at: at(20)), .later(.milliseconds(12)))
    XCTAssertEqual(pacer.next(at: at(21)), .planned)
    XCTAssertEqual(pacer.next(at: at(40)), .planned)
    pacer.waited(at: at(41))
    XCTAssertEqual(pacer.next(at: at(42)), .later(.milliseconds(15)))
    pacer.waited(at: at(57))
    XCTAssertEqual(pacer.next(at: at(99)), .now)
  }

  func testWithoutIntervalEverythingIsDrawn() {
    let now = ContinuousClock.now
    var pacer = FramePacer(interval: .zero)
    for _ in 0..<3 { XCTAssertEqual(pacer.next(at: now), .now) }
  }
}
