extension SnapshotStorage {
  /// Puts items, none of which is here yet, at the end of a section.
  @inlinable
  mutating func append(_ new: HashedItems<Item>, to section: SectionPosition) {
    let last = section.entry.items.last
    insert(new, into: section, at: last, index: last?.leaf.count ?? 0)
  }

  /// Puts items, none of which is here yet, before or behind one that is.
  @inlinable
  mutating func insert(_ new: HashedItems<Item>, beside anchor: ItemPosition, after: Bool) {
    guard let section = position(ofSectionNamed: anchor.section) else { return }
    let chunk = ItemRope.Position(
      leaf: anchor.chunk, label: anchor.label, countBefore: anchor.countBefore, weightBefore: 0)
    insert(new, into: section, at: chunk, index: anchor.index + (after ? 1 : 0))
  }

  /// Puts items, none of which is here yet, into a chunk of a section.
  ///
  /// - Parameter position: nil only where the section is empty.
  /// - Complexity: O(k + log n)
  @inlinable
  mutating func insert(
    _ new: HashedItems<Item>, into section: SectionPosition, at position: ItemRope.Position?,
    index: Int
  ) {
    guard new.count > 0 else { return }
    var rope = section.entry.items
    let owner = section.entry.name
    var added = ContiguousArray<Chunk<Item>>()
    if let position, position.leaf.count + new.count <= parameters.largestChunk {
      let old = position.leaf
      rope.replaceLeaf(
        labelled: position.label, with: Chunk(inserting: new, at: index, into: old))
      replace(rope, in: section)
      for hash in new.hashes { itemIndex.insert(hash, name: old.name) }
      return
    } else if let position, index < position.leaf.count {
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
      let part = new[range]
      let name = chunkPlaces.take(for: Place(owner: owner, label: 0))
      result.append(Chunk(name: name, items: part.items, hashes: part.hashes))
    }
    return result
  }

  /// Puts new chunks into a rope and notes their places.
  @inlinable
  mutating func attach(
    _ new: ContiguousArray<Chunk<Item>>, afterLabel label: UInt64?, to rope: inout ItemRope,
    owner: UInt32
  ) {
    if let labels = rope.insert(new, afterLabel: label, parameters: parameters) {
      for (chunk, label) in zip(new, labels) {
        chunkPlaces.set(chunk.name, to: Place(owner: owner, label: label))
      }
    } else {
      rope.forEachLeaf { chunk, label in
        chunkPlaces.set(chunk.name, to: Place(owner: owner, label: label))
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
    _ position: ItemRope.Position, inserting new: HashedItems<Item>, at index: Int,
    in rope: inout ItemRope, owner: UInt32
  ) -> ContiguousArray<Chunk<Item>> {
    let old = position.leaf
    let all = Chunk(inserting: new, at: index, into: old)
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
      parts.append(
        Chunk(
          name: name, items: ContiguousArray(all.items[range]),
          hashes: ContiguousArray(all.hashes[range])))
      for offset in range {
        if inserted.contains(offset) {
          itemIndex.insert(all.hashes[offset], name: name)
        } else {
          itemIndex.rename(all.hashes[offset], from: old.name, to: name)
        }
      }
    }
    rope.replaceLeaf(labelled: position.label, with: parts[keeper])
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
      for hash in chunk.hashes { itemIndex.insert(hash, name: chunk.name) }
    }
  }

  @inlinable
  mutating func rebuildItemIndex() {
    var runs = ContiguousArray<(name: UInt32, hashes: ContiguousArray<UInt32>)>()
    forEachChunk { chunk in runs.append((chunk.name, chunk.hashes)) }
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

extension Chunk {
  /// A chunk under the same name, with items put in.
  @inlinable
  convenience init(inserting new: HashedItems<Item>, at index: Int, into old: Chunk) {
    self.init(
      name: old.name,
      items: old.items.inserting(new.items, at: index),
      hashes: old.hashes.inserting(new.hashes, at: index))
  }

  /// A chunk under the same name, without the items at these indices.
  ///
  /// - Parameter indices: ascending, without repeats.
  @inlinable
  convenience init(removing indices: ContiguousArray<Int>, from old: Chunk) {
    self.init(
      name: old.name,
      items: old.items.removing(indices),
      hashes: old.hashes.removing(indices))
  }
}

extension Chunk {
  /// A chunk under the same name, without the item at that index.
  @inlinable
  convenience init(removing index: Int, from old: Chunk) {
    self.init(
      name: old.name, items: old.items.removing(index), hashes: old.hashes.removing(index))
  }
}

extension ContiguousArray {
  /// This array without the element at that index, made in one go.
  @inlinable
  func removing(_ index: Int) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count - 1)
    result.append(contentsOf: self[..<index])
    result.append(contentsOf: self[(index + 1)...])
    return result
  }

  /// This array with other elements put in, made in one go.
  @inlinable
  func inserting(_ new: ContiguousArray, at index: Int) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count + new.count)
    result.append(contentsOf: self[..<index])
    result.append(contentsOf: new)
    result.append(contentsOf: self[index...])
    return result
  }

  /// This array without the elements at these indices, made in one go.
  ///
  /// - Parameter indices: ascending, without repeats.
  @inlinable
  func removing(_ indices: ContiguousArray<Int>) -> ContiguousArray {
    var result = ContiguousArray()
    result.reserveCapacity(count - indices.count)
    var start = 0
    for index in indices {
      result.append(contentsOf: self[start..<index])
      start = index + 1
    }
    result.append(contentsOf: self[start...])
    return result
  }
}
