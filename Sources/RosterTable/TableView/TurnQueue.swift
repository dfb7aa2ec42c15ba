/// Work for the next turn of the main actor, in order.
///
/// It runs by itself, or at once when somebody asks. Work that is added while it runs is run too.
@MainActor final class TurnQueue {
  // Nobody else runs while they are read or set.
  @exclusivity(unchecked) private var waiting: [() -> Void] = []
  @exclusivity(unchecked) private var isScheduled = false
  @exclusivity(unchecked) private var isRunning = false

  func add(_ work: @escaping () -> Void) {
    waiting.append(work)
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      run()
    }
  }

  /// Runs what waits, and what that adds; work without an end goes on in the next turn. A call from
  /// inside does nothing: the outer one goes on.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    for _ in 0..<10_000 {
      if waiting.isEmpty { return }
      let now = waiting
      waiting = []
      for work in now { work() }
    }
    schedule()
  }

  var isEmpty: Bool { waiting.isEmpty }
}
