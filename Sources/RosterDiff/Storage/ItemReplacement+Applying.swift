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
    var part = HashedItems<Item>()
    var origins = ContiguousArray<UInt32>()
    var start = range.lowerBound
    var home = firstHome(holding: start, homes)
    func close(_ rope: inout ItemRope, _ storage: inout Storage) {
      store(part, origins, target, chunks, of: &rope, in: &storage)
      part = HashedItems()
      origins = []
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
        part.items.append(contentsOf: items[start..<end])
        part.hashes.append(contentsOf: source.hashes[first..<(first + end - start)])
        origins.append(contentsOf: repeatElement(source.name, count: end - start))
      } else {
        for index in start..<end { part.append(items[index], hash: hash(at: index)) }
        origins.append(contentsOf: repeatElement(0, count: end - start))
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
  ///
  /// - Parameter origins: for each item the name of the chunk in which it was, 0 for strangers.
  @inlinable
  mutating func store(
    _ part: HashedItems<Item>, _ origins: ContiguousArray<UInt32>, _ target: Int,
    _ chunks: Range<Int>, of rope: inout ItemRope, in storage: inout Storage
  ) {
    guard chunks.contains(target) else {
      // Behind the last chunk before this stretch.
      let before = chunks.lowerBound > 0 ? old[chunks.lowerBound - 1].name : nil
      return add(part, origins, after: before, of: &rope, in: &storage)
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
      labelled: label, with: Chunk.make(name: chunk.name, part, 0..<end))
    reindex(part.hashes[..<end], origins[..<end], chunk.name, &storage)
    if !fits {
      add(
        part[end..<part.count], ContiguousArray(origins[end...]), after: chunk.name, of: &rope,
        in: &storage)
    }
  }

  @inlinable
  func add(
    _ part: HashedItems<Item>, _ origins: ContiguousArray<UInt32>, after chunk: UInt32?,
    of rope: inout ItemRope, in storage: inout Storage
  ) {
    let new = storage.chunks(of: part, owner: name)
    let label = chunk.map { storage.chunkPlaces[$0].label }
    storage.attach(new, afterLabel: label, to: &rope, owner: name)
    var start = 0
    for chunk in new {
      let end = start + chunk.count
      reindex(chunk.hashes, origins[start..<end], chunk.name, &storage)
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

/// Whether nothing can tell equal values apart: they are the same in every bit, or strings of the
/// same bytes. Strings that are equal may differ in how their accents are written.
@inlinable
func areInterchangeable<Value: Equatable>(
  _ old: UnsafeBufferPointer<Value>, _ new: ArraySlice<Value>
) -> Bool {
  new.withUnsafeBufferPointer { new in
    guard old.count == new.count else { return false }
    if areEqual(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new)) { return true }
    guard Value.self == String.self else { return false }
    return old.withMemoryRebound(to: String.self) { old in
      new.withMemoryRebound(to: String.self) { new in
        for index in old.indices where !haveEqualBytes(old[index], new[index]) { return false }
        return true
      }
    }
  }
}

@inlinable
func haveEqualBytes(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  return left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in
      areEqual(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    }
  } == .some(.some(true))
}

/// Whether two stretches of memory of one length hold the same bytes.
@inlinable
func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  var offset = 0
  while offset + 8 <= left.count {
    let words = (
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    if words.0 != words.1 { return false }
    offset += 8
  }
  return left[offset...].elementsEqual(right[offset...])
}
