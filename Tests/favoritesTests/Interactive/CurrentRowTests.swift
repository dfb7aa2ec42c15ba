import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// Which row is current after what was so is gone or hidden.
@MainActor
final class CurrentRowTests: XCTestCase {
  func testAFilterWithoutHitsLosesNothing() async throws {
    let titles = (0..<40).map { "t\($0)" }.joined(separator: " ")
    for typed in ["/zzz\u{1B}", "/zzz\r\u{1B}", "/t3zzz\u{1B}", "/zzz\u{15}\u{1B}", "/zzz\u{15}\r"]
    {
      let driver = try InterfaceDriver(titles)
      await driver.type("jjjjj")
      let current = driver.interface.list.current?.id
      XCTAssertEqual(current, "t5")
      await driver.type(typed)
      XCTAssertEqual(driver.interface.list.contents.shownCount, 40, typed.debugDescription)
      XCTAssertEqual(driver.interface.list.current?.id, current, typed.debugDescription)
      XCTAssertTrue(driver.picture.contains("title t5\n"), driver.picture)
    }
  }

  func testARowThatGoesLeavesTheFocusToTheNextOne() async throws {
    for (style, rows) in [
      (ListStyle.brief, ["a", "c", "b", "d"]), (ListStyle(grouping: .none), ["a", "b", "c", "d"]),
    ] {
      for index in rows.indices {
        for isElsewhere in [false, true] {
          let driver = try InterfaceDriver("A b C d", style: style)
          for _ in 0..<index { await driver.type("j") }
          XCTAssertEqual(driver.interface.list.current?.id, rows[index])
          if isElsewhere {
            try await driver.change { $0.delete([rows[index]]) }
          } else {
            await driver.type("d")
          }
          let next = index + 1 < rows.count ? rows[index + 1] : rows[index - 1]
          XCTAssertEqual(driver.interface.list.current?.id, next, "\(rows[index]) \(isElsewhere)")
        }
      }
    }
  }

  func testMarkedRowsThatGoLeaveItToTheNextThatIsThere() async throws {
    let driver = try InterfaceDriver("A B c d e")
    // B and c are marked, B is current.
    await driver.type("jj k d")
    XCTAssertEqual(try driver.stored, "A d e")
    XCTAssertEqual(driver.interface.list.current?.id, "d")
  }

  func testWhatAFilterHidesLeavesItToTheNextThatShows() async throws {
    let driver = try InterfaceDriver("ax ay bx cx by")
    await driver.type("jjj/y")
    XCTAssertEqual(driver.interface.list.current?.id, "by")
  }

  func testKeysAfterTheWheelActOnARowThatShows() async throws {
    let titles = (0..<60).map { "t\($0)" }.joined(separator: " ")
    let driver = try InterfaceDriver(titles)
    for _ in 0..<8 {
      await driver.send(.mouse(MouseEvent(.wheelDown, at: CellPoint(x: 2, y: 4))))
      let current = try XCTUnwrap(driver.interface.list.current?.title)
      XCTAssertTrue(driver.picture.contains(current + "\n"), driver.picture)
    }
    let current = try XCTUnwrap(driver.interface.list.current?.id)
    await driver.type("d")
    XCTAssertNil(try driver.store.read().items.first { $0.id == current })
    XCTAssertNotEqual(current, "t0")
  }

  func testARedrawKeepsOpenActions() async throws {
    for keys in ["l", "h"] {
      let driver = try InterfaceDriver("a b c")
      await driver.type(keys)
      XCTAssertTrue(driver.picture.contains("[1 "), driver.picture)
      for width in [41, 40, 30] {
        driver.terminal.resize(to: CellSize(width: width, height: 9))
        await driver.send(.resized(driver.terminal.size))
        await driver.press(Key("l", .control))
        XCTAssertTrue(driver.picture.contains("[1 "), driver.picture)
        XCTAssertTrue(driver.picture.contains("›"), driver.picture)
      }
      await driver.type("\u{1B}")
      XCTAssertNil(driver.interface.code)
      XCTAssertFalse(driver.picture.contains("[1 "), driver.picture)
    }
  }

  func testALetterThatIsNoActionClosesThemAndDoesNoMore() async throws {
    let driver = try InterfaceDriver("a b c")
    await driver.type("d")
    for key in "uaq?x/e K\t" {
      await driver.type("h")
      XCTAssertFalse(driver.interface.state.facts.actions.isEmpty)
      await driver.press(key == "\t" ? Key(.tab) : Key(key))
      XCTAssertTrue(driver.interface.list.table.openSwipeActions.isEmpty, "\(key)")
      XCTAssertEqual(try driver.stored, "b c", "\(key)")
      XCTAssertEqual(driver.interface.state.mode, .list, "\(key)")
      XCTAssertEqual(driver.interface.list.marked, [], "\(key)")
      XCTAssertNil(driver.interface.code)
      XCTAssertTrue(driver.bottom.contains("closed"), driver.bottom)
    }
    await driver.type("h\u{4}")
    XCTAssertEqual(driver.interface.code, .done)
  }
}
