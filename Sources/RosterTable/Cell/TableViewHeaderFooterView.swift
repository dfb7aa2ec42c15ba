import Foundation
import RosterCells
import RosterDrawing
import RosterViews

/// The header or footer of a section.
@MainActor open class TableViewHeaderFooterView: PlatformView {
  public let reuseIdentifier: String?
  public var automaticallyUpdatesContentConfiguration = true
  public var automaticallyUpdatesBackgroundConfiguration = true

  /// Called after ``updateConfiguration(using:)``. Setting it marks the view for an update.
  public var configurationUpdateHandler: ConfigurationUpdateHandler?
  { didSet { setNeedsUpdateConfiguration() } }

  let configuration = ConfigurationHost()
  var registration: ObjectIdentifier?
  /// Keeps the identity of the registration alive, so that no other can take its place.
  var registrationIdentity: RegistrationIdentity?
  var isMarked = true
  /// Whether a configuration was set that is not brought up to date with the state yet.
  var isUnsettled = false
  /// Set from anywhere when a model that the last update read changes; nil when none was followed.
  var observation: ObservationMark?
  var isRunningUpdate = false
  var rounds = UpdateRounds()
  /// The traits of the last update.
  var traits: TraitCollection?
  /// Whether it stays at the top while its section is scrolled.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
  weak var owner: TableView?
  /// Which end of a section it was asked for.
  var edge = ProviderScope.edge ?? .header
  /// Whether the content comes from the labels and not from a configuration of the program.
  var showsLabels = false

  /// A view behind the content. Setting it drops the background configuration, and the other way
  /// round.
  public var backgroundView: PlatformView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    configuration.faultHandler = { [weak self] in self?.owner?.report($0) }
    configuration.setBackground(defaultBackgroundConfiguration(), in: self)
  }

  open func prepareForReuse() {}

  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func updateConfiguration(using state: ViewConfigurationState) {
    configuration.update(
      using: state, StateSummary(state), content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  open var contentConfiguration: (any ContentConfiguration)? {
    get { showsLabels ? nil : configuration.content }
    set {
      showsLabels = false
      contentChanged(to: newValue)
    }
  }

  open var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      if newValue != nil { backgroundView = nil }
      configuration.setBackground(newValue, in: self)
      setNeedsDisplay()
      configurationSet()
    }
  }

  /// A fresh configuration for the place of the view in its table, without what was set before.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    edge == .header ? .header() : .footer()
  }

  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    edge == .header ? .listHeader() : .listFooter()
  }

  open func setNeedsUpdateConfiguration() {
    isMarked = true
    askForUpdate()
  }

  /// A view that takes no presses is disabled, and looks so.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offer = CGSize(width: max(0, size.width - indexWidth), height: size.height)
    let least = configuration.hasOwnViews ? traitCollection.layoutMetrics.minimumRowHeight : 0
    let content = configuration.view?.sizeThatFits(offer).height.asLength ?? least
    return CGSize(width: size.width, height: content)
  }

  open override func layoutSubviews() {
    if owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configuration.placeGround(in: bounds, traitCollection.layoutMetrics)
    var frame = bounds
    frame.size.width = max(0, frame.size.width - indexWidth)
    configuration.shownView?.frame = frame
  }

  open override func draw(into drawing: inout Drawing) {
    configuration.background?.draw(
      into: &drawing, tintColor: tintColor, metrics: traitCollection.layoutMetrics)
    configuration.hosted?.drawBackground(into: &drawing, shift: 0)
  }

  open override func pressed(at point: CellPoint) -> Bool { pressesGround(at: point) }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil {
      configuration.release()
      endObservation()
    } else {
      configuration.comeOnScreen()
    }
  }

  open override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    if traits != nil, traits != traitCollection { setNeedsUpdateConfiguration() }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.cellNeedsUpdate()
  }

  open override func intrinsicContentSizeDidChange(of subview: PlatformView) {
    super.intrinsicContentSizeDidChange(of: subview)
    if !isRunningUpdate { owner?.cellNeedsUpdate() }
  }
}

extension TableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler = (
    TableViewHeaderFooterView, ViewConfigurationState
  ) -> Void

  func contentChanged(to new: (any ContentConfiguration)?) {
    configuration.setContent(new, in: self)
    setNeedsLayout()
    configurationSet()
  }

  public var contentView: PlatformView { configuration.contentView(in: self) }

  private func backgroundViewChanged(from old: PlatformView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    configuration.setBackground(nil, in: self)
    insertSubview(backgroundView, at: 0)
  }

  /// What the table's section index lies over.
  private var indexWidth: CGFloat {
    traitCollection.layoutMetrics.points(columns: owner?.sectionIndex.columns ?? 0)
  }

  var reuseKey: ReusePool.Key? {
    registration.map(ReusePool.Key.registration) ?? reuseIdentifier.map(ReusePool.Key.identifier)
  }
}
