import Roster
import RosterTerminal
import XCTest

/// Keys, and what follows its row.
@MainActor final class TerminalKeysTests: XCTestCase {
  func testKeysMoveTheCurrentRow() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 12)
    try list.render()
    let steps: [(Key, String)] = [
      (Key(.down), "a1"), (Key("j"), "a2"), (Key("n", .control), "a3"), (Key(.up), "a2"),
      (Key("k"), "a1"), (Key("p", .control), "a0"), (Key(.up), "a0"), (Key(.pageDown), "a9"),
      (Key(.pageDown), "a18"), (Key(.pageUp), "a9"), (Key(.pageUp), "a0"), (Key(.pageUp), "a0"),
      (Key(.end), "a49"), (Key(.down), "a49"), (Key(.pageUp), "a40"), (Key(.pageDown), "a49"),
      (Key("g"), "a0"), (Key("G", .shift), "a49"), (Key(.home), "a0"), (Key("G"), "a49"),
    ]
    for (index, (key, expected)) in steps.enumerated() {
      XCTAssertTrue(list.list.handle(key))
      try list.render()
      XCTAssertEqual(list.current, expected, "step \(index), \(key)")
      let path = try XCTUnwrap(list.table.indexPathForFocusedRow)
      let line = (list.table.rectForRow(at: path).minY - list.table.contentOffset.y) / 16
      XCTAssertEqual(list.screen.cursor.y, 1 + Int(line), "step \(index)")
      XCTAssertEqual(list.screen.lines[11].map(\.text).joined().prefix(4), "Help")
    }
    for key in [Key("x"), Key(.escape), Key("j", .alt), Key(.function(1)), Key("c", .control)] {
      XCTAssertFalse(list.list.handle(key), "\(key)")
    }
    XCTAssertEqual(list.screen.faults, [])
  }

  func testMovingAtTheEdgeScrollsByOneLine() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 6)
    for _ in 0..<3 { try list.press(Key(.down)) }
    XCTAssertEqual(try list.picture(), "Title\n a0\n a1\n a2\n›a3 <\nHelp")
    try list.press(Key(.down))
    XCTAssertEqual(try list.picture(), "Title\n a1\n a2\n a3\n›a4 <\nHelp")
    for _ in 0..<3 { try list.press(Key(.up)) }
    XCTAssertEqual(try list.picture(), "Title\n›a1 <\n a2\n a3\n a4\nHelp")
    try list.press(Key(.up))
    XCTAssertEqual(try list.picture(), "Title\n›a0 <\n a1\n a2\n a3\nHelp")
  }

  func testTheCurrentRowStaysOnItsLineInABatch() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 8)
    try list.press(Key(.down), Key(.down))
    let line = list.screen.cursor.y
    let rows = (0..<50).map { "a\($0)" }
    let batches: [(String, [String])] = [
      ("inserted above", ["x", "y"] + rows),
      ("deleted above", Array(rows)),
      ("between", ["a0", "n", "a1"] + rows[2...]),
      ("deleted below", ["a0", "n", "a1"] + rows[2..<40]),
      ("all others", ["p", "q", "r", "s", "t", "a2", "u", "v", "w", "b", "c", "d", "e"]),
    ]
    for (label, batch) in batches {
      try list.apply("A: " + batch.joined(separator: " "))
      try list.render()
      XCTAssertEqual(list.current, "a2", label)
      XCTAssertEqual(list.screen.cursor.y, line, label)
    }
    // Where there is nothing above it cannot.
    try list.apply("A: a2 u v w")
    try list.render()
    XCTAssertEqual(list.screen.cursor.y, 1)
  }

  func testTheCurrentRowStaysOnItsLineWhateverElseChanges() async throws {
    for start in [0, 20] {
      let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 12)
      for _ in 0..<start { try list.press(Key(.down)) }
      for _ in 0..<4 { try list.press(Key(.down)) }
      try list.press(Key(.up))
      let (line, name) = (list.screen.cursor.y, try XCTUnwrap(list.current))
      func check(_ label: String) throws {
        try list.render()
        XCTAssertEqual(list.current, name, "\(start), \(label)")
        XCTAssertEqual(list.screen.cursor.y, line, "\(start), \(label)")
      }
      let above = "a\(start + 2)"
      list.heights[above] = 3
      try list.apply(TerminalFixture.rows(50), reconfigure: [above])
      try check("a row above is higher")
      list.heights[above] = 1
      try list.apply(TerminalFixture.rows(50), reconfigure: [above])
      try check("and lower again")
      list.table.reloadData()
      try check("all is loaded anew")
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      try snapshot.appendSections(["A"])
      try snapshot.appendItems((0..<9).map { "n\($0)" } + (0..<50).map { "a\($0)" })
      list.source.applySnapshotUsingReloadData(snapshot, completion: nil)
      try check("other rows are loaded")
      list.device.resize(to: CellSize(width: 30, height: 12))
      list.screen = VirtualTerminal(list.device.size)
      try check("the screen is wider")
      XCTAssertEqual(list.screen.faults, [])
    }
  }

  func testARowThatIsMovedTakesTheCursorWithIt() async throws {
    let list = try TerminalFixture("A: a b c d e", columns: 20, lines: 8)
    try list.press(Key(.down))
    try list.apply("A: a c b d e")
    XCTAssertEqual(try list.picture(), "Title\n a\n c\n›b <\n d\n e\n\nHelp")
    let long = (0..<50).map { "a\($0)" }
    try list.apply("A: " + long.joined(separator: " "))
    for _ in 0..<20 { try list.press(Key(.down)) }
    try list.press(Key(.up), Key(.up))
    let (line, offset) = (list.screen.cursor.y, list.table.contentOffset.y)
    let name = try XCTUnwrap(list.current)
    var moved = long
    let place = try XCTUnwrap(moved.firstIndex(of: name))
    moved.remove(at: place)
    moved.insert(name, at: place - 1)
    try list.apply("A: " + moved.joined(separator: " "))
    try list.render()
    XCTAssertEqual(list.current, name)
    XCTAssertEqual(list.screen.cursor.y, line - 1, "the others stay")
    XCTAssertEqual(list.table.contentOffset.y, offset)
    try list.apply("A: " + long.joined(separator: " "))
    try list.press(Key(.home))
    try list.apply("A: " + (long[1...] + ["a0"]).joined(separator: " "))
    XCTAssertTrue(try list.picture().contains("›a0 <\nHelp"), "it is scrolled to")
  }

  func testTheNextRowIsCurrentWhereOneIsDeletedOrElseTheOneBefore() async throws {
    let list = try TerminalFixture("A: a b c d", columns: 20, lines: 8)
    try list.press(Key(.down))
    try list.apply("A: a c d")
    try list.render()
    XCTAssertEqual(list.current, "c")
    try list.press(Key(.end))
    try list.apply("A: a c")
    try list.render()
    XCTAssertEqual(list.current, "c")
    try list.apply("A:")
    XCTAssertEqual(try list.picture(), "Title\n <\n\n\n\n\n\nHelp")
    try list.apply("A: z")
    try list.render()
    XCTAssertEqual(list.current, "z", "the first that comes")
  }

  func testMarksFollowTheirRows() async throws {
    let list = try TerminalFixture("A: a b c d | B: e", columns: 20, lines: 8)
    list.table.allowsMultipleSelection = true
    try list.press(Key(.tab), Key(.tab))
    XCTAssertEqual(list.current, "c")
    XCTAssertEqual(list.marked, ["a", "b"])
    try list.press(Key(" "))
    XCTAssertEqual(list.current, "c")
    try list.apply("A: d c | B: b e")
    XCTAssertEqual(list.marked, ["c", "b"])
    XCTAssertEqual(try list.picture(), "Title\n d\n✓c <\n✓b\n e\n\n\nHelp")
    try list.press(Key(" "))
    XCTAssertEqual(list.marked, ["b"])
    XCTAssertFalse(list.list.handle(Key(.enter)), "not a matter of the list")
  }

  func testEnterSelectsWhereOneRowCanBe() async throws {
    let list = try TerminalFixture("A: a b c", columns: 20, lines: 8)
    try list.press(Key(.down), Key(.enter))
    XCTAssertEqual(list.marked, ["b"])
    XCTAssertFalse(list.list.handle(Key(" ")))
    XCTAssertFalse(list.list.handle(Key(.tab)))
  }

  func testRowsOfSeveralLines() async throws {
    let list = try TerminalFixture(columns: 20, lines: 8)
    list.heights = ["b": 3, "d": 2]
    try list.apply("A: a b c d e")
    try list.press(Key(.down))
    XCTAssertEqual(try list.picture(), "Title\n a\n b <\n›.\n .\n c\n d\nHelp")
    try list.press(Key(.down), Key(.down))
    XCTAssertEqual(try list.picture(), "Title\n b\n .\n .\n c\n›d <\n .\nHelp")
    try list.apply("A: a x b c d e")
    XCTAssertEqual(try list.picture(), "Title\n b\n .\n .\n c\n›d <\n .\nHelp")
  }

  func testRowsThatTakeNoFocusArePassedOver() async throws {
    final class Guide: TableViewDelegate {
      func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
        indexPath.row % 3 == 1
      }
    }
    let guide = Guide()
    let list = try TerminalFixture(TerminalFixture.rows(30), columns: 20, lines: 12)
    list.table.delegate = guide
    try list.render()
    XCTAssertEqual(list.current, "a1")
    for (key, expected) in [
      (Key(.down), "a4"), (Key(.up), "a1"), (Key(.up), "a1"), (Key(.end), "a28"),
      (Key(.home), "a1"), (Key(.pageDown), "a10"),
    ] {
      try list.press(key)
      XCTAssertEqual(list.current, expected, "\(key)")
    }
  }

  func testKeysScrollWhereNoRowTakesTheFocus() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 12)
    list.table.allowsFocus = false
    try list.render()
    XCTAssertNil(list.current)
    let steps: [(Key, CGFloat)] = [
      (Key(.down), 1), (Key("j"), 2), (Key(.up), 1), (Key(.pageDown), 10), (Key(.pageUp), 1),
      (Key(.up), 0), (Key(.up), 0), (Key(.end), 40), (Key(.down), 40), (Key(.home), 0),
    ]
    for (index, (key, line)) in steps.enumerated() {
      XCTAssertTrue(list.list.handle(key))
      try list.render()
      XCTAssertEqual(list.table.contentOffset.y, line * 16, "step \(index)")
    }
    for key in [Key(.right), Key(.left), Key(.enter), Key(" "), Key(.tab)] {
      XCTAssertFalse(list.list.handle(key), "\(key)")
    }
  }

  func testKeysFindARowThatTakesTheFocusBeyondTheScreen() async throws {
    final class Guide: TableViewDelegate {
      func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
        indexPath.row == 30
      }
    }
    let guide = Guide()
    for key in [Key(.down), Key(.home), Key(.end)] {
      let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 12)
      list.table.delegate = guide
      try list.press(key)
      XCTAssertEqual(list.current, "a30", "\(key)")
      XCTAssertTrue(try list.picture().contains("›a30 <"))
    }
  }

  func testHeadingsComeIntoViewWithTheFirstRow() async throws {
    let list = try TerminalFixture("A: a b c d e f", columns: 20, lines: 6)
    list.table.tableHeaderView = PlatformView(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    try list.press(Key(.end))
    for _ in 0..<5 { try list.press(Key(.up)) }
    XCTAssertEqual(list.table.contentOffset.y, 0)
    XCTAssertEqual(try list.picture(), "Title\n\n›a <\n b\n c\nHelp")
  }

  func testHeadingsScrollWithTheirRowsOrStay() async throws {
    let rows = "A: a b c d | B: e f g h"
    let list = try TerminalFixture(rows, columns: 20, lines: 6, hasHeadings: true)
    XCTAssertEqual(try list.picture(), "Title\n A\n›a <\n b\n c\nHelp")
    for _ in 0..<5 { try list.press(Key(.down)) }
    XCTAssertEqual(try list.picture(), "Title\n d\n B\n e\n›f <\nHelp")
    try list.press(Key(.up), Key(.up), Key(.up), Key(.down))
    XCTAssertEqual(try list.picture(), "Title\n c\n›d <\n B\n e\nHelp")
    let plain = try TerminalFixture(
      rows, columns: 20, lines: 6, style: .plain, hasHeadings: true)
    for _ in 0..<3 { try plain.press(Key(.down)) }
    XCTAssertEqual(try plain.picture(), "Title\n A\n b\n c\n›d <\nHelp")
    for _ in 0..<3 { try plain.press(Key(.down)) }
    XCTAssertEqual(try plain.picture(), "Title\n B\n e\n f\n›g <\nHelp")
    try plain.press(Key(.up), Key(.up))
    XCTAssertEqual(try plain.picture(), "Title\n B\n›e <\n f\n g\nHelp")
  }

  func testAHeadingOverTheCurrentRowIsNotReversed() async throws {
    let list = try TerminalFixture(columns: 20, lines: 6, style: .plain, hasHeadings: true)
    list.heights = ["a": 9]
    try list.apply("A: a b")
    try list.press(Key(.down))
    try list.press(Key(.up))
    for _ in 0..<4 {
      try list.press(Key(.down))
      XCTAssertEqual(list.current, "a")
      XCTAssertEqual(list.screen.cursor.y, 2)
      let isReversed = list.screen.lines.map { $0[5].pen.traits.contains(7) }
      XCTAssertEqual(isReversed, [false, false, true, true, true, false])
    }
  }

  func testARowHigherThanTheScreenIsReadLineByLine() async throws {
    let list = try TerminalFixture(columns: 20, lines: 6)
    list.heights = ["b": 7]
    list.notes = ["b": "1\n 2\n 3"]
    try list.apply("A: a b c")
    try list.press(Key(.down))
    XCTAssertEqual(try list.picture(), "Title\n b 1 <\n  2\n  3\n .\nHelp")
    var keys = 0
    while list.current == "b", keys < 20 {
      try list.press(Key(.down))
      keys += 1
    }
    XCTAssertEqual(keys, 6, "what is below came into view first")
    XCTAssertEqual(list.current, "c")
    try list.press(Key(.up))
    XCTAssertEqual(list.current, "b")
    keys = 0
    while list.current == "b", keys < 20 {
      try list.press(Key(.up))
      keys += 1
    }
    XCTAssertEqual(list.current, "a")
  }
}
