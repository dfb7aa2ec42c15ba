import RosterDrawing

/// What a mouse did on a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    case press(Button), release(Button)
    /// Moved while a button is down.
    case drag(Button)
    /// The wheel turned towards the start of the list.
    case wheelUp
    case wheelDown
  }

  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  public var kind: Kind
  /// The cell, counted from 0 at the left and top of the screen.
  public var location: CellPoint
  public var modifiers: Key.Modifiers

  public init(_ kind: Kind, at location: CellPoint, _ modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
