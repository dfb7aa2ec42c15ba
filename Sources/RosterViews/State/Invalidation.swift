import Foundation
import Synchronization

/// Whether something that was shown is out of date. It can be told so from any thread.
final class Invalidation: Sendable {
  private let flags = Mutex(Flags())

  /// Called once when it goes out of date, on the main actor.
  @MainActor var handler: (@MainActor () -> Void)?

  private struct Flags {
    var isDirty = true
    var generation = 0
  }

  /// Whether it is out of date.
  var isDirty: Bool { flags.withLock { $0.isDirty } }

  /// Says that it is up to date, and starts a new generation of watches.
  ///
  /// - Returns: The number of the new generation.
  func clean() -> Int {
    flags.withLock {
      $0.isDirty = false
      $0.generation &+= 1
      return $0.generation
    }
  }

  /// Says that it is up to date, and keeps its watches.
  func settle() { flags.withLock { $0.isDirty = false } }

  /// Makes watches of former generations void.
  func endGeneration() { flags.withLock { $0.generation &+= 1 } }

  /// Says that it is out of date.
  ///
  /// - Parameter generation: The generation that noticed; one that is void does not count.
  func mark(generation: Int? = nil) {
    guard isNews(generation) else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { handler?() }
    } else {
      Task { @MainActor in handler?() }
    }
  }

  /// Says on the main actor that it is out of date.
  @MainActor
  func markOnMain() { if isNews(nil) { handler?() } }

  private func isNews(_ generation: Int?) -> Bool {
    flags.withLock { flags in
      if let generation, generation != flags.generation { return false }
      defer { flags.isDirty = true }
      return !flags.isDirty
    }
  }
}
