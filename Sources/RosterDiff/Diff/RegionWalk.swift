/// Walks the new items of a region and finds what each one was.
@usableFromInline
struct RegionWalk<Item: Hashable> {
  /// The place in the old snapshot at which the next new item is expected.
  ///
  /// A pointer into a chunk, as in ``OldPlaces``: the snapshot keeps it alive.
  @usableFromInline
  struct Cursor {
    /// The items of the chunk from the place on; none where nothing is expected.
    @usableFromInline var rest: UnsafeBufferPointer<Item>
    @usableFromInline let owner: Int
    /// The offset of the place in its section.
    @usableFromInline var offset: Int

    @inlinable
    init(
      _ rest: UnsafeBufferPointer<Item> = UnsafeBufferPointer(start: nil, count: 0),
      owner: Int = -1, offset: Int = 0
    ) {
      self.rest = rest
      self.owner = owner
      self.offset = offset
    }

    /// Goes on behind some items of the rest.
    @inlinable
    mutating func advance(by count: Int) {
      rest = UnsafeBufferPointer(
        start: rest.baseAddress.map { $0 + count }, count: rest.count &- count)
      offset &+= count
    }

    /// Whether that item stands so many behind the place, in the same chunk.
    @inlinable
    func isFollowed(by item: Item, after distance: Int) -> Bool {
      distance < rest.count && rest[distance] == item
    }

    /// Whether the item at the place, or the one behind it, comes soon behind the first of these.
    @inlinable
    func comesSoon(in items: UnsafePointer<Item>, _ count: Int) -> Bool {
      for ahead in 1..<4 where ahead < count {
        if isFollowed(by: items[ahead], after: 0) || isFollowed(by: items[ahead], after: 1) {
          return true
        }
      }
      return false
    }

    /// How many of these items stand here, one after another.
    ///
    /// - Parameter known: how many of them are known to.
    @inlinable
    func matchLength(_ first: UnsafePointer<Item>, _ count: Int, known: Int) -> Int {
      let limit = min(count, rest.count)
      var length = known
      while length < limit, first[length] == rest[length] { length &+= 1 }
      return length
    }
  }

  /// Somebody else keeps it during the walk.
  @usableFromInline let region: UnsafePointer<RopeDifference<Chunk<Item>>.Region>
  @usableFromInline let owner: Int

  /// The offsets of the old chunks' first items, if there are several, and which of them was
  /// entered last.
  @usableFromInline var starts = ContiguousArray<Int>()
  @usableFromInline var entered = 0

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
    guard count > 0 else { return }
    let chunks = region.pointee.old.firstElement
    var start = region.pointee.oldStart
    cursor = Cursor(chunks[0].itemBuffer, owner: owner, offset: start)
    // Nobody asks for the only one: the walk begins in it.
    guard count > 1 else { return }
    starts.reserveCapacity(count)
    for index in 0..<count {
      starts.append(start)
      start += chunks[index].count
    }
  }

  @inlinable
  mutating func match<Section>(into list: inout MatchRuns, places: inout OldPlaces<Section, Item>) {
    var start = region.pointee.newStart
    let chunks = region.pointee.new.firstElement
    for index in 0..<region.pointee.new.count {
      let chunk = chunks[index]
      if cursor.rest.baseAddress == UnsafePointer(chunk.firstItem) {
        list.add(owner: cursor.owner, old: cursor.offset, new: start, count: chunk.count)
        cursor.advance(by: chunk.count)
        enterNextChunk()
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
    // Whether the item at hand was found to stand at the cursor.
    var known = 0
    while index < items.count {
      let length = cursor.matchLength(first + index, items.count &- index, known: known)
      known = 0
      if length > 0 {
        list.add(owner: cursor.owner, old: cursor.offset, new: start &+ index, count: length)
        index &+= length
        cursor.advance(by: length)
        if cursor.rest.isEmpty {
          enterNextChunk()
          continue
        }
        guard index < items.count else { return }
      }
      known = 1
      // One item less: no need to ask for the next.
      if cursor.isFollowed(by: first[index], after: 1) {
        cursor.advance(by: 1)
        continue
      }
      if resume.isFollowed(by: first[index], after: 0) {
        cursor = resume
        resume = Cursor()
        continue
      }
      if places.newcomersWait,
        places.letWait(
          first + index, items.count &- index, cursor, hash: hash(index), at: start &+ index)
      {
        known = 0
        index &+= 1
        continue
      }
      places.passed = passed &+ index
      guard let found = places.find(first[index], hash: hash(index)) else {
        known = 0
        index &+= 1
        continue
      }
      if cursor.owner == owner, !cursor.rest.isEmpty { resume = cursor }
      cursor = found
    }
  }

  /// Goes to the chunk that begins where the last one ended, if it is one of the region.
  @inlinable
  mutating func enterNextChunk() {
    guard cursor.owner == owner else { return cursor = Cursor() }
    // Mostly the one behind the last that was entered.
    var index = entered + 1
    if index >= starts.count || starts[index] != cursor.offset {
      index = lowerBound(starts.count) { starts[$0] < cursor.offset }
      guard index < starts.count, starts[index] == cursor.offset else { return cursor = Cursor() }
    }
    entered = index
    cursor = Cursor(
      region.pointee.old.firstElement[index].itemBuffer, owner: owner, offset: cursor.offset)
  }
}
