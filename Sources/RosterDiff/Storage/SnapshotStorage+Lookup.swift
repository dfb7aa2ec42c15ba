extension SnapshotStorage {
  /// A section and where it stands.
  @usableFromInline
  struct SectionPosition {
    @usableFromInline let page: Rope<Page>.Position
    /// Its index in the page.
    @usableFromInline let index: Int

    @inlinable
    init(page: Rope<Page>.Position, index: Int) {
      self.page = page
      self.index = index
    }

    @inlinable
    var entry: Entry { page.leaf.entries[index] }

    /// Its offset among all sections.
    @inlinable
    var offset: Int { page.countBefore + index }

    /// The items of all sections before it.
    @inlinable
    var itemsBefore: Int {
      var result = page.weightBefore
      for entry in page.leaf.entries[..<index] { result += entry.items.count }
      return result
    }
  }

  /// An item and where it stands.
  @usableFromInline
  struct ItemPosition {
    /// Its section's name.
    @usableFromInline let section: UInt32
    @usableFromInline let chunk: Chunk<Item>
    @usableFromInline let label: UInt64
    /// The way to its chunk, which may be wrong by now.
    @usableFromInline let trail: RopeTrail
    /// Its index in the chunk.
    @usableFromInline let index: Int

    @inlinable
    init(
      section: UInt32, chunk: Chunk<Item>, label: UInt64, trail: RopeTrail = RopeTrail(),
      index: Int
    ) {
      self.section = section
      self.chunk = chunk
      self.label = label
      self.trail = trail
      self.index = index
    }

    /// Where its chunk stands.
    @inlinable
    var place: Place { chunk.place(owner: section, label: label, trail: trail) }
  }

  @inlinable
  func position(ofSectionNamed name: UInt32) -> SectionPosition? {
    let place = sectionPlaces[name]
    guard let page = sections.position(ofLabel: place.label),
      let index = page.leaf.index(ofName: name, hint: place.number)
    else { return nil }
    return SectionPosition(page: page, index: index)
  }

  @inlinable
  func position(ofSection identifier: Section) -> SectionPosition? {
    guard sections.count > 0 else { return nil }
    return position(ofSection: identifier, hash: HashIndex.hash(of: identifier))
  }

  @inlinable
  func position(ofSection identifier: Section, hash: UInt32) -> SectionPosition? {
    var result: SectionPosition?
    _ = sectionIndex.firstName(for: hash) { name in
      guard let position = position(ofSectionNamed: name),
        position.page.leaf.entries[position.index].identifier == identifier
      else { return false }
      result = position
      return true
    }
    return result
  }

  @inlinable
  func position(ofSectionAt offset: Int) -> SectionPosition? {
    guard let page = sections.position(ofElement: offset) else { return nil }
    return SectionPosition(page: page, index: offset - page.countBefore)
  }

  @inlinable
  func position(of item: Item) -> ItemPosition? {
    guard itemCount > 0 else { return nil }
    return position(of: item, hash: HashIndex.hash(of: item))
  }

  @inlinable
  func position(of item: Item, hash: UInt32) -> ItemPosition? {
    var result: ItemPosition?
    _ = itemIndex.firstName(for: hash) { name, hint in
      let place = chunkPlaces[name]
      result = Chunk.withChunk(at: place) { chunk in
        chunk.offset(of: item, hash: hash, hint: hint, count: Int(place.number)).map {
          ItemPosition(
            section: place.owner, chunk: chunk, label: place.label, trail: place.trail, index: $0)
        }
      }
      return result != nil
    }
    return result
  }

  @inlinable
  func position(at path: ItemPath) -> ItemPosition? {
    guard let section = position(ofSectionAt: path.section)?.entry,
      let chunk = section.items.position(ofElement: path.item)
    else { return nil }
    return ItemPosition(
      section: section.name, chunk: chunk.leaf, label: chunk.label,
      index: path.item - chunk.countBefore)
  }

  @inlinable
  func item(at path: ItemPath) -> Item? {
    sections.withLeaf(ofElement: path.section) { page, before in
      page.entries.withUnsafeBufferPointer { entries in
        entries[path.section &- before].items.withLeaf(ofElement: path.item) { chunk, before in
          chunk.firstItem[path.item &- before]
        }
      }
    }
  }

  /// The path of an item, found without counting a single reference.
  @inlinable
  func path(of item: Item, hash: UInt32) -> ItemPath? {
    var result: ItemPath?
    _ = itemIndex.firstName(for: hash) { name, hint in
      let place = chunkPlaces[name]
      // Nothing that follows waits for the chunk, which is mostly in no cache.
      guard
        let index = Chunk<Item>.withChunk(
          at: place,
          { $0.offset(of: item, hash: hash, hint: hint, count: Int(place.number)) })
      else { return false }
      result = start(of: place)
      result?.item &+= index
      return true
    }
    return result
  }

  /// The path of the first item of a chunk.
  @inlinable
  func start(of chunk: Place) -> ItemPath? {
    let section = sectionPlaces[chunk.owner]
    return sections.withLeaf(labelled: section.label, at: section.trail) { page, before in
      guard let index = page.index(ofName: chunk.owner, hint: section.number) else { return nil }
      return page.entries.withUnsafeBufferPointer { entries in
        entries[index].items.withLeaf(labelled: chunk.label, at: chunk.trail) { _, countBefore in
          ItemPath(item: countBefore, section: before + index)
        }
      }
    }
  }

  /// Calls `body` with each section in order.
  @inlinable
  func forEachSection(_ body: (Entry) -> Void) {
    sections.forEachLeaf { page, _ in
      for entry in page.entries { body(entry) }
    }
  }

  /// Calls `body` with each chunk of each section in order.
  @inlinable
  func forEachChunk(_ body: (Chunk<Item>) -> Void) {
    forEachSection { entry in entry.items.forEachLeaf { chunk, _ in body(chunk) } }
  }
}
