/// Walks the new items of a region and finds what each one was.
@usableFromInline
struct RegionWalk<Item: Hashable> {
  /// The place in the old snapshot at which the next new item is expected.
  ///
  /// The chunk is unmanaged, as in ``OldPlaces``: the snapshot keeps it alive.
  @usableFromInline
  struct Cursor {
    @usableFromInline var chunk: Unmanaged<Chunk<Item>>
    @usableFromInline var owner: Int
    /// The offset of the chunk's first item in its section.
    @usableFromInline var start: Int
    @usableFromInline var index: Int
    /// The chunk's index in the region, if it is known; it is needed only at the chunk's end.
    @usableFromInline var region: Int?

    @inlinable
    init(chunk: Unmanaged<Chunk<Item>>, owner: Int, start: Int, index: Int, region: Int?) {
      self.chunk = chunk
      self.owner = owner
      self.start = start
      self.index = index
      self.region = region
    }

    @inlinable
    var offset: Int { start + index }

    /// Whether that item stands so many behind the place, in the same chunk.
    @inlinable
    func isFollowed(by item: Item, after distance: Int) -> Bool {
      chunk._withUnsafeGuaranteedRef { chunk in
        chunk.items.withUnsafeBufferPointer {
          index + distance < $0.count && $0[index + distance] == item
        }
      }
    }
  }

  @usableFromInline let region: RopeDifference<Chunk<Item>>.Region
  @usableFromInline let owner: Int

  /// The offsets of the old chunks' first items, if there are several.
  @usableFromInline var starts = ContiguousArray<Int>()

  /// Where the next item is expected; nil at the end.
  @usableFromInline var cursor: Cursor?

  /// Where it was expected before the last jump: an item that moved here alone leads away, and
  /// the next one is found where the walk was.
  @usableFromInline var resume: Cursor?

  @inlinable
  init(_ region: RopeDifference<Chunk<Item>>.Region, owner: Int) {
    self.region = region
    self.owner = owner
    if region.old.count > 1 {
      var start = region.oldStart
      starts.reserveCapacity(region.old.count)
      for chunk in region.old {
        starts.append(start)
        start += chunk.count
      }
    }
    cursor = chunkCursor(0)
  }

  @inlinable
  mutating func match<Section>(into list: inout MatchRuns, places: inout OldPlaces<Section, Item>) {
    var start = region.newStart
    for chunk in region.new {
      if let cursor, cursor.index == 0,
        cursor.chunk.toOpaque() == Unmanaged.passUnretained(chunk).toOpaque()
      {
        list.add(owner: cursor.owner, old: cursor.start, new: start, count: chunk.count)
        advance(by: chunk.count)
      } else {
        match(
          chunk.items, hash: { chunk.hashes[$0] }, at: start, into: &list, places: &places)
      }
      start += chunk.count
    }
  }

  /// Matches items that follow each other in the new list.
  ///
  /// - Parameter hash: asked once for each item that is not where it is expected.
  @inlinable
  mutating func match<Section>(
    _ items: ContiguousArray<Item>, hash: (Int) -> UInt32, at start: Int,
    into list: inout MatchRuns, places: inout OldPlaces<Section, Item>
  ) {
    items.withUnsafeBufferPointer { items in
      var index = 0
      while index < items.count {
        if let cursor {
          let length = cursor.chunk._withUnsafeGuaranteedRef { chunk in
            chunk.items.withUnsafeBufferPointer {
              commonLength(items, from: index, $0, from: cursor.index)
            }
          }
          if length > 0 {
            list.add(owner: cursor.owner, old: cursor.offset, new: start + index, count: length)
            index += length
            advance(by: length)
            continue
          }
          // One item less: no need to ask for the next.
          if cursor.isFollowed(by: items[index], after: 1) {
            self.cursor?.index += 1
            continue
          }
        }
        if let resume, resume.isFollowed(by: items[index], after: 0) {
          cursor = resume
          self.resume = nil
          continue
        }
        guard let (found, position) = places.find(items[index], hash: hash(index)) else {
          index += 1
          continue
        }
        if let cursor, cursor.owner == owner { resume = cursor }
        cursor = Cursor(
          chunk: found.chunk, owner: found.owner, start: found.start, index: position, region: nil)
        list.add(owner: found.owner, old: found.start + position, new: start + index, count: 1)
        index += 1
        advance(by: 1)
      }
    }
  }

  /// The index in the region of the old chunk that starts there; nil if it is another's.
  @inlinable
  func regionIndex(of owner: Int, _ start: Int) -> Int? {
    guard owner == self.owner, let first = starts.first, start >= first else {
      return owner == self.owner && start == region.oldStart ? 0 : nil
    }
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= start { lower = middle } else { upper = middle }
    }
    return starts[lower] == start ? lower : nil
  }

  @inlinable
  mutating func advance(by count: Int) {
    cursor?.index += count
    guard let cursor, cursor.index >= cursor.chunk._withUnsafeGuaranteedRef({ $0.count }) else {
      return
    }
    let index = cursor.region ?? regionIndex(of: cursor.owner, cursor.start)
    self.cursor = index.flatMap { chunkCursor($0 + 1) }
  }

  @inlinable
  func chunkCursor(_ index: Int) -> Cursor? {
    guard index < region.old.count else { return nil }
    return Cursor(
      chunk: Unmanaged.passUnretained(region.old[index]), owner: owner,
      start: index == 0 ? region.oldStart : starts[index], index: 0, region: index)
  }
}

/// How many elements are equal from there on.
@inlinable
func commonLength<Element: Equatable>(
  _ left: UnsafeBufferPointer<Element>, from leftStart: Int,
  _ right: UnsafeBufferPointer<Element>, from rightStart: Int
) -> Int {
  let limit = min(left.count - leftStart, right.count - rightStart)
  guard limit > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
    return 0
  }
  let (first, second) = (leftBase + leftStart, rightBase + rightStart)
  var length = 0
  while length < limit, first[length] == second[length] { length &+= 1 }
  return length
}
