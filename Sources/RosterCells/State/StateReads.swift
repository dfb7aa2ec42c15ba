/// Which states were read in one configuration update.
///
/// A handler that never looked at a state need not run again when that state changes.
package final class StateReads {
  package private(set) var bits = StateBits.nothing

  package init() {}

  package func note(_ bit: StateBits) { bits.insert(bit) }
}

/// The states of a cell, one bit each.
package struct StateBits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let disabled = StateBits(rawValue: 1 << 0)
  package static let highlighted = StateBits(rawValue: 1 << 1)
  package static let selected = StateBits(rawValue: 1 << 2)
  package static let focused = StateBits(rawValue: 1 << 3)
  package static let pinned = StateBits(rawValue: 1 << 4)
  package static let editing = StateBits(rawValue: 1 << 5)
  package static let expanded = StateBits(rawValue: 1 << 6)
  package static let swiped = StateBits(rawValue: 1 << 7)
  package static let reordering = StateBits(rawValue: 1 << 8)
  package static let drag = StateBits(rawValue: 1 << 9)
  package static let drop = StateBits(rawValue: 1 << 10)
  package static let traits = StateBits(rawValue: 1 << 11)
  package static let custom = StateBits(rawValue: 1 << 12)
  /// Those that can be read from a cell itself, where nobody sees it.
  package static let ofCell = StateBits(
    rawValue: StateBits.disabled.rawValue | StateBits.traits.rawValue)
  /// Those that show beside the content of a cell.
  package static let besideContent = StateBits(
    rawValue: StateBits.editing.rawValue | StateBits.expanded.rawValue)
  /// Those of a row that the user has to do with.
  package static let gestures = StateBits(
    rawValue: StateBits.focused.rawValue | StateBits.swiped.rawValue
      | StateBits.reordering.rawValue | StateBits.drag.rawValue)
  /// Those that a ``StateSummary`` looks at.
  package static let ofSummary = StateBits(
    rawValue: StateBits.disabled.rawValue | StateBits.highlighted.rawValue
      | StateBits.selected.rawValue | StateBits.focused.rawValue | StateBits.drop.rawValue
      | StateBits.traits.rawValue)
  // A literal would be made by a generic initialiser of another module at every use.
  package static let nothing: StateBits = []
  package static let all = StateBits(rawValue: .max)
}
