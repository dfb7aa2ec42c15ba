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
  @usableFromInline let count: (Snapshot, _ section: Int) -> Int?
  @usableFromInline let item: (Snapshot, ItemPath) -> ItemIdentifierType?
  @usableFromInline let key: (Snapshot, ItemPath) -> AnyHashable?
  @usableFromInline let path: (Snapshot, _ key: AnyHashable) -> ItemPath?

  @inlinable
  init() {
    changes = { old, new, style in new.changes(from: old, following: style) }
    count = { $0.numberOfItems(inSectionAt: $1) }
    item = { $0.itemIdentifier(for: $1) }
    key = { $0.itemIdentifier(for: $1).map { AnyHashable($0) } }
    path = { snapshot, key in
      (key.base as? ItemIdentifierType).flatMap { snapshot.path(for: $0) }
    }
  }
}
