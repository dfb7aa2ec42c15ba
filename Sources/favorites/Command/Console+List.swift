import Roster

extension Console {
  /// Prints a list as its table draws it, cut to the width of a terminal.
  func list(_ list: FavoritesList) {
    list.draw(columns: columns) { row in self.line(row) }
  }

  /// Prints a line of a drawing.
  func line(_ row: DrawingRow) {
    guard hasColor else { return line(row.text) }
    var pieces: [(text: String, ink: Ink)] = []
    var column = 0
    for run in row.runs where !run.isBlank {
      if run.column > column {
        pieces.append((String(repeating: " ", count: run.column - column), .plain))
      }
      pieces.append((run.text, Ink(run.style)))
      column = run.end
    }
    line(pieces)
  }
}

extension Console.Ink {
  /// The color nearest to a drawing's style.
  fileprivate init(_ style: Style) {
    if style.foreground == .yellow {
      self = .star
    } else {
      self = style.traits.contains(.bold) ? .heading : .plain
    }
  }
}
