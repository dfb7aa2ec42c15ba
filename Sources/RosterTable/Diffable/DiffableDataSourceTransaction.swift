import RosterDiff

/// What a user did by dragging a row: the snapshots before and after, and the difference.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias SectionTransaction = DiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  public let initialSnapshot: Snapshot
  public let finalSnapshot: Snapshot

  /// The difference over all items, one move: a removal and an insertion that point at each other.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The sections that changed, the last one first.
  public let sectionTransactions: [SectionTransaction]
}

/// What a user's drag did to one section.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: SectionSnapshot
  public let finalSnapshot: SectionSnapshot
  public let difference: CollectionDifference<ItemIdentifierType>
}
