import RosterDiff

/// A call that a table refuses, or a fault that it found while it asked.
public struct TableViewError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A row or a section that is not there.
    case pathOutOfRange
    /// No cell came from the data source or its provider.
    case noCell
    /// The cell is another row's, or was not dequeued from this table; or a header or footer is
    /// another section's.
    case foreignCell
    /// Nothing is registered for a reuse identifier.
    case unregisteredIdentifier
    /// A registration was made inside a provider.
    case registrationInsideProvider
    /// A cell that is configured again must come from the registration that it came from.
    case reconfigureMismatch
    /// A cell that was dequeued was not given to the table.
    case unreturnedCell
    /// The data source gave fewer than no rows, or other numbers than the table holds.
    case wrongCount
    /// ``TableView/reloadData()`` inside a batch.
    case reloadInsideBatch
    /// `endUpdates` without `beginUpdates`.
    case unbalancedUpdates
    /// Each configuration update of a cell, header or footer asks for another one.
    case endlessUpdate
  }

  public let kind: Kind
  public let path: ItemPath?
  public let section: Int?
  /// UIKit's text, where UIKit has one.
  public let reason: String

  init(_ kind: Kind, path: ItemPath? = nil, section: Int? = nil, _ reason: String) {
    self.kind = kind
    self.path = path
    self.section = section ?? path?.section
    self.reason = reason
  }
}

extension TableViewError: CustomStringConvertible {
  public var description: String { reason }
}
