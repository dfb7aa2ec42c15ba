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
public struct GeometryProxy: Equatable {
  /// Its size in points: whole cells.
  public let size: CGSize

  /// Where it is in the content that it is in.
  let origin: CGPoint

  /// Where the spaces with names are that it is in, in the same content: the nearest first.
  var spaces: [NamedSpace] = []

  /// What views keep clear of. A terminal has nothing of that kind.
  public var safeAreaInsets: EdgeInsets { .zero }

  /// The room as a rectangle.
  public func frame(in space: CoordinateSpace) -> CGRect {
    var origin = origin
    switch space {
    case .local: origin = .zero
    case .global: break
    case .named(let name):
      guard let start = spaces.first(where: { $0.name == name })?.origin else { break }
      origin.x -= start.x
      origin.y -= start.y
    }
    return CGRect(origin: origin, size: size)
  }

  /// The room as a rectangle in a space with a name.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
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
protocol ContentPart: PlatformView {}

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

  /// The views that it is in, each in the content of the next one: itself first.
  private var parts: [any ContentPart] {
    var result: [any ContentPart] = [self]
    var view = superview
    while let next = view as? any ContentPart {
      result.append(next)
      view = next.superview
    }
    return result
  }

  /// Its room in the content that it is in.
  private func proxy(_ size: CGSize) -> GeometryProxy {
    var origin = CGPoint.zero
    var spaces: [NamedSpace] = []
    for part in parts.reversed() {
      var inside: [NamedSpace] = []
      for var space in part.hostPlace?.spaces ?? [] {
        space.origin.x += origin.x
        space.origin.y += origin.y
        inside.insert(space, at: 0)
      }
      spaces = inside + spaces
      origin.x += part.frame.minX
      origin.y += part.frame.minY
    }
    return GeometryProxy(size: size, origin: origin, spaces: spaces)
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
    let proxy = proxy(metrics.points(metrics.cells(bounds.size)))
    if proxy != shown, let content {
      shown = proxy
      isBeingUpdated = true
      host.setContent(GeometryContent(proxy: proxy, content: content))
      isBeingUpdated = false
    }
    super.layoutSubviews()
  }
}
