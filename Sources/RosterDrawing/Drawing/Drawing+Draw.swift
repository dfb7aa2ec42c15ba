extension Drawing {
  /// Draws one line of text over what is there. It becomes safe to print on the way.
  ///
  /// Newlines show as their picture: one line stays one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func draw(
    _ text: some StringProtocol, at point: CellPoint, style: Style = .plain,
    profile: WidthProfile = .unicode
  ) {
    var line = TextLine()
    line.append(unsafe: text, style: style, profile: profile)
    draw(line, at: point)
  }

  /// Draws text in a rectangle, as many lines as there is room for.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func draw(_ text: StyledText, in rect: CellRect, flow: TextFlow = TextFlow()) {
    guard !rect.isEmpty, rect.minY < height else { return }
    var flow = flow
    flow.lineLimit = min(flow.lineLimit ?? rect.height, rect.height)
    for (number, line) in text.lines(width: rect.width, flow: flow).enumerated() {
      let inset = flow.alignment.inset(of: rect.width - line.width)
      draw(line, at: rect.origin.offset(x: inset, y: number), end: rect.maxX)
    }
  }

  /// A drawing of text, as large as the text is at a width.
  ///
  /// - Parameter width: The most columns; nil breaks lines only where the text does.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: StyledText, width: Int? = nil, flow: TextFlow = TextFlow()) {
    let lines = text.lines(width: width, flow: flow)
    let widest = lines.reduce(0) { max($0, $1.width) }
    self.init(width: min(widest, width ?? .max), height: lines.count)
    for (number, line) in lines.enumerated() {
      let inset = flow.alignment.inset(of: self.width - line.width)
      draw(line, at: CellPoint(x: inset, y: number))
    }
  }

  /// Gives cells a ground, or another style, with nothing on it.
  ///
  /// - Complexity: O(lines), where nothing else is drawn yet.
  public mutating func fill(_ rect: CellRect, style: Style) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for line in part.minY..<part.maxY {
      draw(DrawingRun(column: part.minX, width: part.width, text: "", style: style), line: line)
    }
  }

  /// Gives cells a ground with nothing on it.
  public mutating func fill(_ rect: CellRect, background: Color) {
    fill(rect, style: Style(background: background))
  }

  /// Fills cells with a glyph, as a rule of `─`. Where the glyph takes two columns, the last column
  /// of an odd number stays as it is; glyphs without columns fill nothing, nor do those that join with
  /// themselves, as halves of flags do.
  public mutating func fill(
    _ rect: CellRect, with glyph: Character, style: Style = .plain,
    profile: WidthProfile = .unicode
  ) {
    let part = rect.intersection(bounds)
    let safe = String(glyph).terminalSafe
    let columns = profile.width(of: safe)
    guard !part.isEmpty, columns > 0, columns <= part.width else { return }
    guard profile.width(of: safe + safe) == 2 * columns, (safe + safe).count == 2 * safe.count
    else { return }
    var line = TextLine()
    line.append(
      String(repeating: safe, count: part.width / columns), style: style,
      width: part.width / columns * columns, profile: profile)
    for number in part.minY..<part.maxY {
      draw(line, at: CellPoint(x: part.minX, y: number))
    }
  }

  /// Changes the style of what is drawn in some cells.
  public mutating func restyle(_ rect: CellRect, _ change: (Style) -> Style) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty, part.minY < rows.count else { return }
    for line in part.minY..<min(part.maxY, rows.count) {
      rows[line].restyle(part.minX..<part.maxX, change)
    }
  }

  /// Takes away what is drawn in some cells, ground and all. Halves of wide clusters that stay
  /// become spaces.
  package mutating func erase(_ rect: CellRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty, part.minY < rows.count else { return }
    for line in part.minY..<min(part.maxY, rows.count) {
      let row = rows[line]
      rows[line].runs =
        row.cropped(to: 0..<part.minX).runs
        + row.cropped(to: part.maxX..<width, movedTo: part.maxX).runs
    }
  }

  /// Puts a style below everything in some cells, and on cells where nothing is drawn.
  public mutating func underlay(_ rect: CellRect, style: Style) {
    var ground = Drawing(size: size)
    ground.fill(rect, style: Style(background: style.background))
    restyle(rect) { $0.over(style) }
    ground.overlayRows(of: self, at: .zero)
    rows = ground.rows
  }

  /// - Parameter end: The column that it ends before, whatever its length.
  mutating func draw(_ line: TextLine, at point: CellPoint, end: Int = .max) {
    guard point.y >= 0, point.y < height else { return }
    let width = min(self.width, max(0, end))
    var column = point.x
    for part in line.parts {
      if column >= width { break }
      let run = DrawingRun(part, column: column)
      column += part.width
      if run.column >= 0, run.end <= width {
        draw(run, line: point.y)
      } else {
        for piece in run.cropped(to: 0..<width) { draw(piece, line: point.y) }
      }
    }
  }

  mutating func draw(_ run: DrawingRun, line: Int) {
    while rows.count <= line { rows.append(DrawingRow()) }
    rows[line].draw(run)
  }
}
