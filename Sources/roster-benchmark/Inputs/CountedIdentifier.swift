/// An identifier that counts how often it is hashed and compared.
///
/// The counts are global and the program has one thread while it counts.
struct CountedIdentifier: Hashable, Sendable {
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var comparisons = 0

  let number: Int

  static func == (left: Self, right: Self) -> Bool {
    comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.hashes += 1
    hasher.combine(number)
  }

  /// How many hashes and comparisons the work needs.
  static func count<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) -> (hashes: Int, comparisons: Int) {
    let before = (hashes, comparisons)
    try work()
    return (hashes - before.0, comparisons - before.1)
  }
}

extension IdentifierKind<CountedIdentifier> {
  static var counted: Self { Self(name: "counted") { CountedIdentifier(number: $0) } }
}
