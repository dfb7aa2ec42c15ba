import Foundation

/// Does the work on files, one after the other, while the main actor stays free.
///
/// Waiting for another process, or writing a long list, must not keep a terminal from being drawn.
struct StoreWorker: Sendable {
  private let queue = DispatchQueue(label: "favorites.store")

  func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
