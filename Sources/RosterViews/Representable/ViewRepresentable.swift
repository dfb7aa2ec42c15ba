import Foundation
import RosterDrawing

/// A retained view as a piece of declarative ones: what UIKit calls `UIViewRepresentable`.
///
/// For each place: `makeCoordinator` once, `makeView` once, `updateView` right after it and in
/// every update of the content after that, also in those that have nothing to do with it, and
/// `dismantleView` once, when the place is gone: before the view that takes its place is made. Make
/// updates cheap, and compare before setting.
///
/// ```swift
/// struct Field: ViewRepresentable {
///   @Binding var text: String
///   func makeView(context: Context) -> TextFieldView {
///     let field = TextFieldView()
///     field.delegate = context.coordinator
///     return field
///   }
///   func updateView(_ view: TextFieldView, context: Context) { view.text = text }
///   func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewRepresentable: View where Body == Never {
  associatedtype ViewType: PlatformView
  associatedtype Coordinator = Void
  typealias Context = ViewRepresentableContext<Self>

  /// Makes the retained view.
  func makeView(context: Context) -> ViewType

  /// Brings the retained view up to date with this value.
  func updateView(_ view: ViewType, context: Context)

  /// Makes what speaks for the retained view, as its delegate.
  func makeCoordinator() -> Coordinator

  /// The retained view is gone.
  static func dismantleView(_ view: ViewType, coordinator: Coordinator)

  /// The size for a proposal, in points; nil leaves it to the view's natural size.
  func sizeThatFits(_ proposal: ProposedViewSize, view: ViewType, context: Context) -> CGSize?
}

extension ViewRepresentable {
  public static func dismantleView(_ view: ViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, view: ViewType, context: Context
  ) -> CGSize? { nil }
}

extension ViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a retained view can know while it is made and updated.
@MainActor @preconcurrency
public struct ViewRepresentableContext<Content: ViewRepresentable> {
  public let coordinator: Content.Coordinator
  public let environment: EnvironmentValues

  /// The transaction of the update.
  public let transaction: Transaction

  /// Makes changes to the retained view with the animation of the update. Nothing moves on a
  /// terminal: the changes are made at once, and then the completion is called.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A size that is offered, in points; nil asks for the natural size.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

extension ViewRepresentable {
  public func build(into tree: inout ViewTree) {
    tree.buildRetained(self)
  }
}

extension ViewTree {
  @MainActor
  mutating func buildRetained<Content: ViewRepresentable>(_ content: Content) {
    guard hasRoom else { return refuse(.tooDeep("\(Content.self)")) }
    if DynamicProperties.areIn(content) {
      let context = LinkContext(store: store, environment: environment, path: path)
      if let missing = DynamicProperties.link(content, in: context) { return refuse(missing) }
    }
    let key = StateKey(path: path, type: ObjectIdentifier(Content.self), ordinal: -4)
    guard let record = store.record(for: key, make: { RepresentableRecord<Content>() }) else {
      return
    }
    let size = record.update(
      content, environment: environment, transaction: store.transaction,
      at: hostPlace(record.place))
    let number = platforms.count
    platforms.append(record)
    append(.platform(record: number, size))
  }
}
