import RosterDiff

/// Where the focus of a table comes from and where it goes.
public struct TableViewFocusUpdateContext: Hashable, Sendable {
  /// The row that had the focus, where it is now; nil where none had it, or where it is gone.
  public let previouslyFocusedIndexPath: ItemPath?
  /// The row that gets the focus; nil where the focus leaves the table.
  public let nextFocusedIndexPath: ItemPath?
}
