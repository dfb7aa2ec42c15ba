import Foundation
import RosterDrawing
import RosterViews

/// The view that shows a ``HostingConfiguration``.
final class HostingContentView<Content: View, Background: View>: HostingView, ContentView,
  HostedContent
{
  private var shown: HostingConfiguration<Content, Background>
  private let ground: ViewHost?
  /// Where retained views of the ground are, so that keys find them. Made when there are some.
  private var groundView: GroundView?
  private var metrics = LayoutMetrics.terminal
  private var isBeingSet = false
  /// Counts the rows that were shown one after the other.
  private var tenancy = 0

  var state = HostedState() { didSet { if state !== oldValue { connect() } } }

  var faultHandler: (@MainActor (any Error) -> Void)?

  init(configuration: HostingConfiguration<Content, Background>) {
    shown = configuration
    ground = Background.self == EmptyView.self ? nil : ViewHost()
    super.init()
    ground?.invalidationHandler = { [weak self] in self?.contentInvalidated() }
    for host in [host, ground] { host?.faultHandler = { [weak self] in self?.faultHandler?($0) } }
    connect()
    show()
  }

  /// What is shown. A configuration of another type is left out.
  var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? HostingConfiguration<Content, Background>,
        !new.isCopy(of: shown)
      else { return }
      shown = new
      show()
    }
  }

  var isOnScreen: Bool {
    get { host.isActive }
    set {
      if !newValue { tenancy &+= 1 }
      silently {
        host.isActive = newValue
        ground?.isActive = newValue
      }
    }
  }

  var leastHeight: CGFloat? { shown.leastSize.height }

  /// Tells whoever shows the view; without such a one, the view looks after itself.
  override func contentInvalidated() {
    setNeedsLayout()
    guard !isBeingSet else { return }
    if let holder = superview as? any ContentHolder {
      holder.contentInvalidated()
    } else {
      super.contentInvalidated()
    }
  }

  override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    let traits = traitCollection
    if let ground, ground.environment.traits != traits { ground.environment.traits = traits }
    guard metrics != traits.layoutMetrics else { return }
    metrics = traits.layoutMetrics
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintGround()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tintGround()
    if let groundView, groundView.superview !== groundParent { groundView.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground?.updateIfNeeded()
    if ground?.hasRetainedViews == true || groundView != nil { placeGroundView() }
  }

  /// As high as the content with its margins: those that are set in whole lines, so that they show.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var result = super.sizeThatFits(size)
    let own = shown.ownMargins.set
    let margins = shown.ownMargins.over(metrics.rowMargins)
    let content = metrics.lines(result.height) - metrics.lines(own.top) - metrics.lines(own.bottom)
    let exact = metrics.points(lines: content) + margins.top + margins.bottom
    result.height = max(result.height, exact, leastHeight ?? 0)
    return result
  }

  override func pressed(at point: CellPoint) -> Bool {
    if super.pressed(at: point) { return true }
    return !isHeld && pressBackground(at: point, in: metrics.cells(bounds.size))
  }

  func drawBackground(into drawing: inout Drawing, shift: Int) {
    guard let ground else { return }
    let part = ground.render(width: drawing.width, height: drawing.height)
    drawing.overlay(part, at: CellPoint(x: shift, y: 0))
  }

  func pressBackground(at point: CellPoint, in size: CellSize) -> Bool {
    guard let ground else { return false }
    _ = ground.render(width: size.width, height: size.height)
    return ground.press(at: point)
  }

  /// Without a cell around, the view shows its ground itself.
  override func draw(into drawing: inout Drawing) {
    if ground != nil, !isHeld { drawBackground(into: &drawing, shift: 0) }
    super.draw(into: &drawing)
  }

  private var isHeld: Bool { superview is any ContentHolder }

  /// The view that is as large as the ground.
  private var groundParent: PlatformView? { isHeld ? superview : self }

  private func placeGroundView() {
    guard let parent = groundParent else { return }
    let view = groundView ?? GroundView()
    groundView = view
    if ground?.containerView == nil { ground?.containerView = view }
    if view.superview !== parent { parent.addSubviewInLayout(view) }
    if view.frame != parent.bounds { view.frame = parent.bounds }
  }

  /// The margins at the sides are part of what is laid out. Those above and below are too if they
  /// are set; if not, the content stands in the middle, whatever their part of a line is.
  private func show() {
    var margins = shown.ownMargins.over(metrics.rowMargins)
    margins.top = shown.ownMargins.set.top
    margins.bottom = shown.ownMargins.set.bottom
    host.setContent(
      VStack { shown.views.content }
        .padding(margins)
        .frame(minWidth: shown.leastSize.width, maxWidth: .infinity, maxHeight: .infinity))
    ground?.setContent(shown.views.background)
  }

  private func tintGround() {
    guard let ground, ground.environment.tint != host.environment.tint else { return }
    ground.environment.tint = host.environment.tint
  }

  private func connect() {
    silently {
      host.stateStore = state.content
      ground?.stateStore = state.background
    }
  }

  /// Does something that the one who shows the view knows already.
  private func silently(_ change: () -> Void) {
    let wasBeingSet = isBeingSet
    isBeingSet = true
    change()
    isBeingSet = wasBeingSet
  }
}

extension HostingContentView {
  var separatorGuides: SeparatorGuides {
    host.separatorGuides(
      width: metrics.columns(bounds.width), height: metrics.lines(bounds.height))
  }

  var separatorVisibility: SeparatorVisibility { host.separatorVisibility }

  func swipeActions(_ edge: HorizontalEdge) -> SwipeActionsConfiguration? {
    guard let group = actions(edge) else { return nil }
    let tenancy = tenancy
    let actions = group.actions.enumerated().map { index, action in
      ContextualAction(action) { [weak self] in
        // The content may have been made anew since: the newer closure counts, if it is still the
        // same row's.
        guard let self, self.tenancy == tenancy, let now = self.actions(edge)?.actions,
          now.indices.contains(index), now[index].isNamed(like: action)
        else { return action.perform() }
        now[index].perform()
      }
    }
    let result = SwipeActionsConfiguration(actions: actions)
    result.performsFirstActionWithFullSwipe = group.allowsFullSwipe
    guard !group.onPresentationChanged.isEmpty else { return result }
    result.presentationHandler = { [weak self] isShown in
      let isSame = self?.tenancy == tenancy
      let now = isSame ? self?.actions(edge)?.onPresentationChanged : nil
      for handler in now ?? group.onPresentationChanged { handler(isShown) }
    }
    return result
  }

  private func actions(_ edge: HorizontalEdge) -> SwipeActionGroup? {
    host.swipeActions.first { $0.edge == edge }
  }
}

/// Holds the retained views of a ground, which draws and presses them itself.
private final class GroundView: PlatformView {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }
}

extension ContextualAction {
  fileprivate convenience init(_ action: SwipeAction, perform: @escaping () -> Void) {
    self.init(
      style: action.role == .destructive ? .destructive : .normal,
      title: action.title.isEmpty ? nil : action.title
    ) { _, _, done in
      perform()
      done(true)
    }
    image = action.systemImage.map { Image(systemName: $0) }
    backgroundColor = action.tint
  }
}

extension SwipeAction {
  fileprivate func isNamed(like other: SwipeAction) -> Bool {
    title == other.title && systemImage == other.systemImage
  }
}
