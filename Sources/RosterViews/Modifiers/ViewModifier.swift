/// A change to any view, as a value.
///
/// ```swift
/// struct Starred: ViewModifier {
///   func body(content: Content) -> some View {
///     HStack {
///       Image(systemName: "star")
///       content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let content: (inout ViewTree) -> Void

  public func build(into tree: inout ViewTree) { content(&tree) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  public let content: Content
  public let modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View {
    ModifierBody(modifier: modifier, content: content)
  }
}

/// The modifier as a view, so that it has state of its own.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  typealias Body = Never
  let modifier: Modifier
  let content: Content

  func build(into tree: inout ViewTree) {
    let content = content
    tree.buildBody(
      of: modifier,
      body: { $0.body(content: ViewModifierContent { tree in content.build(into: &tree) }) })
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
