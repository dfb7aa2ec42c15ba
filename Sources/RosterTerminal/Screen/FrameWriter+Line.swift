extension FrameWriter {
  /// Turns what is on a line into what it is to show. What differs is written, or what is between,
  /// too, where that is shorter than passing over it: so nothing is longer than the whole line.
  mutating func paint(_ new: LineCells, over old: LineCells, line: Int, width: Int) {
    guard new != old || old.isUnknown else { return }
    var change = LineDifference(new: new, old: old)
    var next = 0
    for index in new.cells.indices where old.isUnknown || change.isChanged(index) {
      pass(next..<index, of: new, to: new.cells[index].column, new.style(of: index), line: line)
      write(index, of: new, line: line)
      next = index + 1
    }
    let isLonger = old.isUnknown || old.columns > new.columns || change.isUncertain
    guard isLonger, new.columns < width else { return }
    pass(next..<new.cells.count, of: new, to: new.columns, "", line: line)
    erase()
  }

  /// Goes to a column, over cells that stay as they are or by writing them again, and begins a style
  /// there.
  private mutating func pass(
    _ cells: Range<Int>, of new: LineCells, to column: Int, _ style: String, line: Int
  ) {
    var moved = branch()
    moved.move(to: line, column)
    moved.begin(style)
    let start = cells.lowerBound > 0 ? new.cells[cells.lowerBound - 1].end : 0
    let size = (cells.isEmpty ? start : new.cells[cells.upperBound - 1].end) - start
    // A cell that terminals differ about would change what is behind it.
    if !cells.isEmpty, size < moved.bytes.count,
      cells.allSatisfy({ !new.cells[$0].isDisputed })
    {
      var written = branch()
      written.move(to: line, new.cells[cells.lowerBound].column)
      for index in cells { written.write(index, of: new, line: line) }
      written.move(to: line, column)
      written.begin(style)
      if written.bytes.count < moved.bytes.count { moved = written }
    }
    go(on: moved)
  }
}

/// Which cells of a line differ from what is on the screen. Asked from left to right.
struct LineDifference {
  private let new: LineCells
  private let old: LineCells
  private var next = 0
  /// Whether a cell that terminals differ about came or went: what is right of it may be anything.
  private(set) var isUncertain = false

  init(new: LineCells, old: LineCells) {
    self.new = new
    self.old = old
  }

  mutating func isChanged(_ index: Int) -> Bool {
    let cell = new.cells[index]
    // Those on the way are covered by what was written.
    while next < old.cells.count, old.cells[next].column < cell.column {
      if old.cells[next].isDisputed { isUncertain = true }
      next += 1
    }
    guard !isUncertain else { return true }
    if next < old.cells.count {
      if old.cells[next].column == cell.column, new.isCell(index, sameAs: next, of: old) {
        next += 1
        return false
      }
    } else if cell.column >= old.columns, new.isBlank(index) {
      return false
    }
    if cell.isDisputed
      || next < old.cells.count && old.cells[next].isDisputed
        && old.cells[next].column < cell.column + cell.width
    {
      isUncertain = true
    }
    return true
  }
}
