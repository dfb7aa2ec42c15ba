import RosterDiff

extension DiffableDataSourceSnapshot {
  /// What turns an older snapshot into this one. Where the items carry content, the rows whose
  /// content changed are shown anew.
  ///
  /// - Parameter style: how; nil leaves content alone.
  @inlinable
  func changes(from old: Self, following style: ContentChangeStyle?) -> Changeset {
    guard let style, let type = ItemIdentifierType.self as? any ContentIdentifiable.Type,
      let changes = contentChanges(of: type, from: old, as: style)
    else { return changes(from: old) }
    return changes
  }

  /// The same where it is known that the items carry content.
  @inlinable
  func contentChanges<Item: ContentIdentifiable>(
    of type: Item.Type, from old: Self, as style: ContentChangeStyle
  ) -> Changeset? {
    typealias Typed = DiffableDataSourceSnapshot<SectionIdentifierType, Item>
    guard let new = self as? Typed, let old = old as? Typed else { return nil }
    return new.changes(from: old, contentChangesAs: style)
  }
}
