extension DiffableDataSourceSectionSnapshot {
  /// Takes items out, with all that stands below them. What is not there, or named twice, is no
  /// error.
  ///
  /// - Complexity: O(k + m log n) for m items with k below them
  @inlinable
  public mutating func delete(_ items: [ItemIdentifierType]) {
    guard storage.count > 0 else { return }
    var ranges: [Range<Int>] = []
    for item in items {
      guard let position = storage.position(of: item) else { continue }
      ranges.append(position.offset..<storage.descendants(of: position).upperBound)
    }
    guard !ranges.isEmpty else { return }
    // Two subtrees have nothing in common, or one of them is part of the other.
    ranges.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var outermost = ContiguousArray<Range<Int>>()
    for range in ranges where range.lowerBound >= outermost.last?.upperBound ?? 0 {
      outermost.append(range)
    }
    storage.remove(outermost)
    checkInvariants()
  }

  /// Takes everything out.
  @inlinable
  public mutating func deleteAll() {
    storage = TreeStorage(parameters: storage.parameters)
  }
}
