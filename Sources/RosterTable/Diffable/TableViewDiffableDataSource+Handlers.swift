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
}
