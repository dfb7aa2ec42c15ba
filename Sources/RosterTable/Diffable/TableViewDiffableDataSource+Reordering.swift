import RosterDiff

extension TableViewDiffableDataSource {
  func canReorder(at path: ItemPath) -> Bool {
    guard reorderingHandlers.didReorder != nil, let handler = reorderingHandlers.canReorderItem,
      let item = shown.itemIdentifier(for: path)
    else { return false }
    return handler(item)
  }

  func userMoved(from source: ItemPath, to destination: ItemPath) {
    let item = shown.itemIdentifier(for: source)
    let place = place(at: destination, from: source)
    guard canReorder(at: source) else {
      // A subclass that lets rows move brings its own data and the snapshot in order.
      if let tableView { self.tableView(tableView, moveRowAt: source, to: destination) }
      return
    }
    guard source != destination, let item, let place else { return }
    guard let next = current.moving(item, to: place) else { return }
    note("willReorder", item)
    reorderingHandlers.willReorder?(transaction(item, to: next))
    // The handler may have changed the list: the row goes to its place among what is there now.
    guard let next = current.moving(item, to: place) else { return }
    let transaction = transaction(item, to: next)
    run(ApplyJob(next, isReload: false, isAnimated: true))
    note("didReorder", item)
    reorderingHandlers.didReorder?(transaction)
  }

  typealias Place = ReorderingPlace<SectionIdentifierType, ItemIdentifierType>

  /// The place at a path that counts when the row at another one is taken out.
  private func place(at destination: ItemPath, from source: ItemPath) -> Place? {
    guard let section = current.sectionIdentifier(for: destination.section) else { return nil }
    let isSame = source.section == destination.section
    let row = destination.row + (isSame && destination.row >= source.row ? 1 : 0)
    let behind = current.itemIdentifier(for: ItemPath(row: row, section: destination.section))
    return Place(section: section, behind: behind)
  }

  /// What a move of one item does to the newest state.
  private func transaction(
    _ item: ItemIdentifierType, to new: Snapshot
  ) -> ReorderingHandlers.Transaction {
    let old = current
    let (source, destination) = (old.path(for: item), new.path(for: item))
    let sections = Set([source, destination].compactMap { $0?.section }).sorted(by: >)
    return DiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: Self.move(
        [item], old.indexOfItem(item), [item], new.indexOfItem(item)),
      sectionTransactions: sections.compactMap { index in
        guard let section = old.sectionIdentifier(for: index) else { return nil }
        let (before, after) = (tree(of: section, in: old), tree(of: section, in: new))
        return DiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
          difference: Self.move(
            before.stretch(of: item), before.index(of: item), after.stretch(of: item),
            after.index(of: item)))
      })
  }

  /// What takes items out at one place and puts items in at another, where there are such places.
  private static func move(
    _ old: [ItemIdentifierType], _ from: Int?, _ new: [ItemIdentifierType], _ to: Int?
  ) -> CollectionDifference<ItemIdentifierType> {
    var changes: [CollectionDifference<ItemIdentifierType>.Change] = []
    let isMove = old == new
    if let from {
      for (offset, item) in old.enumerated() {
        let target = isMove ? to.map { $0 + offset } : nil
        changes.append(.remove(offset: from + offset, element: item, associatedWith: target))
      }
    }
    if let to {
      for (offset, item) in new.enumerated() {
        let origin = isMove ? from.map { $0 + offset } : nil
        changes.append(.insert(offset: to + offset, element: item, associatedWith: origin))
      }
    }
    return CollectionDifference(changes) ?? old.difference(from: old)
  }

  private func tree(of section: SectionIdentifierType, in snapshot: Snapshot) -> SectionSnapshot {
    guard let tree = outlines[RowKey(section)] else {
      return .flat((try? snapshot.itemIdentifiers(inSection: section)) ?? [])
    }
    return access.following(tree, section, current, snapshot)
  }
}

/// Where a dragged item goes: in front of another one, or to the end of a section.
struct ReorderingPlace<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  let section: SectionIdentifierType
  let behind: ItemIdentifierType?
}

extension DiffableDataSourceSnapshot {
  /// This list with an item at another place; nil where the item or the place is gone.
  func moving(
    _ item: ItemIdentifierType,
    to place: ReorderingPlace<SectionIdentifierType, ItemIdentifierType>
  ) -> Self? {
    guard contains(item) else { return nil }
    var next = self
    do {
      if let behind = place.behind, contains(behind) {
        try next.moveItem(item, beforeItem: behind)
      } else {
        try next.appendItems([item], toSection: place.section)
      }
    } catch {
      return nil
    }
    return next
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// An item with those below it that go where it goes; nothing where it is not there.
  ///
  /// What can be seen below an item does not go with it.
  fileprivate func stretch(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    guard contains(item) else { return [] }
    let isAlone = (try? isExpanded(item)) ?? true
    return isAlone ? [item] : (try? snapshot(of: item, includingParent: true).items) ?? [item]
  }
}
