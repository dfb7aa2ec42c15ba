extension SnapshotStorage {
  /// New, empty sections with names.
  @inlinable
  mutating func entries(for identifiers: [Section]) -> ContiguousArray<Entry> {
    var result = ContiguousArray<Entry>()
    result.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      let name = sectionPlaces.take(for: Place(owner: 0, label: 0))
      result.append(
        Entry(name: name, hash: HashIndex.hash(of: identifier), identifier: identifier))
    }
    return result
  }

  /// Puts sections in.
  ///
  /// Their names are taken, their items indexed; places and the index of sections follow here.
  ///
  /// - Parameter offset: among all sections, at most their count.
  @inlinable
  mutating func insert(_ new: ContiguousArray<Entry>, at offset: Int) {
    guard !new.isEmpty else { return }
    place(new, at: offset)
    if new.count > sectionIndex.count {
      rebuildSectionIndex()
    } else {
      for entry in new { sectionIndex.insert(entry.hash, name: entry.name) }
    }
  }

  /// Takes sections out, with their items.
  ///
  /// - Parameter names: of sections that are here, without repeats.
  @inlinable
  mutating func removeSections(named names: ContiguousArray<UInt32>) {
    guard names.count < sectionCount else {
      self = SnapshotStorage(parameters: parameters)
      return
    }
    var ropes = ContiguousArray<ItemRope>()
    for name in names {
      guard let entry = take(sectionNamed: name) else { continue }
      sectionIndex.remove(entry.hash, name: name)
      sectionPlaces.giveBack(name)
      if !entry.items.isEmpty { ropes.append(entry.items) }
    }
    if !ropes.isEmpty { forgetItems(of: ropes) }
  }

  /// Moves a section beside another.
  @inlinable
  mutating func moveSection(named name: UInt32, beside anchor: UInt32, after: Bool) {
    // Nothing is taken that has nowhere to go: names lead to its chunks.
    guard name != anchor, position(ofSectionNamed: anchor) != nil,
      let entry = take(sectionNamed: name),
      let position = position(ofSectionNamed: anchor)
    else { return }
    place([entry], at: position.offset + (after ? 1 : 0))
  }

  /// Takes a section out of the sequence; its items and names stay known.
  @inlinable
  mutating func take(sectionNamed name: UInt32) -> Entry? {
    guard let position = position(ofSectionNamed: name) else { return nil }
    let entry = position.entry
    if position.page.leaf.count == 1 {
      sections.removeLeaf(labelled: position.page.label, parameters: parameters)
      return entry
    }
    var entries = position.page.leaf.entries
    entries.remove(at: position.index)
    sections.replaceLeaf(labelled: position.page.label, with: Page(entries))
    if entries.count < parameters.smallestPage { joinPage(position.page.label) }
    return entry
  }

  /// Puts sections into the sequence.
  @inlinable
  mutating func place(_ new: ContiguousArray<Entry>, at offset: Int) {
    // At the edge between two pages the one in front takes it.
    guard let page = sections.position(ofElement: max(0, offset - 1)) else {
      return attach(pages(of: new), afterLabel: nil)
    }
    let index = offset - page.countBefore
    let entries = page.leaf.entries.inserting(new, at: index)
    if entries.count <= parameters.largestPage {
      sections.replaceLeaf(labelled: page.label, with: Page(entries))
      note(new, from: index, at: page.label, sections.trail(toLabel: page.label))
    } else if index == page.leaf.count {
      attach(pages(of: new), afterLabel: page.label)
    } else {
      let parts = pages(of: entries)
      sections.replaceLeaf(labelled: page.label, with: parts[0])
      note(parts[0].entries, at: page.label, sections.trail(toLabel: page.label))
      attach(ContiguousArray(parts[1...]), afterLabel: page.label)
    }
  }

  @inlinable
  func pages(of entries: ContiguousArray<Entry>) -> ContiguousArray<Page> {
    var result = ContiguousArray<Page>()
    for range in evenRanges(count: entries.count, size: parameters.pageSize) {
      result.append(Page(ContiguousArray(entries[range])))
    }
    return result
  }

  /// Puts new pages into the sequence and notes their sections' places.
  @inlinable
  mutating func attach(_ new: ContiguousArray<Page>, afterLabel label: UInt64?) {
    if let labels = sections.insert(new, afterLabel: label, parameters: parameters) {
      for (page, label) in zip(new, labels) {
        note(page.entries, at: label, sections.trail(toLabel: label))
      }
    } else {
      sections.forEachLeaf { page, label, trail in note(page.entries, at: label, trail) }
    }
  }

  /// Notes the places of sections that follow each other in a page.
  @inlinable
  mutating func note(
    _ entries: ContiguousArray<Entry>, from index: Int = 0, at label: UInt64, _ trail: RopeTrail
  ) {
    var number = UInt16(truncatingIfNeeded: index)
    for entry in entries {
      sectionPlaces.set(
        entry.name, to: Place(owner: 0, number: number, label: label, trail: trail))
      number &+= 1
    }
  }

  @inlinable
  mutating func joinPage(_ label: UInt64) {
    guard let page = sections.position(ofLabel: label) else { return }
    let lower: Rope<Page>.Position
    let upper: Rope<Page>.Position
    if let next = sections.position(after: page),
      next.leaf.count + page.leaf.count <= parameters.pageSize
    {
      (lower, upper) = (page, next)
    } else if let previous = sections.position(before: page),
      previous.leaf.count + page.leaf.count <= parameters.pageSize
    {
      (lower, upper) = (previous, page)
    } else {
      return
    }
    sections.removeLeaf(labelled: upper.label, parameters: parameters)
    sections.replaceLeaf(
      labelled: lower.label, with: Page(lower.leaf.entries + upper.leaf.entries))
    note(
      upper.leaf.entries, from: lower.leaf.count, at: lower.label,
      sections.trail(toLabel: lower.label))
  }

  @inlinable
  mutating func rebuildSectionIndex() {
    var runs = NamedHashes()
    forEachSection { entry in runs.append(entry.name, CollectionOfOne(entry.hash)) }
    sectionIndex = HashIndex(runs)
  }
}
