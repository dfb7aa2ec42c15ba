import Synchronization

/// Knows how many of its identifiers live.
final class LifetimeTracker: Sendable {
  private let count = Mutex(0)

  var live: Int { count.withLock { $0 } }

  func identifier(_ value: Int) -> TrackedIdentifier { TrackedIdentifier(value, self) }

  fileprivate func add(_ change: Int) { count.withLock { $0 += change } }
}

/// An identifier whose end is noticed.
final class TrackedIdentifier: Hashable, Sendable, CustomStringConvertible {
  let value: Int
  private let tracker: LifetimeTracker

  fileprivate init(_ value: Int, _ tracker: LifetimeTracker) {
    self.value = value
    self.tracker = tracker
    tracker.add(1)
  }

  deinit { tracker.add(-1) }

  static func == (left: TrackedIdentifier, right: TrackedIdentifier) -> Bool {
    left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  var description: String { "\(value)" }
}
