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
  weak var owner: TableView?

  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    configuration.background = .listHeader()
  }

  open func prepareForReuse() {}

  open var configurationState: ViewConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection)
  }

  open func updateConfiguration(using state: ViewConfigurationState) {
    configuration.update(
      using: state, content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = configuration.view?.sizeThatFits(size).height ?? 0
    return CGSize(width: size.width, height: content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuration.view?.frame = bounds
  }

  open override func draw(into drawing: inout Drawing) {
    if let color = configuration.background?.resolvedBackgroundColor(for: tintColor),
      !color.isClear
    {
      drawing.fill(drawing.bounds, background: color)
    }
    configuration.hosted?.drawBackground(into: &drawing, shift: 0)
  }

  open override func pressed(at point: CellPoint) -> Bool { pressesGround(at: point) }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil {
      configuration.release()
    } else {
      configuration.adopt(nil) { [weak self] in self?.owner?.report($0) }
    }
  }
}

extension TableViewHeaderFooterView {
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.setContent(newValue, in: self)
      setNeedsLayout()
    }
  }

  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      setNeedsDisplay()
    }
  }

  public var contentView: PlatformView { configuration.contentView(in: self) }

  public func defaultContentConfiguration() -> ListContentConfiguration { .header() }

  public func setNeedsUpdateConfiguration() {
    isMarked = true
    owner?.cellNeedsUpdate()
  }

  func updateConfigurationIfNeeded() {
    guard isMarked else { return }
    isMarked = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  var reuseKey: ReusePool.Key? {
    registration.map(ReusePool.Key.registration) ?? reuseIdentifier.map(ReusePool.Key.identifier)
  }
}
