import Foundation
import Synchronization

/// An identifier that counts how often one of its kind is hashed.
struct Counted: Hashable {
  static let count = Atomic<Int>(0)
  static var hashes: Int { count.load(ordering: .relaxed) }

  let value: Int

  func hash(into hasher: inout Hasher) {
    Self.count.add(1, ordering: .relaxed)
    hasher.combine(value)
  }
}

/// Identifiers all of which have one hash.
struct Colliding: Hashable, Sendable {
  let value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// An identifier that tells how many of its kind live.
final class Tracked: Hashable, Sendable {
  static let count = Atomic<Int>(0)
  static var living: Int { count.load(ordering: .relaxed) }

  let value: Int

  init(_ value: Int) {
    self.value = value
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  static func == (left: Tracked, right: Tracked) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An error brought over from another thread.
final class Failure: Sendable {
  private let stored = Mutex<(any Error)?>(nil)

  var error: (any Error)? { stored.withLock { $0 } }

  func set(_ error: any Error) { stored.withLock { $0 = error } }
}
