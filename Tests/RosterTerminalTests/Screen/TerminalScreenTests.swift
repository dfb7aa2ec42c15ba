import RosterDiffProof
import RosterDrawing
import XCTest

@testable import RosterTerminal

/// What is written on an old screen gives the new one, never in more bytes than all of it.
final class TerminalScreenTests: XCTestCase {
  private struct Run {
    var frames: RandomFrames
    var screen = TerminalScreen(encoder: TerminalEncoder(hasColors: true))
    var scalars: WidthProfile?
    var bytes = 0
    var repainted = 0
  }

  /// A fresh screen, with something on it, onto which a frame is written as a whole.
  private func repainted(
    _ frame: TerminalFrame, _ encoder: TerminalEncoder, _ scalars: WidthProfile?
  ) -> (terminal: VirtualTerminal, bytes: Int) {
    var terminal = VirtualTerminal(frame.size, scalars: scalars, garbage: "#")
    var screen = TerminalScreen(encoder: encoder)
    let bytes = screen.update(to: frame)
    terminal.feed(bytes)
    return (terminal, bytes.count)
  }

  @discardableResult
  private func play(
    _ run: inout Run, steps: Int, label: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    var terminal = VirtualTerminal(run.frames.size, scalars: run.scalars, garbage: "?")
    var last: TerminalFrame?
    for step in 0..<steps {
      let label = "\(label), step \(step)"
      let frame = run.frames.frame
      terminal.forgetTouched()
      var still = run.screen
      still.hasScrollRegions = false
      let bytes = run.screen.update(to: frame)
      terminal.feed(bytes)
      XCTAssertLessThanOrEqual(
        bytes.count, still.update(to: frame).count, "\(label): moved", file: file, line: line)
      let whole = repainted(frame, run.screen.encoder, run.scalars)
      run.bytes += bytes.count
      run.repainted += whole.bytes
      XCTAssertEqual(terminal.faults + whole.terminal.faults, [], label, file: file, line: line)
      guard terminal.lines == whole.terminal.lines, terminal.cursor == whole.terminal.cursor,
        terminal.isPlain, terminal.region == 0..<frame.size.height, terminal.modes[2026] != true
      else {
        XCTFail(
          "\(label)\n\(terminal.picture)\nand not\n\(whole.terminal.picture)\n"
            + "\(terminal.cursor) \(whole.terminal.cursor)", file: file, line: line)
        return false
      }
      XCTAssertLessThanOrEqual(bytes.count, whole.bytes, label, file: file, line: line)
      if let last { checkEdges(last, frame, terminal, label) }
      XCTAssertEqual(run.screen.update(to: frame), [], label, file: file, line: line)
      last = frame
      run.frames.step()
    }
    return true
  }

  /// Header and footer are not touched unless they change.
  private func checkEdges(
    _ old: TerminalFrame, _ new: TerminalFrame, _ terminal: VirtualTerminal, _ label: String
  ) {
    guard old.header.count == new.header.count, old.footer.count == new.footer.count else { return }
    for line in 0..<new.scrolling.lowerBound where old.header[line] == new.header[line] {
      XCTAssertFalse(terminal.touched.contains(line), "\(label): header \(line)")
    }
    for place in new.scrolling.upperBound..<new.height {
      let line = place - new.scrolling.upperBound
      guard old.footer[line] == new.footer[line] else { continue }
      XCTAssertFalse(terminal.touched.contains(place), "\(label): footer \(line)")
    }
  }

  private func playAll(
    _ seeds: Range<Int>, steps: Int, pieces: [String], scalars: WidthProfile? = nil,
    change: (inout Run) -> Void = { _ in }
  ) {
    for seed in seeds {
      var random = SeededRandom(seed: UInt64(seed))
      let size =
        seed.isMultiple(of: 10)
        ? CellSize(width: 80, height: 24)
        : CellSize(width: 1 + random.below(30), height: 1 + random.below(12))
      var run = Run(frames: RandomFrames(seed: seed, size: size, pieces: pieces), scalars: scalars)
      change(&run)
      guard play(&run, steps: steps, label: "seed \(seed), \(size)") else { return }
    }
  }

  func testRandomListsOfPlainText() {
    playAll(0..<60, steps: 20, pieces: RandomFrames.plainPieces)
  }

  func testRandomListsOfWideText() {
    playAll(1_000..<1_040, steps: 20, pieces: RandomFrames.widePieces)
  }

  func testTextThatTerminalsDifferAbout() {
    playAll(2_000..<2_025, steps: 20, pieces: RandomFrames.disputedPieces)
    playAll(3_000..<3_025, steps: 20, pieces: RandomFrames.disputedPieces, scalars: .legacy)
  }

  func testTerminalsWithoutRegionsOrColors() {
    playAll(4_000..<4_012, steps: 20, pieces: RandomFrames.widePieces) {
      $0.screen.hasScrollRegions = false
    }
    playAll(5_000..<5_012, steps: 20, pieces: RandomFrames.widePieces) {
      $0.screen.encoder = TerminalEncoder(hasColors: false)
    }
  }

  func testNoRegionIsSetWhereThereIsNone() {
    var frames = RandomFrames(
      seed: 6, size: CellSize(width: 20, height: 8), pieces: RandomFrames.plainPieces)
    var screen = TerminalScreen(
      encoder: TerminalEncoder(hasColors: true), hasScrollRegions: false)
    _ = screen.update(to: frames.frame)
    for _ in 0..<100 {
      frames.step()
      let text = String(decoding: screen.update(to: frames.frame), as: UTF8.self)
      for final in ["r", "L", "M"] {
        XCTAssertNil(text.range(of: "\u{1B}\\[[0-9;]*\(final)", options: .regularExpression))
      }
    }
  }

  /// What is written as a whole is the text of each line, in its styles.
  func testAWholeFrameShowsWhatItsLinesSay() {
    let encoder = TerminalEncoder(hasColors: true)
    for seed in 7_000..<7_060 {
      let size = CellSize(width: 1 + seed % 30, height: 6)
      let frame = RandomFrames(
        seed: seed, size: size, pieces: RandomFrames.widePieces, excess: 0
      ).frame
      let terminal = repainted(frame, encoder, nil).terminal
      let rows = frame.screenLines.map(\.row)
      XCTAssertEqual(
        terminal.picture, rows.map(\.text).joined(separator: "\n"), "seed \(seed), \(size)")
      for (line, row) in rows.enumerated() {
        for run in row.runs where run.width > 0 {
          var pen = VirtualTerminal(CellSize(width: 4, height: 1))
          pen.feed([UInt8]("\u{1B}[?7l".utf8) + encoder.encode("x", style: run.style).utf8)
          XCTAssertEqual(
            terminal.lines[line][run.column].pen, pen.lines[0][0].pen,
            "seed \(seed), \(size): \(run)")
        }
      }
    }
  }

  /// Every pair of short lines, in two styles, and long ones made of them.
  func testEveryPairOfShortLines() {
    let letters: [(String, Style)] = [
      ("a", .plain), ("b", .plain), ("b", Style(.bold)), (" ", .plain), ("中", .plain),
    ]
    func row(_ code: Int, times: Int) -> DrawingRow {
      var drawing = Drawing(width: 40, height: 1)
      var column = 0
      for _ in 0..<times {
        for digit in [code % 5, code / 5 % 5, code / 25] {
          let (text, style) = letters[digit]
          drawing.draw(text, at: CellPoint(x: column, y: 0), style: style)
          column += WidthProfile.unicode.width(of: text)
        }
      }
      return drawing.row(0)
    }
    let encoder = TerminalEncoder(hasColors: true)
    for (times, width) in [(1, 3), (5, 31)] {
      func frame(_ code: Int) -> TerminalFrame {
        TerminalFrame(
          size: CellSize(width: width, height: 1), lines: [ScreenLine(row: row(code, times: times))]
        )
      }
      let frames = (0..<125).map(frame)
      let whole = frames.map { repainted($0, encoder, nil) }
      for old in frames.indices {
        var start = TerminalScreen(encoder: encoder)
        _ = start.update(to: frames[old])
        // Of the long ones a part.
        for new in frames.indices where times == 1 || (old + new) % 9 == 0 {
          var screen = start
          let bytes = screen.update(to: frames[new])
          var terminal = whole[old].terminal
          terminal.feed(bytes)
          // Without what a whole frame has more at its start.
          let limit = whole[new].bytes - TerminalMode.prepare.utf8.count
          guard terminal.lines == whole[new].terminal.lines, terminal.isPlain,
            bytes.count <= limit, terminal.faults == []
          else { return XCTFail("\(old) to \(new), \(times) times: \(bytes.count), \(limit)") }
        }
      }
    }
  }

  /// What the bytes are, with `<` for the start of a sequence.
  func testTheBytesOfSmallChanges() {
    func frame(_ lines: [(String, String)], cursor: Int = 0) -> TerminalFrame {
      TerminalFrame(
        size: CellSize(width: 20, height: 6), header: [row("Title", 20)],
        lines: lines.map { ScreenLine(id: $0.0, row: row($0.1, 20)) }, footer: [row("Help", 20)],
        cursor: CellPoint(x: cursor, y: 1))
    }
    let four = [("a", "Coding"), ("b", "Reading"), ("c", "Noting"), ("d", "Walking")]
    let new = ("n", "New")
    let changes: [(String, [(String, String)], String)] = [
      ("nothing", four, ""),
      ("in a line", [("a", "Coming")] + four[1...], "<2;3Hm\r"),
      ("at its end", [("a", "Cod")] + four[1...], "<2;4H<K\r"),
      ("in two places", [("a", "Boding!")] + four[1...], "<2HB<7G!\r"),
      ("at the top", [new] + four[..<3], "<2;5r<2H<L<r<2HNew\r"),
      ("taken out", [four[0]] + four[2...], "<2;5r<3H<M<r<2H"),
      ("replaced", [four[0], new] + four[2...], "<3HNew<K<2H"),
      ("moved", [four[3]] + four[..<3], "<2;5r<2H<L<r<2HWalking\r"),
      ("scrolled", Array(four[1...]) + [new], "<2;5r<2H<M<r<5HNew<2H"),
    ]
    for (label, lines, expected) in changes {
      var screen = TerminalScreen(encoder: TerminalEncoder(hasColors: true))
      _ = screen.update(to: frame(four))
      let bytes = String(decoding: screen.update(to: frame(Array(lines))), as: UTF8.self)
        .replacingOccurrences(of: "\u{1B}[", with: "<")
      let whole = expected.isEmpty ? "" : "<?2026h\(expected)<?2026l"
      XCTAssertEqual(
        bytes.replacingOccurrences(of: "\r", with: "\\r"),
        whole.replacingOccurrences(of: "\r", with: "\\r"), label)
    }
    var screen = TerminalScreen(encoder: TerminalEncoder(hasColors: true))
    _ = screen.update(to: frame(four))
    XCTAssertEqual(screen.update(to: frame(four, cursor: 4)), Array("\u{1B}[2;5H".utf8))
  }

  private func row(_ text: String, _ width: Int) -> DrawingRow {
    var drawing = Drawing(width: width, height: 1)
    drawing.draw(text, at: .zero)
    return drawing.row(0)
  }

  /// A cell in between that stays is passed over or written again, whichever is shorter.
  func testCellsInBetweenAreWrittenOrPassedOver() {
    func frame(_ text: StyledText) -> TerminalFrame {
      TerminalFrame(
        size: CellSize(width: 20, height: 1),
        lines: [ScreenLine(row: Drawing(text, width: 20).row(0))])
    }
    let bold = StyledText("b", style: Style(.bold))
    let changes: [(StyledText, StyledText, String)] = [
      ("axb", "ayc", "<Hayc\r"),
      ("a1234b", "x1234y", "<Hx<6Gy\r"),
      ("a12b", "x12y", "<Hx12y\r"),
      ("a" + bold + "c", "x" + bold + "y", "<Hx<3Gy\r"),
    ]
    for (old, new, expected) in changes {
      var screen = TerminalScreen(encoder: TerminalEncoder(hasColors: true))
      _ = screen.update(to: frame(old))
      let bytes = String(decoding: screen.update(to: frame(new)), as: UTF8.self)
        .replacingOccurrences(of: "\u{1B}[", with: "<")
      XCTAssertEqual(
        bytes.replacingOccurrences(of: "\r", with: "\\r"),
        "<?2026h\(expected)<?2026l".replacingOccurrences(of: "\r", with: "\\r"))
    }
  }

  /// Every pair of windows of three lines between a title and a help line.
  func testEveryPairOfSmallWindows() {
    let encoder = TerminalEncoder(hasColors: true)
    let names = [nil, "a", "b", "c", "d"]
    func row(_ text: String) -> DrawingRow {
      var drawing = Drawing(width: 4, height: 1)
      drawing.draw(text, at: .zero)
      return drawing.row(0)
    }
    var frames: [TerminalFrame] = []
    for code in 0..<125 {
      let window = [code % 5, code / 5 % 5, code / 25]
      guard Set(window.filter { $0 > 0 }).count == window.count(where: { $0 > 0 }) else { continue }
      frames.append(
        TerminalFrame(
          size: CellSize(width: 4, height: 5), header: [row("top")],
          lines: window.map { ScreenLine(id: names[$0], row: row(names[$0] ?? "")) },
          footer: [row("end")]))
    }
    let whole = frames.map { repainted($0, encoder, nil) }
    for old in frames.indices {
      var start = TerminalScreen(encoder: encoder)
      _ = start.update(to: frames[old])
      for new in frames.indices {
        var screen = start
        var terminal = whole[old].terminal
        terminal.forgetTouched()
        terminal.feed(screen.update(to: frames[new]))
        guard terminal.lines == whole[new].terminal.lines, terminal.faults == [],
          terminal.touched.isDisjoint(with: [0, 4])
        else { return XCTFail("\(old) to \(new)\n\(terminal.picture)") }
      }
    }
  }
}
