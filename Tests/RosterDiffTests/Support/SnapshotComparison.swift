import RosterDiff
import RosterDiffProof

extension Findings {
  /// Everything that the snapshot says, against the model.
  mutating func compare<Section: Hashable, Item: Hashable>(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, _ model: ModelSnapshot<Section, Item>
  ) throws {
    expect("sectionIdentifiers", snapshot.sectionIdentifiers, model.sections)
    expect("itemIdentifiers", snapshot.itemIdentifiers, model.items)
    expect("numberOfSections", snapshot.numberOfSections, model.groups.count)
    expect("numberOfItems", snapshot.numberOfItems, model.items.count)
    expect("reloaded sections", snapshot.reloadedSectionIdentifiers, model.reloadedSections)
    expect("reloaded items", snapshot.reloadedItemIdentifiers, model.reloadedItems)
    expect("reconfigured items", snapshot.reconfiguredItemIdentifiers, model.reconfiguredItems)
    for group in model.groups {
      expect(
        "items of \(group.section)", try snapshot.itemIdentifiers(inSection: group.section),
        group.items)
      expect(
        "count of \(group.section)", try snapshot.numberOfItems(inSection: group.section),
        group.items.count)
    }
  }

  /// Every way to look something up, for everything that is there.
  mutating func compareLookUps<Section: Hashable, Item: Hashable>(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, _ model: ModelSnapshot<Section, Item>
  ) {
    var index = 0
    for (section, group) in model.groups.enumerated() {
      expect("indexOfSection", snapshot.indexOfSection(group.section), section)
      for (item, identifier) in group.items.enumerated() {
        let path = ItemPath(item: item, section: section)
        expect("path for \(identifier)", snapshot.path(for: identifier), path)
        expect("item at \(path)", snapshot.itemIdentifier(for: path), identifier)
        expect("index of \(identifier)", snapshot.indexOfItem(identifier), index)
        expect(
          "section containing \(identifier)",
          snapshot.sectionIdentifier(containingItem: identifier), group.section)
        index += 1
      }
      for item in [-1, group.items.count] {
        let beyond = ItemPath(item: item, section: section)
        expect("item at \(beyond)", snapshot.itemIdentifier(for: beyond), nil)
      }
    }
    for section in [-1, model.groups.count] {
      let beyond = ItemPath(item: 0, section: section)
      expect("item at \(beyond)", snapshot.itemIdentifier(for: beyond), nil)
    }
  }

  /// An item or section that is not there.
  mutating func compareAbsence<Section: Hashable, Item: Hashable>(
    item: Item, section: Section, _ snapshot: DiffableDataSourceSnapshot<Section, Item>
  ) {
    expect("path of the absent \(item)", snapshot.path(for: item), nil)
    expect("index of the absent \(item)", snapshot.indexOfItem(item), nil)
    expect(
      "section containing the absent \(item)", snapshot.sectionIdentifier(containingItem: item),
      nil)
    expect("index of the absent section", snapshot.indexOfSection(section), nil)
    expectRefusal(.unknownSection) { _ = try snapshot.numberOfItems(inSection: section) }
    expectRefusal(.unknownSection) { _ = try snapshot.itemIdentifiers(inSection: section) }
  }

  mutating func expectRefusal(_ kind: SnapshotError.Kind, _ body: () throws -> Void) {
    do {
      try body()
      add("not refused as \(kind)")
    } catch let error as SnapshotError {
      expect("kind", error.kind, kind)
    } catch {
      add("\(error)")
    }
  }
}
