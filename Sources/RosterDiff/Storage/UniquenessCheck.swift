/// Finds identifiers that were given twice.
@usableFromInline
enum UniquenessCheck {
  /// An index of items, cut into runs of nearly `size` that are named 1, 2, 3, …
  ///
  /// - Throws: ``SnapshotError`` of kind `duplicateItem`.
  /// - Complexity: O(k) expected. Hashes nothing.
  @inlinable
  static func index<Item: Hashable>(
    of new: HashedItems<Item>, size: Int, operation: String
  ) throws(SnapshotError) -> HashIndex? {
    guard new.count > 1 else { return nil }
    var suspects: [HashIndex.Suspects] = []
    let index = HashIndex(NamedHashes(new.hashes, runsOf: size), suspects: &suspects)
    let ranges = evenRanges(count: new.count, size: size)
    guard hasRepeats(suspects, chunk: { new[ranges[Int($0) - 1]] }) else { return index }
    let repeated = repeats(in: new.items)
    guard repeated.isEmpty else {
      throw SnapshotError(.duplicateItem, repeated, operation)
    }
    return index
  }

  /// Whether any two with the same hash are equal, or so many have that nobody can say.
  @inlinable
  static func hasRepeats<Item: Hashable>(
    _ suspects: [HashIndex.Suspects], chunk: (UInt32) -> HashedItems<Item>
  ) -> Bool {
    guard suspects.count < HashIndex.suspectLimit else { return true }
    for suspect in suspects {
      let first = chunk(suspect.names.0).items(withHash: suspect.hash)
      if suspect.names.0 == suspect.names.1 {
        if !repeats(in: first).isEmpty { return true }
      } else {
        let second = chunk(suspect.names.1).items(withHash: suspect.hash)
        if second.contains(where: { first.contains($0) }) { return true }
      }
    }
    return false
  }

  /// The identifiers that come twice or more, in the order in which the second one comes.
  @inlinable
  static func repeats<C: Collection>(in identifiers: C) -> [C.Element] where C.Element: Hashable {
    guard identifiers.count > 1 else { return [] }
    // Keyed by hash and identifier: a set of the identifiers alone traps on some whose hash and
    // equality do not agree.
    var seen = Set<MarkList<C.Element>.Key>(minimumCapacity: identifiers.count)
    var told = Set<MarkList<C.Element>.Key>()
    return identifiers.filter {
      let key = MarkList<C.Element>.Key($0, hash: HashIndex.hash(of: $0))
      return !seen.insert(key).inserted && told.insert(key).inserted
    }
  }
}

extension HashedItems {
  @inlinable
  func items(withHash hash: UInt32) -> ContiguousArray<Item> {
    ContiguousArray(zip(items, hashes).lazy.filter { $0.1 == hash }.map { $0.0 })
  }

  @inlinable
  func contains(_ item: Item) -> Bool { items.contains(item) }
}
