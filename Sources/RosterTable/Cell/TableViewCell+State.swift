import RosterCells
import RosterViews

extension TableViewCell {
  /// The states that the table sets.
  struct Flags {
    var state = CellConfigurationState() {
      didSet { on = state.on }
    }
    /// The states that are on, which can be looked at without copying the state.
    private(set) var on = StateBits.nothing
    /// States that changed since the last update.
    var changed = StateBits.nothing
    /// Whether an update was asked for, whatever changed. A new cell waits for its first.
    var isMarked = true
    /// Whether a configuration was set that is not brought up to date with the state yet.
    var isUnsettled = false
    /// What the last update looked at; everything before the first.
    var updateReads = StateBits.all
    var handlerReads = StateBits.all
    /// Set from anywhere when a model that the last update read changes; nil when none was
    /// followed.
    var observation: ObservationMark?
    /// The same for the last run of the handler.
    var handlerObservation: ObservationMark?
    var isRunningUpdate = false
    var rounds = UpdateRounds()
  }

  /// What an update would look at.
  private var reads: StateBits { flags.updateReads.union(flags.handlerReads) }

  /// Whether what stands around the content is that of a row that is edited. An update that asks,
  /// as for the size, runs again when it changes.
  var looksEdited: Bool {
    flags.isRunningUpdate ? flags.state.isEditing : flags.on.contains(.editing)
  }

  /// Changes states, and marks the cell when an update looked at one of them.
  func change(_ body: (inout CellConfigurationState) -> Void) {
    var state = flags.state
    body(&state)
    let bits = state.difference(from: flags.state)
    guard !bits.isEmpty else { return }
    flags.state = state
    flags.changed.formUnion(bits)
    // Edit controls and disclosures stand beside the content.
    if !backgrounds.isEmpty { setNeedsLayout() }
    if bits.isDisjoint(with: .besideContent) { setNeedsDisplay() } else { frameChanged() }
    guard !bits.isDisjoint(with: reads) else { return }
    askForUpdate()
  }

  /// Takes the traits of the place where it is shown, or will be.
  func adopt(_ traits: TraitCollection) {
    guard traits != flags.state.traitCollection else { return }
    change { $0.traitCollection = traits }
    frameChanged()
  }

  /// Whether controls show while the row is edited depends on something that changed.
  func editingLookChanged() {
    if flags.state.isEditing { owner?.editingChanged(of: self) }
  }

  /// Whether its class is the program's own.
  var isSubclass: Bool { type(of: self) != TableViewCell.self }

  /// Takes the states that a subclass may follow by overriding their setters. A subclass is told
  /// both for each row that it comes on screen for, and otherwise what changes.
  func take(isSelected: Bool, isHighlighted: Bool) {
    let isTold = isComing && isSubclass
    if isTold || flags.on.contains(.selected) != isSelected {
      setSelected(isSelected, animated: false)
    }
    if isTold || flags.on.contains(.highlighted) != isHighlighted {
      setHighlighted(isHighlighted, animated: false)
    }
  }

  /// Takes back the states of a row that the user has to do with.
  func clearStates() {
    take(isSelected: false, isHighlighted: false)
    if !flags.on.isDisjoint(with: .gestures) {
      change {
        ($0.isFocused, $0.isSwiped) = (false, false)
        ($0.isReordering, $0.cellDragState) = (false, .none)
      }
    }
    if openSwipe != nil { showSwipe(nil) }
  }

  /// Whether an update is due.
  var needsUpdate: Bool {
    flags.isMarked || flags.isUnsettled || flags.observation?.isSet == true
      || flags.handlerObservation?.isSet == true
      || !flags.changed.isDisjoint(with: reads)
  }
}
