import Synchronization

/// Whether what waits is to wait no longer; told by one thread, asked by another.
final class Surrender: Sendable {
  private let flag = Atomic(false)

  var isBegun: Bool { flag.load(ordering: .relaxed) }

  func begin() { flag.store(true, ordering: .relaxed) }
}
