/// Old items that no run holds, to be found by their hash.
@usableFromInline
struct LeaverTable<Section: Hashable, Item: Hashable> {
  /// Packed into 16 bytes, for there may be as many as items.
  @usableFromInline
  struct Leaver {
    @usableFromInline let section: UInt32
    @usableFromInline let offset: UInt32
    /// The old snapshot keeps it; nil when somebody took it.
    @usableFromInline var item: UnsafePointer<Item>?

    @inlinable
    init(section: Int, item: Int, _ value: UnsafePointer<Item>) {
      self.section = UInt32(truncatingIfNeeded: section)
      offset = UInt32(truncatingIfNeeded: item)
      self.item = value
    }

    @inlinable
    var path: ItemPath { ItemPath(item: Int(offset), section: Int(section)) }
  }

  @usableFromInline let box: StorageBox<Section, Item>
  @usableFromInline var leavers = ContiguousArray<Leaver>()

  @usableFromInline var leaverHashes = ContiguousArray<UInt32>()

  /// An open-addressing table of their numbers, from 1; 0 where free. The bits that numbers leave
  /// free hold those of the hash. Empty until all are known: how many come is only a guess, where
  /// equality is not what it promises.
  @usableFromInline var table = ContiguousArray<UInt32>()
  @usableFromInline var numberMask: UInt32 = 0

  /// Section and chunk of the last one, which the old snapshot keeps: most are together.
  @usableFromInline var section = -1
  @usableFromInline var rope: UnsafePointer<Rope<Chunk<Item>>>?
  @usableFromInline var chunkStart = 0
  @usableFromInline var items = UnsafeBufferPointer<Item>(start: nil, count: 0)
  @usableFromInline var hashes = UnsafeBufferPointer<UInt32>(start: nil, count: 0)

  /// - Parameter count: about how many there will be.
  @inlinable
  init(count: Int, of box: StorageBox<Section, Item>) {
    self.box = box
    leavers.reserveCapacity(count)
    leaverHashes.reserveCapacity(count)
  }

  /// Puts in the item at a path, behind all those before.
  @inlinable
  mutating func append(section: Int, item: Int) {
    if section != self.section || item &- chunkStart >= items.count { enterChunk(section, item) }
    let index = item &- chunkStart
    guard index >= 0, index < items.count, let first = items.baseAddress else { return }
    leavers.append(Leaver(section: section, item: item, first + index))
    leaverHashes.append(hashes[index])
  }

  /// Makes the table, once all are in.
  @inlinable
  mutating func writeDown() {
    var size = 16
    while size < leavers.count * 2 { size *= 2 }
    while numberMask < leavers.count { numberMask = numberMask << 1 | 1 }
    table = ContiguousArray(repeating: 0, count: size)
    table.withUnsafeMutableBufferPointer { table in
      let mask = size &- 1
      for (index, hash) in leaverHashes.enumerated() {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while table[slot] != 0 { slot = (slot &+ 1) & mask }
        table[slot] = hash & ~numberMask | UInt32(truncatingIfNeeded: index &+ 1)
      }
    }
  }

  @inlinable
  mutating func enterChunk(_ section: Int, _ item: Int) {
    if section != self.section {
      self.section = section
      rope = box.storage.position(ofSectionAt: section).map { position in
        SnapshotMatcher<Section, Item>.items(
          of: position.page.leaf.entries.firstElement + position.index)
      }
    }
    rope?.pointee.withLeaf(ofElement: item) { chunk, before in
      chunkStart = before
      items = chunk.itemBuffer
      hashes = chunk.hashBuffer
    }
  }

  /// Takes an item that is among them, so that nobody else can.
  ///
  /// - Returns: where it stood; nil if it is not among them.
  @inlinable
  mutating func take(_ item: Item, hash: UInt32) -> ItemPath? {
    guard !table.isEmpty else { return nil }
    let mask = table.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 {
      let entry = table[slot]
      if (entry ^ hash) & ~numberMask == 0 {
        let index = Int(entry & numberMask) &- 1
        if let found = leavers[index].item, found.pointee == item {
          leavers[index].item = nil
          return leavers[index].path
        }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Where those stood that nobody took.
  @inlinable
  var untaken: [ItemPath] {
    var result: [ItemPath] = []
    result.reserveCapacity(leavers.count)
    for leaver in leavers where leaver.item != nil { result.append(leaver.path) }
    return result
  }
}
