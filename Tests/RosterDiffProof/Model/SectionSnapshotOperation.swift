/// One call on a section snapshot, as a value.
package indirect enum SectionSnapshotOperation<Item> {
  case append([Item], to: Item?)
  case insert([Item], Anchor<Item>)
  case delete([Item])
  case deleteAll
  case expand([Item])
  case collapse([Item])
  case replaceChildren(of: Item, [SectionSnapshotOperation])
  case insertSnapshot([SectionSnapshotOperation], Anchor<Item>)
}

extension SectionSnapshotOperation: Sendable where Item: Sendable {}
