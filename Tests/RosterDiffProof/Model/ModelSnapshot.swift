import RosterDiff

/// The snapshot at its most naive: arrays of arrays, every search linear. The reference.
package struct ModelSnapshot<Section: Equatable, Item: Equatable>: Equatable {
  package struct Group: Equatable {
    package var section: Section
    package var items: [Item]
  }

  package var groups: [Group] = []
  package var reloadedSections: [Section] = []
  package var reloadedItems: [Item] = []
  package var reconfiguredItems: [Item] = []

  package init() {}

  package var sections: [Section] { groups.map(\.section) }
  package var items: [Item] { groups.flatMap(\.items) }

  package func index(of section: Section) -> Int? {
    groups.firstIndex { $0.section == section }
  }

  package func path(of item: Item) -> ItemPath? {
    for (section, group) in groups.enumerated() {
      if let index = group.items.firstIndex(of: item) {
        return ItemPath(item: index, section: section)
      }
    }
    return nil
  }

  /// Does what the operation says, or refuses and stays as it is.
  package mutating func perform(
    _ operation: SnapshotOperation<Section, Item>
  ) throws(Refusal) {
    switch operation {
    case .appendSections(let sections): try place(sections, at: nil)
    case .insertSections(let sections, let anchor): try place(sections, at: anchor)
    case .deleteSections(let sections): delete(sections)
    case .moveSection(let section, let anchor): try move(section, anchor)
    case .reloadSections(let sections):
      try mark(sections, in: self.sections, else: .unknownSection, \.reloadedSections)
    case .appendItems(let items, let section): try append(items, to: section)
    case .insertItems(let items, let anchor): try insert(items, anchor)
    case .deleteItems(let items): delete(items: items)
    case .deleteAllItems: self = ModelSnapshot()
    case .moveItem(let item, let anchor): try move(item: item, anchor)
    case .reloadItems(let items):
      try mark(items, in: self.items, else: .unknownItem, \.reloadedItems)
    case .reconfigureItems(let items):
      try mark(items, in: self.items, else: .unknownItem, \.reconfiguredItems)
    case .replaceItems(let items, let section): try replace(items, in: section)
    }
  }

  /// Marks belong to what is there.
  mutating func dropStaleMarks() {
    let (sections, items) = (self.sections, self.items)
    reloadedSections.removeAll { !sections.contains($0) }
    reloadedItems.removeAll { !items.contains($0) }
    reconfiguredItems.removeAll { !items.contains($0) }
  }

  private mutating func mark<Identifier: Equatable>(
    _ identifiers: [Identifier], in known: [Identifier], else kind: SnapshotError.Kind,
    _ marks: WritableKeyPath<Self, [Identifier]>
  ) throws(Refusal) {
    guard identifiers.allSatisfy(known.contains) else { throw Refusal([kind]) }
    for identifier in identifiers where !self[keyPath: marks].contains(identifier) {
      self[keyPath: marks].append(identifier)
    }
  }
}
