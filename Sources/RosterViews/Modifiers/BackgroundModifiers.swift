import RosterDrawing

/// A view on a ground, or under something.
public struct LayeredView<Content: View, Other: View>: View {
  public typealias Body = Never
  let content: Content
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool

  public func build(into tree: inout ViewTree) {
    if !alignment.isPart { tree.standsByGuides = true }
    let horizontal = Fraction(alignment.horizontal)
    let vertical = Fraction(alignment.vertical)
    tree.wrap(
      isOverlay ? .overlay(horizontal, vertical) : .background(horizontal, vertical),
      with: { other.build(into: &$0) }
    ) { content.build(into: &$0) }
  }
}

extension View {
  /// A ground of one colour.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> WrappedView<Self> {
    WrappedView(content: self) { .fill(style.color(in: $0) ?? .clear) }
  }

  /// A ground of one colour. Its shape is a rectangle on a terminal.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> WrappedView<Self> {
    background(style)
  }

  /// A view as the ground, as large as this one.
  @_disfavoredOverload
  public func background<Ground: View>(
    _ background: Ground, alignment: Alignment = .center
  ) -> LayeredView<Self, Ground> {
    LayeredView(content: self, other: background, alignment: alignment, isOverlay: false)
  }

  /// Views as the ground, as large as this one.
  public func background<Ground: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Ground
  ) -> LayeredView<Self, Ground> {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Views in front, in the room of this one.
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> LayeredView<Self, Front> {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Changes nothing: a colour in front of text would hide it.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }

  /// A view in front, in the room of this one.
  public func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> LayeredView<Self, Front> {
    LayeredView(content: self, other: overlay, alignment: alignment, isOverlay: true)
  }
}
