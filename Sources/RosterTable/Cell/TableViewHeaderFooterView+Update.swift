import RosterCells
import RosterViews

extension TableViewHeaderFooterView {
  /// Runs the update that is due, if one is. Models that it reads are followed: when one changes,
  /// it is due again.
  func updateConfigurationIfNeeded() {
    guard isDueForUpdate || isUnsettled, !isRunningUpdate else { return }
    isRunningUpdate = true
    if isDueForUpdate { runUpdate() } else { settle(using: configurationState) }
    isRunningUpdate = false
    guard rounds.end(isDueAgain: isDueForUpdate) else { return }
    endObservation()
    isMarked = false
    owner?.report(TableViewError.endless)
  }

  var isDueForUpdate: Bool { isMarked || observation?.isSet == true }

  func runUpdate() {
    isMarked = false
    isUnsettled = false
    observation?.end()
    observation = readsModels ? ObservationMark { [weak self] in self?.askForUpdate() } : nil
    let state = configurationState
    traits = state.traitCollection
    let update = {
      self.updateConfiguration(using: state)
      self.configurationUpdateHandler?(self, state)
      self.settle(using: state)
    }
    if let observation { observation.track(update) } else { update() }
  }

  /// A configuration that was set has to be brought up to date; the handler need not run for that.
  func configurationSet() {
    isUnsettled = true
    // Whoever runs an update does it behind that.
    if !isRunningUpdate { askForUpdate() }
  }

  /// Brings configurations up to date that were set since the last update, or by it.
  private func settle(using state: ViewConfigurationState) {
    guard isUnsettled else { return }
    isUnsettled = false
    configuration.update(
      using: state, StateSummary(state), content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  /// Whether an update may read models.
  var readsModels: Bool {
    configurationUpdateHandler != nil || configuration.hasForeignContent
      || type(of: self) != TableViewHeaderFooterView.self
  }

  /// Follows no models any more: the view shows no section. Before it shows another, it is updated.
  func endObservation() {
    observation?.end()
    observation = nil
    isMarked = true
  }

  /// Asks the table for an update and its height. Without a table, the view updates itself with its
  /// next layout.
  func askForUpdate() {
    guard let owner else { return setNeedsLayout() }
    owner.cellNeedsUpdate()
  }
}
