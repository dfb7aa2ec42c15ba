import Observation

/// Follows what was read from models, until it ends or something changes.
///
/// Observation has no way to end a watch, but a watch ends when anything in it changes. So each
/// one watches a token too, and ends when that is touched: watches do not pile up in models that
/// live long and seldom change.
package final class ModelWatch: Observable, Sendable {
  private let registrar = ObservationRegistrar()

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
    withObservationTracking {
      _ = token
      return body()
    } onChange: {
      onChange()
    }
  }

  /// Ends the watch. Its closure is called once more.
  package func end() {
    registrar.withMutation(of: self, keyPath: \.token) {}
  }
}
