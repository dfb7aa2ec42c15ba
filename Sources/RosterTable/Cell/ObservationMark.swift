import Foundation
import RosterViews
import Synchronization

/// Whether something that was read has changed since: set once, from anywhere.
///
/// Each run that is tracked has a mark of its own, so what an earlier run read no longer counts.
final class ObservationMark: Sendable {
  private let state = Mutex(false)
  private let watch = ModelWatch()
  private let onSet: (@Sendable @MainActor () -> Void)?

  init(onSet: (@Sendable @MainActor () -> Void)? = nil) { self.onSet = onSet }

  var isSet: Bool { state.withLock { $0 } }

  /// Runs something, and sets the mark when an observable that it read is about to change.
  @MainActor func track(_ body: () -> Void) {
    watch.follow(body) { [weak self] in self?.set() }
  }

  /// Lets go of what was read: nothing in it sets the mark any more.
  func end() {
    state.withLock { $0 = true }
    watch.end()
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
