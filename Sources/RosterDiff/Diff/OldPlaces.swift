/// Finds items of the old snapshot by their hash.
///
/// The first look-ups descend from the root. When there have been as many as there are chunks by
/// some share, the places of all chunks are written down, so that each further one is direct.
@usableFromInline
struct OldPlaces<Section: Hashable, Item: Hashable> {
  /// A chunk with the old offset of its section and of its first item there.
  @usableFromInline
  struct Found {
    @usableFromInline let chunk: Chunk<Item>
    @usableFromInline let owner: Int
    @usableFromInline let start: Int

    @inlinable
    init(chunk: Chunk<Item>, owner: Int, start: Int) {
      self.chunk = chunk
      self.owner = owner
      self.start = start
    }
  }

  @usableFromInline let box: StorageBox<Section, Item>

  /// By the chunk's name; empty until it pays.
  @usableFromInline var chunks = ContiguousArray<Found?>()
  @usableFromInline var budget: Int

  @inlinable
  init(_ box: StorageBox<Section, Item>) {
    self.box = box
    budget = Int(box.storage.chunkPlaces.end) / 16 + 4
  }

  @inlinable
  mutating func find(_ item: Item, hash: UInt32) -> (found: Found, index: Int)? {
    if chunks.isEmpty {
      if budget > 0 {
        budget -= 1
        return descend(item, hash: hash)
      }
      writeDown()
    }
    return chunks.withUnsafeBufferPointer { chunks in
      var result: (Found, Int)?
      _ = box.storage.itemIndex.firstName(for: hash) { name in
        guard let found = chunks[Int(name)],
          let index = found.chunk.offset(of: item, hash: hash)
        else { return false }
        result = (found, index)
        return true
      }
      return result
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
    chunks = ContiguousArray(repeating: nil, count: Int(box.storage.chunkPlaces.end))
    var owner = 0
    box.storage.forEachSection { entry in
      var start = 0
      entry.items.forEachLeaf { chunk, _ in
        chunks[Int(chunk.name)] = Found(chunk: chunk, owner: owner, start: start)
        start += chunk.count
      }
      owner += 1
    }
  }
}
