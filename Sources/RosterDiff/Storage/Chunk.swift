/// A run of items of one section, with their hashes beside them.
///
/// Chunks never change: an edit puts another with the same name in the place of one.
@usableFromInline
final class Chunk<Item: Hashable>: RopeLeaf {
  @usableFromInline let name: UInt32
  @usableFromInline let items: ContiguousArray<Item>
  @usableFromInline let hashes: ContiguousArray<UInt32>

  @inlinable
  init(name: UInt32, items: ContiguousArray<Item>, hashes: ContiguousArray<UInt32>) {
    self.name = name
    self.items = items
    self.hashes = hashes
  }

  @inlinable
  var count: Int { items.count }

  @inlinable
  var weight: Int { 0 }

  /// Where that item stands.
  @inlinable
  func offset(of item: Item, hash: UInt32) -> Int? {
    hashes.withUnsafeBufferPointer { hashes in
      var index = 0
      while let found = firstIndex(of: hash, in: hashes, from: index) {
        if items[found] == item { return found }
        index = found + 1
      }
      return nil
    }
  }
}

extension Chunk: Sendable where Item: Sendable {}

/// The first index at or after `start` at which `hash` stands.
///
/// Eight at a time: a chunk is searched at every look-up.
@inlinable
func firstIndex(
  of hash: UInt32, in hashes: UnsafeBufferPointer<UInt32>, from start: Int
) -> Int? {
  var index = start
  let sought = SIMD8<UInt32>(repeating: hash)
  let bytes = UnsafeRawBufferPointer(hashes)
  while index + 8 <= hashes.count {
    let eight = bytes.loadUnaligned(fromByteOffset: index * 4, as: SIMD8<UInt32>.self)
    if any(eight .== sought) { break }
    index += 8
  }
  while index < hashes.count {
    if hashes[index] == hash { return index }
    index += 1
  }
  return nil
}

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
