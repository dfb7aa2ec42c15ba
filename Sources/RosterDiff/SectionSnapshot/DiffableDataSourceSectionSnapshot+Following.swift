extension DiffableDataSourceSectionSnapshot {
  /// Makes this tree, which a section of a snapshot showed, show what a newer snapshot has there.
  ///
  /// Items that are gone are dropped, with what is hidden below them; those that can be seen below
  /// them move up. New items come behind the item that is before them, at its level, or below it if
  /// others stand there. Items that moved take what is hidden below them along. Of identifiers that
  /// are equal but not identical, the newer is kept.
  ///
  /// - Complexity: O(k log n) for k items that came, went or moved, O(m) for m that stand below
  ///   those or move along, and what the snapshots do not share; O(n) if the section did not show
  ///   the tree.
  @inlinable
  package mutating func follow<Section>(
    _ new: DiffableDataSourceSnapshot<Section, Item>,
    from old: DiffableDataSourceSnapshot<Section, Item>, inSection section: Section
  ) {
    let newItems = new.storage.position(ofSection: section)?.entry.items ?? Rope()
    let oldItems = old.storage.position(ofSection: section)?.entry.items ?? Rope()
    guard newItems.count > 0 else { return deleteAll() }
    var windows = ContiguousArray<FollowedWindow<Item>>()
    if oldItems.count == storage.visibleCount {
      RopeDifference.forEachRegion(between: oldItems, newItems) { region in
        windows.append(
          FollowedWindow(
            old: HashedItems(joining: region.old), new: HashedItems(joining: region.new),
            newStart: region.newStart))
      }
    } else {
      windows.append(
        FollowedWindow(
          old: storage.rope.allLeaves.visibleItems(),
          new: HashedItems(joining: newItems.allLeaves), newStart: 0))
    }
    guard windows.contains(where: { !$0.isEmpty }) else { return }
    var following = TreeFollowing(storage, windows)
    following.run { offset in
      newItems.position(ofElement: offset).map { $0.leaf.items[offset - $0.countBefore] }
    }
    storage = following.storage
    checkInvariants()
  }
}
