extension TreeStorage {
  /// A chunk and what of it goes.
  @usableFromInline
  struct Cut {
    @usableFromInline let chunk: TreeChunk<Item>
    @usableFromInline let label: UInt64
    @usableFromInline var ranges: ContiguousArray<Range<Int>>

    @inlinable
    init(chunk: TreeChunk<Item>, label: UInt64, range: Range<Int>) {
      self.chunk = chunk
      self.label = label
      ranges = [range]
    }
  }

  /// Takes stretches out.
  ///
  /// - Parameter ranges: of offsets, ascending, without overlaps.
  /// - Complexity: O(k + r log n) for k items in r ranges. Hashes nothing.
  @inlinable
  mutating func remove(_ ranges: ContiguousArray<Range<Int>>) {
    let gone = ranges.reduce(0) { $0 + $1.count }
    guard gone > 0 else { return }
    guard gone < count else {
      self = TreeStorage(parameters: parameters)
      return
    }
    let rebuilds = gone > count / 2
    var small = ContiguousArray<UInt32>()
    for cut in cuts(ranges) {
      let chunk = cut.chunk
      let rest = chunk.count - cut.ranges.reduce(0) { $0 + $1.count }
      if !rebuilds {
        for range in cut.ranges {
          for hash in chunk.hashes[range] { index.remove(hash, name: chunk.name) }
        }
      }
      if rest == 0 {
        rope.removeLeaf(labelled: cut.label, parameters: parameters)
        places.giveBack(chunk.name)
      } else {
        rope.replaceLeaf(
          labelled: cut.label,
          with: TreeChunk(name: chunk.name, chunk.nodes.removing(cut.ranges)))
        if rest < parameters.smallestChunk { small.append(chunk.name) }
      }
    }
    if rebuilds { rebuildIndex() }
    for name in small { join(name) }
  }

  /// The chunks that ranges of offsets touch, each once.
  @inlinable
  func cuts(_ ranges: ContiguousArray<Range<Int>>) -> ContiguousArray<Cut> {
    var result = ContiguousArray<Cut>()
    for range in ranges {
      forEachPart(of: range) { chunk, part in
        if let last = result.last, last.chunk === chunk.leaf {
          result[result.count - 1].ranges.append(part)
        } else {
          result.append(Cut(chunk: chunk.leaf, label: chunk.label, range: part))
        }
      }
    }
    return result
  }

  /// Joins a small chunk with its neighbours, until it is small no more or no neighbour fits.
  ///
  /// - Parameter name: of a chunk that was small; it may have been joined since.
  @inlinable
  mutating func join(_ name: UInt32) {
    var small: UInt32? = name
    while let name = small { small = joinOnce(name) }
  }

  /// Joins a small chunk with a neighbour, if both fit one chunk.
  ///
  /// - Returns: the name of the chunk that holds both; nil if nothing was joined.
  @inlinable
  mutating func joinOnce(_ name: UInt32) -> UInt32? {
    guard let position = rope.position(ofLabel: places[name].label),
      position.leaf.name == name, position.leaf.count < parameters.smallestChunk
    else { return nil }
    let next = rope.position(after: position)
    let previous = rope.position(before: position)
    let lower: Rope<TreeChunk<Item>>.Position
    let upper: Rope<TreeChunk<Item>>.Position
    if let next, next.leaf.count + position.leaf.count <= parameters.chunkSize {
      (lower, upper) = (position, next)
    } else if let previous, previous.leaf.count + position.leaf.count <= parameters.chunkSize {
      (lower, upper) = (previous, position)
    } else {
      return nil
    }
    // The larger one keeps its name and place.
    let keeper = lower.leaf.count >= upper.leaf.count ? lower : upper
    let goer = lower.leaf.count >= upper.leaf.count ? upper : lower
    var nodes = lower.leaf.nodes
    nodes.append(upper.leaf.nodes)
    rope.removeLeaf(labelled: goer.label, parameters: parameters)
    rope.replaceLeaf(labelled: keeper.label, with: TreeChunk(name: keeper.leaf.name, nodes))
    places.giveBack(goer.leaf.name)
    for hash in goer.leaf.hashes {
      index.rename(hash, from: goer.leaf.name, to: keeper.leaf.name)
    }
    return keeper.leaf.name
  }
}
