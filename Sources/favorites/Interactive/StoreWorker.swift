import Foundation
import RosterTerminal

/// Does the work on files, one after the other, while the main actor stays free.
///
/// Waiting for another process, or writing a long list, must not keep a terminal from being drawn.
struct StoreWorker: Sendable {
  private let queue = DispatchQueue(label: "favorites.store")

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result { try StandardTerminal.withRestoration { try work() } })
      }
    }
  }

  /// Lets go of something that takes a while to be taken apart: if nobody has it any more when what
  /// is to be done before has been done, it goes there.
  func release(_ value: some Sendable) { queue.async { withExtendedLifetime(value) {} } }
}
