import RosterDrawing

extension MouseEvent {
  /// - Parameters:
  ///   - code: Button, modifiers and what happened, as bits.
  ///   - column: Counted from 1.
  ///   - line: Counted from 1.
  ///   - isUp: Whether the sequence is one that tells of a release.
  init?(code: Int, column: Int, line: Int, isUp: Bool = false) {
    guard code >= 0, column > 0, line > 0, let kind = Kind(code: code, isUp: isUp) else {
      return nil
    }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, at: CellPoint(x: column - 1, y: line - 1), modifiers)
  }
}

extension MouseEvent.Kind {
  fileprivate init?(code: Int, isUp: Bool) {
    let number = code & 3
    switch code & 0b1110_0000 {
    case 64 where number == 0: self = .wheelUp
    case 64 where number == 1: self = .wheelDown
    case 32:
      guard let button = MouseEvent.Button(number: number) else { return nil }
      self = .drag(button)
    case 0:
      // The oldest form does not say which button was let go: the left one matters.
      guard let button = MouseEvent.Button(number: number) else {
        self = .release(.left)
        return
      }
      self = isUp ? .release(button) : .press(button)
    default: return nil
    }
  }
}

extension MouseEvent.Button {
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .left
    case 1: self = .middle
    case 2: self = .right
    default: return nil
    }
  }
}
