extension DiffableDataSourceSnapshot {
  /// What turns an older snapshot into this one, in stages that a table view accepts.
  ///
  /// - Complexity: as ``changes(from:)``, and O(k log n) for k changes if they are taken apart
  @inlinable
  public func stagedChanges(from old: Self) -> StagedChangeset<Self> {
    stages(of: changes(from: old), from: old)
  }

  /// The stages of changes that are known already.
  @inlinable
  package func stages(of changes: Changeset, from old: Self) -> StagedChangeset<Self> {
    var stages: [StagedChangeset<Self>.Stage] = []
    func add(_ changeset: Changeset, _ snapshot: Self) {
      guard !changeset.isEmpty else { return }
      stages.append(StagedChangeset<Self>.Stage(changeset: changeset, snapshot: snapshot))
    }
    let structure = changes.withoutMarks()
    let bare = withoutMarks()
    if structure.mustBeTakenApart {
      let parts = ChangesTakenApart(structure)
      let withSections = old.withoutMarks().insertingSections(of: self, structure, parts)
      let withRows = withSections.changingRows(to: self, structure, parts)
      add(parts.comingSections, withSections)
      // Staying rows have the old values there; the last stage has the new ones.
      add(parts.rows, parts.movingSections.isEmpty ? bare : withRows)
      add(parts.movingSections, bare)
    } else {
      add(structure, bare)
    }
    add(changes.marksAlone(), self)
    return StagedChangeset(stages)
  }

  /// This snapshot with the sections of a newer one that are not here, empty.
  @inlinable
  func insertingSections(
    of new: Self, _ changes: Changeset, _ parts: ChangesTakenApart
  ) -> Self {
    var storage = self.storage
    let places = parts.comingSections.insertedSections
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, places[end] == places[end - 1] + 1 { end += 1 }
      let identifiers = changes.insertedSections[start..<end].compactMap(
        new.sectionIdentifier(for:))
      storage.insert(storage.entries(for: identifiers), at: places[start])
      start = end
    }
    var result = self
    result.storage = storage
    return result
  }

  /// This snapshot with rows deleted, inserted and moved as in a newer one, all of whose sections
  /// are here.
  @inlinable
  func changingRows(to new: Self, _ changes: Changeset, _ parts: ChangesTakenApart) -> Self {
    var storage = self.storage
    var leaving = ContiguousArray(parts.rows.deletedItems.compactMap(storage.position(at:)))
    for move in parts.rows.movedItems {
      if let position = storage.position(at: move.from) { leaving.append(position) }
    }
    storage.remove(leaving)
    // By ascending new path: whatever stands before a row is in place when the row comes.
    let arriving = (changes.insertedItems + changes.movedItems.map { $0.to }).sorted()
    var start = 0
    while start < arriving.count {
      let first = arriving[start]
      var count = 1
      while start + count < arriving.count,
        arriving[start + count] == ItemPath(item: first.item + count, section: first.section)
      {
        count += 1
      }
      let target = ItemPath(
        item: first.item, section: parts.betweenOffset(forNew: first.section))
      storage.insert(new.storage.items(at: first, count: count), at: target)
      start += count
    }
    var result = self
    result.storage = storage
    return result
  }
}

extension SnapshotStorage {
  /// So many items of one section, from a path on, with their hashes.
  @inlinable
  func items(at path: ItemPath, count: Int) -> HashedItems<Item> {
    var result = HashedItems<Item>()
    guard let rope = position(ofSectionAt: path.section)?.entry.items else { return result }
    while result.count < count,
      let chunk = rope.position(ofElement: path.item + result.count)
    {
      let start = path.item + result.count - chunk.countBefore
      for index in start..<min(chunk.leaf.count, start + count - result.count) {
        result.append(chunk.leaf.items[index], hash: chunk.leaf.hashes[index])
      }
    }
    return result
  }

  /// Puts items, none of which is here yet, at a path.
  @inlinable
  mutating func insert(_ new: HashedItems<Item>, at path: ItemPath) {
    guard let section = position(ofSectionAt: path.section) else { return }
    let chunk = section.entry.items.position(ofElement: max(0, path.item - 1))
    insert(
      new, into: section, at: chunk.map { ($0.leaf, $0.label) },
      index: path.item - (chunk?.countBefore ?? 0))
  }
}
