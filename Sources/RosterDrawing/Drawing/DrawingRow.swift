/// One line of a drawing: runs from left to right that do not overlap. Between them nothing is
/// drawn, and what lies below shows through.
public struct DrawingRow: Hashable, Sendable {
  /// The runs, by column.
  public internal(set) var runs: [DrawingRun] = []

  /// A line on which nothing is drawn.
  public init() {}

  /// Whether nothing is drawn.
  public var isEmpty: Bool { runs.isEmpty }

  /// The column after the last that is drawn.
  public var end: Int { runs.last?.end ?? 0 }

  /// The row as plain text from its first column on, spaces where nothing is drawn; none at the
  /// end.
  public var text: String {
    var result = ""
    var column = 0
    for run in runs {
      if run.isBlank { continue }
      if run.column > column { result += String(repeating: " ", count: run.column - column) }
      result += run.text
      column = run.end
    }
    // What keeps the last text apart from others has none to keep it from.
    while result.utf8.last == 0x20 || result.unicodeScalars.last == "\u{200B}" {
      result.unicodeScalars.removeLast()
    }
    return result
  }
}

extension DrawingRow {
  /// Draws a run over what is there. Its ground, if it has none, is the one it is drawn on.
  ///
  /// - Complexity: O(1) right of all runs, otherwise O(*n*) in the runs of the row.
  mutating func draw(_ run: DrawingRun) {
    guard let last = runs.last, last.end > run.column else {
      if runs.isEmpty { runs.reserveCapacity(4) }
      let touches = runs.last?.end == run.column
      runs.append(run)
      if touches { keepApart(runs.count - 1..<runs.count) }
      return
    }
    let first = firstIndex(endingAfter: run.column)
    var index = first
    var replacement: [DrawingRun] = []
    var top: [DrawingRun] = []
    var column = run.column
    while index < runs.count, runs[index].column < run.end || runs[index].column == run.column {
      let below = runs[index]
      if below.column < run.column { replacement += below.cropped(to: below.column..<run.column) }
      if run.style.background == nil, let ground = below.style.background {
        // A cluster that lies on two grounds takes that of its first cell.
        let low = run.boundary(from: max(below.column, column))
        let high = run.boundary(from: min(below.end, run.end))
        if column < low { top += run.cropped(to: column..<low) }
        if low < high || run.width == 0 {
          for var piece in run.cropped(to: low..<max(high, low + 1)) {
            piece.style.background = ground
            top.append(piece)
          }
        }
        column = max(low, high)
      }
      index += 1
    }
    if column < run.end || top.isEmpty { top += run.cropped(to: column..<max(run.end, column + 1)) }
    let start = first + replacement.count
    replacement += top
    if index > first {
      let below = runs[index - 1]
      if below.end > run.end { replacement += below.cropped(to: run.end..<below.end) }
    }
    runs.replaceSubrange(first..<index, with: replacement)
    keepApart(start..<start + top.count)
  }

  /// Changes the style of what is drawn in some columns: of whole clusters, by their first cells.
  mutating func restyle(_ columns: Range<Int>, _ change: (Style) -> Style) {
    var result: [DrawingRun] = []
    result.reserveCapacity(runs.count)
    for run in runs {
      let low = run.boundary(from: min(max(columns.lowerBound, run.column), run.end))
      let high = run.boundary(from: min(max(columns.upperBound, run.column), run.end))
      guard low < high else {
        result.append(run)
        continue
      }
      result += run.cropped(to: run.column..<low)
      for var piece in run.cropped(to: low..<high) {
        piece.style = change(piece.style)
        result.append(piece)
      }
      result += run.cropped(to: high..<run.end)
    }
    runs = result
    keepApart()
  }

  /// The part inside some columns, moved so that the first of them is at a column.
  func cropped(to columns: Range<Int>, movedTo column: Int = 0) -> DrawingRow {
    var result = DrawingRow()
    for run in runs where run.end > columns.lowerBound || run.width == 0 {
      if run.column >= columns.upperBound { break }
      for var piece in run.cropped(to: columns) {
        piece.column += column - columns.lowerBound
        result.runs.append(piece)
      }
    }
    result.keepApart()
    return result
  }

  private func firstIndex(endingAfter column: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
