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

  /// Where it is in the content that it is in.
  let origin: CGPoint

  /// What views keep clear of. A terminal has nothing of that kind.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// The room as a rectangle.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top leading corner of the view itself.
  case local

  /// The top leading corner of all of the content: of a row of a list, or of what a hosting view
  /// shows. So frames in it do not change when a list scrolls.
  case global

  /// The space of a view with a name. No view has one here, and then it is the global one, as it
  /// is for a name that no view has.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .global }
}

private struct GeometryRoom<Content: View>: ViewRepresentable {
  let content: (GeometryProxy) -> Content

  func build(into tree: inout ViewTree) {
    guard tree.hasRoomForHost else { return tree.refuse(.tooDeep("GeometryReader")) }
    tree.buildRetained(self)
  }

  func makeView(context: Context) -> GeometryView<Content> { GeometryView() }

  func updateView(_ view: GeometryView<Content>, context: Context) {
    view.show(content, context.environment)
  }
}

/// Makes the views of a room while they are built: what is read for them is followed.
private struct GeometryContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  var body: some View { content(proxy) }
}

/// A retained view whose place counts from the content that it is in.
@MainActor
private protocol ContentPart: PlatformView {}

/// Shows views that depend on its size.
private final class GeometryView<Content: View>: HostingView, ActivityFollower, ContentPart {
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

  override var frame: CGRect {
    didSet { if frame != oldValue { setNeedsLayout() } }
  }

  private var originInContent: CGPoint {
    var origin = frame.origin
    var view = superview
    while let next = view, next is any ContentPart {
      origin.x += next.frame.minX
      origin.y += next.frame.minY
      view = next.superview
    }
    return origin
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
    let proxy = GeometryProxy(
      size: metrics.points(metrics.cells(bounds.size)), origin: originInContent)
    if proxy != shown, let content {
      shown = proxy
      isBeingUpdated = true
      host.setContent(GeometryContent(proxy: proxy, content: content))
      isBeingUpdated = false
    }
    super.layoutSubviews()
  }
}
