/// Why an operation on a snapshot was refused. The snapshot is as it was before the call.
public struct SnapshotError: Error, Equatable, Sendable {
  /// What was wrong.
  public enum Kind: Hashable, Sendable {
    /// The same item was given twice, or is already elsewhere where it must not be.
    case duplicateItem
    /// The same section was given twice, or is already there.
    case duplicateSection
    /// An item that the operation needs is not in the snapshot.
    case unknownItem
    /// A section that the operation needs is not in the snapshot.
    case unknownSection
    /// Items were appended to the last section, but there are no sections.
    case noSections
    /// Something was to be placed before or after itself.
    case selfAnchor
  }

  public let kind: Kind

  /// The identifiers at fault, in the order found, at most 20.
  ///
  /// Descriptions of the identifiers; their positions in the argument where the platform
  /// cannot print any value.
  public let identifiers: [String]

  /// The operation that was refused, for example `"appendItems"`.
  public let operation: String

  public init(kind: Kind, identifiers: [String], operation: String) {
    self.kind = kind
    self.identifiers = Array(identifiers.prefix(Self.identifierLimit))
    self.operation = operation
  }

  /// How many identifiers an error names.
  @usableFromInline
  static var identifierLimit: Int { 20 }
}
