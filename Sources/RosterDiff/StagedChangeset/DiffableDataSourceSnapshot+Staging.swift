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
    var structure = changes.withoutMarks()
    let bare = withoutMarks()
    if structure.hasStructuralChanges {
      if structure.mustBeTakenApart {
        let oldBare = old.withoutMarks()
        let withSections = oldBare.insertingSections(of: self, structure)
        let withRows = withSections.changingRows(from: oldBare, to: self, structure)
        add(withSections.changes(from: oldBare), withSections)
        add(withRows.changes(from: withSections), withRows)
        structure = bare.changes(from: withRows)
      }
      add(structure, bare)
    }
    add(changes.marksAlone(), self)
    return StagedChangeset(stages)
  }

  /// This snapshot with the sections of a newer one that are not here, empty.
  ///
  /// Each stands behind the section that is before it there and does not move.
  @inlinable
  func insertingSections(of new: Self, _ changes: Changeset) -> Self {
    var storage = self.storage
    let moved = Set(changes.movedSections.map { $0.to })
    for offset in changes.insertedSections {
      guard let identifier = new.sectionIdentifier(for: offset) else { continue }
      var before = offset - 1
      while moved.contains(before) { before -= 1 }
      let anchor = before < 0 ? nil : new.sectionIdentifier(for: before)
      let place = anchor.flatMap { storage.position(ofSection: $0)?.offset }.map { $0 + 1 } ?? 0
      storage.insert(storage.entries(for: [identifier]), at: place)
    }
    var result = self
    result.storage = storage
    return result
  }

  /// This snapshot with rows deleted, inserted and moved as in a newer one, all of whose sections
  /// are here.
  ///
  /// - Parameter old: the state in which the changes' old paths count.
  @inlinable
  func changingRows(from old: Self, to new: Self, _ changes: Changeset) -> Self {
    var result = self
    result.deleteItems(
      changes.deletedItemsInSurvivingSections.compactMap { old.itemIdentifier(for: $0) })
    var storage = result.storage
    // By ascending new path: whatever stands before a row is in place when the row comes.
    for path in (changes.insertedItems + changes.movedItems.map { $0.to }).sorted() {
      guard let item = new.itemIdentifier(for: path),
        let section = new.sectionIdentifier(for: path.section)
      else { continue }
      let before = new.itemIdentifier(for: ItemPath(item: path.item - 1, section: path.section))
      storage.put(item, behind: before, in: section)
    }
    result.storage = storage
    return result
  }
}

extension SnapshotStorage {
  /// Puts an item, wherever it was, behind another one, or at the front of a section.
  @inlinable
  mutating func put(
    _ item: Item, behind before: Item?, in identifier: Section
  ) {
    let new = HashedItems([item])
    if let known = position(of: item, hash: new.hashes[0]) { remove(known) }
    if let before, let anchor = position(of: before) {
      insert(new, beside: anchor, after: true)
    } else if let section = position(ofSection: identifier) {
      let first = section.entry.items.position(ofElement: 0)
      insert(new, into: section, at: first, index: 0)
    }
  }
}
