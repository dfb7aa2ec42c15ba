/// Why an operation on a snapshot was refused. The snapshot is as it was before the call.
///
/// Two errors are equal if their kind, identifiers and operation are.
public struct SnapshotError: Error, Sendable {
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

  /// How many identifiers are at fault, those that are not named too.
  let count: Int

  /// What UIKit says that it did not find: names of its own variables.
  let parameters: [String]

  public init(kind: Kind, identifiers: [String], operation: String) {
    self.init(
      kind: kind, identifiers: identifiers, count: identifiers.count, operation: operation,
      parameters: ["section"])
  }

  @usableFromInline
  init(
    kind: Kind, identifiers: [String], count: Int, operation: String, parameters: [String]
  ) {
    self.kind = kind
    self.identifiers = Array(identifiers.prefix(Self.identifierLimit))
    self.count = count
    self.operation = operation
    self.parameters = parameters
  }

  /// How many identifiers an error names.
  @usableFromInline
  static var identifierLimit: Int { 20 }
}

extension SnapshotError: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.identifiers == right.identifiers
      && left.operation == right.operation
  }
}
