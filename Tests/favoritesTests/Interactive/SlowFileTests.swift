import Foundation
import Roster
import RosterTerminal
import XCTest

@testable import favorites

/// What takes long says so, and only that.
@MainActor
final class SlowFileTests: XCTestCase {
  /// Lets tasks of the main actor go on until something is so. They do, or this does not end.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  /// Time goes by in two steps, while another program has the file.
  func testAChangeThatTakesLongIsSaidInSteps() async throws {
    let clock = ManualClock()
    let driver = try InterfaceDriver("a b c", columns: 60, patience: 3_600, clock: clock)
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      for key in "du" { driver.interface.handle(.key(Key(key))) }
      driver.interface.handle(.key(Key("j")))
      await wait { clock.sleeperCount == 1 }
      XCTAssertNotEqual(driver.bottom, "One moment.")
      clock.advance(by: .milliseconds(300))
      await wait { clock.sleeperCount == 1 }
      XCTAssertEqual(driver.bottom, "One moment.")
      XCTAssertFalse(driver.interface.isSlow)
      XCTAssertFalse(driver.picture.contains("saving"), driver.picture)
      clock.advance(by: .milliseconds(700))
      await wait { driver.interface.isSlow }
      XCTAssertTrue(driver.picture.hasPrefix("2 favorites, 0 with a star, saving"), driver.picture)
      withExtendedLifetime(lock) {}
    }
    await driver.interface.settle()
    XCTAssertFalse(driver.interface.isSlow)
    XCTAssertFalse(driver.picture.contains("saving"), driver.picture)
    XCTAssertNotEqual(driver.bottom, "One moment.")
    // Nobody waits for the clock any more: what comes next is measured by itself.
    await wait { clock.sleeperCount == 0 }
  }

  /// What is done when the time is up is not slow, though the time is up.
  func testWhatIsDoneInTimeIsNotCalledSlow() async throws {
    for steps in [[], [300], [299], [300, 699]] {
      let clock = ManualClock()
      let driver = try InterfaceDriver("a b c", patience: 3_600, clock: clock)
      do {
        let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
        driver.interface.handle(.key(Key("d")))
        await wait { clock.sleeperCount == 1 }
        for step in steps {
          clock.advance(by: .milliseconds(step))
          await wait { clock.sleeperCount == 1 }
        }
        withExtendedLifetime(lock) {}
      }
      await driver.interface.settle()
      // The task that would have said so has been told not to, also if it is woken now.
      clock.advance(by: .seconds(10))
      await wait { clock.sleeperCount == 0 }
      for _ in 0..<20 { await Task.yield() }
      XCTAssertFalse(driver.interface.isSlow, "\(steps)")
      XCTAssertEqual(driver.bottom, "Deleted title a, u to undo", "\(steps)")
      XCTAssertEqual(try driver.stored, "b c")
    }
  }

  /// The time is up right after the file is written. Which of the two the main actor hears of first
  /// is not ours to say: where it is the file, nothing is said of a wait, and that happens soon.
  func testWhatIsDoneJustWhenTheTimeIsUpIsNotCalledSlow() async throws {
    for isSecond in [false, true] {
      var attempts = 1
      while try await isCalledSlow(whenTheTimeIsUp: isSecond), attempts < 100 { attempts += 1 }
      XCTAssertLessThan(attempts, 100, "\(isSecond)")
    }
  }

  /// Whether a wait was told of.
  private func isCalledSlow(whenTheTimeIsUp isSecond: Bool) async throws -> Bool {
    let clock = ManualClock()
    let driver = try InterfaceDriver("a b c", patience: 3_600, clock: clock)
    do {
      let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
      // With an undo behind it there is something to say the first time. The second time nothing
      // may follow that would not be slow again.
      for key in isSecond ? "d" : "du" { driver.interface.handle(.key(Key(key))) }
      await wait { clock.sleeperCount == 1 }
      if isSecond {
        clock.advance(by: .milliseconds(300))
        await wait { clock.sleeperCount == 1 }
      }
      withExtendedLifetime(lock) {}
    }
    // Nothing goes on here while the other thread does its work and tells that it is done.
    waitForWorker(driver)
    clock.advance(by: .milliseconds(isSecond ? 700 : 300))
    let number = driver.interface.state.noticeNumber
    for _ in 0..<20 { await Task.yield() }
    await driver.interface.settle()
    XCTAssertEqual(
      driver.bottom, isSecond ? "Deleted title a, u to undo" : "Undid delete: a title a")
    // Whichever was first, nothing is being saved now.
    XCTAssertFalse(driver.interface.isSlow, "\(isSecond)")
    return driver.interface.state.noticeNumber != number + (isSecond ? 0 : 1)
  }

  /// What was given to the worker last goes when it has done everything else.
  private func waitForWorker(_ driver: InterfaceDriver) {
    let isDone = DispatchSemaphore(value: 0)
    driver.interface.worker.release(Sentinel { isDone.signal() })
    isDone.wait()
  }

  /// Whoever leaves is told after a while that something is still being saved, and how much.
  func testLeavingIsSaidToTakeAWhile() async throws {
    for isSlow in [true, false] {
      let clock = ManualClock()
      let driver = try InterfaceDriver("a b c", patience: 3_600, clock: clock)
      let told = Told()
      let leaving: Task<Failure?, Never>
      do {
        let lock = try FileLock.acquire(driver.store.location.path + ".lock", seconds: 0)
        for key in "ddq" { driver.interface.handle(.key(Key(key))) }
        let interface = driver.interface
        leaving = Task { await interface.settleAfterwards { told.counts.append($0) } }
        await wait { clock.sleeperCount == 2 }
        if isSlow {
          clock.advance(by: .milliseconds(300))
          await wait { !told.counts.isEmpty }
        }
        withExtendedLifetime(lock) {}
      }
      let failure = await leaving.value
      XCTAssertNil(failure)
      clock.advance(by: .seconds(10))
      await wait { clock.sleeperCount == 0 }
      for _ in 0..<20 { await Task.yield() }
      XCTAssertEqual(told.counts, isSlow ? [2] : [])
      XCTAssertEqual(try driver.stored, "c")
    }
  }

  /// The file is looked at each second, without a key.
  func testTheFileIsLookedAtEachSecond() async throws {
    let clock = ManualClock()
    let driver = try InterfaceDriver("a b c", clock: clock)
    let interface = driver.interface
    let running = Task { await interface.run() }
    for gone in ["a", "b"] {
      await wait { clock.sleeperCount == 1 }
      _ = try driver.store.change("elsewhere") { $0.delete([gone]) }
      XCTAssertNotNil(interface.list.path(of: gone))
      clock.advance(by: .seconds(1))
      await wait { interface.list.path(of: gone) == nil }
      await interface.settle()
    }
    driver.terminal.type("q")
    let code = await running.value
    XCTAssertEqual(code, .done)
  }
}

/// Tells when it goes.
private final class Sentinel: Sendable {
  private let tell: @Sendable () -> Void

  init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

  deinit { tell() }
}

@MainActor
private final class Told {
  var counts: [Int] = []
}
