import RosterCells
import RosterDrawing

/// Something beside the content of a cell, with the space between it and what is next to it.
struct FramePart {
  let text: StyledText
  /// The columns of the text.
  let columns: Int
  let role: Role
  /// The columns of the text in which it can be pressed.
  let pressed: Range<Int>

  enum Role {
    case indentation
    /// A control that the table shows while it is edited.
    case control
    case accessory(CellAccessory)
  }

  /// - Parameter space: On which side the space is; nil for none.
  init(_ text: StyledText, _ role: Role, space: Side?, profile: WidthProfile) {
    let own = text.isEmpty ? 0 : text.measure(flow: TextFlow(lineLimit: 1, profile: profile)).ideal
    self.role = role
    columns = own + (space == nil ? 0 : 1)
    switch space {
    case nil: (self.text, pressed) = (text, 0..<own)
    case .after: (self.text, pressed) = (text + StyledText(" "), 0..<own)
    case .before: (self.text, pressed) = (StyledText(" ") + text, 1..<own + 1)
    }
  }

  enum Side { case before, after }

  var accessory: CellAccessory? {
    if case .accessory(let accessory) = role { accessory } else { nil }
  }
}

extension [FramePart] {
  var columns: Int { reduce(0) { $0 + $1.columns } }

  var text: StyledText { reduce(into: StyledText("")) { $0 += $1.text } }

  /// The part that can be pressed at a column, counted from the first part's start.
  func part(at column: Int) -> FramePart? {
    var start = 0
    for part in self {
      if part.pressed.contains(column - start) { return part }
      start += part.columns
    }
    return nil
  }
}
