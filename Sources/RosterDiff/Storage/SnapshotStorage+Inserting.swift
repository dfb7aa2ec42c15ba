extension SnapshotStorage {
  /// Puts items, none of which is here yet, at the end of a section.
  @inlinable
  mutating func append(_ new: HashedItems<Item>, to section: SectionPosition) {
    let last = section.entry.items.last
    insert(
      new, into: section, at: last.map { ($0.leaf, $0.label) }, index: last?.leaf.count ?? 0)
  }

  /// Puts items, none of which is here yet, before or behind one that is.
  @inlinable
  mutating func insert(_ new: HashedItems<Item>, beside anchor: ItemPosition, after: Bool) {
    guard let section = position(ofSectionNamed: anchor.section) else { return }
    insert(
      new, into: section, at: (anchor.chunk, anchor.label), index: anchor.index + (after ? 1 : 0))
  }

  /// Puts items, none of which is here yet, into a chunk of a section.
  ///
  /// - Parameter position: nil only where the section is empty.
  /// - Complexity: O(k + log n)
  @inlinable
  mutating func insert(
    _ new: HashedItems<Item>, into section: SectionPosition,
    at position: (chunk: Chunk<Item>, label: UInt64)?, index: Int
  ) {
    guard new.count > 0 else { return }
    var rope = section.entry.items
    let owner = section.entry.name
    var added = ContiguousArray<Chunk<Item>>()
    if let position, position.chunk.count + new.count <= parameters.largestChunk {
      let old = position.chunk
      put(old.inserting(new, at: index), at: position.label, of: &rope, owner: owner)
      replace(rope, in: section)
      for (offset, hash) in new.hashes.enumerated() {
        itemIndex.insert(hash, name: old.name, hint: index + offset)
      }
      return
    } else if let position, index < position.chunk.count {
      added = split(position, inserting: new, at: index, in: &rope, owner: owner)
    } else {
      added = chunks(of: new, owner: owner)
      attach(added, afterLabel: position?.label, to: &rope, owner: owner)
    }
    replace(rope, in: section)
    indexItems(of: added)
  }

  /// New chunks for these items, with names but without places.
  @inlinable
  mutating func chunks(of new: HashedItems<Item>, owner: UInt32) -> ContiguousArray<Chunk<Item>> {
    var result = ContiguousArray<Chunk<Item>>()
    for range in evenRanges(count: new.count, size: parameters.chunkSize) {
      let name = chunkPlaces.take(for: Place(owner: owner, label: 0))
      result.append(Chunk.make(name: name, new, range))
    }
    return result
  }

  /// Puts a chunk in the place of the one with the same name.
  @inlinable
  mutating func put(
    _ chunk: Chunk<Item>, at label: UInt64, of rope: inout ItemRope, owner: UInt32
  ) {
    let trail = rope.replaceLeaf(labelled: label, with: chunk)
    chunkPlaces.set(chunk.name, to: chunk.place(owner: owner, label: label, trail: trail))
  }

  /// Puts new chunks into a rope and notes their places.
  @inlinable
  mutating func attach(
    _ new: ContiguousArray<Chunk<Item>>, afterLabel label: UInt64?, to rope: inout ItemRope,
    owner: UInt32
  ) {
    if let labels = rope.insert(new, afterLabel: label, parameters: parameters) {
      for (chunk, label) in zip(new, labels) {
        let trail = rope.trail(toLabel: label)
        chunkPlaces.set(chunk.name, to: chunk.place(owner: owner, label: label, trail: trail))
      }
    } else {
      rope.forEachLeaf { chunk, label, trail in
        chunkPlaces.set(chunk.name, to: chunk.place(owner: owner, label: label, trail: trail))
      }
    }
  }

  /// Cuts a chunk with new items in its middle into several.
  ///
  /// The part that holds most of the old items keeps the name; the other old items are renamed
  /// in the index, and the new ones are indexed here as well.
  ///
  /// - Returns: chunks all of whose items still have to be indexed: none.
  @inlinable
  mutating func split(
    _ position: (chunk: Chunk<Item>, label: UInt64), inserting new: HashedItems<Item>,
    at index: Int, in rope: inout ItemRope, owner: UInt32
  ) -> ContiguousArray<Chunk<Item>> {
    let old = position.chunk
    let all = HashedItems(old.inserting(new, at: index))
    let inserted = index..<(index + new.count)
    let size = parameters.chunkSize + parameters.chunkSize / 2
    let ranges = Array(evenRanges(count: all.count, size: max(1, size)))
    let keeper =
      ranges.indices.max { left, right in
        ranges[left].count - ranges[left].clamped(to: inserted).count
          < ranges[right].count - ranges[right].clamped(to: inserted).count
      } ?? 0
    var parts = ContiguousArray<Chunk<Item>>()
    for (part, range) in ranges.enumerated() {
      let name =
        part == keeper ? old.name : chunkPlaces.take(for: Place(owner: owner, label: 0))
      parts.append(Chunk.make(name: name, all, range))
      for offset in range {
        if inserted.contains(offset) {
          itemIndex.insert(all.hashes[offset], name: name, hint: offset - range.lowerBound)
        } else {
          itemIndex.rename(
            all.hashes[offset], from: old.name, to: name, hint: offset - range.lowerBound)
        }
      }
    }
    put(parts[keeper], at: position.label, of: &rope, owner: owner)
    attach(
      ContiguousArray(parts[(keeper + 1)...]), afterLabel: position.label, to: &rope, owner: owner)
    // All may have been labelled anew: the kept part tells where the rest goes.
    let kept = rope.position(ofLabel: chunkPlaces[old.name].label)
    let before = kept.flatMap { rope.position(before: $0) }?.label
    attach(ContiguousArray(parts[..<keeper]), afterLabel: before, to: &rope, owner: owner)
    return []
  }

  /// Adds the items of chunks to the index; all at once where that is cheaper.
  @inlinable
  mutating func indexItems(of chunks: ContiguousArray<Chunk<Item>>) {
    let count = chunks.reduce(0) { $0 + $1.count }
    guard count <= itemIndex.count else { return rebuildItemIndex() }
    for chunk in chunks {
      for (offset, hash) in chunk.hashes.enumerated() {
        itemIndex.insert(hash, name: chunk.name, hint: offset)
      }
    }
  }

  @inlinable
  mutating func rebuildItemIndex() {
    var runs = NamedHashes()
    forEachChunk { chunk in runs.append(chunk.name, chunk.hashes) }
    itemIndex = HashIndex(runs)
  }

  /// Writes a section's changed items back.
  @inlinable
  mutating func replace(_ items: ItemRope, in section: SectionPosition) {
    sections.replaceLeaf(
      labelled: section.page.label,
      with: Page(section.page.leaf, replacing: section.index, items: items))
  }
}
