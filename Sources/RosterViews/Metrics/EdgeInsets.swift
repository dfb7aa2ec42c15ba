import Foundation

/// Lengths at the four sides of something, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// UIKit's form of insets that know no reading direction; cells are laid out from the left.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// UIKit's name for ``leading``.
  public var left: CGFloat {
    get { leading }
    set { leading = newValue }
  }

  /// UIKit's name for ``trailing``.
  public var right: CGFloat {
    get { trailing }
    set { trailing = newValue }
  }

  /// Nothing on any side.
  public static let zero = EdgeInsets()

  /// Sets some sides; the others stay.
  public mutating func set(_ edges: Edge.Set, _ length: CGFloat) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

/// What UIKit calls insets of leading and trailing sides.
public typealias DirectionalEdgeInsets = EdgeInsets

/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// Some sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}

/// A direction: beside or below one another.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
