import Foundation

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable {
  /// The top leading corner of the view itself.
  case local

  /// The top leading corner of all of the content: of a row of a list, or of what a hosting view
  /// shows. So frames in it do not change when a list scrolls.
  case global

  /// The top leading corner of the nearest view around that has a name; where none has it, the
  /// global space.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

/// Something that says where coordinates are counted from.
public protocol CoordinateSpaceProtocol {
  /// The space to count from.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space of coordinates with a name: `.coordinateSpace(.named("card"))`.
public struct NamedCoordinateSpace: Hashable, CoordinateSpaceProtocol {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Where a space with a name is, in points from the corner of a host's content.
struct NamedSpace: Equatable {
  let name: AnyHashable
  var origin: CGPoint
}

extension View {
  /// Gives the coordinates of the view a name, for `GeometryProxy.frame(in:)` of views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    SpaceView(content: self, name: name.name)
  }

  /// Gives the coordinates of the view a name, for `GeometryProxy.frame(in:)` of views inside.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}

private struct SpaceView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let name: AnyHashable

  func build(into tree: inout ViewTree) {
    tree.spaces.append(name)
    tree.wrap(.space(tree.spaces.count - 1)) { content.build(into: &$0) }
  }
}
