/// A place of a retained view among the views of a host. What is shown inside the view lies as deep
/// in that host, and tells it what is wrong where nobody else wants to know.
///
/// A host inside finds the place through the views that it is in, or as the one that is just asking
/// its view for something: a view may also draw a host that is in no view.
@MainActor
final class HostPlace {
  private(set) weak var host: ViewHost?

  /// How deep views lie there.
  let depth: Int

  /// The spaces with names that the view is in, from outside in.
  var spaces: [NamedSpace] = []

  /// Whether its view shows; one of several of which one shows may not.
  var isShown = true

  /// The place whose view is being made, updated, measured or drawn.
  // Plain values, and nobody is called while they are read or set: no access can meet another.
  @exclusivity(unchecked) private static var current: HostPlace?

  /// Whether there was any place yet: most programs have none.
  @exclusivity(unchecked) private static var isUsed = false

  init(host: ViewHost?, depth: Int) {
    Self.isUsed = true
    self.host = host
    self.depth = depth
  }

  /// Does something with the view at this place.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// Whether no view is at a place that does not show, nor in such a view.
  static func shows(_ view: PlatformView) -> Bool {
    var view: PlatformView? = view
    while let next = view {
      if next.hostPlace?.isShown == false { return false }
      view = next.superview
    }
    return true
  }

  /// The deepest place that a view is at, directly or with views around it.
  static func around(_ view: PlatformView?) -> HostPlace? {
    guard isUsed else { return nil }
    var view = view
    while let next = view {
      if let place = next.hostPlace {
        guard let current, current.depth > place.depth else { return place }
        return current
      }
      view = next.superview
    }
    return current
  }
}
