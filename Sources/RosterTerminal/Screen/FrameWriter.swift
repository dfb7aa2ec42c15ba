/// Collects the bytes of a frame, and knows what the terminal knows: the style and the cursor.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  /// What began the style that is in force; empty for the plain one.
  private var pen = ""
  private var line: Int?
  /// Nil where terminals may differ.
  private var column: Int?
  /// The columns of the screen.
  private let width: Int

  init(width: Int) { self.width = width }

  /// One that goes on from here, to see how long a way is, without what is written already.
  func branch() -> FrameWriter {
    var branch = self
    branch.bytes = []
    return branch
  }

  /// Goes the way of a branch.
  mutating func go(on branch: FrameWriter) {
    bytes += branch.bytes
    (pen, line, column) = (branch.pen, branch.line, branch.column)
  }

  /// Moves the cursor.
  mutating func move(to line: Int, _ column: Int) {
    guard self.line != line || self.column != column else { return }
    if self.line == line {
      column == 0 ? bytes.append(0x0D) : write("\u{1B}[\(column + 1)G")
    } else {
      let place = line == 0 && column == 0 ? "" : "\(line + 1)"
      write("\u{1B}[\(place)\(column == 0 ? "" : ";\(column + 1)")H")
    }
    (self.line, self.column) = (line, column)
  }

  /// Begins a style.
  mutating func begin(_ style: String) {
    guard pen != style else { return }
    if pen.isEmpty {
      write(style)
    } else if style.isEmpty {
      write(TerminalEncoder.reset)
    } else {
      // The plain style first: parts of the other one would stay.
      write("\u{1B}[0;" + style.dropFirst(2))
    }
    pen = style
  }

  /// Writes a cell, which terminals may differ about.
  mutating func write(_ index: Int, of cells: LineCells, line: Int) {
    let cell = cells.cells[index]
    begin(cells.style(of: index))
    guard cell.isDisputed else { return write(cells.text(of: index), columns: cell.width) }
    // Whatever the terminal makes of it, its cells hold nothing else, and what follows is in place.
    write(ArraySlice(repeatElement(UInt8(ascii: " "), count: cell.width)), columns: cell.width)
    if column == nil || cell.width > 0 { move(to: line, cell.column) }
    write(cells.text(of: index), columns: cell.width)
    column = nil
  }

  /// Empties the rest of the line, in the style that is in force.
  mutating func erase() { write("\u{1B}[K") }

  /// Ends what a frame began, with the cursor at its place.
  mutating func finish(at line: Int, _ column: Int) {
    begin("")
    move(to: line, column)
  }

  /// Takes lines out at the cursor; those below move up, in the region that scrolls.
  mutating func delete(_ lines: Int) { write("\u{1B}[\(lines == 1 ? "" : "\(lines)")M") }

  /// Makes room for lines at the cursor; those below move down.
  mutating func insert(_ lines: Int) { write("\u{1B}[\(lines == 1 ? "" : "\(lines)")L") }

  /// Sets the lines that scroll; nil for all of them. The cursor is anywhere then.
  mutating func scroll(in lines: Range<Int>?) {
    write(lines.map { "\u{1B}[\($0.lowerBound + 1);\($0.upperBound)r" } ?? "\u{1B}[r")
    (line, column) = (nil, nil)
  }

  mutating func write(_ sequence: String) { bytes += sequence.utf8 }

  private mutating func write(_ text: ArraySlice<UInt8>, columns: Int) {
    bytes += text
    column = column.flatMap { $0 + columns < width ? $0 + columns : nil }
  }
}
