/// Finds items of the old snapshot by their hash.
///
/// The first look-ups descend from the root. When there have been as many as some share of all
/// items, the places of all are written down in one table, so that each further one is direct.
///
/// Chunks are handed around unmanaged: the box keeps them alive, and counting references to
/// chunks that are far apart in memory costs more than everything else here.
@usableFromInline
struct OldPlaces<Section: Hashable, Item: Hashable> {
  /// A chunk with the old offset of its section and of its first item there.
  @usableFromInline
  struct Found {
    @usableFromInline let chunk: Unmanaged<Chunk<Item>>
    @usableFromInline let owner: Int
    @usableFromInline let start: Int

    @inlinable
    init(chunk: Chunk<Item>, owner: Int, start: Int) {
      self.chunk = Unmanaged.passUnretained(chunk)
      self.owner = owner
      self.start = start
    }
  }

  @usableFromInline let box: StorageBox<Section, Item>
  @usableFromInline var budget: Int

  /// All chunks in order; empty until it pays.
  @usableFromInline var chunks = ContiguousArray<Found>()

  /// An open-addressing table of hash, chunk and index; 0 where free.
  @usableFromInline var table = ContiguousArray<UInt64>()

  @inlinable
  init(_ box: StorageBox<Section, Item>) {
    self.box = box
    // Chunks so large or so many that their places do not fit the table are found the slow way.
    let fits = box.storage.parameters.largestChunk <= 512 && box.storage.chunkPlaces.end < 1 << 22
    budget = fits ? box.storage.itemCount / 48 + 4 : Int.max
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
    return table.withUnsafeBufferPointer { table in
      chunks.withUnsafeBufferPointer { chunks in
        let mask = table.count - 1
        var slot = Int(hash) & mask
        while table[slot] != 0 {
          let entry = table[slot]
          if UInt32(truncatingIfNeeded: entry >> 32) == hash {
            let found = chunks[Int(UInt32(truncatingIfNeeded: entry) >> 9) - 1]
            let index = Int(entry & 511)
            if found.chunk._withUnsafeGuaranteedRef({ $0.items[index] == item }) {
              return (found, index)
            }
          }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  @inlinable
  func descend(_ item: Item, hash: UInt32) -> (found: Found, index: Int)? {
    guard let position = box.storage.position(of: item, hash: hash),
      let section = box.storage.position(ofSectionNamed: position.section)
    else { return nil }
    return (
      Found(chunk: position.chunk, owner: section.offset, start: position.countBefore),
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
        chunks.append(Found(chunk: chunk, owner: owner, start: start))
        start += chunk.count
        Self.write(chunk.hashes, ofChunk: chunks.count, into: &table)
      }
      owner += 1
    }
  }

  /// - Parameter number: of the chunk, from 1.
  @inlinable
  static func write(
    _ hashes: ContiguousArray<UInt32>, ofChunk number: Int,
    into table: inout ContiguousArray<UInt64>
  ) {
    table.withUnsafeMutableBufferPointer { table in
      let mask = table.count - 1
      for (index, hash) in hashes.enumerated() {
        var slot = Int(hash) & mask
        while table[slot] != 0 { slot = (slot + 1) & mask }
        table[slot] = UInt64(hash) << 32 | UInt64(number) << 9 | UInt64(index)
      }
    }
  }
}
