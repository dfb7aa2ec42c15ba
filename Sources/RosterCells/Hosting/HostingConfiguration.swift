import Foundation
import RosterDrawing
import RosterViews

/// A declarative view as the content of a cell, a header or a footer.
///
/// ```swift
/// cell.contentConfiguration = HostingConfiguration {
///   HStack {
///     Image(systemName: "star").foregroundStyle(.purple)
///     Text("Favorites")
///     Spacer()
///   }
/// }
/// .margins(.horizontal, 50)
/// ```
///
/// A cell that gets another configuration of the same type changes in place; an equal picture is
/// not drawn again, but newer closures and bindings replace the older. What the views keep in
/// `@State` belongs to the item of the row: it survives scrolling, and no other row sees it. A
/// change in a model that the views read redraws and resizes this row alone: nobody calls the
/// provider or a handler.
///
/// Content that has `swipeActions` gives the row these, whatever the data source says about
/// editing. An action does its work and no more: a destructive one removes no row by itself.
public struct HostingConfiguration<Content: View, Background: View>: ContentConfiguration {
  let views: HostedViews<Content, Background>
  var ownMargins = OwnMargins()
  var leastSize = LeastSize()

  @MainActor public func makeContentView() -> any PlatformView & ContentView {
    HostingContentView(configuration: self)
  }

  @MainActor public func updated(for state: any ConfigurationState) -> Self { self }
}

extension HostingConfiguration where Background == EmptyView {
  /// Shows views. The builder runs now; the bodies of the views run when the row is shown.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    views = HostedViews(content: content(), background: EmptyView())
  }
}

extension HostingConfiguration {
  /// A ground that fills the whole cell, under the margins.
  @MainActor public func background<S: ShapeStyle>(
    _ style: S
  ) -> HostingConfiguration<Content, HostingBackgroundStyle<S>> {
    with(HostingBackgroundStyle(style: style))
  }

  /// Views that fill the whole cell, under the margins.
  @MainActor public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> HostingConfiguration<Content, B> {
    with(content())
  }

  /// Sets the margins of some edges, in points; the other edges keep theirs.
  ///
  /// Without it, content has the margins of the other rows.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins of some edges, in points; the other edges keep theirs.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    result.ownMargins.set(edges, insets)
    return result
  }

  /// The least size of the cell, in points. Nil is the usual one; 0 lets the cell get as small as
  /// its content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.leastSize = LeastSize(width: width, height: height)
    return result
  }

  private func with<Ground: View>(_ ground: Ground) -> HostingConfiguration<Content, Ground> {
    HostingConfiguration<Content, Ground>(
      views: HostedViews(content: views.content, background: ground), ownMargins: ownMargins,
      leastSize: leastSize)
  }
}

extension HostingConfiguration {
  /// Whether it is a copy of another one: nothing has to be done to show it in its place.
  func isCopy(of other: Self) -> Bool {
    views === other.views && ownMargins == other.ownMargins && leastSize == other.leastSize
  }
}

/// The ground of a cell in one style.
public struct HostingBackgroundStyle<Style: ShapeStyle>: View {
  let style: Style

  public var body: some View { Color.clear.background(style) }
}

/// The views of a configuration. Copies of the configuration share them.
final class HostedViews<Content: View, Background: View> {
  let content: Content
  let background: Background

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }
}
