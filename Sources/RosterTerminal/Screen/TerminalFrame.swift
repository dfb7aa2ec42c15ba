import RosterDrawing

/// What a screen is to show: lines that stay at the top, lines that scroll, lines that stay at the
/// bottom, and where the cursor stands.
public struct TerminalFrame: Hashable {
  /// Columns and lines of the screen.
  public var size: CellSize

  /// The lines at the top.
  public var header: [DrawingRow]

  /// The lines between header and footer. Those that are too many are left out; where there are too
  /// few, empty ones follow.
  public var lines: [ScreenLine]

  /// The lines at the bottom.
  public var footer: [DrawingRow]

  /// Where the cursor stands, counted from the top left cell of the screen.
  public var cursor: CellPoint

  public init(
    size: CellSize, header: [DrawingRow] = [], lines: [ScreenLine], footer: [DrawingRow] = [],
    cursor: CellPoint = .zero
  ) {
    self.size = size
    self.header = header
    self.lines = lines
    self.footer = footer
    self.cursor = cursor
  }

  /// The most columns or lines; what is beyond is left out.
  static let limit = 4_096

  var width: Int { min(size.width, Self.limit) }
  var height: Int { min(size.height, Self.limit) }

  /// Where the lines are that scroll. The header goes first where there is no room.
  var scrolling: Range<Int> {
    let bottom = height - min(footer.count, height)
    return min(header.count, bottom)..<bottom
  }

  /// The lines of the whole screen.
  var screenLines: [ScreenLine] {
    let part = scrolling
    var result = header.prefix(part.lowerBound).map { ScreenLine(row: $0) }
    result += lines.prefix(part.count)
    while result.count < part.upperBound { result.append(ScreenLine()) }
    result += footer.prefix(height - part.upperBound).map { ScreenLine(row: $0) }
    return result
  }
}
