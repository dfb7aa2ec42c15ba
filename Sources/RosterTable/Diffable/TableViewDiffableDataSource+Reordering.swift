import RosterDiff

extension TableViewDiffableDataSource {
  func canReorder(at path: ItemPath) -> Bool {
    guard reorderingHandlers.didReorder != nil, let handler = reorderingHandlers.canReorderItem,
      let item = shown.itemIdentifier(for: path)
    else { return false }
    return handler(item)
  }

  func userMoved(from source: ItemPath, to destination: ItemPath) {
    guard canReorder(at: source) else {
      // A subclass that lets rows move brings its own data and the snapshot in order.
      if let tableView { self.tableView(tableView, moveRowAt: source, to: destination) }
      return
    }
    guard source != destination, let item = shown.itemIdentifier(for: source),
      let next = moved(item, from: source, to: destination)
    else { return }
    let transaction = transaction(item, from: current, to: next, source, destination)
    reorderingHandlers.willReorder?(transaction)
    run(ApplyJob(next, isReload: false, isAnimated: true))
    reorderingHandlers.didReorder?(transaction)
  }

  /// The newest state with an item at another place, which counts when the item is taken out.
  private func moved(
    _ item: ItemIdentifierType, from source: ItemPath, to destination: ItemPath
  ) -> Snapshot? {
    guard let section = current.sectionIdentifier(for: destination.section),
      let count = current.numberOfItems(inSectionAt: destination.section)
    else { return nil }
    let isSame = source.section == destination.section
    let row = destination.row + (isSame && destination.row >= source.row ? 1 : 0)
    var next = current
    do {
      if row < count,
        let behind = current.itemIdentifier(for: ItemPath(row: row, section: destination.section))
      {
        try next.moveItem(item, beforeItem: behind)
      } else {
        try next.appendItems([item], toSection: section)
      }
    } catch {
      tableView?.report(error)
      return nil
    }
    return next
  }

  private func transaction(
    _ item: ItemIdentifierType, from old: Snapshot, to new: Snapshot, _ source: ItemPath,
    _ destination: ItemPath
  ) -> ReorderingHandlers.Transaction {
    let sections = Set([source.section, destination.section]).sorted(by: >)
    return DiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: move(item, old.indexOfItem(item), new.indexOfItem(item)),
      sectionTransactions: sections.compactMap { index in
        guard let section = old.sectionIdentifier(for: index) else { return nil }
        return DiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: tree(of: section, in: old),
          finalSnapshot: tree(of: section, in: new),
          difference: move(
            item, source.section == index ? source.row : nil,
            destination.section == index ? new.path(for: item)?.row : nil))
      })
  }

  private func move(
    _ item: ItemIdentifierType, _ from: Int?, _ to: Int?
  ) -> CollectionDifference<ItemIdentifierType> {
    var changes: [CollectionDifference<ItemIdentifierType>.Change] = []
    if let from { changes.append(.remove(offset: from, element: item, associatedWith: to)) }
    if let to { changes.append(.insert(offset: to, element: item, associatedWith: from)) }
    return CollectionDifference(changes) ?? [item].difference(from: [item])
  }

  private func tree(of section: SectionIdentifierType, in snapshot: Snapshot) -> SectionSnapshot {
    guard var tree = outlines[section] else {
      return .flat((try? snapshot.itemIdentifiers(inSection: section)) ?? [])
    }
    tree.follow(snapshot, from: current, inSection: section)
    return tree
  }
}
