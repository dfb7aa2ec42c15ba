import Roster

/// A line of a list as it is drawn, in pieces of one style.
struct ListLine {
  private let row: DrawingRow
  /// What the line says from a column on, where that goes beyond what a drawing can hold.
  private let whole: (column: Int, text: String)?

  /// - Parameters:
  ///   - row: The line as it is drawn.
  ///   - whole: What it says, safe to show, from a column on if the drawing has cut it.
  init(_ row: DrawingRow, whole: (column: Int, text: String)? = nil) {
    self.row = row
    self.whole = whole
  }

  /// From left to right, blanks between them; none at the end.
  var pieces: [(text: String, style: Style)] {
    var pieces: [(text: String, style: Style)] = []
    var column = 0
    func append(_ text: String, _ style: Style, at start: Int) {
      if start > column { pieces.append((String(repeating: " ", count: start - column), .plain)) }
      pieces.append((text, style))
    }
    for run in row.runs where !run.isBlank {
      if let whole, run.end > whole.column {
        append(whole.text, run.style, at: whole.column)
        break
      }
      append(run.text, run.style, at: run.column)
      column = run.end
    }
    return pieces
  }

  var text: String {
    whole == nil ? row.text : pieces.map(\.text).joined()
  }
}
