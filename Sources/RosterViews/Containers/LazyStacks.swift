import Foundation

/// Views beside one another: an ``HStack``. The views of a row are all made at once.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}

/// Views below one another: a ``VStack``. The views of a row are all made at once; long lists are
/// rows of a table.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}
