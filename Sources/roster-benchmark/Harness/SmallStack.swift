import Foundation

/// Runs work on a thread with a small stack, as background threads have on some platforms: whatever
/// recurses on the size of its data does not come back.
func onSmallStack(bytes: Int, _ work: @escaping () throws -> Void) throws {
  final class Outcome { var error: (any Error)? }
  let outcome = Outcome()
  // The caller waits until the thread is done, so only one of them ever touches these.
  nonisolated(unsafe) let shared = (work: work, outcome: outcome)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    do { try shared.work() } catch { shared.outcome.error = error }
    done.signal()
  }
  thread.stackSize = bytes
  thread.start()
  done.wait()
  if let error = outcome.error { throw error }
}
