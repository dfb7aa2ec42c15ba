import Roster
import XCTest

@testable import RosterTerminal

/// Swipe actions as a strip in the row, by keys and by the mouse.
@MainActor final class TerminalStripTests: XCTestCase {
  @MainActor private final class Actions {
    var done: [String] = []
    /// What each edge has.
    var titles: [SwipeEdge: [String]] = [
      .trailing: ["Delete", "Share", "Star"], .leading: ["Pin"],
    ]

    func configuration(_ item: String, _ edge: SwipeEdge) -> SwipeActionsConfiguration {
      SwipeActionsConfiguration(
        actions: (titles[edge] ?? []).map { title in
          ContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.done.append("\(title) \(item)")
            done(true)
          }
        })
    }
  }

  private func make(_ body: @MainActor (TerminalFixture, Actions) throws -> Void) throws {
    let list = try TerminalFixture("A: a b c", columns: 40, lines: 6)
    let actions = Actions()
    list.source.swipeActionsProvider = actions.configuration
    try list.press(Key(.down))
    try body(list, actions)
  }

  func testArrowsOpenAndCloseTheActionsOfTheCurrentRow() async throws {
    try make { list, actions in
      try list.press(Key(.right))
      XCTAssertEqual(list.table.indexPathForSwipedRow, ItemPath(row: 1, section: 0))
      XCTAssertTrue(try list.picture().contains("[3 Star][2 Share][1 Delete] <"))
      try list.press(Key(.left))
      XCTAssertNil(list.table.indexPathForSwipedRow)
      try list.press(Key("h"))
      XCTAssertTrue(try list.picture().contains("[1 Pin]"))
      try list.press(Key(.escape))
      XCTAssertNil(list.table.indexPathForSwipedRow)
      XCTAssertFalse(list.list.handle(Key(.escape)), "nothing to close")
      XCTAssertEqual(actions.done, [])
      XCTAssertEqual(list.screen.faults, [])
    }
  }

  func testKeysChooseAnAction() async throws {
    let choices: [(Key, String?)] = [
      (Key(.enter), "Delete b"), (Key("1"), "Delete b"), (Key("2"), "Share b"),
      (Key("3"), "Star b"), (Key("d"), "Delete b"), (Key("S"), "Share b"), (Key("4"), nil),
      (Key("0"), nil), (Key("x"), nil), (Key("h"), ""), (Key("l"), ""), (Key("d", .control), nil),
      (Key("d", .alt), nil),
    ]
    for (key, expected) in choices {
      try make { list, actions in
        try list.press(Key("l"))
        XCTAssertEqual(list.list.handle(key), expected != nil, "\(key)")
        XCTAssertEqual(
          actions.done, [expected].compactMap(\.self).filter { !$0.isEmpty }, "\(key)")
        XCTAssertEqual(list.table.indexPathForSwipedRow == nil, expected != nil, "\(key)")
      }
    }
  }

  func testMovingOnClosesTheActions() async throws {
    for key in [
      Key(.down), Key(.up), Key(.home), Key(.end), Key(.pageDown), Key(.pageUp), Key("j"), Key("k"),
      Key("g"), Key("G"), Key("G", .shift), Key("n", .control), Key("p", .control), Key(.tab),
    ] {
      try make { list, actions in
        list.table.allowsMultipleSelection = true
        try list.press(Key(.right), key)
        XCTAssertNil(list.table.indexPathForSwipedRow, "\(key)")
        XCTAssertNotEqual(list.current, "b", "\(key)")
        XCTAssertEqual(actions.done, [])
      }
    }
  }

  func testTheStripStaysOpenOnAScreenOfAnotherSize() async throws {
    for (key, title) in [(Key(.right), "[1 Delete]"), (Key("h"), "[1 Pin]")] {
      try make { list, actions in
        try list.press(key)
        for (columns, lines) in [(41, 6), (40, 6), (30, 4), (50, 9)] {
          let size = CellSize(width: columns, height: lines)
          list.device.resize(to: size)
          list.list.repaint()
          list.screen = VirtualTerminal(size)
          let picture = try list.picture()
          XCTAssertTrue(picture.contains(title), picture)
          XCTAssertTrue(picture.contains("›"), picture)
          XCTAssertEqual(list.table.indexPathForSwipedRow, ItemPath(row: 1, section: 0))
        }
        XCTAssertTrue(list.list.handle(Key(.escape)))
        XCTAssertEqual(actions.done, [])
      }
    }
  }

  func testTheStripFollowsItsRow() async throws {
    try make { list, actions in
      try list.press(Key(.right))
      try list.apply("A: x y b c")
      try list.render()
      try list.press(Key("s"))
      XCTAssertEqual(actions.done, ["Share b"])
    }
  }

  func testNothingIsDoneThatNobodySees() async throws {
    try make { list, actions in
      list.device.resize(to: CellSize(width: 19, height: 6))
      for key in [Key(.up), Key("l"), Key(" "), Key(.enter)] {
        XCTAssertFalse(list.list.handle(key))
      }
      XCTAssertFalse(list.list.handle(mouse(.press(.left), 3, 1)))
      XCTAssertEqual(list.current, "b")
      XCTAssertEqual(list.marked, [])
      list.list.isScreenReader = true
      XCTAssertTrue(list.list.handle(Key(.up)), "no screen is needed")
    }
  }

  func testARowWithoutActionsOpensNothing() async throws {
    try make { list, actions in
      actions.titles = [:]
      XCTAssertFalse(list.list.handle(Key(.right)))
      XCTAssertNil(list.table.indexPathForSwipedRow)
    }
  }

  private func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> MouseEvent {
    MouseEvent(kind, at: CellPoint(x: x, y: y))
  }

  func testDraggingSwipes() async throws {
    try make { list, actions in
      for (kind, x) in [(MouseEvent.Kind.press(.left), 30), (.drag(.left), 29)] {
        XCTAssertTrue(list.list.handle(mouse(kind, x, 3)))
      }
      XCTAssertNil(list.table.indexPathForSwipedRow, "not far enough")
      XCTAssertTrue(list.list.handle(mouse(.drag(.left), 25, 3)))
      XCTAssertTrue(list.list.handle(mouse(.release(.left), 25, 3)))
      XCTAssertEqual(list.current, "c")
      XCTAssertEqual(list.table.indexPathForSwipedRow, ItemPath(row: 2, section: 0))
      XCTAssertEqual(actions.done, [])
      // A click on an open action runs it.
      XCTAssertTrue(try list.picture().contains("[3 Star][2 Share][1 Delete]"))
      XCTAssertTrue(list.list.handle(mouse(.press(.left), 26, 3)))
      XCTAssertTrue(list.list.handle(mouse(.release(.left), 26, 3)))
      XCTAssertEqual(actions.done, ["Share c"])
    }
  }

  func testDraggingOverMostOfTheRowRunsTheFirstAction() async throws {
    for (start, end, expected) in [(38, 10, "Delete c"), (2, 30, "Pin c")] {
      try make { list, actions in
        _ = list.list.handle(mouse(.press(.left), start, 3))
        _ = list.list.handle(mouse(.drag(.left), (start + end) / 2, 3))
        _ = list.list.handle(mouse(.drag(.left), end, 3))
        XCTAssertEqual(actions.done, [], "not before it is released")
        _ = list.list.handle(mouse(.release(.left), end, 3))
        XCTAssertEqual(actions.done, [expected])
      }
    }
  }

  func testDraggingBackIsNoSwipeToTheOtherSide() async throws {
    for (start, open, end) in [(8, 4, 38), (30, 36, 2)] {
      try make { list, actions in
        _ = list.list.handle(mouse(.press(.left), start, 3))
        _ = list.list.handle(mouse(.drag(.left), open, 3))
        XCTAssertNotNil(list.table.indexPathForSwipedRow)
        _ = list.list.handle(mouse(.drag(.left), end, 3))
        _ = list.list.handle(mouse(.release(.left), end, 3))
        XCTAssertEqual(actions.done, [])
      }
    }
  }

  func testWhatCameUnderTheFingerIsNotMeant() async throws {
    try make { list, actions in
      list.table.keepsFocusedRowInPlace = false
      _ = list.list.handle(mouse(.press(.left), 30, 1))
      try list.apply("A: x a b c")
      _ = list.list.handle(mouse(.release(.left), 30, 1))
      XCTAssertEqual(list.current, "b")
      XCTAssertEqual(list.marked, [])
      _ = list.list.handle(mouse(.press(.left), 30, 2))
      try list.apply("A: y x a b c")
      _ = list.list.handle(mouse(.drag(.left), 20, 2))
      XCTAssertEqual(list.current, "a", "the row that was pressed, wherever it is")
    }
  }

  func testClicksMoveTheCurrentRowAndSelect() async throws {
    try make { list, _ in
      @MainActor func click(_ x: Int, _ y: Int, _ modifiers: Key.Modifiers = []) -> Bool {
        _ = list.list.handle(MouseEvent(.press(.left), at: CellPoint(x: x, y: y), modifiers))
        return list.list.handle(
          MouseEvent(.release(.left), at: CellPoint(x: x, y: y), modifiers))
      }
      XCTAssertTrue(click(3, 1))
      XCTAssertEqual(list.current, "a")
      XCTAssertEqual(list.marked, ["a"])
      XCTAssertTrue(click(39, 3))
      XCTAssertEqual(list.marked, ["c"])
      list.table.allowsMultipleSelection = true
      XCTAssertTrue(click(3, 2))
      XCTAssertEqual(list.current, "b")
      XCTAssertEqual(list.marked, ["c"], "it only moves")
      XCTAssertTrue(click(3, 2))
      XCTAssertEqual(list.marked, ["b", "c"])
      XCTAssertTrue(click(3, 1, .control))
      XCTAssertEqual(list.marked, ["a", "b", "c"])
      XCTAssertFalse(click(3, 0), "the title")
      XCTAssertFalse(click(3, 5), "the help line")
      XCTAssertTrue(click(3, 4), "below the rows")
      XCTAssertEqual(list.current, "a")
      XCTAssertFalse(list.list.handle(mouse(.press(.right), 3, 1)))
      XCTAssertFalse(list.list.handle(mouse(.release(.left), 3, 1)), "never pressed")
    }
  }

  func testTheWheelScrollsAndTheCurrentRowStaysInView() async throws {
    let list = try TerminalFixture(TerminalFixture.rows(50), columns: 20, lines: 7)
    try list.render()
    XCTAssertTrue(list.list.handle(mouse(.wheelDown, 3, 3)))
    XCTAssertEqual(try list.picture(), "Title\n›a3 <\n a4\n a5\n a6\n a7\nHelp")
    try list.press(Key(.down), Key(.down))
    XCTAssertTrue(list.list.handle(mouse(.wheelUp, 3, 3)))
    XCTAssertEqual(try list.picture(), "Title\n a0\n a1\n a2\n a3\n›a4 <\nHelp")
    for _ in 0..<30 {
      _ = list.list.handle(mouse(.wheelDown, 3, 3))
      let picture = try list.picture()
      XCTAssertTrue(picture.contains("›"), picture)
    }
    XCTAssertEqual(try list.picture(), "Title\n›a45 <\n a46\n a47\n a48\n a49\nHelp")
  }

  func testClicksCountFromTheTableWhereThereIsAPointer() async throws {
    let list = try TerminalFixture(
      "A: a b c", columns: 20, lines: 7, encoder: TerminalEncoder(hasColors: false))
    try list.render()
    _ = list.list.handle(mouse(.press(.left), 19, 2))
    XCTAssertTrue(list.list.handle(mouse(.release(.left), 19, 2)))
    XCTAssertEqual(list.current, "b")
  }
}
