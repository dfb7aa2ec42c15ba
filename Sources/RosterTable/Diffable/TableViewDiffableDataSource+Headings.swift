import RosterDiff

extension TableViewDiffableDataSource {
  /// Headers and footers follow an apply: titles where no row changed either, views where their
  /// section has another content than before.
  ///
  /// - Complexity: O(what the states do not share of their sections).
  func refreshHeadings(_ table: TableView, from old: Snapshot, isUnchanged: Bool) {
    table.dropOfferedEdges()
    if isUnchanged, mayHaveTitles { table.refreshTitles() }
    guard sectionsCarryContent, let style = contentChangeStyle,
      let type = SectionIdentifierType.self as? any ContentIdentifiable.Type
    else { return }
    // What both states share has the same content in both.
    let sections = access.unsharedSections(old, shown).new
      .filter { isOther(type, $0, than: old) }.compactMap(shown.indexOfSection)
      .filter(table.hasSettledEdge)
    if !sections.isEmpty { table.showEdgesAnew(of: sections, style) }
  }

  /// Whether the identifier of a section carries another content than in an older state.
  private func isOther<Section: ContentIdentifiable>(
    _ type: Section.Type, _ section: SectionIdentifierType, than old: Snapshot
  ) -> Bool {
    guard let before = old.indexOfSection(section).flatMap(old.sectionIdentifier),
      let new = section as? Section, let before = before as? Section
    else { return false }
    return !new.isContentEqual(to: before)
  }
}
