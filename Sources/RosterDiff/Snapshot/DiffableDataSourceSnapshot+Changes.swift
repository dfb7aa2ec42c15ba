extension DiffableDataSourceSnapshot {
  /// What turns an older snapshot into this one, as one batch with the fewest moves.
  ///
  /// Marks of this snapshot become reloads and reconfigures at their new paths. A mark on an item
  /// that is new, or in both lists, is told once: what is inserted is not reloaded, and what is
  /// reloaded is not reconfigured.
  ///
  /// - Complexity: O(what the two do not share), and O(r log r) for r runs that are out of order.
  ///   If one snapshot came from the other by edits, they share all that was not edited.
  @inlinable
  public func changes(from old: Self) -> Changeset {
    var changes = Changeset(SnapshotMatcher.match(old: old.box, new: box))
    if !marks.isEmpty { appendMarks(to: &changes, from: old) }
    return changes
  }

  @inlinable
  func appendMarks(to changes: inout Changeset, from old: Self) {
    guard let marks = marks.first else { return }
    for key in marks.reloadedSections.marked {
      guard old.storage.position(ofSection: key.identifier, hash: key.hash) != nil,
        let position = storage.position(ofSection: key.identifier, hash: key.hash)
      else { continue }
      changes.reloadedSections.append(position.offset)
    }
    changes.reloadedItems = paths(of: marks.reloadedItems, from: old)
    changes.reconfiguredItems = paths(of: marks.reconfiguredItems, from: old)
    if !changes.reloadedItems.isEmpty, !changes.reconfiguredItems.isEmpty {
      let reloaded = Set(changes.reloadedItems)
      changes.reconfiguredItems.removeAll { reloaded.contains($0) }
    }
  }

  /// The paths of marked items that were there before.
  @inlinable
  func paths(of marks: MarkList<ItemIdentifierType>, from old: Self) -> [ItemPath] {
    marks.marked.compactMap { key in
      guard old.storage.path(of: key.identifier, hash: key.hash) != nil else { return nil }
      return storage.path(of: key.identifier, hash: key.hash)
    }
  }
}
