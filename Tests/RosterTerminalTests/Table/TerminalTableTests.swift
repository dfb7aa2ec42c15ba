import Roster
import XCTest

@testable import RosterTerminal

/// What shows, and what a change of it costs.
@MainActor final class TerminalTableTests: XCTestCase {
  func testATableBetweenItsHeaderAndFooter() async throws {
    let list = try TerminalFixture("A: a b c", columns: 20, lines: 7)
    XCTAssertEqual(
      try list.picture(),
      """
      Title
      ›a <
       b
       c


      Help
      """)
    XCTAssertEqual(list.screen.faults, [])
  }

  func testTheCurrentRowIsReversedOverItsWholeWidth() async throws {
    let list = try TerminalFixture("A: a b c", columns: 20, lines: 7)
    try list.press(Key(.down))
    for line in 0..<7 {
      let isReversed = list.screen.lines[line].map { $0.pen.traits.contains(7) }
      XCTAssertEqual(isReversed, Array(repeating: line == 2, count: 20), "line \(line)")
    }
    XCTAssertEqual(list.screen.modes[25], true, "the cursor shows")
  }

  func testWithoutColorsAPointerIsAtTheCurrentRow() async throws {
    for isASCII in [false, true] {
      let encoder = TerminalEncoder(hasColors: isASCII)
      let list = try TerminalFixture("A: a b c d", columns: 20, lines: 6, encoder: encoder)
      list.list.isASCII = isASCII
      list.table.allowsMultipleSelection = true
      try list.press(Key(.tab), Key(.tab))
      try list.press(Key(.up))
      let mark = isASCII ? "+" : "✓"
      XCTAssertEqual(
        try list.picture(),
        """
        Title
         \(mark)a
        >\(mark)b <
          c
          d
        Help
        """)
      let bytes = list.device.frames.flatMap(\.self)
      XCTAssertEqual(bytes.contains { $0 >= 0x80 }, !isASCII)
    }
  }

  /// Whatever the table draws by itself is ASCII, whatever a text says stays.
  func testOwnSignsAreASCIIAndTextsStay() async throws {
    let list = try TerminalFixture("A: ★…─›", columns: 30, lines: 12)
    list.list.isASCII = true
    let kinds: [CellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(displayed: .always),
      .multiselect(displayed: .always),
      .reorder(displayed: .always), .outlineDisclosure(displayed: .always),
      .delete(displayed: .always),
      .insert(displayed: .always),
    ]
    let controls = HostingConfiguration {
      VStack(alignment: .leading) {
        Divider()
        ProgressView(value: 0.5)
        ProgressView()
        Slider(value: .constant(0.5))
        Stepper("n", value: .constant(1))
        Toggle("t", isOn: .constant(true))
        Image(systemName: "star.fill")
      }
    }
    try list.render()
    let path = ItemPath(item: 0, section: 0)
    try XCTUnwrap(list.table.cellForRow(at: path)).accessories = kinds
    try list.render()
    XCTAssertTrue(
      list.screen.picture.contains("> - + o ★…─›        v i > > ="), list.screen.picture)
    try XCTUnwrap(list.table.cellForRow(at: path)).contentConfiguration = controls
    list.table.layoutIfNeeded()
    try list.render()
    let shown = list.screen.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
    XCTAssertEqual(
      shown.joined(separator: "\n"),
      """
      Title
      >       -----------
      ======-----
      .
      - + o =====@----- v i > > =
      n   [-] [+]
      t       [v]
      *
      Help
      """)
  }

  func testChangesCostWhatChanged() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(100), columns: 80, lines: 24)
    list.table.allowsFocus = false
    for index in 0..<100 {
      list.notes["a\(index)"] = String(repeating: "text ", count: 4 + index % 4)
    }
    try list.render()
    let all = Array(0..<100).map { "a\($0)" }
    func cost(_ rows: [String], reconfigure: [String] = []) throws -> Int {
      try list.apply("A: " + rows.joined(separator: " "), reconfigure: reconfigure)
      return try list.render()
    }
    list.notes["new"] = "about thirty columns of text"
    XCTAssertLessThanOrEqual(try cost(["new"] + all), 100)
    XCTAssertLessThanOrEqual(try cost(all), 100)
    list.notes["a3"] = "★" + (list.notes["a3"] ?? "").dropFirst()
    XCTAssertLessThanOrEqual(try cost(all, reconfigure: ["a3"]), 50)
    XCTAssertLessThanOrEqual(try cost(all.filter { $0 != "a9" }), 100)
    _ = try cost(all)
    XCTAssertLessThanOrEqual(
      try cost(["a0", "a1", "a20"] + all[2..<20] + all[21...]), 110, "a move")
    list.table.contentOffset.y += 16
    XCTAssertLessThanOrEqual(try list.render(), 100)
    list.table.contentOffset.y -= 16
    XCTAssertLessThanOrEqual(try list.render(), 100)
    XCTAssertEqual(try list.render(), 0, "nothing changed")
    XCTAssertEqual(list.screen.faults, [])
  }

  func testNothingIsWrittenForRowsOutsideOfTheWindow() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(100))
    list.table.contentOffset.y = 16 * 50
    list.list.followsFocus = false
    try list.render()
    try list.apply(TerminalFixture.rows(90))
    XCTAssertEqual(try list.render(), 0, "below")
    try list.apply("A: " + (7..<90).map { "a\($0)" }.joined(separator: " "))
    XCTAssertEqual(try list.render(), 0, "above")
  }

  /// A table is asked as it would be without a terminal, however many rows there are.
  func testTheTableIsAskedNoMoreThanWithoutATerminal() async throws {
    func log(_ rows: Int) throws -> [String] {
      let list = try TerminalFixture(TerminalFixture.rows(rows))
      list.table.eventLog.isRecording = true
      try list.render()
      for _ in 0..<30 { try list.press(Key(.down)) }
      try list.press(Key(.pageDown), Key(.pageUp))
      list.notes["a3"] = "x"
      try list.apply(TerminalFixture.rows(rows), reconfigure: ["a3"])
      try list.render()
      return list.table.eventLog.take()
    }
    let few = try log(200)
    XCTAssertEqual(few, try log(5_000))
    // Each row that comes into view, once, and nobody is asked where nothing changed.
    let list = try TerminalFixture(TerminalFixture.rows(200))
    list.table.eventLog.isRecording = true
    try list.render()
    let shown = list.table.eventLog.take().count { $0.hasPrefix("provide") }
    XCTAssertEqual(shown, 22)
    list.list.repaint()
    XCTAssertGreaterThan(try list.render(), 0)
    XCTAssertEqual(list.table.eventLog.take(), [])
  }

  func testAScreenOfAnotherSizeIsWrittenAnew() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(40), columns: 30, lines: 8)
    try list.press(Key(.end))
    for size in [(24, 10), (30, 4), (60, 20), (20, 5)] {
      let size = CellSize(width: size.0, height: size.1)
      list.device.resize(to: size)
      list.screen = VirtualTerminal(size, garbage: "%")
      let picture = try list.picture()
      XCTAssertTrue(picture.hasPrefix("Title\n"), picture)
      XCTAssertTrue(picture.hasSuffix("›a39 <\nHelp"), picture)
      XCTAssertEqual(list.screen.faults, [])
    }
  }

  func testAScreenThatIsTooSmallSaysSo() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(40), columns: 30, lines: 8)
    try list.press(Key(.down))
    for size in [(19, 10), (30, 3), (1, 1), (10, 2)] {
      let size = CellSize(width: size.0, height: size.1)
      list.device.resize(to: size)
      list.screen = VirtualTerminal(size, garbage: "%")
      let picture = try list.picture()
      XCTAssertTrue("Too small".hasPrefix(picture.prefix { $0 != " " && $0 != "…" }), picture)
      XCTAssertFalse(picture.contains("%"))
    }
    list.device.resize(to: CellSize(width: .max, height: .max))
    XCTAssertLessThan(list.list.frame().lines.count, 10_000)
    list.device.resize(to: .zero)
    XCTAssertEqual(try list.render(), 0)
    list.device.resize(to: CellSize(width: 30, height: 8))
    list.screen = VirtualTerminal(list.device.size)
    XCTAssertTrue(try list.picture().contains("›a1 <"))
  }

  func testAFrameThatCouldNotBeWrittenIsWrittenAsAWhole() async throws {
    let list = try TerminalFixture("A: a b c", columns: 20, lines: 7)
    try list.render()
    list.device.failure = .notATerminal
    _ = list.list.handle(Key(.down))
    XCTAssertThrowsError(try list.render())
    list.device.failure = nil
    list.screen = VirtualTerminal(list.device.size, garbage: "%")
    XCTAssertFalse(try list.picture().contains("%"))
    XCTAssertEqual(list.screen.cursor, CellPoint(x: 0, y: 2))
  }

  func testLinesAboveAndBelowMayChange() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(9), columns: 20, lines: 7)
    try list.press(Key(.end))
    list.list.header = []
    list.list.footer = [
      "Deleted x, u to undo", "one more", "line, which is longer than the screen",
    ]
    XCTAssertEqual(
      try list.picture(),
      """
       a5
       a6
       a7
      ›a8 <
      Deleted x, u to undo
      one more
      line, which is long…
      """)
    list.list.cursor = CellPoint(x: 3, y: 5)
    try list.render()
    XCTAssertEqual(list.screen.cursor, CellPoint(x: 3, y: 5))
    // Help may be longer than the screen: two lines are left for the list.
    list.list.footer = (0..<20).map { StyledText("\($0)") }
    list.list.cursor = nil
    XCTAssertEqual(try list.picture(), " a7\n›a8 <\n0\n1\n2\n3\n4")
  }
}
