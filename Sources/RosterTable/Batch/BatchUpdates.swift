import RosterDiff

/// What a program asks of a table between the begin and the end of one batch, in any order.
///
/// Deletes, reloads, reconfigures and the `from` of moves count in the state *before* the batch;
/// inserts and the `to` of moves in the state *after* it. The order of the calls does not matter.
/// ``check(from:to:)`` says whether a table takes the batch.
public struct BatchUpdates: Hashable, Sendable {
  /// Sections to take out: old offsets.
  public var deletedSections: [Int] = []
  /// Sections to put in: new offsets.
  public var insertedSections: [Int] = []
  /// Sections to show anew: old offsets.
  public var reloadedSections: [Int] = []
  /// Sections to move, with their rows.
  public var movedSections: [Changeset.Move<Int>] = []

  /// Rows to take out: old paths.
  public var deletedRows: [ItemPath] = []
  /// Rows to put in: new paths.
  public var insertedRows: [ItemPath] = []
  /// Rows that get a fresh cell: old paths.
  public var reloadedRows: [ItemPath] = []
  /// Rows to move.
  public var movedRows: [Changeset.Move<ItemPath>] = []
  /// Rows whose cell is configured again: old paths.
  public var reconfiguredRows: [ItemPath] = []

  public init() {}

  /// Whether nothing was asked.
  public var isEmpty: Bool { self == BatchUpdates() }

  /// Checks the batch against the numbers of rows before and after it, as UIKit's table does.
  ///
  /// - Parameters:
  ///   - old: the number of rows of each section before the batch.
  ///   - new: the number of rows of each section after it, as the data source gives them.
  /// - Throws: the first fault, in the order bounds before, conflicts among old paths, bounds
  ///   after, conflicts among new paths, rules of sections, number of sections, numbers of rows.
  /// - Complexity: O(*b* log *b* + *s*) for *b* operations and *s* sections; the number of rows
  ///   plays no part.
  public func check(from old: [Int], to new: [Int]) throws(BatchUpdateError) {
    try BatchCheck(batch: self, old: old, new: new).run()
  }
}
