/// Walks the new items of a region and finds what each one was.
@usableFromInline
struct RegionWalk<Item: Hashable> {
  /// The place in the old snapshot at which the next new item is expected.
  @usableFromInline
  struct Cursor {
    @usableFromInline var chunk: Chunk<Item>
    @usableFromInline var owner: Int
    /// The offset of the chunk's first item in its section.
    @usableFromInline var start: Int
    @usableFromInline var index: Int
    /// The chunk's index in the region, if it is one of its own.
    @usableFromInline var region: Int?

    @inlinable
    init(chunk: Chunk<Item>, owner: Int, start: Int, index: Int, region: Int?) {
      self.chunk = chunk
      self.owner = owner
      self.start = start
      self.index = index
      self.region = region
    }

    @inlinable
    var offset: Int { start + index }
  }

  @usableFromInline let region: RopeDifference<Chunk<Item>>.Region
  @usableFromInline let owner: Int

  /// The offsets of the old chunks' first items.
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
    var start = region.oldStart
    starts.reserveCapacity(region.old.count)
    for chunk in region.old {
      starts.append(start)
      start += chunk.count
    }
    cursor = chunkCursor(0)
  }

  @inlinable
  mutating func match<Section>(into list: inout MatchRuns, places: inout OldPlaces<Section, Item>) {
    var start = region.newStart
    for chunk in region.new {
      if let cursor, cursor.index == 0, cursor.chunk === chunk {
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
    var index = 0
    while index < items.count {
      if let cursor {
        let length = commonLength(items, from: index, cursor.chunk.items, from: cursor.index)
        if length > 0 {
          list.add(owner: cursor.owner, old: cursor.offset, new: start + index, count: length)
          index += length
          advance(by: length)
          continue
        }
      }
      // One item less: no need to ask for the next.
      if let cursor, cursor.index + 1 < cursor.chunk.count,
        cursor.chunk.items[cursor.index + 1] == items[index]
      {
        self.cursor?.index += 1
        continue
      }
      if let resume, resume.chunk.items[resume.index] == items[index] {
        cursor = resume
        self.resume = nil
        continue
      }
      guard let (found, position) = places.find(items[index], hash: hash(index))
      else {
        index += 1
        continue
      }
      if let cursor, cursor.owner == owner { resume = cursor }
      cursor = jump(to: found, index: position)
      list.add(owner: found.owner, old: found.start + position, new: start + index, count: 1)
      index += 1
      advance(by: 1)
    }
  }

  @inlinable
  func jump<Section>(to found: OldPlaces<Section, Item>.Found, index: Int) -> Cursor {
    var result = Cursor(
      chunk: found.chunk, owner: found.owner, start: found.start, index: index, region: nil)
    if found.owner == owner, let first = starts.first, found.start >= first {
      // The last chunk that starts at or before it.
      var lower = 0
      var upper = starts.count
      while upper - lower > 1 {
        let middle = (lower + upper) / 2
        if starts[middle] <= found.start { lower = middle } else { upper = middle }
      }
      if starts[lower] == found.start { result.region = lower }
    }
    return result
  }

  @inlinable
  mutating func advance(by count: Int) {
    cursor?.index += count
    guard let cursor, cursor.index >= cursor.chunk.count else { return }
    self.cursor = cursor.region.flatMap { chunkCursor($0 + 1) }
  }

  @inlinable
  func chunkCursor(_ index: Int) -> Cursor? {
    guard index < region.old.count else { return nil }
    return Cursor(
      chunk: region.old[index], owner: owner, start: starts[index], index: 0, region: index)
  }
}

/// How many elements are equal from there on.
@inlinable
func commonLength<Element: Equatable>(
  _ left: ContiguousArray<Element>, from leftStart: Int,
  _ right: ContiguousArray<Element>, from rightStart: Int
) -> Int {
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in
      let limit = min(left.count - leftStart, right.count - rightStart)
      var length = 0
      while length < limit, left[leftStart + length] == right[rightStart + length] {
        length += 1
      }
      return length
    }
  }
}
