extension ItemReplacement {
  /// Writes the new items down.
  @inlinable
  mutating func apply(to storage: inout Storage) {
    if foreigners { storage.remove(storage.positions(of: strangers)) }
    guard let section = storage.position(ofSectionNamed: name) else { return }
    var rope = section.entry.items

    var chunk = 0
    claims.forEachUnclaimed { _, offset in
      while starts[chunk + 1] <= offset { chunk += 1 }
      let old = old[chunk]
      storage.itemIndex.remove(old.hashes[offset - starts[chunk]], name: old.name)
    }

    let homes = homes()
    let kept = keptChunks()
    var newStart = 0
    var oldStart = 0
    for stay in kept + [(chunk: old.count, start: items.count)] {
      fill(
        oldStart..<stay.chunk, newStart..<stay.start, homes, of: &rope, in: &storage)
      guard stay.chunk < old.count else { break }
      newStart = stay.start + old[stay.chunk].count
      oldStart = stay.chunk + 1
    }
    for name in small { storage.join(storage.chunkPlaces[name].label, in: &rope) }
    storage.replace(rope, in: section)
  }

  /// Old chunks that can stay as they are, with their new offsets, both ascending: all their items
  /// are where they were to each other, and nothing can tell the new values from the old.
  @inlinable
  func keptChunks() -> ContiguousArray<(chunk: Int, start: Int)> {
    var candidates = ContiguousArray<MatchRun>()
    for run in list.runs where run.owner == owner {
      var chunk = self.chunk(holding: run.old)
      if starts[chunk] < run.old { chunk += 1 }
      while chunk < old.count, starts[chunk + 1] <= run.old + run.count {
        let start = run.new + starts[chunk] - run.old
        if areInterchangeable(
          old[chunk].itemBuffer, items[start..<(start + old[chunk].count)])
        {
          candidates.append(
            MatchRun(owner: owner, old: chunk, new: start, count: old[chunk].count))
        }
        chunk += 1
      }
    }
    let stays = longestIncreasing(candidates[...], of: owner)
    var result = ContiguousArray<(chunk: Int, start: Int)>()
    for (index, candidate) in candidates.enumerated() where stays?[index] ?? true {
      result.append((candidate.old, candidate.new))
    }
    return result
  }

  @inlinable
  func chunk(holding offset: Int) -> Int {
    var lower = 0
    var upper = old.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
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

  /// New items that follow each other, on their way into one chunk or several.
  @usableFromInline
  struct Part {
    /// The index of the first one.
    @usableFromInline var start: Int
    @usableFromInline var hashes = ContiguousArray<UInt32>()
    /// For each item the name of the chunk in which it was, 0 for strangers.
    @usableFromInline var origins = ContiguousArray<UInt32>()

    @inlinable
    init(start: Int) { self.start = start }

    @inlinable
    var count: Int { hashes.count }
  }

  /// Stores a stretch of new items in the place of old chunks between two that stay.
  ///
  /// Each old chunk goes on with the items that were in it; what came in stands with what is
  /// before it. So few items change their chunk, and the index has little to learn.
  @inlinable
  mutating func fill(
    _ chunks: Range<Int>, _ range: Range<Int>, _ homes: ContiguousArray<Home>,
    of rope: inout ItemRope, in storage: inout Storage
  ) {
    guard !chunks.isEmpty || !range.isEmpty else { return }
    var target = chunks.lowerBound
    var start = range.lowerBound
    var part = Part(start: start)
    var home = firstHome(holding: start, homes)
    func close(_ rope: inout ItemRope, _ storage: inout Storage) {
      store(part, target, chunks, of: &rope, in: &storage)
      part.start += part.count
      part.hashes.removeAll(keepingCapacity: true)
      part.origins.removeAll(keepingCapacity: true)
    }
    while start < range.upperBound {
      while homes[home].new.upperBound <= start { home += 1 }
      var end = min(homes[home].new.upperBound, range.upperBound)
      if let offset = homes[home].old.map({ $0 + start - homes[home].new.lowerBound }) {
        let chunk = chunk(holding: offset)
        end = min(end, start + starts[chunk + 1] - offset)
        if chunk > target, chunks.contains(chunk) {
          while target < chunk {
            close(&rope, &storage)
            target += 1
          }
        }
        let source = old[chunk]
        let first = offset - starts[chunk]
        part.hashes.append(contentsOf: source.hashes[first..<(first + end - start)])
        part.origins.append(contentsOf: repeatElement(source.name, count: end - start))
      } else {
        for index in start..<end { part.hashes.append(hash(at: index)) }
        part.origins.append(contentsOf: repeatElement(0, count: end - start))
      }
      start = end
    }
    while target < chunks.upperBound {
      close(&rope, &storage)
      target += 1
    }
    if part.count > 0 { close(&rope, &storage) }
  }

  @inlinable
  func firstHome(holding index: Int, _ homes: ContiguousArray<Home>) -> Int {
    var lower = 0
    var upper = homes.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if homes[middle].new.lowerBound <= index { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// Stores items in the place of one old chunk, or behind all if there is none left.
  @inlinable
  mutating func store(
    _ part: Part, _ target: Int, _ chunks: Range<Int>, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    guard chunks.contains(target) else {
      // Behind the last chunk before this stretch.
      let before = chunks.lowerBound > 0 ? old[chunks.lowerBound - 1].name : nil
      return add(part, from: 0, after: before, of: &rope, in: &storage)
    }
    let chunk = old[target]
    // Labels may have been given anew on the way.
    let label = storage.chunkPlaces[chunk.name].label
    guard part.count > 0 else {
      rope.removeLeaf(labelled: label, parameters: storage.parameters)
      storage.chunkPlaces.giveBack(chunk.name)
      return
    }
    if part.count < storage.parameters.smallestChunk { small.append(chunk.name) }
    let fits = part.count <= storage.parameters.largestChunk
    let end = fits ? part.count : storage.parameters.chunkSize
    rope.replaceLeaf(
      labelled: label, with: Chunk.make(name: chunk.name, items, part.start, part.hashes[..<end]))
    reindex(part.hashes[..<end], part.origins[..<end], chunk.name, &storage)
    if !fits { add(part, from: end, after: chunk.name, of: &rope, in: &storage) }
  }

  /// Adds chunks for the items of a part from an offset on.
  @inlinable
  func add(
    _ part: Part, from first: Int, after chunk: UInt32?, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    let new = storage.chunks(
      of: HashedItems(
        items: ContiguousArray(items[(part.start + first)..<(part.start + part.count)]),
        hashes: ContiguousArray(part.hashes[first...])),
      owner: name)
    let label = chunk.map { storage.chunkPlaces[$0].label }
    storage.attach(new, afterLabel: label, to: &rope, owner: name)
    var start = first
    for chunk in new {
      let end = start + chunk.count
      reindex(chunk.hashes, part.origins[start..<end], chunk.name, &storage)
      start = end
    }
  }

  @inlinable
  func reindex(
    _ hashes: some Sequence<UInt32>, _ origins: ArraySlice<UInt32>, _ name: UInt32,
    _ storage: inout Storage
  ) {
    for (hint, (hash, origin)) in zip(hashes, origins).enumerated() where origin != name {
      if origin == 0 {
        storage.itemIndex.insert(hash, name: name, hint: hint)
      } else {
        storage.itemIndex.rename(hash, from: origin, to: name, hint: hint)
      }
    }
  }

  @inlinable
  func hash(at index: Int) -> UInt32 {
    var lower = 0
    var upper = hashed.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if hashed[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    return lower < hashed.count && hashed[lower].index == index
      ? hashed[lower].hash : HashIndex.hash(of: items[index])
  }
}
