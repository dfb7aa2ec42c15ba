import RosterDiff

/// What is asked and told when the user expands or collapses a row of an outline. During all of
/// these calls the data source still has the old rows.
public struct SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  /// Missing means yes.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Gives the children of an item that expands, from those that it has.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, DiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  public init() {}
}
