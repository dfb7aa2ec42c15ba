/// Finds items of the old snapshot by their hash.
///
/// Look-ups ask the snapshot's index. If there are so many that it costs less to write the places
/// of all items down in one table, that is done, and each further one is direct.
///
/// Chunks are handed around as pointers: the box keeps them alive, and counting references to
/// chunks that are far apart in memory costs more than everything else here.
@usableFromInline
struct OldPlaces<Section: Hashable, Item: Hashable> {
  @usableFromInline typealias Cursor = RegionWalk<Item>.Cursor

  @usableFromInline let box: StorageBox<Section, Item>

  /// The new items that were gone through, found or not.
  @usableFromInline var passed = 0

  /// The look-ups, and after how many of them it is judged whether a table pays.
  @usableFromInline var asked = 0
  @usableFromInline var nextJudgement: Int

  /// The beginnings of all chunks in order; empty until it pays.
  @usableFromInline var chunks = ContiguousArray<Cursor>()

  /// An open-addressing table of places: a chunk's number, from 1, and an index in it; 0 where
  /// free. The bits that places leave free hold those of the hash. Half a word each, because what
  /// a look-up costs is whether the processor's cache holds the table.
  @usableFromInline var table = ContiguousArray<UInt32>()
  @usableFromInline var placeMask: UInt32 = 0

  /// After how many look-ups newcomers wait, whether they do now, and those that wait.
  @usableFromInline var lastAskedAtOnce = Int.max
  @usableFromInline var newcomersWait = false
  @usableFromInline var newcomers = ContiguousArray<Newcomer<Item>>()

  /// How often it was in vain to look whether one should wait; below 0 after it was not.
  @usableFromInline var vainLooks = 0

  @inlinable
  init(_ box: StorageBox<Section, Item>) {
    self.box = box
    // Chunks so large or so many that their places do not fit the table are found the slow way.
    let fits = box.storage.parameters.largestChunk <= 512 && box.storage.chunkPlaces.end < 1 << 22
    nextJudgement = fits ? box.storage.itemCount / 96 + 4 : Int.max
  }

  /// Where an item stands.
  @inlinable @inline(__always)
  mutating func find(_ item: Item, hash: UInt32) -> Cursor? {
    if table.isEmpty, !paysNow() { return descend(item, hash: hash) }
    let (table, mask, chunks) = (table.firstElement, table.count &- 1, chunks.firstElement)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 {
      let entry = table[slot]
      if (entry ^ hash) & ~placeMask == 0 {
        let place = Int(entry & placeMask)
        let index = place & 511
        let chunk = chunks + (place >> 9 &- 1)
        if chunk.pointee.rest[index] == item {
          var found = chunk.pointee
          found.advance(by: index)
          return found
        }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Counts a look-up, and writes the table down if it pays by now.
  @inlinable @inline(never)
  mutating func paysNow() -> Bool {
    asked &+= 1
    if asked == lastAskedAtOnce { newcomersWait = true }
    // Filling a table costs what asking the index for every sixth item costs more.
    if asked < nextJudgement || asked &* 6 < passed {
      if asked >= nextJudgement { nextJudgement &+= box.storage.itemCount / 96 &+ 4 }
      return false
    }
    writeDown()
    newcomersWait = false
    return true
  }

  /// Lets an item wait if the one that is expected in its place comes soon behind it.
  ///
  /// Apart from the walk, whose other ways are shorter without it.
  @inlinable @inline(never)
  mutating func letWait(
    _ items: UnsafePointer<Item>, _ count: Int, _ cursor: Cursor, hash: UInt32, at offset: Int
  ) -> Bool {
    guard cursor.comesSoon(in: items, count) else {
      // Perhaps the first of many, none of which is worth a look ahead.
      vainLooks += 1
      if vainLooks >= 0 {
        newcomersWait = false
        lastAskedAtOnce = asked + 16
      }
      return false
    }
    vainLooks = -4
    newcomers.append(Newcomer(items, hash: hash, offset: offset))
    return true
  }

  @inlinable @inline(never)
  func descend(_ item: Item, hash: UInt32) -> Cursor? {
    var result: Cursor?
    _ = box.storage.itemIndex.firstName(for: hash) { name, hint in
      let place = box.storage.chunkPlaces[name]
      return Chunk<Item>.withChunk(at: place) { chunk in
        guard
          let index = chunk.offset(of: item, hash: hash, hint: hint, count: Int(place.number)),
          let start = box.storage.start(of: place)
        else { return nil }
        result = Cursor(chunk.itemBuffer, owner: start.section, offset: start.item)
        result?.advance(by: index)
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
        chunks.append(Cursor(chunk.itemBuffer, owner: owner, offset: start))
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
