import RosterDiff

typealias Snapshot<Item: Hashable> = DiffableDataSourceSnapshot<Int, Item>

extension DiffableDataSourceSnapshot where SectionIdentifierType == Int {
  /// One section, 0, with these items.
  init(list items: [ItemIdentifierType]) throws(SnapshotError) {
    self.init()
    try appendSections([0])
    try appendItems(items)
  }

  /// Its items, section by section.
  func rows() throws(SnapshotError) -> [[ItemIdentifierType]] {
    var rows: [[ItemIdentifierType]] = []
    for section in sectionIdentifiers { rows.append(try itemIdentifiers(inSection: section)) }
    return rows
  }
}
