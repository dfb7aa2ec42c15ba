/// Makes one view of the statements in a closure: any number of views, `if`, `switch`, `for`.
@resultBuilder
@MainActor
public enum ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildArray<Content: View>(_ content: [Content]) -> ArrayContent<Content> {
    ArrayContent(content: content)
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
