import Synchronization

/// A clock that stands still until a test moves it on.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let wake: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var sleepers: [Int: Sleeper] = [:]
    var woken: Set<Int> = []
    var cancelled: Set<Int> = []

    mutating func isCancelled(_ number: Int) -> Bool { cancelled.remove(number) != nil }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// How many wait for it.
  var sleeperCount: Int { state.withLock(\.sleepers.count) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        let isOver = state.withLock { state in
          guard !state.cancelled.contains(number), deadline > state.now else { return true }
          state.sleepers[number] = Sleeper(deadline: deadline, wake: wake)
          return false
        }
        if isOver { wake.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        // One that the time has woken is not here any more.
        guard !state.woken.contains(number) else { return Sleeper?.none }
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.wake.resume()
    }
    // As the system's clocks do: whoever was woken by the time is not asked whether it still cares.
    if state.withLock({ $0.isCancelled(number) }) { throw CancellationError() }
  }

  /// Lets time go by. Whoever has waited long enough goes on soon.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys {
        state.sleepers[number] = nil
        state.woken.insert(number)
      }
      return due.values.map(\.wake)
    }
    for wake in due { wake.resume() }
  }
}
