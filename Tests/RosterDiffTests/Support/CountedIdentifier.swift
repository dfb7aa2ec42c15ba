import Synchronization

/// How often identifiers were hashed and compared.
final class Tally: Sendable {
  private let counts = Mutex((hashes: 0, comparisons: 0))

  var hashes: Int { counts.withLock { $0.hashes } }
  var comparisons: Int { counts.withLock { $0.comparisons } }

  func reset() { counts.withLock { $0 = (0, 0) } }

  fileprivate func countHash() { counts.withLock { $0.hashes += 1 } }
  fileprivate func countComparison() { counts.withLock { $0.comparisons += 1 } }
}

/// An identifier that counts what is done with it.
struct CountedIdentifier: Hashable, Sendable, CustomStringConvertible {
  let value: Int
  let tally: Tally

  static func == (left: Self, right: Self) -> Bool {
    left.tally.countComparison()
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    tally.countHash()
    hasher.combine(value)
  }

  var description: String { "\(value)" }
}
