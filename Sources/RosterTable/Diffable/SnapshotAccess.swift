import RosterDiff

/// What a table asks of snapshots all the time.
///
/// The module that makes the data source gives it, where the compiler knows the types of the
/// identifiers: the same code as without it, several times as fast.
@usableFromInline
struct SnapshotAccess<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  @usableFromInline
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline let changes:
    (_ old: Snapshot, _ new: Snapshot, ContentChangeStyle?) -> Changeset
  @usableFromInline let withoutMarks: (Snapshot) -> Snapshot
  @usableFromInline let sections: (Snapshot) -> Int
  @usableFromInline let count: (Snapshot, _ section: Int) -> Int?
  @usableFromInline let item: (Snapshot, ItemPath) -> ItemIdentifierType?
  @usableFromInline let cell:
    (
      Snapshot, ItemPath, TableView,
      _ provider: (TableView, ItemPath, ItemIdentifierType) -> TableViewCell?
    ) -> TableViewCell?
  @usableFromInline let key: (Snapshot, ItemPath) -> RowKey?
  @usableFromInline let path: (Snapshot, _ key: RowKey) -> ItemPath?

  @inlinable
  init() {
    changes = { old, new, style in new.changes(from: old, following: style) }
    withoutMarks = { $0.withoutMarks() }
    sections = { $0.numberOfSections }
    count = { $0.numberOfItems(inSectionAt: $1) }
    item = { $0.itemIdentifier(for: $1) }
    cell = { snapshot, path, table, provider in
      snapshot.itemIdentifier(for: path).flatMap { provider(table, path, $0) }
    }
    key = { $0.itemIdentifier(for: $1).map { RowKey($0) } }
    path = { snapshot, key in
      (key.identifier as? ItemIdentifierType).flatMap { snapshot.path(for: $0) }
    }
  }
}
