import RosterDiff

extension TableViewDiffableDataSource {
  /// What an apply did to the table.
  public struct ApplyReport: Sendable {
    /// What changed; every row of a first apply is inserted.
    public let changes: Changeset
    /// Whether the table was loaded anew.
    public let isReload: Bool
    /// Whether the change was to be animated.
    public let isAnimated: Bool
  }

  /// Calls around each apply.
  public struct ChangeHandlers {
    /// The table still has the old rows.
    public var willApply: ((ApplyReport) -> Void)?
    /// The table has the new rows.
    public var didApply: ((ApplyReport) -> Void)?

    public init() {}
  }

  /// How the user moves rows. Rows can be moved only with both `canReorderItem` and `didReorder`.
  public struct ReorderingHandlers {
    public typealias Transaction = DiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes the new order.
    public var willReorder: ((Transaction) -> Void)?
    /// Called once it has: bring the program's own data in that order.
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }
}
