/// Finds items of the old snapshot by their hash.
///
/// Look-ups ask the snapshot's index. If there are so many that it costs less to write the places
/// of all items down in one table, that is done, and each further one is direct.
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

  /// The new items that were gone through, found or not.
  @usableFromInline var passed = 0

  /// The look-ups, and after how many of them it is judged whether a table pays.
  @usableFromInline var asked = 0
  @usableFromInline var nextJudgement: Int

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
    nextJudgement = fits ? box.storage.itemCount / 96 + 4 : Int.max
  }

  @inlinable
  mutating func find(_ item: Item, hash: UInt32) -> (found: Found, index: Int)? {
    if table.isEmpty {
      asked &+= 1
      // Filling a table costs what asking the index for every sixth item costs more.
      if asked < nextJudgement || asked &* 6 < passed {
        if asked >= nextJudgement { nextJudgement &+= box.storage.itemCount / 96 &+ 4 }
        return descend(item, hash: hash)
      }
      writeDown()
    }
    let (table, mask, chunks) = (table.firstElement, table.count &- 1, chunks.firstElement)
    var slot = Int(truncatingIfNeeded: hash) & mask
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
    var result: (found: Found, index: Int)?
    _ = box.storage.itemIndex.firstName(for: hash) { name, hint in
      let place = box.storage.chunkPlaces[name]
      return Chunk<Item>.withChunk(at: place) { chunk in
        guard
          let index = chunk.offset(of: item, hash: hash, hint: hint, count: Int(place.number)),
          let start = box.storage.start(of: place)
        else { return nil }
        result = (Found(chunk, owner: start.section, start: start.item), index)
        return true
      } ?? false
    }
    return result
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
        var slot = Int(truncatingIfNeeded: hash) & mask
        while table[slot] != 0 { slot = (slot &+ 1) & mask }
        table[slot] = hash & ~placeMask | place
        place &+= 1
      }
    }
  }
}
