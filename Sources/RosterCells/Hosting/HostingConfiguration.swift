import Foundation
import RosterDrawing
import RosterViews

/// A declarative view as the content of a cell.
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
/// A cell that gets another configuration of the same type changes in place. The state of the views
/// belongs to the row's item and survives scrolling; a model that the views read redraws and
/// resizes this row alone.
public struct HostingConfiguration<Content: View, Background: View>: ContentConfiguration {
  let content: Content
  let ground: Background
  var ownMargins = OwnMargins()
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  init(content: Content, ground: Background) {
    self.content = content
    self.ground = ground
  }

  @MainActor public func makeContentView() -> any PlatformView & ContentView {
    HostingContentView(configuration: self)
  }

  @MainActor public func updated(for state: any ConfigurationState) -> Self { self }
}

/// Margins that were set, by edge; the others are the row's own.
struct OwnMargins: Hashable {
  var edges: Edge.Set = []
  var lengths = EdgeInsets()
}

extension HostingConfiguration where Background == EmptyView {
  /// The builder runs now; the view that it gives is kept.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), ground: EmptyView())
  }
}

extension HostingConfiguration {
  /// A ground that fills the whole cell, under the margins.
  @MainActor public func background<S: ShapeStyle>(
    _ style: S
  ) -> HostingConfiguration<Content, StyleGround<S>> {
    with(ground: StyleGround(style: style))
  }

  /// Views that fill the whole cell, under the margins.
  @MainActor public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> HostingConfiguration<Content, B> {
    with(ground: content())
  }

  /// Sets the margins of some edges, in points; the other edges keep theirs.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var insets = EdgeInsets()
    insets.set(edges, length)
    return margins(edges, insets)
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let length = insets.length(edge)
      result.ownMargins.lengths.set(Edge.Set(edge), length.isFinite ? max(0, length) : 0)
    }
    result.ownMargins.edges.formUnion(edges)
    return result
  }

  /// The least size of the content, in points; nil is the row's own least height, and no width.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minimum = (width, height)
    return result
  }

  private func with<Ground: View>(ground: Ground) -> HostingConfiguration<Content, Ground> {
    var result = HostingConfiguration<Content, Ground>(content: content, ground: ground)
    result.ownMargins = ownMargins
    result.minimum = minimum
    return result
  }

  /// The content with margins and ground, for the metrics of a place.
  @MainActor func root(_ metrics: LayoutMetrics) -> some View {
    var margins = metrics.rowMargins
    for edge in Edge.allCases where ownMargins.edges.contains(Edge.Set(edge)) {
      margins.set(Edge.Set(edge), ownMargins.lengths.length(edge))
    }
    return
      content
      .padding(margins)
      .frame(
        minWidth: minimum.width, maxWidth: .infinity,
        minHeight: minimum.height ?? metrics.minimumRowHeight, maxHeight: .infinity
      )
      .background { ground }
  }
}

/// A ground of one style.
public struct StyleGround<Style: ShapeStyle>: View {
  let style: Style

  public var body: some View { Color.clear.background(style) }
}

extension EdgeInsets {
  fileprivate func length(_ edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
