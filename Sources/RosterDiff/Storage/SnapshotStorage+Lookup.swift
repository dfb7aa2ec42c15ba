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
    /// Items of the section before the chunk.
    @usableFromInline let countBefore: Int
    /// Its index in the chunk.
    @usableFromInline let index: Int

    @inlinable
    init(section: UInt32, chunk: Chunk<Item>, label: UInt64, countBefore: Int, index: Int) {
      self.section = section
      self.chunk = chunk
      self.label = label
      self.countBefore = countBefore
      self.index = index
    }

    /// Its offset in the section.
    @inlinable
    var offset: Int { countBefore + index }
  }

  @inlinable
  func position(ofSectionNamed name: UInt32) -> SectionPosition? {
    guard let page = sections.position(ofLabel: sectionPlaces[name].label),
      let index = page.leaf.index(ofName: name)
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
      guard let section = position(ofSectionNamed: place.owner) else { return false }
      return section.page.leaf.entries.withUnsafeBufferPointer { entries in
        guard let chunk = entries[section.index].items.position(ofLabel: place.label),
          let index = chunk.leaf.offset(
            of: item, hash: hash, hint: hint, count: chunk.leaf.count)
        else { return false }
        result = ItemPosition(
          section: place.owner, chunk: chunk.leaf, label: place.label,
          countBefore: chunk.countBefore, index: index)
        return true
      }
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
      countBefore: chunk.countBefore, index: path.item - chunk.countBefore)
  }

  @inlinable
  func item(at path: ItemPath) -> Item? {
    guard let section = position(ofSectionAt: path.section) else { return nil }
    return section.page.leaf.entries.withUnsafeBufferPointer { entries in
      guard let chunk = entries[section.index].items.position(ofElement: path.item) else {
        return nil
      }
      return chunk.leaf.items[path.item - chunk.countBefore]
    }
  }

  /// The path of an item, found without counting a single reference.
  @inlinable
  func path(of item: Item, hash: UInt32) -> ItemPath? {
    var result: ItemPath?
    _ = itemIndex.firstName(for: hash) { name, hint in
      let place = chunkPlaces[name]
      result = sections.withLeaf(labelled: sectionPlaces[place.owner].label) { page, _, before in
        guard let index = page.index(ofName: place.owner) else { return nil }
        return page.entries.withUnsafeBufferPointer { entries in
          entries[index].items.withLeaf(labelled: place.label) { chunk, count, countBefore in
            chunk.offset(of: item, hash: hash, hint: hint, count: count).map {
              ItemPath(item: countBefore + $0, section: before + index)
            }
          }
        }
      }
      return result != nil
    }
    return result
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
