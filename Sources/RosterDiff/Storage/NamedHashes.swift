/// Hashes one after another, cut into runs each of which has one name: what an index is made of.
@usableFromInline
struct NamedHashes: Sendable {
  @usableFromInline var hashes: ContiguousArray<UInt32>
  @usableFromInline var runs = ContiguousArray<(name: UInt32, count: Int)>()

  @inlinable
  init() { hashes = [] }

  /// Cuts hashes into runs of nearly `size` that are named 1, 2, 3, …
  @inlinable
  init(_ hashes: ContiguousArray<UInt32>, runsOf size: Int) {
    self.hashes = hashes
    for range in evenRanges(count: hashes.count, size: size) {
      runs.append((UInt32(truncatingIfNeeded: runs.count + 1), range.count))
    }
  }

  @inlinable
  mutating func append(_ name: UInt32, _ new: some Sequence<UInt32>) {
    let before = hashes.count
    hashes.append(contentsOf: new)
    runs.append((name, hashes.count - before))
  }
}
