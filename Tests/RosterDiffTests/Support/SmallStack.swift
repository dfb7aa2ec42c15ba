import Foundation
import Synchronization

/// Runs a test on a thread whose stack is small: what recurses on the depth of data ends there.
func onASmallStack(_ body: @escaping @Sendable () throws -> Void) throws {
  let failure = Failure()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    do { try body() } catch { failure.set(error) }
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  if let error = failure.error { throw error }
}

/// An error brought over from another thread.
private final class Failure: Sendable {
  private let stored = Mutex<(any Error)?>(nil)

  var error: (any Error)? { stored.withLock { $0 } }

  func set(_ error: any Error) { stored.withLock { $0 = error } }
}
