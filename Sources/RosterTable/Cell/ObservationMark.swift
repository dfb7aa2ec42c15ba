import Foundation
import Observation
import Synchronization

/// Whether something that was read has changed since: set once, from anywhere.
///
/// Each run that is tracked has a mark of its own, so what an earlier run read no longer counts.
final class ObservationMark: Sendable {
  private let state = Mutex(false)
  private let onSet: (@Sendable @MainActor () -> Void)?

  init(onSet: (@Sendable @MainActor () -> Void)? = nil) { self.onSet = onSet }

  var isSet: Bool { state.withLock { $0 } }

  /// Runs something, and sets the mark when an observable that it read is about to change.
  @MainActor func track(_ body: () -> Void) {
    withObservationTracking(body) { [weak self] in self?.set() }
  }

  private func set() {
    let isFirst = state.withLock { isSet in
      defer { isSet = true }
      return !isSet
    }
    guard isFirst, let onSet else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { onSet() }
    } else {
      Task { @MainActor in onSet() }
    }
  }
}
