extension ModelSectionSnapshot {
  package var items: [Item] { entries.map(\.item) }
  package var rootItems: [Item] { entries.filter { $0.level == 0 }.map(\.item) }
  package var expandedItems: [Item] { entries.filter(\.isExpanded).map(\.item) }
  package var visibleItems: [Item] {
    // All that is below a collapsed entry comes right behind it.
    var index = 0
    var visible: [Item] = []
    while index < entries.count {
      visible.append(entries[index].item)
      index = entries[index].isExpanded ? index + 1 : subtree(index).upperBound
    }
    return visible
  }

  package func index(of item: Item) -> Int? { entries.firstIndex { $0.item == item } }

  /// The entry and everything below it.
  package func subtree(_ index: Int) -> Range<Int> {
    let level = entries[index].level
    let end = entries[(index + 1)...].firstIndex { $0.level <= level }
    return index..<(end ?? entries.count)
  }

  package func parent(_ index: Int) -> Int? {
    entries[..<index].lastIndex { $0.level < entries[index].level }
  }

  package func children(_ index: Int) -> [Item] {
    subtree(index).filter { entries[$0].level == entries[index].level + 1 }
      .map { entries[$0].item }
  }

  package func isVisible(_ index: Int) -> Bool {
    var ancestor = parent(index)
    while let place = ancestor {
      if !entries[place].isExpanded { return false }
      ancestor = parent(place)
    }
    return true
  }

  /// The subtree as a tree of its own.
  package func snapshot(_ index: Int, includingParent: Bool) -> Self {
    var copy = ModelSectionSnapshot()
    copy.entries = Array(entries[subtree(index)].dropFirst(includingParent ? 0 : 1))
    let level = copy.entries.first?.level ?? 0
    for place in copy.entries.indices { copy.entries[place].level -= level }
    return copy
  }
}
