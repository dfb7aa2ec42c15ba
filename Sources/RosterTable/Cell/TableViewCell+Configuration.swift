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
      configurationChanged()
    }
  }

  /// What lies behind the content.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set {
      if newValue != nil { dropBackgrounds() }
      configuration.setBackground(newValue, in: self)
      setNeedsDisplay()
      configurationChanged()
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

  /// A configuration that is set from outside is brought up to date with the state, too; what an
  /// update sets is meant as it is.
  func configurationChanged() {
    guard !flags.isRunningUpdate, !flags.hasNewConfiguration else { return }
    flags.hasNewConfiguration = true
    if !flags.isMarked { askForUpdate() }
  }

  /// Runs the update that is due, if one is. An update that asks for the next one each time is cut.
  func updateConfigurationIfNeeded() {
    guard needsUpdate, !flags.isRunningUpdate else { return }
    flags.isRunningUpdate = true
    runUpdate()
    flags.isRunningUpdate = false
    guard flags.rounds.end(isDueAgain: needsUpdate) else { return }
    endObservation()
    (flags.isMarked, flags.hasNewConfiguration, flags.changed) = (false, false, [])
    owner?.report(TableViewError.endless)
  }

  private func runUpdate() {
    let runsHandler =
      flags.isMarked || flags.handlerObservation?.isSet == true
      || !flags.changed.isDisjoint(with: flags.handlerReads)
    (flags.isMarked, flags.hasNewConfiguration, flags.changed) = (false, false, [])
    flags.observation?.end()
    flags.observation = readsModels ? mark() : nil
    flags.updateReads = reads(flags.observation) { updateConfiguration(using: $0) }
    guard runsHandler else { return }
    flags.handlerObservation?.end()
    flags.handlerObservation = nil
    flags.handlerReads = []
    guard let handler = configurationUpdateHandler else { return }
    flags.handlerObservation = mark()
    flags.handlerReads = reads(flags.handlerObservation) { handler(self, $0) }
  }

  /// Whether an update may read models: those of subclasses and of the program's own contents.
  private var readsModels: Bool {
    configuration.hasForeignContent || type(of: self) != TableViewCell.self
  }

  private func mark() -> ObservationMark {
    ObservationMark { [weak self] in self?.askForUpdate() }
  }

  /// Runs a part of an update.
  ///
  /// - Parameter mark: is set when a model that it reads changes.
  /// - Returns: the states that it looked at, in what it was given and in the cell; all if it keeps
  ///   what it was given, as views do that look at it later.
  private func reads(
    _ mark: ObservationMark?, _ body: (CellConfigurationState) -> Void
  ) -> StateBits {
    var reads = StateReads()
    note(in: reads) { state in
      if let mark { mark.track { body(state) } } else { body(state) }
    }
    return isKnownUniquelyReferenced(&reads) ? reads.bits : .all
  }

  private func note(in reads: StateReads, _ body: (CellConfigurationState) -> Void) {
    flags.state = flags.state.noting(reads)
    body(configurationState.noting(reads))
    flags.state = flags.state.noting(nil)
  }

  /// Follows no models any more: the cell shows no row. Before it shows another, it is updated.
  func endObservation() {
    flags.observation?.end()
    flags.handlerObservation?.end()
    flags.observation = nil
    flags.handlerObservation = nil
    flags.isMarked = true
  }
}
