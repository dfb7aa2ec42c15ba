import RosterCells
import RosterViews

extension TableViewCell {
  /// What the cell shows. Setting it changes the content view in place if it supports the new
  /// configuration, and replaces it otherwise; nil shows nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { showsLabels ? nil : configuration.content }
    set {
      showsLabels = false
      if configuration.setContent(newValue, in: self) { frameChanged() }
      setNeedsDisplay()
    }
  }

  /// What lies behind the content.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      if newValue != nil { dropBackgrounds() }
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
    askForUpdate()
  }

  /// Runs the update that is due, if one is.
  func updateConfigurationIfNeeded() {
    guard needsUpdate, !flags.isRunningUpdate else { return }
    let runsHandler =
      flags.isMarked || flags.handlerObservation.isSet
      || !flags.changed.isDisjoint(with: flags.handlerReads)
    flags.isMarked = false
    flags.changed = []
    flags.isRunningUpdate = true
    defer { flags.isRunningUpdate = false }
    flags.updateReads = observe(\.flags.observation) { updateConfiguration(using: $0) }
    guard runsHandler else { return }
    flags.handlerReads = observe(\.flags.handlerObservation) {
      configurationUpdateHandler?(self, $0)
    }
  }

  /// Runs a part of an update, and marks the cell when a model that it reads changes.
  ///
  /// - Returns: the states that it looked at.
  private func observe(
    _ place: ReferenceWritableKeyPath<TableViewCell, ObservationMark>,
    _ body: (CellConfigurationState) -> Void
  ) -> StateBits {
    self[keyPath: place].end()
    let mark = ObservationMark { [weak self] in self?.askForUpdate() }
    self[keyPath: place] = mark
    let reads = StateReads()
    mark.track { body(configurationState.noting(reads)) }
    return reads.bits
  }

  /// Follows no models any more: the cell shows no row. Before it shows another, it is updated.
  func endObservation() {
    flags.observation.end()
    flags.handlerObservation.end()
  }
}
