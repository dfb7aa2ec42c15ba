/// A section's items on the way to being others: what stays, what comes, what goes.
@usableFromInline
struct ItemReplacement<Section: Hashable, Item: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<Section, Item>
  @usableFromInline typealias ItemRope = Rope<Chunk<Item>>

  @usableFromInline let items: ContiguousArray<Item>
  @usableFromInline let name: UInt32
  @usableFromInline let owner: Int
  @usableFromInline let old: ContiguousArray<Chunk<Item>>

  /// Of each old chunk, and the end.
  @usableFromInline var starts = ContiguousArray<Int>()
  @usableFromInline var list = MatchRuns()

  @usableFromInline var claims: ClaimMap

  /// Items that were not in the section, in order: new ones, and those of other sections.
  @usableFromInline var strangers = HashedItems<Item>()
  @usableFromInline var foreigners = false
  @usableFromInline var isUnique = true

  /// What the new items are made of, in their order.
  @usableFromInline var pieces = ContiguousArray<Piece>()

  /// For each old chunk, whether it moves as a whole.
  @usableFromInline var isMoved = ContiguousArray<Bool>()

  /// What the index of items has to learn.
  @usableFromInline var indexEdits = ContiguousArray<IndexEdit>()

  /// Chunks that were left with few items.
  @usableFromInline var small = ContiguousArray<UInt32>()

  /// An item that goes from one chunk to another, both by name: 0 for nowhere.
  @usableFromInline
  struct IndexEdit {
    @usableFromInline let hash: UInt32
    @usableFromInline let from: UInt32
    @usableFromInline let to: UInt32
    @usableFromInline let hint: UInt32

    @inlinable
    init(hash: UInt32, from: UInt32, to: UInt32, hint: Int) {
      self.hash = hash
      self.from = from
      self.to = to
      self.hint = UInt32(truncatingIfNeeded: hint)
    }

    @inlinable
    func apply(to index: inout HashIndex) {
      if to == 0 {
        index.remove(hash, name: from)
      } else if from == 0 {
        index.insert(hash, name: to, hint: Int(hint))
      } else {
        index.rename(hash, from: from, to: to, hint: Int(hint))
      }
    }
  }

  @inlinable
  init(
    _ items: ContiguousArray<Item>, in section: Storage.SectionPosition,
    of box: StorageBox<Section, Item>
  ) {
    self.items = items
    name = section.entry.name
    owner = section.offset
    var region = RopeDifference<Chunk<Item>>.Region()
    region.old = section.entry.items.allLeaves
    region.oldCount = section.entry.items.count
    old = region.old
    starts.reserveCapacity(old.count + 1)
    let chunks = old.firstElement
    var start = 0
    for index in old.indices {
      starts.append(start)
      start += chunks[index].count
    }
    starts.append(start)
    isMoved = ContiguousArray(repeating: false, count: old.count)
    claims = ClaimMap(
      region.oldCount == 0 ? [] : [Stretch(owner: owner, start: 0, count: region.oldCount)])
    match(region, box)
  }

  @inlinable
  mutating func match(
    _ region: RopeDifference<Chunk<Item>>.Region, _ box: StorageBox<Section, Item>
  ) {
    var places = OldPlaces(box)
    var hashed = ContiguousArray<(index: Int, hash: UInt32)>()
    withUnsafePointer(to: region) { region in
      var walk = RegionWalk(region, owner: owner)
      items.withUnsafeBufferPointer { items in
        walk.match(
          items,
          hash: { index in
            let hash = HashIndex.hash(of: items[index])
            hashed.append((index, hash))
            return hash
          }, at: 0, into: &list, places: &places)
      }
    }

    isUnique = claims.claim(list.runs)
    var cursor = 0
    var end = 0
    for run in list.runs {
      collectStrangers(end..<run.new, hashed, &cursor)
      end = run.new + run.count
      if run.owner != owner {
        foreigners = true
        collectStrangers(run.new..<end, hashed, &cursor)
      }
    }
    collectStrangers(end..<items.count, hashed, &cursor)
    if strangers.count > 1, isUnique {
      isUnique =
        (try? UniquenessCheck.index(of: strangers, size: 256, operation: "")) != nil
    }
  }

  /// Items that are in no run were looked up, and so hashed; of a run of another section only the
  /// first one was.
  @inlinable
  mutating func collectStrangers(
    _ range: Range<Int>, _ hashed: ContiguousArray<(index: Int, hash: UInt32)>,
    _ cursor: inout Int
  ) {
    for index in range {
      while cursor < hashed.count, hashed[cursor].index < index { cursor += 1 }
      let isHashed = cursor < hashed.count && hashed[cursor].index == index
      strangers.append(
        items[index],
        hash: isHashed ? hashed[cursor].hash : HashIndex.hash(of: items[index]))
    }
  }

  /// Calls `body` with each item, and its hash, that the section loses.
  @inlinable
  func forEachDeleted(_ body: (Item, UInt32) -> Void) {
    var chunk = 0
    claims.forEachUnclaimed { _, offset in
      while starts[chunk + 1] <= offset { chunk += 1 }
      let index = offset - starts[chunk]
      body(old[chunk].items[index], old[chunk].hashes[index])
    }
  }
}
