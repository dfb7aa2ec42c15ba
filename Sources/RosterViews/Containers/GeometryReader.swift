import Foundation
import RosterDrawing

/// Views that depend on the room that they have.
///
/// It takes all the room there is, by itself one cell; what is in it stands at the top leading
/// corner. Its views are made when their room is known, so swipe actions and separator guides
/// inside do not reach the row: put them around it.
public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View { GeometryRoom(content: content) }
}

/// The room that views in a ``GeometryReader`` have.
public struct GeometryProxy: Equatable, Sendable {
  /// Its size in points: whole cells.
  public let size: CGSize

  /// What views keep clear of. A terminal has nothing of that kind.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// The room as a rectangle.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top leading corner of the view itself.
  case local
}

private struct GeometryRoom<Content: View>: ViewRepresentable {
  let content: (GeometryProxy) -> Content

  func makeView(context: Context) -> GeometryView<Content> { GeometryView() }

  func updateView(_ view: GeometryView<Content>, context: Context) {
    view.show(content, context.environment)
  }
}

/// Shows views that depend on its size.
private final class GeometryView<Content: View>: HostingView, ActivityFollower {
  private var content: ((GeometryProxy) -> Content)?
  private var shown: GeometryProxy?
  private var isBeingUpdated = false

  init() {
    super.init(host: ViewHost(alignment: .topLeading, isActive: false))
  }

  var isShown: Bool {
    get { host.isActive }
    set { host.isActive = newValue }
  }

  func show(_ content: @escaping (GeometryProxy) -> Content, _ environment: EnvironmentValues) {
    isBeingUpdated = true
    self.content = content
    host.environment = environment
    shown = nil
    isBeingUpdated = false
    setNeedsLayout()
  }

  override func contentInvalidated() {
    // The one who updates it draws it, too.
    if !isBeingUpdated { super.contentInvalidated() }
  }

  override func layoutSubviews() {
    let metrics = traitCollection.layoutMetrics
    let proxy = GeometryProxy(size: metrics.points(metrics.cells(bounds.size)))
    if proxy != shown, let content {
      shown = proxy
      isBeingUpdated = true
      host.setContent(content(proxy))
      isBeingUpdated = false
    }
    super.layoutSubviews()
  }
}
