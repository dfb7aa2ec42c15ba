import RosterCells
import RosterViews

/// The configurations of a cell, header or footer, and the view that shows the content.
@MainActor final class ConfigurationHost {
  private(set) var content: (any ContentConfiguration)?
  var background: BackgroundConfiguration?
  private(set) var view: (any PlatformView & ContentView)?
  private var emptyView: PlatformView?

  /// The state of the row that the cell shows.
  private(set) var stateStore = ViewStateStore()
  private var isOnScreen = false
  private var faultHandler: (@MainActor (any Error) -> Void)?

  init() {}

  /// The cell shows a row from now on, whose state is this.
  func adopt(_ store: ViewStateStore, faultHandler: @escaping @MainActor (any Error) -> Void) {
    stateStore = store
    isOnScreen = true
    self.faultHandler = faultHandler
    connect()
  }

  /// The cell shows no row any more; what it leaves is the row's state.
  func release() {
    isOnScreen = false
    faultHandler = nil
    (view as? any HostedContent)?.isOnScreen = false
    stateStore = ViewStateStore()
    (view as? any HostedContent)?.stateStore = stateStore
  }

  private func connect() {
    guard let hosted = view as? any HostedContent else { return }
    hosted.stateStore = stateStore
    hosted.faultHandler = faultHandler
    hosted.isOnScreen = isOnScreen
  }

  /// Shows another content: in place where the view supports it, with a new view otherwise.
  func setContent(_ new: (any ContentConfiguration)?, in parent: PlatformView) {
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    view = made
    parent.addSubview(made)
    connect()
  }

  /// The content view, or an empty one that a program can add views to.
  func contentView(in parent: PlatformView) -> PlatformView {
    if let view { return view }
    if let emptyView { return emptyView }
    let made = PlatformView(frame: parent.bounds)
    emptyView = made
    parent.addSubview(made)
    return made
  }

  func update(using state: any ConfigurationState, content: Bool, background: Bool) {
    if content, let current = self.content {
      let updated = current.updated(for: state)
      self.content = updated
      view?.configuration = updated
    }
    if background { self.background = self.background?.updated(for: state) }
  }
}
