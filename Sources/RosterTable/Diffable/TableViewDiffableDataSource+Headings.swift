import RosterDiff

extension TableViewDiffableDataSource {
  /// Headers and footers follow an apply: titles where no row changed either, views where their
  /// section has another content than before.
  func refreshHeadings(_ table: TableView, from old: Snapshot, isUnchanged: Bool) {
    table.dropOfferedEdges()
    if isUnchanged, mayHaveTitles { table.refreshTitles() }
    guard sectionsCarryContent, let style = contentChangeStyle,
      let type = SectionIdentifierType.self as? any ContentIdentifiable.Type
    else { return }
    let sections = table.sectionsWithSettledEdges.filter { isOther(type, $0, than: old) }
    if !sections.isEmpty { table.showEdgesAnew(of: sections, style) }
  }

  /// Whether the identifier of a section carries another content than in an older state.
  private func isOther<Section: ContentIdentifiable>(
    _ type: Section.Type, _ section: Int, than old: Snapshot
  ) -> Bool {
    guard let new = shown.sectionIdentifier(for: section),
      let before = old.indexOfSection(new).flatMap(old.sectionIdentifier),
      let new = new as? Section, let before = before as? Section
    else { return false }
    return !new.isContentEqual(to: before)
  }
}
