/// Items and their hashes, on the way into chunks.
@usableFromInline
struct HashedItems<Item: Hashable> {
  @usableFromInline var items: ContiguousArray<Item>
  @usableFromInline var hashes: ContiguousArray<UInt32>

  @inlinable
  init(items: ContiguousArray<Item> = [], hashes: ContiguousArray<UInt32> = []) {
    self.items = items
    self.hashes = hashes
  }

  /// Hashes each item once.
  @inlinable
  init(_ items: [Item]) {
    self.items = ContiguousArray(items)
    let count = items.count
    hashes = ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      for (index, item) in items.enumerated() {
        buffer.initializeElement(at: index, to: HashIndex.hash(of: item))
      }
      initialized = count
    }
  }

  /// What stands in a chunk.
  @inlinable
  init(_ chunk: Chunk<Item>) {
    items = ContiguousArray(chunk.items)
    hashes = ContiguousArray(chunk.hashes)
  }

  @inlinable
  var count: Int { items.count }

  @inlinable
  mutating func append(_ other: HashedItems) {
    items.append(contentsOf: other.items)
    hashes.append(contentsOf: other.hashes)
  }

  @inlinable
  mutating func append(_ item: Item, hash: UInt32) {
    items.append(item)
    hashes.append(hash)
  }

  @inlinable
  subscript(range: Range<Int>) -> HashedItems {
    HashedItems(
      items: ContiguousArray(items[range]), hashes: ContiguousArray(hashes[range]))
  }
}
