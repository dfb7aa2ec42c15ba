import RosterViews

/// What a configuration looks at when it adapts to a view: traits and the view's own states.
public protocol ConfigurationState {
  /// All states off.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A state of the program's own; nil when it is not set.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the program's own.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}
