import Foundation
import RosterCells
import RosterViews

/// The configurations of a cell, header or footer, and the view that shows the content.
@MainActor final class ConfigurationHost {
  // Nobody is called while one of these is read or set, so no access can meet another.
  @exclusivity(unchecked) private(set) var content: (any ContentConfiguration)?
  private(set) var background: BackgroundConfiguration?
  /// The view that the background configuration shows.
  private var groundView: PlatformView?
  @exclusivity(unchecked) private(set) var view: (any PlatformView & ContentView)? {
    didSet {
      hosted = view as? any HostedContent
      listView = view as? ListContentView
      hasForeignContent = view != nil && hosted == nil && listView == nil
    }
  }
  /// The content view, if it hosts declarative views.
  @exclusivity(unchecked) private(set) var hosted: (any HostedContent)?
  @exclusivity(unchecked) private var listView: ListContentView?
  /// Whether the content is of the program's own kind.
  @exclusivity(unchecked) private(set) var hasForeignContent = false
  /// Whether the ground of a cell shows that it is selected or highlighted.
  @exclusivity(unchecked) var isSelectionShown = true
  /// A view that the program may put its own views in, as long as there is no content.
  private var emptyView: PlatformView?

  /// What the hosted views of the row kept, as long as there is no view to give it to.
  private var waitingState: HostedState?
  private var isOnScreen = true
  /// Called for what hosted views do wrong.
  var faultHandler: (@MainActor (any Error) -> Void)?

  init() {}

  /// What the hosted views of the row keep.
  var state: HostedState? { hosted?.state ?? waitingState }

  /// Shows a row from now on.
  ///
  /// - Parameters:
  ///   - state: what the row kept when it was shown last; nil if nothing.
  ///   - isOnScreen: false while the row is only made ready.
  func adopt(_ state: HostedState?, isOnScreen: Bool = true) {
    waitingState = state
    self.isOnScreen = isOnScreen
    connect()
  }

  /// Comes on screen for a section, with what waits from when the section was shown last.
  func comeOnScreen() {
    isOnScreen = true
    connect()
  }

  /// Leaves the screen with its row.
  func leaveScreen() {
    isOnScreen = false
    hosted?.isOnScreen = false
  }

  /// Shows no row any more. What the row kept is no longer here.
  func release() {
    leaveScreen()
    waitingState = nil
    if let hosted, !hosted.state.isEmpty { hosted.state = HostedState() }
  }

  private func connect() {
    guard let hosted else { return }
    if let waitingState { hosted.state = waitingState }
    waitingState = nil
    hosted.faultHandler = faultHandler
    hosted.isOnScreen = isOnScreen
  }

  /// Shows another content: in place where the view supports it, with a new view otherwise.
  ///
  /// - Returns: whether there is another view now.
  @discardableResult
  func setContent(_ new: (any ContentConfiguration)?, in parent: PlatformView) -> Bool {
    replaceContent(with: new)
    if let listView, let list = new as? ListContentConfiguration {
      listView.show(list)
      return false
    }
    if let new, let view, view.supports(new) {
      view.configuration = new
      return false
    }
    view?.removeFromSuperview()
    let old = hosted?.state
    // Two views must not build with one state.
    hosted?.isOnScreen = false
    hosted?.state = HostedState()
    view = new?.makeContentView()
    if hosted != nil, let old { waitingState = old }
    connect()
    guard let view else { return true }
    emptyView?.removeFromSuperview()
    emptyView = nil
    parent.insertSubview(view, at: place(in: parent))
    return true
  }

  /// What is replaced is let go when the new content is there: whoever is told may ask for it.
  private func replaceContent(with new: (any ContentConfiguration)?) {
    let replaced = content
    content = new
    withExtendedLifetime(replaced) {}
  }

  /// The content comes before what stands beside it, whichever was there first: what a row says is
  /// in that order.
  private func place(in parent: PlatformView) -> Int {
    let beside = (parent as? TableViewCell)?.viewsBeside ?? []
    return parent.subviews.firstIndex { view in beside.contains { $0 === view } }
      ?? parent.subviews.count
  }

  /// Shows another ground.
  func setBackground(_ new: BackgroundConfiguration?, in parent: PlatformView) {
    background = new
    let view = new?.customView
    guard view !== groundView else { return }
    if groundView?.superview === parent { groundView?.removeFromSuperview() }
    groundView = view
    if let view { parent.insertSubview(view, at: 0) }
  }

  /// Puts the view of the ground where the ground is.
  func placeGround(in bounds: CGRect, _ metrics: LayoutMetrics) {
    guard let groundView, let background else { return }
    groundView.frame = background.frame(in: bounds, metrics)
  }

  /// The view that stands where the content does; nil where there is none.
  var shownView: PlatformView? { view ?? emptyView }

  /// The height that the content has for a size, in points; nil where there is none.
  ///
  /// - Parameter traits: those of the cell.
  func height(fitting size: CGSize, _ traits: TraitCollection) -> CGFloat? {
    if let listView, listView.traitOverride == nil {
      return listView.sizeThatFits(size, traits).height
    }
    return view?.sizeThatFits(size).height
  }

  /// Whether the content is made of views of the program.
  var hasOwnViews: Bool { emptyView?.subviews.isEmpty == false }

  /// The content view, or an empty one that a program can add views to.
  func contentView(in parent: PlatformView) -> PlatformView {
    if let view { return view }
    if let emptyView { return emptyView }
    let made = PlatformView(frame: parent.bounds)
    emptyView = made
    parent.addSubview(made)
    parent.setNeedsLayout()
    return made
  }

  /// Brings both configurations up to date with a state.
  ///
  /// - Parameter state: is only asked for where the program's own contents have to see it.
  func update(
    using state: @autoclosure () -> any ConfigurationState, _ summary: StateSummary,
    content: Bool, background: Bool
  ) {
    if content, !isSettled(for: summary), let current = self.content {
      let updated = current.updated(for: state())
      replaceContent(with: updated)
      view?.configuration = updated
    }
    guard background else { return }
    var ground = summary
    if !isSelectionShown { (ground.isSelected, ground.isHighlighted) = (false, false) }
    self.background?.follow(ground)
  }

  /// Whether a state changes nothing of the content: hosted views see none.
  private func isSettled(for state: StateSummary) -> Bool {
    hosted != nil || listView?.isSettled(for: state) == true
  }
}
