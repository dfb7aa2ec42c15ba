extension ItemReplacement {
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

    /// Goes on behind these items.
    @inlinable
    mutating func empty() {
      start += count
      hashes.removeAll(keepingCapacity: true)
      origins.removeAll(keepingCapacity: true)
    }
  }

  /// How far a stretch is filled.
  @usableFromInline
  struct FillPlace {
    /// The old chunk whose place is next.
    @usableFromInline var target: Int
    /// Behind the last old chunk of the stretch.
    @usableFromInline let end: Int
    /// The name of the chunk behind which everything else comes; nil at the front.
    @usableFromInline var last: UInt32?

    @inlinable
    init(target: Int, end: Int, last: UInt32?) {
      self.target = target
      self.end = end
      self.last = last
    }
  }

  /// Stores a stretch of new items in the place of old chunks between two that stay.
  ///
  /// Each old chunk goes on with the items that were in it; what came in stands with what is
  /// before it. So few items change their chunk, and the index has little to learn. Chunks that
  /// move as a whole are put in between, as they are.
  @inlinable
  mutating func fill(
    _ chunks: Range<Int>, _ range: Range<Int>, _ homes: ContiguousArray<Home>,
    _ moved: ArraySlice<WholeChunk>, of rope: inout ItemRope, in storage: inout Storage
  ) {
    guard !chunks.isEmpty || !range.isEmpty else { return }
    var place = FillPlace(
      target: chunks.lowerBound, end: chunks.upperBound,
      last: chunks.lowerBound > 0 ? old[chunks.lowerBound - 1].name : nil)
    skipMoved(&place)
    var moved = moved
    var part = Part(start: range.lowerBound)
    var home = firstHome(holding: range.lowerBound, homes)
    var start = range.lowerBound
    while start < range.upperBound {
      if let whole = moved.first, whole.start == start {
        if part.count > 0 { store(part, &place, of: &rope, in: &storage) }
        start = putMoved(&moved, &place, of: &rope, in: &storage)
        part = Part(start: start)
        continue
      }
      while homes[home].new.upperBound <= start { home += 1 }
      var end = min(homes[home].new.upperBound, moved.first?.start ?? range.upperBound)
      end = min(end, range.upperBound)
      if let offset = homes[home].old.map({ $0 + start - homes[home].new.lowerBound }) {
        let origin = chunk(holding: offset)
        end = min(end, start + starts[origin + 1] - offset)
        if origin > place.target, origin < place.end, !isMoved[origin] {
          while place.target < origin {
            store(part, &place, of: &rope, in: &storage)
            part.empty()
          }
        }
        let source = old[origin]
        let first = offset - starts[origin]
        part.hashes.append(contentsOf: source.hashes[first..<(first + end - start)])
        part.origins.append(contentsOf: repeatElement(source.name, count: end - start))
      } else {
        appendHashes(of: start..<end, to: &part.hashes)
        part.origins.append(contentsOf: repeatElement(0, count: end - start))
      }
      start = end
    }
    while part.count > 0 || place.target < place.end {
      store(part, &place, of: &rope, in: &storage)
      part.empty()
    }
  }

  /// Puts chunks that move as a whole behind what was stored last, all that follow each other.
  ///
  /// - Returns: the index of the new item behind them.
  @inlinable
  func putMoved(
    _ moved: inout ArraySlice<WholeChunk>, _ place: inout FillPlace, of rope: inout ItemRope,
    in storage: inout Storage
  ) -> Int {
    var chunks = ContiguousArray<Chunk<Item>>()
    var end = moved.first?.start ?? 0
    while let whole = moved.first, whole.start == end {
      chunks.append(old[whole.chunk])
      end += old[whole.chunk].count
      moved.removeFirst()
    }
    let label = place.last.map { storage.chunkPlaces[$0].label }
    storage.attach(chunks, afterLabel: label, to: &rope, owner: name)
    place.last = chunks.last?.name ?? place.last
    return end
  }

  @inlinable
  func skipMoved(_ place: inout FillPlace) {
    while place.target < place.end, isMoved[place.target] { place.target += 1 }
  }

  @inlinable
  func firstHome(holding index: Int, _ homes: ContiguousArray<Home>) -> Int {
    max(0, lowerBound(homes.count) { homes[$0].new.lowerBound <= index } - 1)
  }

  /// Stores items in the place of the next old chunk, or behind all if there is none left.
  @inlinable
  mutating func store(
    _ part: Part, _ place: inout FillPlace, of rope: inout ItemRope, in storage: inout Storage
  ) {
    guard place.target < place.end else {
      return add(part, from: 0, &place, of: &rope, in: &storage)
    }
    let chunk = old[place.target]
    place.target += 1
    skipMoved(&place)
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
    storage.put(
      Chunk.make(name: chunk.name, items, part.start, part.hashes[..<end]), at: label, of: &rope,
      owner: name)
    reindex(part.hashes[..<end], part.origins[..<end], chunk.name)
    place.last = chunk.name
    if !fits { add(part, from: end, &place, of: &rope, in: &storage) }
  }

  /// Adds chunks for the items of a part from an offset on, behind what was stored last.
  @inlinable
  mutating func add(
    _ part: Part, from first: Int, _ place: inout FillPlace, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    let new = storage.chunks(
      of: items, from: part.start + first, part.hashes[first...], owner: name)
    let label = place.last.map { storage.chunkPlaces[$0].label }
    storage.attach(new, afterLabel: label, to: &rope, owner: name)
    var start = first
    for chunk in new {
      let end = start + chunk.count
      reindex(chunk.hashes, part.origins[start..<end], chunk.name)
      if chunk.count < storage.parameters.smallestChunk { small.append(chunk.name) }
      start = end
    }
    place.last = new.last?.name ?? place.last
  }

  /// Notes what the index has to learn about items of a chunk.
  @inlinable
  mutating func reindex(
    _ hashes: some Sequence<UInt32>, _ origins: ArraySlice<UInt32>, _ name: UInt32
  ) {
    for (hint, (hash, origin)) in zip(hashes, origins).enumerated() where origin != name {
      indexEdits.append(IndexEdit(hash: hash, from: origin, to: name, hint: hint))
    }
  }
}
