import RosterDrawing

/// A piece of a row or a screen, described by other pieces.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View {
///     HStack {
///       Image(systemName: "star")
///       Text("Hello, \(name)")
///     }
///   }
/// }
/// ```
///
/// A view is a value that is made anew for every picture. What has to last is kept in `@State` or
/// in a model. Which text and images it comes to is worked out by ``ViewHost``.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Adds what the view comes to to a tree. Views that have a body need not care.
  func build(into tree: inout ViewTree)
}

extension View {
  // Views and containers are inlinable down to text and images: the views of a program's row are
  // then known when it is compiled, which saves a tenth of the instructions that a row takes.
  @inlinable
  public func build(into tree: inout ViewTree) {
    tree.buildBody(of: self) { $0.body }
  }
}

extension View where Body == Never {
  /// Not to be called: this view is made of nothing else.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  public func build(into tree: inout ViewTree) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @inlinable
  public func build(into tree: inout ViewTree) {
    if case .some(let view) = self { tree.descend(1) { view.build(into: &$0) } }
  }
}

/// Nothing.
public struct EmptyView: View {
  public typealias Body = Never
  public nonisolated init() {}
  public func build(into tree: inout ViewTree) {}
}

/// Several views, one after the other, as pieces of what they are in.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  @usableFromInline let content: (repeat each Content)

  @inlinable
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @inlinable
  public func build(into tree: inout ViewTree) {
    var number: UInt64 = 0
    for view in repeat each content {
      tree.descend(number) { view.build(into: &$0) }
      number += 1
    }
  }
}

/// One of two views. Each has state of its own.
public enum ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never
  case first(TrueContent)
  case second(FalseContent)

  @inlinable
  public func build(into tree: inout ViewTree) {
    switch self {
    case .first(let view): tree.descend(1) { view.build(into: &$0) }
    case .second(let view): tree.descend(2) { view.build(into: &$0) }
    }
  }
}

/// The views of a `for` loop, told apart by their places.
public struct ArrayContent<Content: View>: View {
  public typealias Body = Never
  let content: [Content]

  public func build(into tree: inout ViewTree) {
    for (number, view) in content.enumerated() {
      tree.descend(UInt64(number)) { view.build(into: &$0) }
    }
  }
}

/// Several views that take modifiers together; each gets its own.
public struct Group<Content: View>: View {
  public typealias Body = Never
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable
  public func build(into tree: inout ViewTree) { content.build(into: &tree) }
}
