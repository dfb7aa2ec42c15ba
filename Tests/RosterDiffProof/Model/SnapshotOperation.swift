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
