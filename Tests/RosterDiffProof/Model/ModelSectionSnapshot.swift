import RosterDiff

/// A tree written down depth first: every item with its level. The reference.
package struct ModelSectionSnapshot<Item: Equatable>: Equatable {
  package struct Entry: Equatable {
    package var item: Item
    package var level: Int
    package var isExpanded = false
  }

  package var entries: [Entry] = []

  package init() {}

  package init(_ operations: [SectionSnapshotOperation<Item>]) throws(Refusal) {
    for operation in operations { try perform(operation) }
  }

  package mutating func perform(
    _ operation: SectionSnapshotOperation<Item>
  ) throws(Refusal) {
    switch operation {
    case .append(let items, let parent): try append(items, to: parent)
    case .insert(let items, let anchor):
      try insert(items.map { Entry(item: $0, level: 0) }, anchor)
    case .delete(let items): delete(items)
    case .deleteAll: entries = []
    case .expand(let items): setExpanded(true, items)
    case .collapse(let items): setExpanded(false, items)
    case .replaceChildren(let parent, let operations):
      try replaceChildren(of: parent, using: ModelSectionSnapshot(operations))
    case .insertSnapshot(let operations, let anchor):
      try insert(ModelSectionSnapshot(operations).entries, anchor)
    }
  }

  private mutating func append(_ items: [Item], to parent: Item?) throws(Refusal) {
    if items.isEmpty { return }
    var faults = faults(adding: items)
    let parentIndex = parent.flatMap { index(of: $0) }
    if parent != nil, parentIndex == nil { faults.insert(.unknownItem) }
    guard faults.isEmpty else { throw Refusal(faults) }
    let level = parentIndex.map { entries[$0].level + 1 } ?? 0
    entries.insert(
      contentsOf: items.map { Entry(item: $0, level: level) },
      at: parentIndex.map { subtree($0).upperBound } ?? entries.count)
  }

  private mutating func insert(_ new: [Entry], _ anchor: Anchor<Item>) throws(Refusal) {
    var faults = faults(adding: new.map(\.item))
    guard let place = index(of: anchor.identifier) else {
      throw Refusal(faults.union([.unknownItem]))
    }
    if new.contains(where: { $0.item == anchor.identifier }) { faults.insert(.selfAnchor) }
    guard faults.isEmpty else { throw Refusal(faults) }
    let level = entries[place].level
    entries.insert(
      contentsOf: new.map { entry in
        Entry(item: entry.item, level: entry.level + level, isExpanded: entry.isExpanded)
      },
      at: anchor.shift == 0 ? place : subtree(place).upperBound)
  }

  private mutating func delete(_ items: [Item]) {
    for item in items {
      if let index = index(of: item) { entries.removeSubrange(subtree(index)) }
    }
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    for index in entries.indices where items.contains(entries[index].item) {
      entries[index].isExpanded = isExpanded
    }
  }

  private mutating func replaceChildren(of parent: Item, using new: Self) throws(Refusal) {
    guard let place = index(of: parent) else { throw Refusal([.unknownItem]) }
    var rest = self
    rest.entries.removeSubrange(place + 1..<subtree(place).upperBound)
    let faults = rest.faults(adding: new.items)
    guard faults.isEmpty else { throw Refusal(faults) }
    let level = entries[place].level + 1
    rest.entries.insert(
      contentsOf: new.entries.map { entry in
        Entry(item: entry.item, level: entry.level + level, isExpanded: entry.isExpanded)
      }, at: place + 1)
    self = rest
  }

  private func faults(adding new: [Item]) -> Set<SnapshotError.Kind> {
    new.hasRepeats || new.contains(where: items.contains) ? [.duplicateItem] : []
  }
}
