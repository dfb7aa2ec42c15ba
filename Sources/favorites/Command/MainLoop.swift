import Foundation

/// Waits on the main thread while what is asynchronous goes on there.
@MainActor
enum MainLoop {
  /// Runs `body` to its end.
  static func run<Result: Sendable>(_ body: @escaping @MainActor () async -> Result) -> Result {
    var result: Result?
    Task { result = await body() }
    while true {
      if let result { return result }
      // Comes back whenever something was done on the main actor.
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
