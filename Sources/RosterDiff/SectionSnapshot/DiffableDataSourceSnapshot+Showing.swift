extension DiffableDataSourceSnapshot {
  /// Makes the visible items of a tree the items of a section.
  ///
  /// A section that is not there is appended. Items that are in other sections move here; items
  /// that the tree does not show are deleted with their marks.
  ///
  /// - Parameter old: the tree that the section shows now, if it shows one.
  /// - Complexity: O(k log n) for k visible items in which the two trees differ, and what they do
  ///   not share; O(n) without an old tree.
  @inlinable
  package mutating func show(
    _ tree: DiffableDataSourceSectionSnapshot<Item>,
    insteadOf old: DiffableDataSourceSectionSnapshot<Item>? = nil, inSection section: Section
  ) {
    let position = storage.position(ofSection: section)
    if let old, let position, position.entry.items.count == old.storage.visibleCount {
      var next = self
      if next.carryOut(tree.visibleDifference(from: old), of: tree, inSection: section) {
        self = next
        checkInvariants()
        return
      }
    }
    // Neither can fail: the section is not there yet, and a tree holds each item once.
    if position == nil { try? appendSections([section]) }
    try? replaceItems(tree.visibleItems, inSection: section)
  }

  /// Puts the new items of each window in the place of the old ones.
  ///
  /// - Returns: whether the section shows the tree now; not if it did not show the old one, or
  ///   if so much changes that it is better to begin anew.
  @inlinable
  mutating func carryOut(
    _ windows: [VisibleWindow<Item>], of tree: DiffableDataSourceSectionSnapshot<Item>,
    inSection section: Section
  ) -> Bool {
    let changed = windows.reduce(0) { $0 + $1.old.count + $1.new.count }
    guard changed <= tree.storage.visibleCount / 2 + 64 else { return false }
    var gone: [Item] = []
    for window in windows {
      gone += window.oldItems.lazy.filter { tree.storage.position(of: $0)?.mark.isVisible != true }
    }
    deleteItems(gone)
    for window in windows where !window.new.isEmpty {
      do {
        if let anchor = tree.visibleItem(at: window.new.lowerBound - 1) {
          try insertItems(Array(window.newItems), afterItem: anchor)
        } else if let first = firstItem(inSection: section, notIn: window.newItems) {
          try insertItems(Array(window.newItems), beforeItem: first)
        } else {
          try appendItems(Array(window.newItems), toSection: section)
        }
      } catch {
        return false
      }
    }
    return storage.position(ofSection: section)?.entry.items.count == tree.storage.visibleCount
  }

  @inlinable
  func firstItem(inSection section: Section, notIn others: ContiguousArray<Item>) -> Item? {
    guard let items = storage.position(ofSection: section)?.entry.items else { return nil }
    var keys = Set<MarkList<Item>.Key>()
    for item in others { keys.insert(MarkList.Key(item, hash: HashIndex.hash(of: item))) }
    var offset = 0
    while let position = items.position(ofElement: offset) {
      let chunk = position.leaf
      for (item, hash) in zip(chunk.items, chunk.hashes)
      where !keys.contains(MarkList.Key(item, hash: hash)) {
        return item
      }
      offset += chunk.count
    }
    return nil
  }
}
