/// The first of several views that fits into the room there is; if none does, the last one.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack {
///     Text(title)
///     Spacer()
///     Text(address)
///   }
///   Text(title)
/// }
/// ```
///
/// A view fits if the room is at least as large as it wants to be. All of the views are built, so
/// `onAppear` and `task` of all of them run; only the one that fits is drawn, pressed and read out.
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: The directions in which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func build(into tree: inout ViewTree) {
    let axis = tree.axis
    tree.axis = nil
    tree.hasFittings = true
    tree.container(.fitting(axes, choice: 0)) { content.build(into: &$0) }
    tree.axis = axis
  }
}
