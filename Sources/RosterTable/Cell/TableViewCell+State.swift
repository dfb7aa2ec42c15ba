import RosterCells
import RosterViews

extension TableViewCell {
  /// The states that the table sets.
  struct Flags {
    var state = CellConfigurationState()
    /// States that changed since the last update.
    var changed = StateBits.nothing
    /// Whether an update was asked for, whatever changed. A new cell waits for its first.
    var isMarked = true
    /// What the last update looked at; everything before the first.
    var updateReads = StateBits.all
    var handlerReads = StateBits.all
    /// Set from anywhere when a model that the last update read changes; nil when none was
    /// followed.
    var observation: ObservationMark?
    /// The same for the last run of the handler.
    var handlerObservation: ObservationMark?
    /// Whether a configuration was set from outside that has not seen the state yet.
    var hasNewConfiguration = false
    var isRunningUpdate = false
    var rounds = UpdateRounds()

    var reads: StateBits { updateReads.union(handlerReads) }
  }

  public var isSelected: Bool {
    get { flags.state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  public var isHighlighted: Bool {
    get { flags.state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  public var isEditing: Bool {
    get { flags.state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  public func setSelected(_ selected: Bool, animated: Bool) {
    change { $0.isSelected = selected }
  }

  public func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change { $0.isHighlighted = highlighted }
  }

  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.state.isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    change { $0.isEditing = editing }
    didTransition(to: mask)
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
    guard !bits.isDisjoint(with: flags.reads) else { return }
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
    guard isEditing, let owner, let path = owner.indexPath(for: self) else { return }
    owner.applyEditing(to: self, at: path)
  }

  /// Takes back the states of a row that the user has to do with.
  func clearStates() {
    let state = flags.state
    if state.isSelected || state.isHighlighted || state.isFocused || state.isSwiped
      || state.isReordering || state.cellDragState != .none
    {
      change {
        ($0.isSelected, $0.isHighlighted, $0.isFocused) = (false, false, false)
        ($0.isSwiped, $0.isReordering, $0.cellDragState) = (false, false, .none)
      }
    }
    if openSwipe != nil { showSwipe(nil) }
  }

  /// Whether an update is due.
  var needsUpdate: Bool {
    flags.isMarked || flags.hasNewConfiguration || flags.observation?.isSet == true
      || flags.handlerObservation?.isSet == true
      || !flags.changed.isDisjoint(with: flags.reads)
  }
}
