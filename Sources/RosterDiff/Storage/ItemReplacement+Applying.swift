extension ItemReplacement {
  /// Writes the new items down.
  @inlinable
  mutating func apply(to storage: inout Storage) {
    if foreigners {
      // Only out of other sections, also where equal items have different hashes: this section's
      // chunks are known by their places.
      let foreigners = storage.positions(of: strangers).filter { $0.section != name }
      storage.remove(ContiguousArray(foreigners))
    }
    guard let section = storage.position(ofSectionNamed: name) else { return }
    var rope = section.entry.items

    var chunk = 0
    claims.forEachUnclaimed { _, offset in
      while starts[chunk + 1] <= offset { chunk += 1 }
      let goer = old[chunk]
      indexEdits.append(
        IndexEdit(hash: goer.hashes[offset - starts[chunk]], from: goer.name, to: 0, hint: 0))
    }

    let homes = homes()
    let (kept, moved) = wholeChunks()
    for whole in moved {
      rope.removeLeaf(
        labelled: storage.chunkPlaces[old[whole.chunk].name].label, parameters: storage.parameters)
      isMoved[whole.chunk] = true
    }
    var newStart = 0
    var oldStart = 0
    var movedStart = 0
    for stay in kept + [(chunk: old.count, start: items.count)] {
      var movedEnd = movedStart
      while movedEnd < moved.count, moved[movedEnd].start < stay.start { movedEnd += 1 }
      fill(
        oldStart..<stay.chunk, newStart..<stay.start, homes, moved[movedStart..<movedEnd],
        of: &rope, in: &storage)
      guard stay.chunk < old.count else { break }
      movedStart = movedEnd
      newStart = stay.start + old[stay.chunk].count
      oldStart = stay.chunk + 1
    }
    // Where most changes, the index is made anew at once.
    let rebuilds = indexEdits.count > storage.itemIndex.count / 2
    if !rebuilds { for edit in indexEdits { edit.apply(to: &storage.itemIndex) } }
    for name in small { storage.join(storage.chunkPlaces[name].label, in: &rope) }
    storage.replace(rope, in: section)
    if rebuilds { storage.rebuildItemIndex() }
  }

  /// An old chunk that is as it was, and the index at which it begins in the new items.
  @usableFromInline typealias WholeChunk = (chunk: Int, start: Int)

  /// Old chunks whose items still follow each other, and whose new values nothing can tell from
  /// the old: those that stay in their order, and those that move as a whole.
  ///
  /// - Returns: both by ascending start.
  @inlinable
  func wholeChunks() -> (kept: ContiguousArray<WholeChunk>, moved: ContiguousArray<WholeChunk>) {
    var chunks = ContiguousArray<Int>()
    var candidates = ContiguousArray<MatchRun>()
    for run in list.runs where run.owner == owner {
      var chunk = self.chunk(holding: run.old)
      if starts[chunk] < run.old { chunk += 1 }
      while chunk < old.count, starts[chunk + 1] <= run.old + run.count {
        let start = run.new + starts[chunk] - run.old
        if areInterchangeable(
          old[chunk].itemBuffer, items[start..<(start + old[chunk].count)])
        {
          chunks.append(chunk)
          candidates.append(
            MatchRun(owner: owner, old: starts[chunk], new: start, count: old[chunk].count))
        }
        chunk += 1
      }
    }
    let stays = candidates.withUnsafeBufferPointer { longestIncreasing($0, of: owner) }
    var kept = ContiguousArray<WholeChunk>()
    var moved = ContiguousArray<WholeChunk>()
    for (index, candidate) in candidates.enumerated() {
      if stays?[index] ?? true {
        kept.append((chunks[index], candidate.new))
      } else {
        moved.append((chunks[index], candidate.new))
      }
    }
    return (kept, moved)
  }

  @inlinable
  func chunk(holding offset: Int) -> Int {
    max(0, lowerBound(old.count) { starts[$0] <= offset } - 1)
  }

  /// Runs of new items by what they were: the old chunk and offset, or nil for strangers.
  @usableFromInline
  struct Home {
    @usableFromInline var new: Range<Int>
    @usableFromInline var old: Int?

    @inlinable
    init(new: Range<Int>, old: Int?) {
      self.new = new
      self.old = old
    }
  }

  @inlinable
  func homes() -> ContiguousArray<Home> {
    var result = ContiguousArray<Home>()
    var end = 0
    for run in list.runs where run.owner == owner {
      if run.new > end { result.append(Home(new: end..<run.new, old: nil)) }
      result.append(Home(new: run.new..<(run.new + run.count), old: run.old))
      end = run.new + run.count
    }
    if end < items.count { result.append(Home(new: end..<items.count, old: nil)) }
    return result
  }

  /// The hashes of new items; most of those that are asked for were hashed when they were sought.
  @inlinable
  func appendHashes(of range: Range<Int>, to hashes: inout ContiguousArray<UInt32>) {
    var cursor = lowerBound(hashed.count) { hashed[$0].index < range.lowerBound }
    for index in range {
      if cursor < hashed.count, hashed[cursor].index == index {
        hashes.append(hashed[cursor].hash)
        cursor += 1
      } else {
        hashes.append(HashIndex.hash(of: items[index]))
      }
    }
  }
}
