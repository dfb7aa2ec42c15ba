import RosterDiff

extension DiffableDataSourceSectionSnapshot {
  /// A tree of roots only.
  static func flat(_ items: [ItemIdentifierType]) -> Self {
    var tree = Self()
    try? tree.append(items)
    return tree
  }

  /// This tree, changed as little as needed to show exactly these items in this order.
  ///
  /// Items that are not shown go, with what is below them; new ones come at the level of the one in
  /// front. What is hidden below an item stays with it.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  func rebuilt(showing items: [ItemIdentifierType]) -> Self {
    if visibleItems == items { return self }
    var tree = Self()
    // The ancestors of the next item, by level.
    var path: [ItemIdentifierType] = []
    do {
      for item in items {
        let level = min((try? level(of: item)) ?? max(0, path.count - 1), path.count)
        path.removeSubrange(level...)
        if let parent = path.last {
          try tree.append([item], to: parent)
          tree.expand([parent])
        } else {
          try tree.append([item])
        }
        path.append(item)
      }
      for item in items where contains(item) {
        let hidden = try snapshot(of: item)
        guard try !isExpanded(item), !hidden.items.isEmpty, tree.children(of: item).isEmpty,
          !hidden.items.contains(where: tree.contains)
        else {
          if try isExpanded(item) { tree.expand([item]) }
          continue
        }
        try tree.replace(childrenOf: item, using: hidden)
      }
    } catch {
      return .flat(items)
    }
    return tree.visibleItems == items ? tree : .flat(items)
  }
}
