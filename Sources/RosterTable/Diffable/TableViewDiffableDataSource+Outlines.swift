import RosterDiff

extension TableViewDiffableDataSource {
  /// Makes the visible items of a tree the rows of a section. A section that is not there is put at
  /// the end; items that are in other sections move here.
  ///
  /// - Returns: what changed.
  @discardableResult
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) -> Changeset {
    let job = outlineJob(snapshot, section, animatingDifferences, completion)
    return run(job)
  }

  @discardableResult
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async -> Changeset {
    let job = outlineJob(snapshot, section, animatingDifferences, nil)
    job.isAwaited = true
    let changes = run(job)
    await job.finished()
    return changes
  }

  /// The tree of a section; its items as roots where it got none, nothing for an unknown section.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    outlines[section] ?? .flat((try? current.itemIdentifiers(inSection: section)) ?? [])
  }

  func indentationLevel(at path: ItemPath) -> Int? {
    guard hasOutlines else { return nil }
    return outline(at: path).flatMap { try? $0.tree.level(of: $0.item) }
  }

  func isExpanded(at path: ItemPath) -> Bool? {
    guard hasOutlines else { return nil }
    return outline(at: path).flatMap { try? $0.tree.isExpanded($0.item) }
  }

  /// Expands or collapses a row as the user does: handlers are asked and told.
  func outlineDisclosurePressed(at path: ItemPath) -> Bool {
    guard let outline = outline(at: path), let isExpanded = isExpanded(at: path) else {
      return false
    }
    do {
      if isExpanded {
        collapse(outline.item, in: outline.section, outline.tree)
      } else {
        try expand(outline.item, in: outline.section, outline.tree)
      }
    } catch {
      tableView?.report(error)
    }
    return true
  }

  /// Keeps the trees in step with the newest state.
  func updateOutlines(_ outline: Job.Outline?, _ changes: Changeset, from old: Snapshot) {
    if let outline { outlines[outline.section] = outline.tree }
    guard hasOutlines, changes.hasStructuralChanges else { return }
    var touched: Set<SectionIdentifierType> = []
    for path in changes.deletedItems + changes.movedItems.map(\.from) {
      if let section = old.sectionIdentifier(for: path.section) { touched.insert(section) }
    }
    for path in changes.insertedItems + changes.movedItems.map(\.to) {
      if let section = current.sectionIdentifier(for: path.section) { touched.insert(section) }
    }
    for offset in changes.deletedSections {
      if let section = old.sectionIdentifier(for: offset) { outlines[section] = nil }
    }
    for section in touched where section != outline?.section {
      outlines[section]?.follow(current, from: old, inSection: section)
    }
  }

  private func outlineJob(
    _ tree: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) -> Job {
    diffAll()
    var next = current
    next.show(tree, insteadOf: outlines[section], inSection: section)
    let job = Job(next, isReload: false, isAnimated: isAnimated, completion: completion)
    job.outline = (section, tree)
    return job
  }

  private func expand(
    _ item: ItemIdentifierType, in section: SectionIdentifierType, _ tree: SectionSnapshot
  ) throws {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willExpandItem?(item)
    var tree = tree
    if let handler = sectionSnapshotHandlers.snapshotForExpandingParent {
      try tree.replace(childrenOf: item, using: handler(item, try tree.snapshot(of: item)))
    }
    tree.expand([item])
    run(outlineJob(tree, section, true, nil))
  }

  private func collapse(
    _ item: ItemIdentifierType, in section: SectionIdentifierType, _ tree: SectionSnapshot
  ) {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willCollapseItem?(item)
    var tree = tree
    tree.collapse([item])
    run(outlineJob(tree, section, true, nil))
  }

  private func outline(
    at path: ItemPath
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, tree: SectionSnapshot)? {
    guard hasOutlines, let item = shown.itemIdentifier(for: path),
      let section = shown.sectionIdentifier(for: path.section), let tree = outlines[section],
      tree.contains(item)
    else { return nil }
    return (item, section, tree)
  }
}
