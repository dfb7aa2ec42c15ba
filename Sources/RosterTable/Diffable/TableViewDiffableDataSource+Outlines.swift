import RosterDiff

extension TableViewDiffableDataSource {
  func indentationLevel(at path: ItemPath) -> Int? {
    hasOutlines ? knownLevel(at: path) : nil
  }

  // Apart from the question whether there are any, as all that is generic is looked up first.
  @inline(never)
  private func knownLevel(at path: ItemPath) -> Int? {
    outline(at: path).flatMap { access.level($0.tree, $0.item) }
  }

  func isExpanded(at path: ItemPath) -> Bool? {
    hasOutlines ? knownExpansion(at: path) : nil
  }

  @inline(never)
  private func knownExpansion(at path: ItemPath) -> Bool? {
    outline(at: path).flatMap { access.isExpanded($0.tree, $0.item) }
  }

  /// Expands or collapses a row as the user does: handlers are asked and told.
  func outlineDisclosurePressed(at path: ItemPath) -> Bool {
    guard let outline = outline(at: path), outline.tree.contains(outline.item) else { return false }
    let (item, section) = (outline.item, outline.section)
    // The tree is that of the newest state: what is on its way comes first.
    settle()
    guard let tree = tree(of: section, with: item), let isExpanded = try? tree.isExpanded(item)
    else { return true }
    do {
      if isExpanded { collapse(item, in: section) } else { try expand(item, in: section) }
    } catch {
      tableView?.report(error)
    }
    return true
  }

  /// Keeps the trees in step with the newest state.
  func updateOutlines(_ outline: Job.Outline?, from old: Snapshot) {
    if let outline { outlines[RowKey(outline.section)] = outline.tree }
    guard hasOutlines else { return }
    let sections = access.unsharedSections(old, current)
    for section in sections.old where current.indexOfSection(section) == nil {
      outlines[RowKey(section)] = nil
    }
    for section in sections.new where section != outline?.section {
      let key = RowKey(section)
      if let tree = outlines[key] { outlines[key] = access.following(tree, section, old, current) }
    }
  }

  func outlineJob(
    _ tree: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) -> Job {
    diffAll()
    let next = access.showing(current, section, tree, outlines[RowKey(section)])
    let job = Job(next, isReload: false, isAnimated: isAnimated, completion: completion)
    job.outline = (section, tree)
    return job
  }

  private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) throws {
    let handlers = sectionSnapshotHandlers
    note("shouldExpand", item)
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    note("willExpand", item)
    handlers.willExpandItem?(item)
    var children: SectionSnapshot?
    if let handler = handlers.snapshotForExpandingParent,
      let tree = tree(of: section, with: item)
    {
      note("snapshotForExpanding", item)
      children = handler(item, try tree.snapshot(of: item))
    }
    // The handlers may have applied other trees.
    guard var tree = tree(of: section, with: item) else { return }
    if let children { try tree.replace(childrenOf: item, using: children) }
    tree.expand([item])
    run(outlineJob(tree, section, true, nil))
  }

  private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    note("shouldCollapse", item)
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
    note("willCollapse", item)
    sectionSnapshotHandlers.willCollapseItem?(item)
    guard var tree = tree(of: section, with: item) else { return }
    tree.collapse([item])
    run(outlineJob(tree, section, true, nil))
  }

  /// The tree of a section, if the item is in it.
  private func tree(
    of section: SectionIdentifierType, with item: ItemIdentifierType
  ) -> SectionSnapshot? {
    guard let tree = outlines[RowKey(section)], tree.contains(item) else { return nil }
    return tree
  }

  /// The item at a path, and the tree of its section, which may be another than that of the item.
  private func outline(
    at path: ItemPath
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, tree: SectionSnapshot)? {
    guard hasOutlines, let item = access.item(shown, path),
      let section = access.section(shown, path.section), let tree = outlines[RowKey(section)]
    else { return nil }
    return (item, section, tree)
  }
}
