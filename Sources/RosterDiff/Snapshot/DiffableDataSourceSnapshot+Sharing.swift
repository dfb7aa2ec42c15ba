extension DiffableDataSourceSnapshot {
  /// Sections of an older snapshot and of this one that the two do not share: what differs is among
  /// them.
  ///
  /// - Complexity: O(sections that are not shared)
  @inlinable
  package func unsharedSections(
    with old: Self
  ) -> (old: [SectionIdentifierType], new: [SectionIdentifierType]) {
    var (before, after): ([SectionIdentifierType], [SectionIdentifierType]) = ([], [])
    RopeDifference.forEachRegion(between: old.storage.sections, storage.sections) { region in
      let olds = region.old.flatMap(\.entries)
      let news = region.new.flatMap(\.entries)
      // Most edits leave the sections where they are.
      let isSame = { (index: Int) in
        olds[index].items.isIdentical(to: news[index].items)
          && areOneAndTheSame(olds[index].identifier, news[index].identifier)
      }
      let common = min(olds.count, news.count)
      let differing = (0..<common).filter { !isSame($0) }
      before += differing.map { olds[$0].identifier } + olds[common...].map(\.identifier)
      after += differing.map { news[$0].identifier } + news[common...].map(\.identifier)
    }
    return (before, after)
  }
}
