/// Finds items of the old snapshot by their hash.
///
/// The first look-ups descend from the root. When there have been as many as some share of all
/// items, the places of all are written down in one table, so that each further one is direct.
///
/// Chunks are handed around as pointers: the box keeps them alive, and counting references to
/// chunks that are far apart in memory costs more than everything else here.
@usableFromInline
struct OldPlaces<Section: Hashable, Item: Hashable> {
  /// A chunk's items with the old offset of their section and of the first of them there.
  @usableFromInline
  struct Found {
    @usableFromInline let items: UnsafeBufferPointer<Item>
    @usableFromInline let owner: Int
    @usableFromInline let start: Int

    @inlinable
    init(_ chunk: Chunk<Item>, owner: Int, start: Int) {
      items = chunk.itemBuffer
      self.owner = owner
      self.start = start
    }
  }

  @usableFromInline let box: StorageBox<Section, Item>
  @usableFromInline var budget: Int

  /// All chunks in order; empty until it pays.
  @usableFromInline var chunks = ContiguousArray<Found>()

  /// An open-addressing table of places: a chunk's number, from 1, and an index in it; 0 where
  /// free. The bits that places leave free hold those of the hash. Half a word each, because what
  /// a look-up costs is whether the processor's cache holds the table.
  @usableFromInline var table = ContiguousArray<UInt32>()
  @usableFromInline var placeMask: UInt32 = 0

  @inlinable
  init(_ box: StorageBox<Section, Item>) {
    self.box = box
    // Chunks so large or so many that their places do not fit the table are found the slow way.
    let fits = box.storage.parameters.largestChunk <= 512 && box.storage.chunkPlaces.end < 1 << 22
    budget = fits ? box.storage.itemCount / 96 + 4 : Int.max
  }

  @inlinable
  mutating func find(_ item: Item, hash: UInt32) -> (found: Found, index: Int)? {
    if table.isEmpty {
      if budget > 0 {
        budget -= 1
        return descend(item, hash: hash)
      }
      writeDown()
    }
    let (table, mask, chunks) = (table.firstElement, table.count &- 1, chunks.firstElement)
    var slot = Int(hash) & mask
    while table[slot] != 0 {
      let entry = table[slot]
      if (entry ^ hash) & ~placeMask == 0 {
        let place = Int(entry & placeMask)
        let index = place & 511
        let found = chunks + (place >> 9 &- 1)
        if found.pointee.items[index] == item { return (found.pointee, index) }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  @inlinable
  func descend(_ item: Item, hash: UInt32) -> (found: Found, index: Int)? {
    guard let position = box.storage.position(of: item, hash: hash),
      let section = box.storage.position(ofSectionNamed: position.section)
    else { return nil }
    return (
      Found(position.chunk, owner: section.offset, start: position.countBefore),
      position.index
    )
  }

  @inlinable
  mutating func writeDown() {
    var size = 16
    while size < box.storage.itemCount * 2 { size *= 2 }
    table = ContiguousArray(repeating: 0, count: size)
    var owner = 0
    box.storage.forEachSection { entry in
      var start = 0
      entry.items.forEachLeaf { chunk, _ in
        chunks.append(Found(chunk, owner: owner, start: start))
        start += chunk.count
      }
      owner += 1
    }
    var number: UInt32 = 0
    while placeMask >> 9 < chunks.count { placeMask = placeMask << 1 | 1 }
    box.storage.forEachChunk { chunk in
      number += 1
      write(chunk.hashBuffer, ofChunk: number)
    }
  }

  /// - Parameter number: of the chunk, from 1.
  @inlinable
  mutating func write(_ hashes: UnsafeBufferPointer<UInt32>, ofChunk number: UInt32) {
    let placeMask = placeMask
    table.withUnsafeMutableBufferPointer { table in
      let mask = table.count &- 1
      var place = number << 9
      for hash in hashes {
        var slot = Int(hash) & mask
        while table[slot] != 0 { slot = (slot &+ 1) & mask }
        table[slot] = hash & ~placeMask | place
        place &+= 1
      }
    }
  }
}
