import RosterDiff

/// What a table asks of snapshots all the time.
///
/// The module that makes the data source gives it, where the compiler knows the types of the
/// identifiers: the same code as without it, several times as fast.
@usableFromInline
struct SnapshotAccess<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  @usableFromInline
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline
  typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

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
  @usableFromInline let indexPath: (Snapshot, ItemIdentifierType) -> ItemPath?
  @usableFromInline let section: (Snapshot, Int) -> SectionIdentifierType?
  @usableFromInline let unsharedSections:
    (_ old: Snapshot, _ new: Snapshot) -> (
      old: [SectionIdentifierType], new: [SectionIdentifierType]
    )

  // Of outlines.
  @usableFromInline let showing:
    (Snapshot, SectionIdentifierType, _ tree: SectionSnapshot, _ old: SectionSnapshot?) -> Snapshot
  @usableFromInline let following:
    (SectionSnapshot, SectionIdentifierType, _ old: Snapshot, _ new: Snapshot) -> SectionSnapshot
  @usableFromInline let level: (SectionSnapshot, ItemIdentifierType) -> Int?
  @usableFromInline let isExpanded: (SectionSnapshot, ItemIdentifierType) -> Bool?

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
    indexPath = { $0.path(for: $1) }
    section = { $0.sectionIdentifier(for: $1) }
    unsharedSections = { old, new in new.unsharedSections(with: old) }
    showing = { snapshot, section, tree, old in
      var next = snapshot
      next.show(tree, insteadOf: old, inSection: section)
      return next
    }
    following = { tree, section, old, new in
      var next = tree
      next.follow(new, from: old, inSection: section)
      return next
    }
    level = { tree, item in tree.contains(item) ? try? tree.level(of: item) : nil }
    isExpanded = { tree, item in tree.contains(item) ? try? tree.isExpanded(item) : nil }
  }
}
