/// One call on a snapshot, as a value: the model and the real snapshot get the same ones.
package enum SnapshotOperation<Section, Item> {
  case appendSections([Section])
  case insertSections([Section], Anchor<Section>)
  case deleteSections([Section])
  case moveSection(Section, Anchor<Section>)
  case reloadSections([Section])
  case appendItems([Item], toSection: Section?)
  case insertItems([Item], Anchor<Item>)
  case deleteItems([Item])
  case deleteAllItems
  case moveItem(Item, Anchor<Item>)
  case reloadItems([Item])
  case reconfigureItems([Item])
  case replaceItems([Item], inSection: Section)
}

extension SnapshotOperation: Sendable where Section: Sendable, Item: Sendable {}

extension SnapshotOperation {
  /// The same operation on what the items stand for.
  package func mapItems<Other>(_ map: (Item) -> Other) -> SnapshotOperation<Section, Other> {
    switch self {
    case .appendSections(let sections): .appendSections(sections)
    case .insertSections(let sections, let anchor): .insertSections(sections, anchor)
    case .deleteSections(let sections): .deleteSections(sections)
    case .moveSection(let section, let anchor): .moveSection(section, anchor)
    case .reloadSections(let sections): .reloadSections(sections)
    case .appendItems(let items, let section): .appendItems(items.map(map), toSection: section)
    case .insertItems(let items, let anchor): .insertItems(items.map(map), anchor.map(map))
    case .deleteItems(let items): .deleteItems(items.map(map))
    case .deleteAllItems: .deleteAllItems
    case .moveItem(let item, let anchor): .moveItem(map(item), anchor.map(map))
    case .reloadItems(let items): .reloadItems(items.map(map))
    case .reconfigureItems(let items): .reconfigureItems(items.map(map))
    case .replaceItems(let items, let section):
      .replaceItems(items.map(map), inSection: section)
    }
  }
}
