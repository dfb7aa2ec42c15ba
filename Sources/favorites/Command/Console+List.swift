import Roster

extension Console {
  /// Prints a list as its table draws it, cut to the width of a terminal.
  func list(_ list: FavoritesList) {
    list.draw(columns: columns) { row in self.line(row) }
  }

  /// Prints a line of a drawing, without the blanks at its end.
  func line(_ row: DrawingRow) {
    // The text of a drawing is safe already.
    guard hasColor else { return bytes(Array((row.text + "\n").utf8)) }
    var pieces: [(text: String, style: Style)] = []
    var column = 0
    for run in row.runs where !run.isBlank {
      if run.column > column {
        pieces.append((String(repeating: " ", count: run.column - column), .plain))
      }
      pieces.append((run.text, run.style))
      column = run.end
    }
    line(pieces)
  }
}
