import RosterCells
import RosterViews

extension TableViewCell {
  func setContent(_ new: (any ContentConfiguration)?) {
    showsLabels = false
    if configuration.setContent(new, in: self) { frameChanged() }
    setNeedsDisplay()
    configurationSet()
  }

  func setBackground(_ new: BackgroundConfiguration?) {
    if new != nil { dropBackgrounds() }
    configuration.setBackground(new, in: self)
    setNeedsDisplay()
    configurationSet()
  }

  /// A configuration that was set has to be brought up to date; the handler need not run for that.
  func configurationSet() {
    guard !flags.isUnsettled else { return }
    flags.isUnsettled = true
    // Whoever runs an update does it behind that; who is marked has asked.
    if !flags.isRunningUpdate, !flags.isMarked { askForUpdate() }
  }

  /// The view that shows the content.
  public var contentView: PlatformView { configuration.contentView(in: self) }

  /// Runs the update that is due, if one is. An update that asks for the next one each time is cut.
  func updateConfigurationIfNeeded() {
    guard needsUpdate, !flags.isRunningUpdate else { return }
    flags.isRunningUpdate = true
    runUpdate()
    flags.isRunningUpdate = false
    guard flags.rounds.end(isDueAgain: needsUpdate) else { return }
    endObservation()
    (flags.isMarked, flags.isUnsettled, flags.changed) = (false, false, .nothing)
    owner?.report(TableViewError.endless)
  }

  private func runUpdate() {
    let runsHandler =
      flags.isMarked || flags.handlerObservation?.isSet == true
      || !flags.changed.isDisjoint(with: flags.handlerReads)
    flags.isMarked = false
    flags.isUnsettled = false
    flags.changed = .nothing
    flags.observation?.end()
    if readsModels {
      flags.observation = mark()
      flags.updateReads = reads(flags.observation) {
        updateConfiguration(using: $0)
        settle(using: $0)
      }
      flags.updateReads.formUnion(.ofCell)
    } else {
      // What this module does itself is known.
      flags.observation = nil
      flags.updateReads = .ofSummary
      updateConfiguration(using: flags.state)
    }
    guard runsHandler else { return }
    flags.handlerObservation?.end()
    flags.handlerObservation = nil
    flags.handlerReads = .nothing
    guard let handler = configurationUpdateHandler else { return }
    flags.handlerObservation = mark()
    flags.handlerReads = reads(flags.handlerObservation) { state in
      handler(self, state)
      guard flags.isUnsettled else { return }
      var settled = StateReads()
      settle(using: state.noting(settled))
      flags.updateReads.formUnion(isKnownUniquelyReferenced(&settled) ? settled.bits : .all)
    }
    flags.handlerReads.formUnion(.ofCell)
  }

  /// Brings configurations up to date that an update set.
  private func settle(using state: CellConfigurationState) {
    guard flags.isUnsettled else { return }
    flags.isUnsettled = false
    configuration.update(
      using: state, StateSummary(state), content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  /// Whether an update may read models: those of subclasses and of the program's own contents.
  private var readsModels: Bool {
    configuration.hasForeignContent || isSubclass
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
