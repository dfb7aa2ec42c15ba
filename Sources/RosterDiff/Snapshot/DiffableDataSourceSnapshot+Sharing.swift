extension DiffableDataSourceSnapshot {
  /// Sections of an older snapshot and of this one that the two do not share: what differs is among
  /// them.
  ///
  /// - Complexity: O(sections that are not shared)
  package func unsharedSections(
    with old: Self
  ) -> (old: [SectionIdentifierType], new: [SectionIdentifierType]) {
    var (before, after): ([SectionIdentifierType], [SectionIdentifierType]) = ([], [])
    RopeDifference.forEachRegion(between: old.storage.sections, storage.sections) { region in
      for page in region.old { before += page.entries.map(\.identifier) }
      for page in region.new { after += page.entries.map(\.identifier) }
    }
    return (before, after)
  }
}
