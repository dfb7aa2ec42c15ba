import Foundation
import Roster
import XCTest

/// A reload or reconfigure shows its own row anew, whatever its cell serves by then.
@MainActor final class ShownAnewTests: XCTestCase {
  private let old = (0..<20).map { "o\($0)" }
  private let new = (0..<20).map { "n\($0)" }

  func testAReloadedRowThatIsPushedOutOfSightTouchesNoOther() async throws {
    let list = ListFixture()
    try list.apply("A: \(old.joined(separator: " "))")
    (_, _) = (list.log(), list.takeProvided())
    try list.apply("A: \((new + old).joined(separator: " "))", reload: ["o0"])
    XCTAssertEqual(list.takeProvided(), new)
    XCTAssertFalse(list.log().contains("didEndDisplaying [0, 0]"))
  }

  func testAReconfiguredRowThatIsPushedOutOfSightTouchesNoOther() async throws {
    let list = ListFixture()
    try list.apply("A: \(old.joined(separator: " "))")
    (_, _) = (list.log(), list.takeProvided())
    try list.apply("A: \((new + old).joined(separator: " "))", reconfigure: ["o0"])
    XCTAssertEqual(list.takeProvided(), new)
    XCTAssertEqual(list.log().filter { $0.hasPrefix("reconfigure") }, [])
  }

  func testARowThatWaitsWithItsCellIsReloaded() async throws {
    let list = ListFixture(lines: 2)
    list.table.preparedRowLimit = 4
    try list.apply("A: a b c d")
    list.table.contentOffset.y = 32
    list.table.layoutIfNeeded()
    _ = list.takeProvided()
    try list.apply("A: a b c d", reload: ["a"])
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeProvided(), ["a"])
  }
}
