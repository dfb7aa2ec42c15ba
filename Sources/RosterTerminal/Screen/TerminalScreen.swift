import RosterDrawing

/// What is on the screen of a terminal, and the shortest way to what it is to show next.
///
/// ```swift
/// var screen = TerminalScreen(encoder: TerminalEncoder(hasColors: true))
/// try device.write(screen.update(to: frame))
/// ```
///
/// Lines that stay are moved by the terminal, as far as it has regions that scroll; in lines that
/// change only what differs is written. Nothing is ever longer than writing all lines.
public struct TerminalScreen {
  /// Whoever changes it calls ``forget()``, so that all is written anew.
  public var encoder: TerminalEncoder

  /// Whether the terminal can scroll a part of its screen. Those that cannot get lines written
  /// instead of moved.
  public var hasScrollRegions: Bool

  /// Nil where nothing is known.
  private var shown: Shown?

  private struct Shown {
    var width: Int
    var lines: [ScreenLine]
    var cells: [LineCells]
    var cursor: CellPoint
  }

  public init(encoder: TerminalEncoder, hasScrollRegions: Bool = true) {
    self.encoder = encoder
    self.hasScrollRegions = hasScrollRegions
  }

  /// Forgets what is on the screen: the next frame is written as a whole. For a screen that
  /// somebody else wrote to, or that has another size.
  public mutating func forget() { shown = nil }

  /// The bytes that turn what is on the screen into a frame, in one piece; none where it shows that
  /// frame. They have to be written as a whole; if that fails, ``forget()`` is to be called.
  ///
  /// - Complexity: O(cells of lines that changed).
  public mutating func update(to frame: TerminalFrame) -> [UInt8] {
    let lines = frame.screenLines
    let cursor = CellPoint(
      x: min(max(frame.cursor.x, 0), max(frame.width - 1, 0)),
      y: min(max(frame.cursor.y, 0), max(frame.height - 1, 0)))
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard let shown, shown.width == frame.width, shown.lines.count == frame.height else {
      return updateAll(to: lines, frame, cursor)
    }
    if shown.lines == lines {
      guard shown.cursor != cursor else { return [] }
      self.shown?.cursor = cursor
      return finished(FrameWriter(width: frame.width), cursor)
    }
    var places: [DrawingRow: Int] = [:]
    for (index, line) in shown.lines.enumerated() { places[line.row] = index }
    let cells = lines.map { line in
      places[line.row].map { shown.cells[$0] }
        ?? LineCells(line.row, width: frame.width, encoder: encoder)
    }
    let next = Shown(width: frame.width, lines: lines, cells: cells, cursor: cursor)
    self.shown = next
    let written = writing(next, over: shown.cells)
    if written.bytes.isEmpty, shown.cursor == cursor { return [] }
    let long = finished(written, cursor)
    guard !written.bytes.isEmpty, let moved = moving(shown, to: next, in: frame.scrolling) else {
      return long
    }
    let short = finished(moved, cursor)
    return short.count < long.count ? short : long
  }

  private mutating func updateAll(
    to lines: [ScreenLine], _ frame: TerminalFrame, _ cursor: CellPoint
  ) -> [UInt8] {
    let cells = lines.map { LineCells($0.row, width: frame.width, encoder: encoder) }
    var writer = FrameWriter(width: frame.width)
    writer.write(TerminalMode.prepare)
    for (line, new) in cells.enumerated() {
      writer.paint(new, over: .unknown, line: line, width: frame.width)
    }
    shown = Shown(width: frame.width, lines: lines, cells: cells, cursor: cursor)
    return finished(writer, cursor)
  }

  /// Writes over the lines where they are.
  private func writing(
    _ next: Shown, over cells: [LineCells], from writer: FrameWriter? = nil
  ) -> FrameWriter {
    var writer = writer ?? FrameWriter(width: next.width)
    for line in next.cells.indices where line < cells.count {
      writer.paint(next.cells[line], over: cells[line], line: line, width: next.width)
    }
    return writer
  }

  /// Moves lines first; nil where none is to be moved.
  private func moving(_ old: Shown, to next: Shown, in part: Range<Int>) -> FrameWriter? {
    guard hasScrollRegions, part.count > 1 else { return nil }
    let (before, after) = (old.lines[part].map(\.id), next.lines[part].map(\.id))
    guard before != after else { return nil }
    let step = WindowStep(from: before, to: after)
    guard !step.isEmpty else { return nil }
    var writer = FrameWriter(width: next.width)
    writer.scroll(in: part)
    for run in step.deletions {
      writer.move(to: part.lowerBound + run.line, 0)
      writer.delete(run.count)
    }
    for run in step.insertions {
      writer.move(to: part.lowerBound + run.line, 0)
      writer.insert(run.count)
    }
    writer.scroll(in: nil)
    var scrolled = Array(old.cells[part])
    step.apply(to: &scrolled)
    var cells = old.cells
    cells.replaceSubrange(part, with: scrolled)
    return writing(next, over: cells, from: writer)
  }

  private func finished(_ writer: FrameWriter, _ cursor: CellPoint) -> [UInt8] {
    var writer = writer
    let isCursorAlone = writer.bytes.isEmpty
    writer.finish(at: cursor.y, cursor.x)
    guard !isCursorAlone else { return writer.bytes }
    writer.write(TerminalMode.endUpdate)
    return TerminalMode.beginUpdate.utf8 + writer.bytes
  }
}
