extension TreeStorage {
  /// An item and where it stands.
  @usableFromInline
  struct Position {
    @usableFromInline let chunk: Rope<TreeChunk<Item>>.Position
    /// Its index in the chunk.
    @usableFromInline let index: Int

    @inlinable
    init(chunk: Rope<TreeChunk<Item>>.Position, index: Int) {
      self.chunk = chunk
      self.index = index
    }

    @inlinable
    var item: Item { chunk.leaf.items[index] }

    @inlinable
    var mark: TreeMark { chunk.leaf.marks[index] }

    /// Its offset in depth-first order.
    @inlinable
    var offset: Int { chunk.countBefore + index }

    /// The visible items before it.
    @inlinable
    var visibleBefore: Int { chunk.weightBefore + chunk.leaf.marks.visibleCount(before: index) }
  }

  @inlinable
  func position(of item: Item) -> Position? {
    guard count > 0 else { return nil }
    return position(of: item, hash: HashIndex.hash(of: item))
  }

  @inlinable
  func position(of item: Item, hash: UInt32) -> Position? {
    var result: Position?
    _ = index.firstName(for: hash) { name in
      guard let chunk = rope.position(ofLabel: places[name].label),
        let index = chunk.leaf.offset(of: item, hash: hash)
      else { return false }
      result = Position(chunk: chunk, index: index)
      return true
    }
    return result
  }

  @inlinable
  func position(at offset: Int) -> Position? {
    guard let chunk = rope.position(ofElement: offset) else { return nil }
    return Position(chunk: chunk, index: offset - chunk.countBefore)
  }

  /// The first offset at or behind another at which a level of at most `level` stands, or the
  /// count of all.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func offset(from start: Int, withLevelUpTo level: Int) -> Int {
    guard let chunk = rope.position(ofElement: start) else { return count }
    if let found = chunk.leaf.marks.firstIndex(
      from: start - chunk.countBefore, withLevelUpTo: level)
    {
      return chunk.countBefore + found
    }
    guard
      let next = rope.position(
        startingAt: chunk.countBefore + chunk.leaf.count, withFloor: level),
      let found = next.leaf.marks.firstIndex(from: 0, withLevelUpTo: level)
    else { return count }
    return next.countBefore + found
  }

  /// The offsets of all that stand below an item.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func descendants(of position: Position) -> Range<Int> {
    let start = position.offset + 1
    return start..<offset(from: start, withLevelUpTo: position.mark.level)
  }

  /// The item above, or nil above a root.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func parent(of position: Position) -> Position? {
    let level = position.mark.level - 1
    guard level >= 0 else { return nil }
    if let index = position.chunk.leaf.marks.lastIndex(
      before: position.index, withLevelUpTo: level)
    {
      return Position(chunk: position.chunk, index: index)
    }
    guard
      let chunk = rope.position(startingBefore: position.chunk.countBefore, withFloor: level),
      let index = chunk.leaf.marks.lastIndex(before: chunk.leaf.count, withLevelUpTo: level)
    else { return nil }
    return Position(chunk: chunk, index: index)
  }

  /// Calls `body` with the parts of chunks that make up a range of offsets.
  @inlinable
  func forEachPart(
    of range: Range<Int>, _ body: (Rope<TreeChunk<Item>>.Position, Range<Int>) -> Void
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound, let chunk = rope.position(ofElement: offset) {
      let end = min(range.upperBound, chunk.countBefore + chunk.leaf.count)
      body(chunk, (offset - chunk.countBefore)..<(end - chunk.countBefore))
      offset = end
    }
  }

  /// The items of a range of offsets that stand at a level; none stands higher.
  ///
  /// Chunks with deeper items alone are passed over.
  @inlinable
  func items(of range: Range<Int>, atLevel level: Int) -> [Item] {
    var result: [Item] = []
    rope.forEachLeaf(touching: range, withFloor: level, startingAt: 0) { chunk, start in
      let lower = max(0, range.lowerBound - start)
      let upper = min(chunk.count, range.upperBound - start)
      chunk.marks.withUnsafeBufferPointer { marks in
        for index in lower..<upper where marks[index].level == level {
          result.append(chunk.items[index])
        }
      }
    }
    return result
  }

  /// The nodes of a range of offsets.
  @inlinable
  func nodes(of range: Range<Int>) -> TreeNodes<Item> {
    var result = TreeNodes<Item>()
    forEachPart(of: range) { chunk, part in result.append(chunk.leaf.nodes[part]) }
    return result
  }

  /// Visible items before an offset.
  ///
  /// - Complexity: O(log n)
  @inlinable
  func visibleCount(before offset: Int) -> Int {
    position(at: offset)?.visibleBefore ?? visibleCount
  }
}
