import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// From the first frame to the last key.
@MainActor
final class InterfaceLoopTests: XCTestCase {
  func testKeysThatLeave() async throws {
    for (keys, code) in [
      ("q", ExitCode.done), ("\u{1B}", .done), ("\u{4}", .done), ("\u{3}", .interrupted),
      ("jdq", .done), ("/x\u{1B}\u{1B}", .done), ("a\u{3}", .interrupted), ("?qq", .done),
    ] {
      let driver = try InterfaceDriver("a b")
      driver.terminal.type(keys)
      let found = await driver.interface.run()
      XCTAssertEqual(found, code, keys.debugDescription)
    }
  }

  func testTerminalsThatEnd() async throws {
    for (end, code) in [
      (TerminalEnd.hungUp, ExitCode.hungUp), (.terminated, .terminated),
      (.interrupted, .interrupted),
    ] {
      let driver = try InterfaceDriver("a b")
      driver.terminal.type("d")
      driver.terminal.end(end)
      let found = await driver.interface.run()
      XCTAssertEqual(found, code)
      await driver.interface.settle()
      // What was begun is done.
      XCTAssertEqual(try driver.stored, "b")
    }
  }

  func testAChangeThatFailsAfterwardsIsSaid() async throws {
    for isHeld in [false, true] {
      let driver = try InterfaceDriver("a b")
      let path = driver.store.location.path + ".lock"
      let lock = try FileLock.acquire(isHeld ? path : path + ".other", seconds: 0)
      driver.interface.handle(.key(Key("d")))
      driver.interface.handle(.key(Key("c", .control)))
      XCTAssertEqual(driver.interface.code, .interrupted)
      let failure = await driver.interface.settleAfterwards()
      XCTAssertEqual(failure?.message.contains("in use by another"), isHeld ? true : nil)
      XCTAssertEqual(failure?.code, isHeld ? .interrupted : nil)
      XCTAssertEqual(try driver.stored, isHeld ? "a b" : "b")
      withExtendedLifetime(lock) {}
    }
  }

  func testCtrlCDoesNotWaitForAnotherProgram() async throws {
    let driver = try InterfaceDriver("a b", patience: 3_600)
    let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
    driver.interface.handle(.key(Key("d")))
    driver.interface.handle(.key(Key("j")))
    driver.interface.handle(.key(Key("c", .control)))
    XCTAssertEqual(driver.interface.code, .interrupted)
    let failure = await driver.interface.settleAfterwards()
    XCTAssertEqual(failure?.code, .interrupted)
    XCTAssertEqual(failure?.message.contains("Nothing was changed."), true)
    XCTAssertEqual(try driver.stored, "a b")
    withExtendedLifetime(lock) {}
  }

  func testATerminalThatCannotBeWrittenTo() async throws {
    let driver = try InterfaceDriver("a b")
    driver.terminal.failure = .failed(operation: "write to", reason: "gone")
    driver.terminal.type("j")
    let code = await driver.interface.run()
    XCTAssertEqual(code, .hungUp)
  }

  func testStoppedAndGoingOn() async throws {
    let driver = try InterfaceDriver("a b")
    let whole = driver.terminal.frames[0]
    for event in [TerminalEvent.key(Key("z", .control)), .suspend] {
      let suspensions = driver.terminal.suspensions
      await driver.send(event)
      XCTAssertEqual(driver.terminal.suspensions, suspensions + 1)
      let count = driver.terminal.frames.count
      await driver.send(.resumed)
      // Everything is drawn again.
      XCTAssertEqual(driver.terminal.frames.count, count + 1)
      XCTAssertGreaterThanOrEqual(driver.terminal.frames[count].count, whole.count)
    }
  }

  func testToStopWaitsForAChange() async throws {
    let driver = try InterfaceDriver("a b")
    driver.interface.handle(.key(Key("d")))
    driver.interface.handle(.suspend)
    XCTAssertEqual(driver.terminal.suspensions, 0)
    await driver.interface.settle()
    XCTAssertEqual(driver.terminal.suspensions, 1)
    XCTAssertEqual(try driver.stored, "b")
  }

  func testNothingIsDoneThatNobodySees() async throws {
    let driver = try InterfaceDriver("a b")
    driver.terminal.resize(to: CellSize(width: 19, height: 9))
    await driver.send(.resized(driver.terminal.size))
    await driver.type("dsjl1\r au")
    await driver.send(.paste("x"))
    XCTAssertEqual(try driver.stored, "a b")
    XCTAssertEqual(driver.interface.state.mode, .list)
    XCTAssertEqual(driver.interface.list.current?.id, "a")
    await driver.type("\u{C}\u{1A}")
    XCTAssertEqual(driver.terminal.suspensions, 1)
    await driver.type("q")
    XCTAssertEqual(driver.interface.code, .done)
    let typing = try InterfaceDriver("a b")
    await typing.type("a")
    typing.terminal.resize(to: CellSize(width: 40, height: 3))
    await typing.type("q\r")
    XCTAssertNil(typing.interface.code)
    XCTAssertEqual(try typing.stored, "a b")
    await typing.type("\u{3}")
    XCTAssertEqual(typing.interface.code, .interrupted)
  }

  func testAnotherSizeIsDrawnWhole() async throws {
    let driver = try InterfaceDriver("a b c d e f g h", lines: 20)
    driver.terminal.resize(to: CellSize(width: 30, height: 6))
    await driver.send(.resized(driver.terminal.size))
    XCTAssertEqual(driver.picture.split(separator: "\n").count, 6)
    XCTAssertTrue(driver.picture.hasSuffix("? help  q quit"), driver.picture)
    await driver.type("G")
    XCTAssertTrue(driver.picture.contains("title h"), driver.picture)
  }

  func testWhatIsTold() async throws {
    let driver = try InterfaceDriver("a B", isSpoken: true)
    await driver.type("js")
    let told = driver.terminal.frames.map { String(decoding: $0, as: UTF8.self) }
    XCTAssertEqual(
      told,
      [
        "2 favorites, 1 with a star\r\n? tells the keys\r\n1 of 2, title B, starred\r\n",
        "2 of 2, title a\r\n", "Starred title a\r\n1 of 2, title a, starred\r\n",
      ])
  }

  func testAKeyWithoutEffectDrawsNothing() async throws {
    let driver = try InterfaceDriver("a b")
    await driver.type("k")
    let count = driver.terminal.frames.count
    await driver.type("k")
    await driver.press(Key(.function(9)))
    driver.interface.look()
    await driver.interface.settle()
    XCTAssertEqual(driver.terminal.frames.count, count)
  }
}
