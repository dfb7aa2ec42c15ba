extension ItemReplacement {
  /// New items that follow each other, on their way into one chunk or several.
  @usableFromInline
  struct Part {
    /// The first piece, and how many of its items are in a chunk already.
    @usableFromInline var piece: Int
    @usableFromInline var skipped = 0
    @usableFromInline var count = 0

    @inlinable
    init(piece: Int) { self.piece = piece }
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
    _ chunks: Range<Int>, with range: Range<Int>, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    guard !chunks.isEmpty || !range.isEmpty else { return }
    var place = FillPlace(
      target: chunks.lowerBound, end: chunks.upperBound,
      last: chunks.lowerBound > 0 ? old[chunks.lowerBound - 1].name : nil)
    skipMoved(&place)
    var part = Part(piece: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = pieces[index]
      if piece.chunk >= 0, isMoved[piece.chunk] {
        if part.count > 0 { store(&part, &place, of: &rope, in: &storage) }
        index = putMoved(index..<range.upperBound, &place, of: &rope, in: &storage)
        part = Part(piece: index)
        continue
      }
      if piece.chunk > place.target, piece.chunk < place.end {
        while place.target < piece.chunk { store(&part, &place, of: &rope, in: &storage) }
      }
      part.count += piece.count
      index += 1
    }
    while part.count > 0 || place.target < place.end {
      store(&part, &place, of: &rope, in: &storage)
    }
  }

  /// Puts chunks that move as a whole behind what was stored last, all that follow each other.
  ///
  /// - Returns: the index of the piece behind them.
  @inlinable
  func putMoved(
    _ range: Range<Int>, _ place: inout FillPlace, of rope: inout ItemRope,
    in storage: inout Storage
  ) -> Int {
    var chunks = ContiguousArray<Chunk<Item>>()
    var index = range.lowerBound
    while index < range.upperBound, pieces[index].chunk >= 0, isMoved[pieces[index].chunk] {
      chunks.append(old[pieces[index].chunk])
      index += 1
    }
    let label = place.last.map { storage.chunkPlaces[$0].label }
    storage.attach(chunks, afterLabel: label, to: &rope, owner: name)
    place.last = chunks.last?.name ?? place.last
    return index
  }

  @inlinable
  func skipMoved(_ place: inout FillPlace) {
    while place.target < place.end, isMoved[place.target] { place.target += 1 }
  }

  /// Stores items in the place of the next old chunk, or behind all if there is none left.
  @inlinable
  mutating func store(
    _ part: inout Part, _ place: inout FillPlace, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    guard place.target < place.end else { return add(&part, &place, of: &rope, in: &storage) }
    let name = old[place.target].name
    place.target += 1
    skipMoved(&place)
    // Labels may have been given anew on the way.
    let label = storage.chunkPlaces[name].label
    guard part.count > 0 else {
      rope.removeLeaf(labelled: label, parameters: storage.parameters)
      storage.chunkPlaces.giveBack(name)
      return
    }
    if part.count < storage.parameters.smallestChunk { small.append(name) }
    let fits = part.count <= storage.parameters.largestChunk
    let count = fits ? part.count : storage.parameters.chunkSize
    storage.put(takeChunk(named: name, count, from: &part), at: label, of: &rope, owner: self.name)
    place.last = name
    if !fits { add(&part, &place, of: &rope, in: &storage) }
  }

  /// Adds chunks for the items of a part, behind what was stored last.
  @inlinable
  mutating func add(
    _ part: inout Part, _ place: inout FillPlace, of rope: inout ItemRope,
    in storage: inout Storage
  ) {
    var new = ContiguousArray<Chunk<Item>>()
    for range in evenRanges(count: part.count, size: storage.parameters.chunkSize) {
      let name = storage.chunkPlaces.take(for: Place(owner: self.name, label: 0))
      new.append(takeChunk(named: name, range.count, from: &part))
      if range.count < storage.parameters.smallestChunk { small.append(name) }
    }
    let label = place.last.map { storage.chunkPlaces[$0].label }
    storage.attach(new, afterLabel: label, to: &rope, owner: name)
    place.last = new.last?.name ?? place.last
  }

  /// Makes a chunk of the first items of a part, and notes what the index has to learn about them.
  @inlinable
  mutating func takeChunk(
    named name: UInt32, _ count: Int, from part: inout Part
  ) -> Chunk<Item> {
    let start = pieces[part.piece].start + part.skipped
    part.count -= count
    return items.withUnsafeBufferPointer { newItems in
      Chunk.make(name: name, count: count) { items, hashes in
        Chunk<Item>.initialize(items, from: newItems, start..<(start + count))
        var end = 0
        while end < count {
          let piece = pieces[part.piece]
          let length = min(piece.count - part.skipped, count - end)
          write(piece, part.skipped..<(part.skipped + length), to: hashes + end, end, name)
          end += length
          part.skipped += length
          if part.skipped == piece.count {
            part.piece += 1
            part.skipped = 0
          }
        }
      }
    }
  }

  /// Writes the hashes of some items of a piece, which go to a chunk, from an index there on.
  @inlinable
  mutating func write(
    _ piece: Piece, _ range: Range<Int>, to hashes: UnsafeMutablePointer<UInt32>, _ index: Int,
    _ name: UInt32
  ) {
    let first = piece.offset + range.lowerBound
    var origin: UInt32 = 0
    if piece.chunk >= 0 {
      let chunk = old.firstElement + piece.chunk
      origin = chunk.pointee.name
      hashes.initialize(from: chunk.pointee.firstHash + first, count: range.count)
    } else {
      hashes.initialize(from: strangers.hashes.firstElement + first, count: range.count)
    }
    guard origin != name else { return }
    for offset in 0..<range.count {
      indexEdits.append(
        IndexEdit(hash: hashes[offset], from: origin, to: name, hint: index + offset))
    }
  }
}
