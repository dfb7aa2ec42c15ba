import RosterViews

/// The states of a cell that its look may depend on.
///
/// All are off at first. States of the program's own take part in equality.
public struct CellConfigurationState: ConfigurationState, Hashable {
  private var values = Values()
  private var reads: StateReads?

  public init(traitCollection: TraitCollection = .terminal) {
    values.traits = traitCollection
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.reads?.note(.all)
    right.reads?.note(.all)
    return left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    reads?.note(.all)
    hasher.combine(values)
  }

  /// Whether a cell is being lifted or dragged.
  public enum DragState: Hashable, Sendable, CaseIterable {
    case none, lifting, dragging
  }

  /// Whether something that is dragged is over the cell's list, or over the cell.
  public enum DropState: Hashable, Sendable, CaseIterable {
    case none, notTargeted, targeted
  }

  private struct Values: Hashable {
    var traits = TraitCollection.terminal
    var bits = StateBits.nothing
    var drag = DragState.none
    var drop = DropState.none
    var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]
  }
}

extension CellConfigurationState {
  public var traitCollection: TraitCollection {
    get { noted(.traits, values.traits) }
    set { values.traits = newValue }
  }

  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { noted(.custom, values.custom[key]) }
    set { values.custom[key] = newValue }
  }

  public var isDisabled: Bool {
    get { self[.disabled] }
    set { self[.disabled] = newValue }
  }
  public var isHighlighted: Bool {
    get { self[.highlighted] }
    set { self[.highlighted] = newValue }
  }
  public var isSelected: Bool {
    get { self[.selected] }
    set { self[.selected] = newValue }
  }
  public var isFocused: Bool {
    get { self[.focused] }
    set { self[.focused] = newValue }
  }
  public var isPinned: Bool {
    get { self[.pinned] }
    set { self[.pinned] = newValue }
  }
  public var isEditing: Bool {
    get { self[.editing] }
    set { self[.editing] = newValue }
  }
  public var isExpanded: Bool {
    get { self[.expanded] }
    set { self[.expanded] = newValue }
  }
  public var isSwiped: Bool {
    get { self[.swiped] }
    set { self[.swiped] = newValue }
  }
  public var isReordering: Bool {
    get { self[.reordering] }
    set { self[.reordering] = newValue }
  }

  public var cellDragState: DragState {
    get { noted(.drag, values.drag) }
    set { values.drag = newValue }
  }

  public var cellDropState: DropState {
    get { noted(.drop, values.drop) }
    set { values.drop = newValue }
  }

  private subscript(bit: StateBits) -> Bool {
    get { noted(bit, values.bits.contains(bit)) }
    set { if newValue { values.bits.insert(bit) } else { values.bits.remove(bit) } }
  }

  private func noted<Value>(_ bit: StateBits, _ value: Value) -> Value {
    reads?.note(bit)
    return value
  }
}

extension CellConfigurationState {
  /// The state, telling `reads` what is looked at; telling nobody for nil.
  package func noting(_ reads: StateReads?) -> Self {
    var result = self
    result.reads = reads
    return result
  }

  /// The states that are on, or not as they are at first.
  package var on: StateBits {
    var result = values.bits
    if values.drag != .none { result.insert(.drag) }
    if values.drop != .none { result.insert(.drop) }
    return result
  }

  /// The states in which this one differs from another.
  package func difference(from other: Self) -> StateBits {
    var result = values.bits.symmetricDifference(other.values.bits)
    if values.traits != other.values.traits { result.insert(.traits) }
    if values.drag != other.values.drag { result.insert(.drag) }
    if values.drop != other.values.drop { result.insert(.drop) }
    if values.custom != other.values.custom { result.insert(.custom) }
    return result
  }
}

extension CellConfigurationState: CustomStringConvertible {
  /// The states that are on: `"selected, focused"`; `"normal"` for none.
  public var description: String {
    reads?.note(.all)
    let names: [(StateBits, String)] = [
      (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"),
      (.focused, "focused"), (.pinned, "pinned"), (.editing, "editing"), (.expanded, "expanded"),
      (.swiped, "swiped"), (.reordering, "reordering"),
    ]
    var on = names.filter { values.bits.contains($0.0) }.map(\.1)
    if values.drag != .none { on.append("\(values.drag)") }
    if values.drop != .none { on.append("drop \(values.drop)") }
    on += values.custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
    return on.isEmpty ? "normal" : on.joined(separator: ", ")
  }
}
