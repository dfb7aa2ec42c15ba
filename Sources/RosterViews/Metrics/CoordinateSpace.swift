import Foundation

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top leading corner of the view itself.
  case local

  /// The top leading corner of all of the content: of a row of a list, or of what a hosting view
  /// shows. So frames in it do not change when a list scrolls.
  case global

  /// The top leading corner of the nearest view around that has a name; where none has it, the
  /// global space.
  case named(SpaceName)

  /// The space of the nearest view around that has a name.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    .named(SpaceName(name))
  }

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

/// A space of coordinates with a name: `.coordinateSpace(.named("card"))`.
public struct NamedCoordinateSpace: Hashable, Sendable {
  let name: SpaceName

  /// The space as one to count from.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  public static func named(_ name: some Hashable & Sendable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: SpaceName(name))
  }
}

/// The name of a space of coordinates: any value that can be compared.
public struct SpaceName: Hashable, Sendable {
  private let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) { self.value = value }

  public static func == (left: SpaceName, right: SpaceName) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// Where a space with a name is, in points from the corner of a host's content.
struct NamedSpace: Equatable {
  let name: SpaceName
  var origin: CGPoint
}

extension View {
  /// Gives the coordinates of the view a name, for `GeometryProxy.frame(in:)` of views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    SpaceView(content: self, name: name.name)
  }

  /// Gives the coordinates of the view a name, for `GeometryProxy.frame(in:)` of views inside.
  public func coordinateSpace(name: some Hashable & Sendable) -> some View {
    coordinateSpace(.named(name))
  }
}

private struct SpaceView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let name: SpaceName

  func build(into tree: inout ViewTree) {
    tree.spaces.append(name)
    tree.wrap(.space(tree.spaces.count - 1)) { content.build(into: &$0) }
  }
}
