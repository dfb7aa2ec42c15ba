import RosterCells
import RosterViews

extension TableViewCell {
  /// What the cell shows. Setting it changes the content view in place if it supports the new
  /// configuration, and replaces it otherwise; nil shows nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.setContent(newValue, in: self)
      setNeedsDisplay()
    }
  }

  /// What lies behind the content.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      setNeedsDisplay()
    }
  }

  /// The view that shows the content.
  public var contentView: PlatformView { configuration.contentView(in: self) }

  /// A fresh configuration for the cell's style, without what was set before.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// Asks for an update before the cell is shown next; several calls give one update.
  public func setNeedsUpdateConfiguration() {
    flags.isMarked = true
    owner?.cellNeedsUpdate()
  }

  /// Runs the update that is due, if one is.
  func updateConfigurationIfNeeded() {
    guard needsUpdate, !flags.isRunningUpdate else { return }
    let runsHandler =
      flags.isMarked || flags.observation.isSet
      || !flags.changed.isDisjoint(with: flags.handlerReads)
    flags.isMarked = false
    flags.changed = []
    flags.isRunningUpdate = true
    defer { flags.isRunningUpdate = false }
    flags.observation = ObservationMark { [weak owner] in owner?.cellNeedsUpdate() }
    flags.observation.track {
      let updateReads = StateReads()
      updateConfiguration(using: configurationState.noting(updateReads))
      flags.updateReads = updateReads.bits
      guard runsHandler, let handler = configurationUpdateHandler else { return }
      let handlerReads = StateReads()
      handler(self, configurationState.noting(handlerReads))
      flags.handlerReads = handlerReads.bits
    }
    if configurationUpdateHandler == nil { flags.handlerReads = [] }
  }
}
