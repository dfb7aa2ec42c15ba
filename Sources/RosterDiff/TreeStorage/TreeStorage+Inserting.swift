extension TreeStorage {
  /// A storage of these nodes, none of which is there twice.
  ///
  /// - Complexity: O(n). Hashes nothing.
  @inlinable
  init(_ nodes: TreeNodes<Item>, parameters: StorageParameters) {
    self.init(parameters: parameters)
    fill(with: nodes, nil)
  }

  /// Puts nodes in, none of which is here yet.
  ///
  /// - Parameters:
  ///   - offset: at most the count.
  ///   - uniqueness: the new items by run, as ``UniquenessCheck`` makes it.
  /// - Complexity: O(k + log n) for k nodes. Hashes nothing.
  @inlinable
  mutating func insert(
    _ new: TreeNodes<Item>, at offset: Int, _ uniqueness: HashIndex? = nil
  ) {
    guard new.count > 0 else { return }
    guard let position = rope.position(ofElement: max(0, offset - 1)) else {
      self = TreeStorage(parameters: parameters)
      return fill(with: new, uniqueness)
    }
    // At the edge between two chunks the one in front takes it.
    let index = offset - position.countBefore
    let old = position.leaf
    if old.count + new.count <= parameters.largestChunk {
      rope.replaceLeaf(
        labelled: position.label,
        with: TreeChunk(name: old.name, old.nodes.inserting(new, at: index)))
      for hash in new.hashed.hashes { self.index.insert(hash, name: old.name) }
    } else if index > 0, index < old.count {
      split(position, inserting: new, at: index)
    } else {
      let added = chunks(of: new)
      attach(added, afterLabel: index == 0 ? nil : position.label)
      indexItems(of: added)
    }
  }

  /// Puts the very first nodes in. Their chunks get the names that an index gave to its runs.
  @inlinable
  mutating func fill(with new: TreeNodes<Item>, _ uniqueness: HashIndex?) {
    let added = chunks(of: new)
    attach(added, afterLabel: nil)
    if let uniqueness {
      index = uniqueness
    } else {
      indexItems(of: added)
    }
  }

  /// New chunks for these nodes, with names but without places.
  @inlinable
  mutating func chunks(of new: TreeNodes<Item>) -> ContiguousArray<TreeChunk<Item>> {
    var result = ContiguousArray<TreeChunk<Item>>()
    for range in evenRanges(count: new.count, size: parameters.chunkSize) {
      let name = places.take(for: Place(owner: 0, label: 0))
      result.append(TreeChunk(name: name, new[range]))
    }
    return result
  }

  /// Puts new chunks into the rope and notes their places.
  @inlinable
  mutating func attach(_ new: ContiguousArray<TreeChunk<Item>>, afterLabel label: UInt64?) {
    guard !new.isEmpty else { return }
    if let labels = rope.insert(new, afterLabel: label, parameters: parameters) {
      for (chunk, label) in zip(new, labels) {
        places.set(chunk.name, to: Place(owner: 0, label: label))
      }
    } else {
      rope.forEachLeaf { chunk, label in
        places.set(chunk.name, to: Place(owner: 0, label: label))
      }
    }
  }

  /// Cuts a chunk with new nodes in its middle into several.
  ///
  /// The part that holds most of the old items keeps the name; the other old items are renamed
  /// in the index.
  @inlinable
  mutating func split(
    _ position: Rope<TreeChunk<Item>>.Position, inserting new: TreeNodes<Item>, at index: Int
  ) {
    let old = position.leaf
    let all = old.nodes.inserting(new, at: index)
    let inserted = index..<(index + new.count)
    let size = max(1, parameters.chunkSize + parameters.chunkSize / 2)
    let ranges = ContiguousArray(evenRanges(count: all.count, size: size))
    var keeper = 0
    var kept = -1
    for (part, range) in ranges.enumerated() {
      let olds = range.count - range.clamped(to: inserted).count
      if olds > kept { (keeper, kept) = (part, olds) }
    }
    var parts = ContiguousArray<TreeChunk<Item>>()
    for (part, range) in ranges.enumerated() {
      let name = part == keeper ? old.name : places.take(for: Place(owner: 0, label: 0))
      parts.append(TreeChunk(name: name, all[range]))
      for offset in range {
        if inserted.contains(offset) {
          self.index.insert(all.hashed.hashes[offset], name: name)
        } else {
          self.index.rename(all.hashed.hashes[offset], from: old.name, to: name)
        }
      }
    }
    rope.replaceLeaf(labelled: position.label, with: parts[keeper])
    attach(ContiguousArray(parts[(keeper + 1)...]), afterLabel: position.label)
    // That may have labelled all anew, so the neighbour is looked up now.
    let before = rope.position(ofElement: position.countBefore - 1)?.label
    attach(ContiguousArray(parts[..<keeper]), afterLabel: before)
  }

  /// Adds the items of chunks to the index; all at once where that is cheaper.
  @inlinable
  mutating func indexItems(of chunks: ContiguousArray<TreeChunk<Item>>) {
    let count = chunks.reduce(0) { $0 + $1.count }
    guard count <= index.count else { return rebuildIndex() }
    for chunk in chunks {
      for hash in chunk.hashes { index.insert(hash, name: chunk.name) }
    }
  }

  @inlinable
  mutating func rebuildIndex() {
    var runs = NamedHashes()
    rope.forEachLeaf { chunk, _ in runs.append(chunk.name, chunk.hashes) }
    index = HashIndex(runs)
  }
}
