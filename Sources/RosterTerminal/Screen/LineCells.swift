import RosterDrawing

/// What a line of a screen shows, in bytes: one cell after the other, each with its column.
///
/// Cells are clusters, so one may take two columns. Spaces in the plain style at the end are left
/// out.
struct LineCells: Hashable {
  private(set) var cells: [Cell] = []
  /// The text of all cells.
  private(set) var bytes: [UInt8] = []
  /// What begins the styles of the cells; empty for the plain one.
  private(set) var styles: [String] = []
  /// Whether nothing is known about what is on the line.
  private(set) var isUnknown = false

  struct Cell: Hashable {
    var column: Int
    var width: Int
    /// Where its text ends.
    var end: Int
    /// The offset of its style.
    var style: Int
    /// Whether terminals differ about its width.
    var isDisputed = false
  }

  /// Nothing.
  static let blank = LineCells()

  /// A line that may show anything.
  static let unknown: LineCells = {
    var line = LineCells()
    line.isUnknown = true
    return line
  }()

  private init() {}

  /// The part of a row that is in some columns. Half a cluster at the end becomes a space.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  init(_ row: DrawingRow, width: Int, encoder: TerminalEncoder) {
    var column = 0
    for run in row.runs {
      if run.column >= width { break }
      if run.column > column {
        add(spaces: run.column - column, at: column, style(""))
      }
      add(run, style(encoder.sequence(for: run.style)), width: width)
      column = run.end
    }
    trim()
  }

  /// The column behind the last cell.
  var columns: Int { cells.last.map { $0.column + $0.width } ?? 0 }

  /// The bytes of a cell.
  func text(of index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? cells[index - 1].end : 0)..<cells[index].end]
  }

  /// What begins the style of a cell.
  func style(of index: Int) -> String { styles[cells[index].style] }

  /// Whether a cell is a space in the plain style.
  func isBlank(_ index: Int) -> Bool {
    let text = text(of: index)
    return text.count == 1 && text.first == UInt8(ascii: " ") && style(of: index).isEmpty
  }

  /// Whether a cell shows the same as one of another line.
  func isCell(_ index: Int, sameAs other: Int, of line: LineCells) -> Bool {
    cells[index].column == line.cells[other].column && cells[index].width == line.cells[other].width
      && style(of: index) == line.style(of: other) && text(of: index) == line.text(of: other)
  }

  private mutating func style(_ sequence: String) -> Int {
    if let index = styles.lastIndex(of: sequence) { return index }
    styles.append(sequence)
    return styles.count - 1
  }

  private mutating func add(spaces: Int, at column: Int, _ style: Int) {
    for place in 0..<spaces {
      bytes.append(UInt8(ascii: " "))
      cells.append(Cell(column: column + place, width: 1, end: bytes.count, style: style))
    }
  }

  private mutating func add(_ run: DrawingRun, _ style: Int, width: Int) {
    let room = width - run.column
    if run.isBlank { return add(spaces: min(run.width, room), at: run.column, style) }
    let text = run.text
    guard text.utf8.count != run.width || text.utf8.contains(where: { $0 >= 0x80 }) else {
      var column = run.column
      for byte in text.utf8.prefix(room) {
        bytes.append(byte)
        cells.append(Cell(column: column, width: 1, end: bytes.count, style: style))
        column += 1
      }
      return
    }
    var column = run.column
    run.forEachCluster { cluster, columns in
      guard column + columns <= width else {
        add(spaces: max(0, width - column), at: column, style)
        column = width
        return
      }
      add(String(cluster).withoutLooseJoiners, columns, at: column, style)
      column += columns
    }
  }

  /// What takes no columns belongs to what is before it; at the start of the line to nothing.
  private mutating func add(_ text: String, _ columns: Int, at column: Int, _ style: Int) {
    guard columns > 0 else {
      guard !cells.isEmpty else { return }
      bytes += text.utf8
      cells[cells.count - 1].end = bytes.count
      return
    }
    bytes += text.utf8
    cells.append(
      Cell(
        column: column, width: columns, end: bytes.count, style: style,
        isDisputed: WidthProfile.isDisputed(text)))
  }

  private mutating func trim() {
    while !cells.isEmpty, isBlank(cells.count - 1) { cells.removeLast() }
    bytes.removeLast(bytes.count - (cells.last?.end ?? 0))
  }
}
