import Foundation

/// A view of any type. Another type at the same place starts with new state.
public struct AnyView: View {
  public typealias Body = Never
  private let wrapped: Wrapped

  public init(_ view: some View) {
    wrapped = (view as? AnyView)?.wrapped ?? Wrapped(view)
  }

  public init(erasing view: some View) { self.init(view) }

  public func build(into tree: inout ViewTree) {
    guard let view = wrapped.view else { return }
    let type = UInt64(UInt(bitPattern: ObjectIdentifier(Swift.type(of: view))))
    tree.nest(in: AnyView.self) { tree in tree.descend(type) { view.build(into: &$0) } }
  }

  /// Views of any type may lie in one another as deep as data says. So the one outside does not let
  /// go of the one inside while it is let go of itself: they go one after the other.
  private final class Wrapped {
    private(set) var view: (any View)?

    /// Those that wait to be let go of. Main thread only.
    nonisolated(unsafe) private static var waiting: [any View]?

    init(_ view: any View) { self.view = view }

    deinit {
      guard Thread.isMainThread, view != nil else { return }
      let isFirst = Self.waiting == nil
      if isFirst { Self.waiting = [] }
      if let view { Self.waiting?.append(view) }
      view = nil
      guard isFirst else { return }
      while Self.waiting?.isEmpty == false { Self.letGoOfLast() }
      Self.waiting = nil
    }

    private static func letGoOfLast() {
      let last = waiting?.popLast()
      withExtendedLifetime(last) {}
    }
  }
}
