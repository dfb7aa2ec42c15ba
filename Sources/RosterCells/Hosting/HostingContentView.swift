import Foundation
import RosterDrawing
import RosterViews

/// The view that shows a ``HostingConfiguration``.
@MainActor
final class HostingContentView<Content: View, Background: View>: HostingView,
  ContentView, SwipeActionsProviding, HostedContent
{
  private var hosted: HostingConfiguration<Content, Background>

  init(configuration: HostingConfiguration<Content, Background>) {
    hosted = configuration
    super.init()
    host.isActive = false
    show()
  }

  /// What is shown. A configuration of another type is left out.
  var configuration: any ContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? HostingConfiguration<Content, Background> else { return }
      hosted = new
      show()
    }
  }

  var stateStore: ViewStateStore {
    get { host.stateStore }
    set { host.stateStore = newValue }
  }

  var isOnScreen: Bool {
    get { host.isActive }
    set { host.isActive = newValue }
  }

  var faultHandler: (@MainActor (any Error) -> Void)? {
    didSet {
      let report = faultHandler
      host.faultHandler = { report?($0) }
    }
  }

  override func contentInvalidated() {
    super.contentInvalidated()
    superview?.invalidateIntrinsicContentSize()
  }

  override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    show()
  }

  func separatorGuides(width: CGFloat) -> (leading: CGFloat, trailing: CGFloat?) {
    let metrics = traitCollection.layoutMetrics
    let guides = host.separatorGuides(width: metrics.columns(width))
    return (
      metrics.points(columns: guides.leading), guides.trailing.map { metrics.points(columns: $0) }
    )
  }

  func swipeActions(_ edge: HorizontalEdge) -> SwipeActionsConfiguration? {
    guard let group = host.swipeActions.first(where: { $0.edge == edge }), !group.actions.isEmpty
    else { return nil }
    let actions = group.actions.map { action in
      let style: ContextualAction.Style = action.role == .destructive ? .destructive : .normal
      let result = ContextualAction(
        style: style, title: action.title.isEmpty ? nil : action.title
      ) { _, _, done in
        action.perform()
        done(true)
      }
      result.image = action.systemImage.map { Image(systemName: $0) }
      result.backgroundColor = action.tint
      return result
    }
    let configuration = SwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = group.allowsFullSwipe
    return configuration
  }

  private func show() { host.setContent(hosted.root(traitCollection.layoutMetrics)) }
}

/// Content whose state belongs to the item of its row, and which follows models while it is shown.
@MainActor package protocol HostedContent: AnyObject {
  var stateStore: ViewStateStore { get set }
  var isOnScreen: Bool { get set }
  var faultHandler: (@MainActor (any Error) -> Void)? { get set }

  /// Where separators start and end, in points from the content's leading edge.
  func separatorGuides(width: CGFloat) -> (leading: CGFloat, trailing: CGFloat?)
}
