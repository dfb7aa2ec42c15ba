import Observation
import Synchronization

/// Follows what was read from models, until it ends or something changes.
///
/// Observation has no way to end a watch, but a watch ends when anything in it changes. So each
/// one watches a token too, and ends when that is touched: watches do not pile up in models that
/// live long and seldom change.
package final class ModelWatch: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Whether objects can say to it that they are about to change.
  private let followsObjects = Atomic<Bool>(false)

  package init() {}

  /// Whoever goes without ending its watch leaves nothing in models that live on.
  deinit { end() }

  private var token: Void {
    registrar.access(self, keyPath: \.token)
    return ()
  }

  /// Runs something, and calls a closure once when anything that it read is about to change.
  @MainActor
  package func follow<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    #if canImport(Combine)
      track(body, onChange)
    #else
      let (result, objects, isChanged) = WillChange.noting { track(body, onChange) }
      if !objects.isEmpty {
        followsObjects.store(true, ordering: .relaxed)
        WillChange.begin(ObjectIdentifier(self), on: objects, onChange: onChange)
      }
      // What was read before the change is out of date.
      if isChanged { onChange() }
      return result
    #endif
  }

  private func track<Result>(
    _ body: () -> Result, _ onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking {
      _ = token
      return body()
    } onChange: {
      onChange()
    }
  }

  /// Ends the watch. Its closure is called once more.
  package func end() {
    #if !canImport(Combine)
      if followsObjects.exchange(false, ordering: .relaxed) {
        WillChange.end(ObjectIdentifier(self))
      }
    #endif
    registrar.withMutation(of: self, keyPath: \.token) {}
  }
}
