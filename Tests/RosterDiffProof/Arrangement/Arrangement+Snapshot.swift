import RosterDiff

extension Arrangement {
  /// The arrangement as a snapshot whose identifiers are the numbers.
  package func snapshot(
    _ storage: StorageParameters = .standard
  ) throws(SnapshotError) -> DiffableDataSourceSnapshot<Int, Int> {
    try DiffableDataSourceSnapshot(Array(zip(sections, rows)), parameters: storage)
  }

  /// What a snapshot of numbers holds.
  package init(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers
    rows = sections.map { section in
      (try? snapshot.itemIdentifiers(inSection: section)) ?? []
    }
  }
}
