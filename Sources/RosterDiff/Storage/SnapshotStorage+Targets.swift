extension SnapshotStorage {
  /// Where items are put, found in this storage.
  @usableFromInline
  enum Target {
    case end(of: SectionPosition)
    case beside(ItemPosition, after: Bool)
  }

  /// Puts items, none of which is here yet, at a target.
  ///
  /// - Parameter index: of the new items by run, as ``UniquenessCheck`` makes it.
  @inlinable
  mutating func insert(_ new: HashedItems<Item>, at target: Target, _ index: HashIndex?) {
    switch target {
    case .end(let section):
      if itemCount == 0, chunkPlaces.end == 1, let index {
        fill(section, with: new, index)
      } else {
        append(new, to: section)
      }
    case .beside(let anchor, let after):
      insert(new, beside: anchor, after: after)
    }
  }

  /// Puts the very first items in. Their chunks get the names that the index gave to its runs.
  @inlinable
  mutating func fill(_ section: SectionPosition, with new: HashedItems<Item>, _ index: HashIndex) {
    var rope = ItemRope()
    attach(
      chunks(of: new, owner: section.entry.name), afterLabel: nil, to: &rope,
      owner: section.entry.name)
    replace(rope, in: section)
    itemIndex = index
  }

  /// The positions of those items that are here.
  @inlinable
  func positions(of items: HashedItems<Item>) -> ContiguousArray<ItemPosition> {
    var result = ContiguousArray<ItemPosition>()
    guard itemCount > 0 else { return result }
    for (item, hash) in zip(items.items, items.hashes) {
      if let position = position(of: item, hash: hash) { result.append(position) }
    }
    return result
  }

  /// Moves an item beside another.
  ///
  /// - Returns: false if the other one is not equal to itself; then the item is gone.
  @inlinable
  mutating func move(_ item: ItemPosition, beside anchor: ItemPosition, after: Bool) -> Bool {
    let value = item.chunk.items[item.index]
    let hash = item.chunk.hashes[item.index]
    if item.chunk.isIdentical(to: anchor.chunk) {
      moveInChunk(item, to: anchor.index + (after ? 1 : 0))
      return true
    }
    let anchorValue = anchor.chunk.items[anchor.index]
    let anchorHash = anchor.chunk.hashes[anchor.index]
    remove(item)
    guard let target = position(of: anchorValue, hash: anchorHash) else { return false }
    insert(HashedItems(items: [value], hashes: [hash]), beside: target, after: after)
    return true
  }

  /// Moves an item inside its chunk: the index need not know.
  ///
  /// - Parameter destination: counts with the item still in its old place.
  @inlinable
  mutating func moveInChunk(_ item: ItemPosition, to destination: Int) {
    guard let section = position(ofSectionNamed: item.section) else { return }
    let target = destination > item.index ? destination - 1 : destination
    guard target != item.index else { return }
    var rope = section.entry.items
    put(
      item.chunk.moving(item.index, to: target), at: item.label, of: &rope, owner: item.section)
    replace(rope, in: section)
  }
}
