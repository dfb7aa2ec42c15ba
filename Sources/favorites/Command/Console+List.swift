import Roster

extension Console {
  /// Prints a list as its table draws it, cut to the width of a terminal.
  func list(_ list: FavoritesList) {
    list.draw(columns: columns) { line in self.line(line) }
  }

  /// Prints a line of a list, without the blanks at its end.
  func line(_ line: ListLine) {
    // The text of a drawing is safe already.
    guard hasColor else { return bytes(Array((line.text + "\n").utf8)) }
    self.line(line.pieces)
  }
}
