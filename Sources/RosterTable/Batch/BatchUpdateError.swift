import RosterDiff

/// Why a table refused a batch. Nothing was changed.
///
/// The text is the one with which UIKit raises, so that people can search for it.
public struct BatchUpdateError: Error, Equatable, Sendable {
  /// What was wrong.
  public enum Kind: Hashable, Sendable {
    /// A section does not have the rows that the batch leads to.
    case rowCountMismatch
    /// The table does not have the sections that the batch leads to.
    case sectionCountMismatch
    /// A row to delete, reload or reconfigure is not there before the batch.
    case rowOutOfRangeBefore
    /// A section to delete, reload or move is not there before the batch.
    case sectionOutOfRangeBefore
    /// A row to insert is beyond the rows after the batch.
    case rowOutOfRangeAfter
    /// A section to insert or a section's destination is beyond the sections after the batch.
    case sectionOutOfRangeAfter
    /// A row to move is not there before the batch.
    case moveFromOutOfRange
    /// The destination of a row is beyond the rows after the batch.
    case moveToOutOfRange
    case deleteAndReloadSamePath
    /// A row is moved and also deleted or reloaded.
    case deleteAndMoveFromSamePath
    /// The place of an inserted row is also the destination of a move.
    case insertAndMoveToSamePath
    case multipleMovesToSamePath
    case multipleMovesFromSamePath
    /// A section is moved and also deleted or reloaded.
    case deleteAndMoveFromSameSection
    case deleteAndReloadSameSection
    case insertAndMoveToSameSection
    case multipleMovesToSameSection
    case multipleMovesFromSameSection
    case moveIntoInsertedSection
    case moveOutOfDeletedSection
    /// A row or a section is reloaded twice.
    case twoAnimationsForOneCell
    /// A row or a section is deleted or inserted twice.
    case repeatedOperation
    /// A row comes, goes, moves or is reloaded in a section that is reloaded.
    case itemOpInsideReloadedSection
    /// A row comes, goes, moves or is reloaded in a section that moves.
    case itemOpInsideMovedSection
    /// The counts agree, but another row than the one named came, went or moved.
    case wrongRow
    /// A changeset does not lead from what the table shows to what its data source has.
    case replayMismatch
  }

  public let kind: Kind

  /// The row at fault, in the state that its operation counts in.
  public let path: ItemPath?

  /// The section at fault, in the state that its operation counts in; in the new state for a
  /// mismatch of rows.
  public let section: Int?

  /// The number that the batch leads to, for a mismatch of counts.
  public let expected: Int?

  /// The number that the data source has, for a mismatch of counts.
  public let actual: Int?

  /// UIKit's text.
  public let reason: String

  init(
    _ kind: Kind, path: ItemPath? = nil, section: Int? = nil, expected: Int? = nil,
    actual: Int? = nil, _ reason: String
  ) {
    self.kind = kind
    self.path = path
    self.section = section ?? path?.section
    self.expected = expected
    self.actual = actual
    self.reason = reason
  }
}

extension BatchUpdateError: CustomStringConvertible {
  public var description: String { reason }
}

extension ItemPath {
  /// The path as UIKit prints it in its texts.
  var inBatchText: String { "({length = 2, path = \(section) - \(item)})" }
}
