import RosterDiff

extension DiffableDataSourceSectionSnapshot {
  /// A tree of roots only.
  static func flat(_ items: [ItemIdentifierType]) -> Self {
    var tree = Self()
    try? tree.append(items)
    return tree
  }
}
