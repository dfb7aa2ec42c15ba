/// What turns one snapshot into another, in stages each of which a table view accepts as one batch.
///
/// A ``Changeset`` may do in one batch what `UITableView` forbids: move a row into a section that
/// comes with the same batch, or out of one that goes, or change rows of a section that moves.
/// Stages take such changes apart: sections come empty, then rows change, then sections move and
/// go, then marked rows are shown anew. An item that lives on is there exactly once after every
/// stage. Where nothing has to be taken apart there is one stage, and one more for marks.
///
/// ```swift
/// for stage in new.stagedChanges(from: old) {
///   tableView.performBatchUpdates {
///     rows = stage.snapshot
///     // stage.changeset's deletes, inserts and moves
///   }
/// }
/// ```
public struct StagedChangeset<Snapshot> {
  /// One batch, and the state after it.
  public struct Stage {
    public let changeset: Changeset
    public let snapshot: Snapshot

    @inlinable
    package init(changeset: Changeset, snapshot: Snapshot) {
      self.changeset = changeset
      self.snapshot = snapshot
    }
  }

  @usableFromInline
  let stages: [Stage]

  @inlinable
  package init(_ stages: [Stage]) { self.stages = stages }
}

extension StagedChangeset: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { stages.startIndex }

  @inlinable
  public var endIndex: Int { stages.endIndex }

  @inlinable
  public subscript(position: Int) -> Stage { stages[position] }
}

extension StagedChangeset: Sendable where Snapshot: Sendable {}
extension StagedChangeset.Stage: Sendable where Snapshot: Sendable {}
extension StagedChangeset: Equatable where Snapshot: Equatable {}
extension StagedChangeset.Stage: Equatable where Snapshot: Equatable {}
