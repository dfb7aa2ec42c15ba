extension SnapshotStorage {
  /// Takes an item out.
  ///
  /// - Complexity: O(log n)
  @inlinable
  mutating func remove(_ item: ItemPosition) {
    guard let section = position(ofSectionNamed: item.section) else { return }
    let chunk = item.chunk
    var rope = section.entry.items
    itemIndex.remove(chunk.hashes[item.index], name: chunk.name)
    if chunk.count == 1 {
      rope.removeLeaf(labelled: item.label, parameters: parameters)
      chunkPlaces.giveBack(chunk.name)
    } else {
      put(chunk.removing(item.index), at: item.label, of: &rope, owner: item.section)
      if chunk.count <= parameters.smallestChunk { join(item.label, in: &rope) }
    }
    replace(rope, in: section)
  }

  /// Takes items out.
  ///
  /// - Parameter positions: of this storage, in any order; repeats are one.
  /// - Complexity: O(k log n)
  @inlinable
  mutating func remove(_ positions: ContiguousArray<ItemPosition>) {
    let sorted = ContiguousArray(
      positions.sorted {
        ($0.section, $0.label, $0.index) < ($1.section, $1.label, $1.index)
      })
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].section == sorted[start].section { end += 1 }
      removeSorted(sorted[start..<end])
      start = end
    }
  }

  /// Takes items of one section out, given in order.
  @inlinable
  mutating func removeSorted(_ positions: ArraySlice<ItemPosition>) {
    guard let first = positions.first,
      let section = position(ofSectionNamed: first.section)
    else { return }
    var rope = section.entry.items
    var small = ContiguousArray<UInt64>()
    var start = positions.startIndex
    while start < positions.endIndex {
      let chunk = positions[start].chunk
      let label = positions[start].label
      var indices = ContiguousArray<Int>()
      while start < positions.endIndex, positions[start].label == label {
        if indices.last != positions[start].index {
          indices.append(positions[start].index)
          itemIndex.remove(chunk.hashes[positions[start].index], name: chunk.name)
        }
        start += 1
      }
      if indices.count == chunk.count {
        rope.removeLeaf(labelled: label, parameters: parameters)
        chunkPlaces.giveBack(chunk.name)
      } else {
        let rest = chunk.removing(indices)
        put(rest, at: label, of: &rope, owner: first.section)
        if rest.count < parameters.smallestChunk { small.append(label) }
      }
    }
    for label in small { join(label, in: &rope) }
    replace(rope, in: section)
  }

  /// Joins a small chunk with its neighbours, until it is small no more or no neighbour fits.
  @inlinable
  mutating func join(_ label: UInt64, in rope: inout ItemRope) {
    var small: UInt64? = label
    while let label = small { small = joinOnce(label, in: &rope) }
  }

  /// Joins a small chunk with a neighbour, if both fit one chunk.
  ///
  /// - Returns: the label of the chunk that holds both; nil if nothing was joined.
  @inlinable
  mutating func joinOnce(_ label: UInt64, in rope: inout ItemRope) -> UInt64? {
    guard let position = rope.position(ofLabel: label),
      position.leaf.count < parameters.smallestChunk
    else { return nil }
    let next = rope.position(after: position)
    let previous = rope.position(before: position)
    let lower: ItemRope.Position
    let upper: ItemRope.Position
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
    let joined = Chunk.make(name: keeper.leaf.name, lower.leaf, upper.leaf)
    rope.removeLeaf(labelled: goer.label, parameters: parameters)
    put(joined, at: keeper.label, of: &rope, owner: chunkPlaces[goer.leaf.name].owner)
    chunkPlaces.giveBack(goer.leaf.name)
    let start = goer.label == upper.label ? lower.leaf.count : 0
    for (offset, hash) in goer.leaf.hashes.enumerated() {
      itemIndex.rename(
        hash, from: goer.leaf.name, to: keeper.leaf.name, hint: start + offset)
    }
    return keeper.label
  }

  /// Takes the items of whole chunks out of the index and gives their names back.
  @inlinable
  mutating func forgetItems(of ropes: ContiguousArray<ItemRope>) {
    let count = ropes.reduce(0) { $0 + $1.count }
    let rebuilds = count > itemIndex.count / 2
    for rope in ropes {
      rope.forEachLeaf { chunk, _ in
        chunkPlaces.giveBack(chunk.name)
        guard !rebuilds else { return }
        for hash in chunk.hashes { itemIndex.remove(hash, name: chunk.name) }
      }
    }
    if rebuilds { rebuildItemIndex() }
  }
}
