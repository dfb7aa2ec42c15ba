import RosterDiff
import RosterDiffProof

extension DiffableDataSourceSectionSnapshot where ItemIdentifierType: Sendable {
  /// Carries out on a real tree what the model understands too.
  mutating func perform(
    _ operation: SectionSnapshotOperation<ItemIdentifierType>,
    parameters: StorageParameters = .standard
  ) throws {
    switch operation {
    case .append(let items, let parent): try append(items, to: parent)
    case .insert(let items, .before(let anchor)): try insert(items, before: anchor)
    case .insert(let items, .after(let anchor)): try insert(items, after: anchor)
    case .delete(let items): delete(items)
    case .deleteAll: deleteAll()
    case .expand(let items): expand(items)
    case .collapse(let items): collapse(items)
    case .replaceChildren(let parent, let operations):
      try replace(childrenOf: parent, using: Self(operations, parameters: parameters))
    case .insertSnapshot(let operations, .before(let anchor)):
      try insert(Self(operations, parameters: parameters), before: anchor)
    case .insertSnapshot(let operations, .after(let anchor)):
      try insert(Self(operations, parameters: parameters), after: anchor)
    }
  }

  init(
    _ operations: [SectionSnapshotOperation<ItemIdentifierType>],
    parameters: StorageParameters = .standard
  ) throws {
    self.init(parameters: parameters)
    for operation in operations { try perform(operation, parameters: parameters) }
  }
}

extension Findings {
  /// Compares every answer of a tree with the model's.
  mutating func expectSame<Item: Hashable>(
    _ tree: DiffableDataSourceSectionSnapshot<Item>, _ model: ModelSectionSnapshot<Item>
  ) throws {
    add(tree.brokenInvariants())
    expect("items", tree.items, model.items)
    expect("rootItems", tree.rootItems, model.rootItems)
    expect("visibleItems", tree.visibleItems, model.visibleItems)
    expect("expandedItems", tree.expandedItems, model.expandedItems)
    for (index, entry) in model.entries.enumerated() {
      let item = entry.item
      guard tree.contains(item) else { continue }
      expect("index of \(item)", tree.index(of: item), index)
      expect("level of \(item)", try tree.level(of: item), entry.level)
      expect("\(item) is expanded", try tree.isExpanded(item), entry.isExpanded)
      expect("\(item) is visible", try tree.isVisible(item), model.isVisible(index))
      expect(
        "parent of \(item)", try tree.parent(of: item),
        model.parent(index).map { model.entries[$0].item })
      expect("children of \(item)", tree.children(of: item), model.children(index))
    }
  }

  /// Compares the subtree of every item, with and without it.
  mutating func expectSameSubtrees<Item: Hashable>(
    _ tree: DiffableDataSourceSectionSnapshot<Item>, _ model: ModelSectionSnapshot<Item>
  ) throws {
    for (index, item) in model.items.enumerated() {
      for includingParent in [true, false] {
        try expectSame(
          tree.snapshot(of: item, includingParent: includingParent),
          model.snapshot(index, includingParent: includingParent))
      }
    }
  }
}
