/// Walks the new items of a region and finds what each one was.
@usableFromInline
struct RegionWalk<Item: Hashable> {
  /// The place in the old snapshot at which the next new item is expected.
  ///
  /// A pointer into a chunk, as in ``OldPlaces``: the snapshot keeps it alive.
  @usableFromInline
  struct Cursor {
    /// The chunk's items; none where nothing is expected.
    @usableFromInline let items: UnsafeBufferPointer<Item>
    @usableFromInline let owner: Int
    /// The offset of the chunk's first item in its section.
    @usableFromInline let start: Int
    @usableFromInline var index: Int
    /// The chunk's index in the region; -1 if nobody has looked. Only its end needs it.
    @usableFromInline let region: Int

    @inlinable
    init(
      items: UnsafeBufferPointer<Item> = UnsafeBufferPointer(start: nil, count: 0),
      owner: Int = -1, start: Int = 0, index: Int = 0, region: Int = -1
    ) {
      self.items = items
      self.owner = owner
      self.start = start
      self.index = index
      self.region = region
    }

    @inlinable
    var offset: Int { start &+ index }

    @inlinable
    var isAtEnd: Bool { index >= items.count }

    /// Whether that item stands so many behind the place, in the same chunk.
    @inlinable
    func isFollowed(by item: Item, after distance: Int) -> Bool {
      index &+ distance < items.count && items[index &+ distance] == item
    }

    /// How many of these items stand here, one after another.
    @inlinable
    func matchLength(_ first: UnsafePointer<Item>, _ count: Int) -> Int {
      let limit = min(count, items.count &- index)
      var length = 0
      while length < limit, first[length] == items[index &+ length] { length &+= 1 }
      return length
    }
  }

  /// Somebody else keeps it during the walk.
  @usableFromInline let region: UnsafePointer<RopeDifference<Chunk<Item>>.Region>
  @usableFromInline let owner: Int

  /// The offsets of the old chunks' first items, if there are several.
  @usableFromInline var starts = ContiguousArray<Int>()

  /// Where the next item is expected.
  @usableFromInline var cursor = Cursor()

  /// Where it was expected before the last jump: an item that moved here alone leads away, and
  /// the next one is found where the walk was.
  @usableFromInline var resume = Cursor()

  @inlinable
  init(_ region: UnsafePointer<RopeDifference<Chunk<Item>>.Region>, owner: Int) {
    self.region = region
    self.owner = owner
    let count = region.pointee.old.count
    if count > 1 {
      var start = region.pointee.oldStart
      starts.reserveCapacity(count)
      let chunks = region.pointee.old.firstElement
      for index in 0..<count {
        starts.append(start)
        start += chunks[index].count
      }
    }
    cursor = chunkCursor(0)
  }

  @inlinable
  mutating func match<Section>(into list: inout MatchRuns, places: inout OldPlaces<Section, Item>) {
    var start = region.pointee.newStart
    let chunks = region.pointee.new.firstElement
    for index in 0..<region.pointee.new.count {
      let chunk = chunks[index]
      if cursor.index == 0, cursor.items.baseAddress == UnsafePointer(chunk.firstItem) {
        list.add(owner: cursor.owner, old: cursor.start, new: start, count: chunk.count)
        advance(by: chunk.count)
      } else {
        let hashes = chunk.firstHash
        match(
          chunk.itemBuffer, hash: { hashes[$0] }, at: start, into: &list, places: &places)
      }
      start += chunk.count
    }
  }

  /// Matches items that follow each other in the new list.
  ///
  /// - Parameter hash: asked once for each item that is not where it is expected.
  @inlinable
  mutating func match<Section>(
    _ items: UnsafeBufferPointer<Item>, hash: (Int) -> UInt32, at start: Int,
    into list: inout MatchRuns, places: inout OldPlaces<Section, Item>
  ) {
    guard let first = items.baseAddress else { return }
    let passed = places.passed
    defer { places.passed = passed &+ items.count }
    var index = 0
    while index < items.count {
      let length = cursor.matchLength(first + index, items.count &- index)
      if length > 0 {
        list.add(owner: cursor.owner, old: cursor.offset, new: start &+ index, count: length)
        index &+= length
        advance(by: length)
        continue
      }
      // One item less: no need to ask for the next.
      if cursor.isFollowed(by: first[index], after: 1) {
        cursor.index &+= 1
        continue
      }
      if resume.isFollowed(by: first[index], after: 0) {
        cursor = resume
        resume = Cursor()
        continue
      }
      places.passed = passed &+ index
      guard let (found, position) = places.find(first[index], hash: hash(index)) else {
        index &+= 1
        continue
      }
      if cursor.owner == owner, !cursor.isAtEnd { resume = cursor }
      cursor = Cursor(
        items: found.items, owner: found.owner, start: found.start, index: position)
      list.add(owner: found.owner, old: cursor.offset, new: start &+ index, count: 1)
      index &+= 1
      advance(by: 1)
    }
  }

  /// The index in the region of the old chunk that starts there; nil if it is another's.
  @inlinable
  func regionIndex(of owner: Int, _ start: Int) -> Int? {
    guard owner == self.owner, let first = starts.first, start >= first else {
      return owner == self.owner && start == region.pointee.oldStart ? 0 : nil
    }
    let index = lowerBound(starts.count) { starts[$0] < start }
    return index < starts.count && starts[index] == start ? index : nil
  }

  @inlinable
  mutating func advance(by count: Int) {
    cursor.index &+= count
    guard cursor.isAtEnd else { return }
    let index = cursor.region >= 0 ? cursor.region : regionIndex(of: cursor.owner, cursor.start)
    cursor = index.map { chunkCursor($0 + 1) } ?? Cursor()
  }

  @inlinable
  func chunkCursor(_ index: Int) -> Cursor {
    guard index < region.pointee.old.count else { return Cursor() }
    return Cursor(
      items: region.pointee.old.firstElement[index].itemBuffer, owner: owner,
      start: index == 0 ? region.pointee.oldStart : starts[index], region: index)
  }
}
