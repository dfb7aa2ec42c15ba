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
  public var configurationUpdateHandler:
    ((TableViewHeaderFooterView, ViewConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }

  let configuration = ConfigurationHost()
  var registration: ObjectIdentifier?
  /// Keeps the identity of the registration alive, so that no other can take its place.
  var registrationIdentity: RegistrationIdentity?
  var isMarked = true
  /// Set from anywhere when a model that the last update read changes; nil when none was followed.
  private var observation: ObservationMark?
  private var isRunningUpdate = false
  private var rounds = UpdateRounds()
  /// The traits of the last update.
  private var traits: TraitCollection?
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
    configuration.setBackground(.listHeader(), in: self)
  }

  open func prepareForReuse() {}

  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  open func updateConfiguration(using state: ViewConfigurationState) {
    configuration.update(
      using: state, StateSummary(state), content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offer = CGSize(width: max(0, size.width - indexWidth), height: size.height)
    let least = configuration.hasOwnViews ? traitCollection.layoutMetrics.minimumRowHeight : 0
    let content = configuration.view?.sizeThatFits(offer).height ?? least
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
    // Rows pass below a header that stays.
    if isPinned { drawing.fill(drawing.bounds, with: " ") }
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

  /// Runs the update that is due, if one is. Models that it reads are followed: when one changes,
  /// it is due again.
  func updateConfigurationIfNeeded() {
    guard isDueForUpdate, !isRunningUpdate else { return }
    isRunningUpdate = true
    runUpdate()
    isRunningUpdate = false
    guard rounds.end(isDueAgain: isDueForUpdate) else { return }
    endObservation()
    isMarked = false
    owner?.report(TableViewError.endless)
  }

  private var isDueForUpdate: Bool { isMarked || observation?.isSet == true }

  private func runUpdate() {
    isMarked = false
    observation?.end()
    observation = readsModels ? ObservationMark { [weak self] in self?.askForUpdate() } : nil
    let state = configurationState
    traits = state.traitCollection
    let update = {
      self.updateConfiguration(using: state)
      self.configurationUpdateHandler?(self, state)
    }
    if let observation { observation.track(update) } else { update() }
  }

  /// Whether an update may read models.
  private var readsModels: Bool {
    configurationUpdateHandler != nil || configuration.hasForeignContent
      || type(of: self) != TableViewHeaderFooterView.self
  }

  /// Follows no models any more: the view shows no section. Before it shows another, it is updated.
  private func endObservation() {
    observation?.end()
    observation = nil
    isMarked = true
  }

  /// Asks the table for an update and its height. Without a table, the view updates itself with its
  /// next layout.
  private func askForUpdate() {
    guard let owner else { return setNeedsLayout() }
    owner.cellNeedsUpdate()
  }
}

extension TableViewHeaderFooterView {
  public var contentConfiguration: (any ContentConfiguration)? {
    get { showsLabels ? nil : configuration.content }
    set {
      showsLabels = false
      contentChanged(to: newValue)
    }
  }

  func contentChanged(to new: (any ContentConfiguration)?) {
    configuration.setContent(new, in: self)
    setNeedsLayout()
    if !isRunningUpdate { setNeedsUpdateConfiguration() }
  }

  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      if newValue != nil { backgroundView = nil }
      configuration.setBackground(newValue, in: self)
      setNeedsDisplay()
      if !isRunningUpdate { setNeedsUpdateConfiguration() }
    }
  }

  public var contentView: PlatformView { configuration.contentView(in: self) }

  /// A fresh configuration for the place of the view in its table, without what was set before.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    edge == .header ? .header() : .footer()
  }

  public func setNeedsUpdateConfiguration() {
    isMarked = true
    askForUpdate()
  }

  private func backgroundViewChanged(from old: PlatformView?) {
    old?.removeFromSuperview()
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
