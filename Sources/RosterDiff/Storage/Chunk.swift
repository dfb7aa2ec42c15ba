/// A run of items of one section, with their hashes behind them in the same memory.
///
/// Chunks never change: an edit puts another with the same name in the place of one. One
/// allocation holds all of a chunk, because chunks are what edits make, and what look-ups visit
/// in places that no cache holds.
@usableFromInline
struct Chunk<Item: Hashable> {
  @usableFromInline let memory: ChunkMemory<Item>

  @inlinable
  init(memory: ChunkMemory<Item>) { self.memory = memory }

  /// A chunk whose items and hashes `fill` initializes, `count` of each.
  @inlinable
  static func make(
    name: UInt32, count: Int,
    _ fill: (UnsafeMutablePointer<Item>, UnsafeMutablePointer<UInt32>) -> Void
  ) -> Chunk {
    // The hashes take the room of further items; alignment may cost some bytes.
    let stride = MemoryLayout<Item>.stride
    let hashRoom = (count * MemoryLayout<UInt32>.stride + 3 + stride - 1) / stride
    let memory = ChunkMemory<Item>.create(minimumCapacity: count + hashRoom) { _ in
      ChunkHeader(name: name, count: count)
    }
    let chunk = Chunk(memory: unsafeDowncast(memory, to: ChunkMemory<Item>.self))
    UnsafeMutableRawPointer(chunk.firstHash).bindMemory(to: UInt32.self, capacity: count)
    fill(chunk.firstItem, chunk.firstHash)
    return chunk
  }

  // Pointers into a chunk hold as long as somebody keeps it. Hot loops use them; everybody else
  // uses `items` and `hashes`.

  @inlinable
  var firstItem: UnsafeMutablePointer<Item> {
    memory.withUnsafeMutablePointerToElements { $0 }
  }

  @inlinable
  var firstHash: UnsafeMutablePointer<UInt32> { firstHash(count) }

  @inlinable
  func firstHash(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(firstItem + count).alignedUp(for: UInt32.self)
      .assumingMemoryBound(to: UInt32.self)
  }

  @inlinable
  var itemBuffer: UnsafeBufferPointer<Item> {
    UnsafeBufferPointer(start: firstItem, count: count)
  }

  @inlinable
  var hashBuffer: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: firstHash, count: count)
  }

  @inlinable
  var name: UInt32 { memory.withUnsafeMutablePointerToHeader { $0.pointee.name } }

  @inlinable
  var items: ChunkElements<Item, Item> { ChunkElements(itemBuffer, of: self) }

  @inlinable
  var hashes: ChunkElements<Item, UInt32> { ChunkElements(hashBuffer, of: self) }

  /// Where that item stands.
  @inlinable
  func offset(of item: Item, hash: UInt32) -> Int? {
    offset(of: item, hash: hash, hint: 0, count: count)
  }

  /// The same, if somebody knows how many items there are, and where it stood some time ago.
  ///
  /// A right hint reads the item and nothing else of the chunk, which is mostly in no cache.
  @inlinable
  func offset(of item: Item, hash: UInt32, hint: Int, count: Int) -> Int? {
    if hint < count, firstItem[hint] == item { return hint }
    let hashes = UnsafeBufferPointer(start: firstHash(count), count: count)
    var index = 0
    while let found = firstIndex(of: hash, in: hashes, from: index) {
      if firstItem[found] == item { return found }
      index = found + 1
    }
    return nil
  }
}

extension Chunk {
  /// Where the chunk stands, for the table of names.
  @inlinable
  func place(owner: UInt32, label: UInt64, trail: RopeTrail) -> Place {
    Place(
      owner: owner, number: UInt16(truncatingIfNeeded: count), label: label, trail: trail,
      address: UInt(bitPattern: Unmanaged.passUnretained(memory).toOpaque()))
  }

  /// Calls `body` with the chunk at a place, whose reference is not counted; its storage keeps it.
  ///
  /// - Returns: nil also where there is none: its name was given back.
  @inlinable
  static func withChunk<Result>(at place: Place, _ body: (Chunk) -> Result?) -> Result? {
    guard let pointer = UnsafeRawPointer(bitPattern: place.address) else { return nil }
    return Unmanaged<ChunkMemory<Item>>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      body(Chunk(memory: $0))
    }
  }
}

/// What a chunk is a reference to: its items, and behind them the hashes.
@usableFromInline
final class ChunkMemory<Item: Hashable>: ManagedBuffer<ChunkHeader, Item> {
  deinit {
    _ = withUnsafeMutablePointers { header, items in
      items.deinitialize(count: header.pointee.count)
    }
  }
}

@usableFromInline
struct ChunkHeader: Sendable {
  @usableFromInline let name: UInt32
  @usableFromInline let count: Int

  @inlinable
  init(name: UInt32, count: Int) {
    self.name = name
    self.count = count
  }
}

extension Chunk: RopeLeaf {
  @inlinable
  var count: Int { memory.withUnsafeMutablePointerToHeader { $0.pointee.count } }

  @inlinable
  var weight: Int { 0 }

  @inlinable
  func isIdentical(to other: Chunk) -> Bool { memory === other.memory }
}

// Unchecked, because the compiler cannot know that nothing changes a chunk once `make` has
// returned it: all members only read.
extension Chunk: @unchecked Sendable where Item: Sendable {}

/// The items or hashes of a chunk, which they keep.
@usableFromInline
struct ChunkElements<Item: Hashable, Element>: RandomAccessCollection {
  @usableFromInline let chunk: Chunk<Item>
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable
  init(_ elements: UnsafeBufferPointer<Element>, of chunk: Chunk<Item>) {
    self.chunk = chunk
    self.elements = elements
  }

  @inlinable
  var startIndex: Int { 0 }

  @inlinable
  var endIndex: Int { elements.count }

  @inlinable
  subscript(index: Int) -> Element { withExtendedLifetime(chunk) { elements[index] } }

  #if !$Embedded
    @inlinable
    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
      try withExtendedLifetime(chunk) { try body(elements) }
    }
  #endif
}

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
