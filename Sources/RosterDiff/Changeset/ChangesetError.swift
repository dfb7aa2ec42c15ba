/// Why a changeset cannot be replayed on some rows.
public struct ChangesetError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The rows are not those that the changeset was made for.
    case baseMismatch
    /// An offset is outside the state in which it counts.
    case offsetOutOfRange
    /// One offset is named by two changes that exclude each other.
    case duplicateOffset
  }

  public let kind: Kind

  /// What was found, and where.
  public let description: String

  public init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }
}
