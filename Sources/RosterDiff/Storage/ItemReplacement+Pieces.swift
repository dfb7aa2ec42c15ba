extension ItemReplacement {
  /// New items side by side that stood side by side in one old chunk, or strangers.
  @usableFromInline
  struct Piece {
    /// The index of the first one among the new items.
    @usableFromInline let start: Int
    @usableFromInline let count: Int
    /// The old chunk; -1 for strangers.
    @usableFromInline let chunk: Int
    /// Where in the old chunk, or among the strangers, the first one stands.
    @usableFromInline let offset: Int

    @inlinable
    init(_ range: Range<Int>, chunk: Int = -1, offset: Int) {
      start = range.lowerBound
      count = range.count
      self.chunk = chunk
      self.offset = offset
    }
  }

  /// Finds the pieces of which the new items are made.
  @inlinable
  mutating func cutIntoPieces() {
    pieces.reserveCapacity(old.count + 2 * list.runs.count + 1)
    var end = 0
    var strangers = 0
    for run in list.runs where run.owner == owner {
      if run.new > end { pieces.append(Piece(end..<run.new, offset: strangers)) }
      strangers += run.new - end
      var start = run.new
      end = run.new + run.count
      var chunk = self.chunk(holding: run.old)
      var offset = run.old - starts[chunk]
      while start < end {
        let count = min(end - start, starts[chunk + 1] - starts[chunk] - offset)
        pieces.append(Piece(start..<(start + count), chunk: chunk, offset: offset))
        start += count
        chunk += 1
        offset = 0
      }
    }
    if end < items.count { pieces.append(Piece(end..<items.count, offset: strangers)) }
  }

  @inlinable
  func chunk(holding offset: Int) -> Int {
    max(0, lowerBound(old.count) { starts[$0] <= offset } - 1)
  }

  /// Pieces that are an old chunk, and whose new values nothing can tell from the old: those that
  /// stay in their order, and those that move as a whole.
  ///
  /// - Returns: their indices, both ascending.
  @inlinable
  func wholeChunks() -> (kept: ContiguousArray<Int>, moved: ContiguousArray<Int>) {
    var candidates = ContiguousArray<Int>()
    var runs = ContiguousArray<MatchRun>()
    let chunks = old.firstElement
    for (index, piece) in pieces.enumerated() where piece.chunk >= 0 {
      guard piece.count == chunks[piece.chunk].count,
        equalValuesAreInterchangeable(Item.self)
          || areInterchangeable(
            chunks[piece.chunk].itemBuffer, items[piece.start..<(piece.start + piece.count)])
      else { continue }
      candidates.append(index)
      runs.append(
        MatchRun(owner: owner, old: starts[piece.chunk], new: piece.start, count: piece.count))
    }
    let stays = runs.withUnsafeBufferPointer { longestIncreasing($0, of: owner) }
    guard let stays else { return (candidates, []) }
    var (kept, moved) = (ContiguousArray<Int>(), ContiguousArray<Int>())
    for (candidate, stays) in zip(candidates, stays) {
      if stays { kept.append(candidate) } else { moved.append(candidate) }
    }
    return (kept, moved)
  }
}
