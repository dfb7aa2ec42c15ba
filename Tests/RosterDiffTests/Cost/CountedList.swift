import RosterDiffProof

@testable import RosterDiff

/// Lists of counted identifiers, and what is done with them.
struct CountedList {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>

  let tally = Tally()

  func items(_ numbers: some Sequence<Int>) -> [CountedIdentifier] {
    numbers.map { CountedIdentifier(value: $0, tally: tally) }
  }

  func item(_ number: Int) -> CountedIdentifier { CountedIdentifier(value: number, tally: tally) }

  func snapshot(_ sections: [[Int]]) throws -> Snapshot {
    try Snapshot(sections.enumerated().map { ($0, items($1)) })
  }

  /// How many hashes and comparisons the work needs.
  func count<Result>(
    _ work: () throws -> Result
  ) rethrows -> (result: Result, hashes: Int, comparisons: Int) {
    tally.reset()
    let result = try work()
    return (result, tally.hashes, tally.comparisons)
  }
}

extension DiffableDataSourceSnapshot {
  /// The chunks in which the items are, each as an object.
  var chunks: Set<ObjectIdentifier> {
    var result = Set<ObjectIdentifier>()
    storage.forEachChunk { result.insert(ObjectIdentifier($0.memory)) }
    return result
  }

  /// How many chunks are not those of another snapshot.
  func chunksCopied(from other: Self) -> Int { chunks.subtracting(other.chunks).count }
}
