/// A wait for a table that may go away before it is over.
@MainActor final class Wait {
  var isOver = false
  private let onLoss: () -> Void

  /// - Parameter onLoss: called if the wait goes away before it is over.
  init(onLoss: @escaping () -> Void) { self.onLoss = onLoss }

  isolated deinit {
    if !isOver { onLoss() }
  }
}
