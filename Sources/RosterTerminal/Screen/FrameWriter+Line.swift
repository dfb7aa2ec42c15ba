extension FrameWriter {
  /// Turns what is on a line into what it is to show, in the shorter of two ways: what differs, or
  /// the whole line.
  mutating func paint(_ new: LineCells, over old: LineCells, line: Int, width: Int) {
    guard !old.isUnknown else { return paint(new, line: line, width: width) }
    guard new != old else { return }
    var changes = self
    changes.paintChanges(new, over: old, line: line, width: width)
    // Nothing whole is shorter than its text.
    if changes.bytes.count - bytes.count > new.bytes.count {
      var whole = self
      whole.paint(new, line: line, width: width)
      if whole.bytes.count < changes.bytes.count {
        self = whole
        return
      }
    }
    self = changes
  }

  private mutating func paint(_ new: LineCells, line: Int, width: Int) {
    move(to: line, 0)
    for index in new.cells.indices { writeInPlace(index, of: new, line: line) }
    begin("")
    guard new.columns < width else { return }
    move(to: line, new.columns)
    erase()
  }

  private mutating func paintChanges(
    _ new: LineCells, over old: LineCells, line: Int, width: Int
  ) {
    var change = LineDifference(new: new, old: old)
    var last: Int?
    for index in new.cells.indices where change.isChanged(index) {
      // A few cells in between are written again rather than passed over.
      if let last, isShort(last + 1..<index, of: new) {
        for between in last + 1..<index { writeInPlace(between, of: new, line: line) }
      }
      writeInPlace(index, of: new, line: line)
      last = index
    }
    begin("")
    guard old.columns > new.columns || change.isUncertain, new.columns < width else { return }
    move(to: line, new.columns)
    erase()
  }

  private mutating func writeInPlace(_ index: Int, of cells: LineCells, line: Int) {
    move(to: line, cells.cells[index].column)
    write(index, of: cells, line: line)
  }

  /// Whether writing cells is no longer than passing over them.
  private func isShort(_ cells: Range<Int>, of line: LineCells) -> Bool {
    guard let first = cells.first, let last = cells.last else { return false }
    let size = line.cells[last].end - (first > 0 ? line.cells[first - 1].end : 0)
    let style = first > 0 ? line.cells[first - 1].style : line.cells[first].style
    return size <= Self.moveCost(to: line.cells[last].column + 1)
      && cells.allSatisfy { line.cells[$0].style == style && !line.cells[$0].isDisputed }
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
