import Foundation
import Roster
import XCTest

/// Focus (4.6): who may have it, whom it tells, and where it goes when its row is gone.
@MainActor final class FocusTests: XCTestCase {
  /// Notes what it is asked and told.
  private final class Guide: TableViewDelegate {
    var calls: [String] = []
    var refused: Set<Int> = []
    var follows = true
    var preferred: ItemPath?
    var completions = 0

    func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool {
      !refused.contains(indexPath.row)
    }

    func tableView(
      _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
    ) -> Bool {
      calls.append("follows \(indexPath)")
      return follows
    }

    func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { preferred }

    func tableView(
      _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
      with coordinator: FocusAnimationCoordinator
    ) {
      let (old, new) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      calls.append("\(old.map { "\($0)" } ?? "none") to \(new.map { "\($0)" } ?? "none")")
      coordinator.addCoordinatedAnimations {
        self.calls.append("animate")
      } completion: {
        self.completions += 1
      }
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
      calls.append("willSelect \(indexPath)")
      return indexPath
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
      calls.append("didSelect \(indexPath)")
    }
  }

  /// No member about focus: the table's settings say who may have it.
  private final class Silent: TableViewDelegate {}

  func testTheDelegateWinsOverTheTablesSettings() async throws {
    let list = ListFixture()
    try list.apply("A: a b c")
    let (guide, silent) = (Guide(), Silent())
    for (label, prepare) in [
      ("settings", { list.table.allowsFocus = false }),
      ("editing", { list.table.setEditing(true, animated: false) }),
    ] as [(String, () -> Void)] {
      prepare()
      list.table.allowsFocusDuringEditing = false
      list.table.delegate = silent
      XCTAssertFalse(list.table.focusRow(at: at(0, 0)), label)
      list.table.delegate = guide
      guide.refused = [1]
      XCTAssertTrue(list.table.focusRow(at: at(0, 0)), label)
      XCTAssertFalse(list.table.focusRow(at: at(0, 1)), label)
      XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 0), label)
      XCTAssertTrue(list.table.focusRow(at: nil), label)
    }
    list.table.delegate = silent
    list.table.allowsFocusDuringEditing = true
    XCTAssertTrue(list.table.focusRow(at: at(0, 1)), "while editing, the other setting counts")
    XCTAssertFalse(list.table.focusRow(at: at(0, 9)), "no such row")
  }

  func testSelectionFollowsFocusWithTheCallsOfATap() async throws {
    let list = ListFixture()
    let guide = Guide()
    list.table.delegate = guide
    try list.apply("A: a b c")
    list.table.focusRow(at: at(0, 0))
    XCTAssertEqual(guide.calls, ["none to [0, 0]", "animate"], "nobody is asked unless it is on")
    XCTAssertNil(list.table.indexPathForSelectedRow)
    list.table.selectionFollowsFocus = true
    guide.calls = []
    list.table.focusRow(at: at(0, 1))
    XCTAssertEqual(
      guide.calls,
      [
        "[0, 0] to [0, 1]", "animate", "follows [0, 1]", "willSelect [0, 1]", "didSelect [0, 1]",
      ])
    guide.follows = false
    list.table.focusRow(at: at(0, 2))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1), "the delegate refused")
    XCTAssertEqual(guide.completions, 0)
    list.table.flush()
    XCTAssertEqual(guide.completions, 3, "completions run in the next turn")
    list.table.allowsSelection = false
    guide.follows = true
    list.table.focusRow(at: at(0, 0))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 1))
  }

  func testTheFocusComesBack() async throws {
    let list = ListFixture(lines: 2)
    let guide = Guide()
    list.table.delegate = guide
    try list.apply("A: a b c d")
    XCTAssertTrue(list.table.restoreFocus())
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 0), "the first that takes it")
    list.table.focusRow(at: at(0, 1))
    XCTAssertTrue(list.table.restoreFocus())
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 1), "it is there")
    list.table.focusRow(at: nil)
    guide.preferred = at(0, 2)
    list.table.restoreFocus()
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 2), "the delegate's choice")
    list.table.focusRow(at: at(0, 1))
    list.table.focusRow(at: nil)
    list.table.remembersLastFocusedIndexPath = true
    try list.apply("A: x a b c d")
    list.table.restoreFocus()
    XCTAssertEqual(list.table.indexPathForFocusedRow, list.path("b"), "the row that had it last")
    list.table.focusRow(at: nil)
    try list.apply("A: x a c d")
    list.table.restoreFocus()
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 2), "that one is gone")
    guide.refused = [0, 1, 2, 3]
    list.table.focusRow(at: nil)
    XCTAssertFalse(list.table.restoreFocus())
  }

  func testARowThatGetsTheFocusIsScrolledIntoView() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("A: a b c d e")
    list.table.focusRow(at: at(0, 3))
    XCTAssertEqual(list.table.picture(), " c\n›d")
    list.table.focusRow(at: at(0, 2))
    XCTAssertEqual(list.table.picture(), "›c\n d", "no more than needed")
    list.table.focusRow(at: at(0, 0))
    XCTAssertEqual(list.table.picture(), "›a\n b")
  }

  func testALostFocusGoesToTheNearestRowThatTakesIt() async throws {
    let list = ListFixture()
    let guide = Guide()
    list.table.delegate = guide
    func lose(_ old: String..., to new: String...) throws -> String? {
      list.apply(try makeSnapshot(old))
      list.table.focusRow(at: list.path("f"))
      list.apply(try makeSnapshot(new))
      return list.table.indexPathForFocusedRow.flatMap(list.source.itemIdentifier)
    }
    XCTAssertEqual(try lose("A: a f b", to: "A: a b"), "b")
    XCTAssertEqual(try lose("A: a f", "B: c", to: "A: a", "B: c"), "a", "its own section first")
    XCTAssertEqual(try lose("A: a", "B: f", "C: c", to: "A: a", "B:", "C: c"), "c")
    XCTAssertEqual(try lose("A: a", "B: f", "C: c", to: "A: a", "C: c"), "c")
    XCTAssertEqual(try lose("A: a", "B: f", "C:", to: "A: a", "C:"), "a")
    XCTAssertEqual(try lose("A: a f", to: "B: b"), "b", "a new section will do")
    XCTAssertNil(try lose("A: f", to: "A:"))
    guide.refused = [1]
    XCTAssertEqual(try lose("A: f b c d", to: "A: b c d"), "b")
    XCTAssertEqual(try lose("A: a b f c d", to: "A: a b c d"), "c")
    guide.refused = [0]
    XCTAssertEqual(try lose("A: f", "B: b c", to: "B: b c"), "c")
    guide.refused = [0, 1, 2, 3]
    list.table.focusRow(at: nil)
    guide.refused = []
    list.apply(try makeSnapshot(["A: f b"]))
    list.table.focusRow(at: list.path("f"))
    guide.refused = [0]
    list.apply(try makeSnapshot(["A: b"]))
    XCTAssertNil(list.table.indexPathForFocusedRow)
  }

  func testALostFocusIsTold() async throws {
    let list = ListFixture()
    let guide = Guide()
    list.table.delegate = guide
    try list.apply("A: a b c")
    list.table.focusRow(at: at(0, 1))
    guide.calls = []
    try list.apply("A: a c")
    XCTAssertEqual(guide.calls, ["none to [0, 1]", "animate"], "that row is nowhere")
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.configurationState.isFocused, true)
    guide.calls = []
    try list.apply("A:")
    XCTAssertEqual(guide.calls, ["none to none", "animate"])
  }

  func testALostFocusIsToldInAPlainTable() async throws {
    let list = PlainFixture([["a", "b"]])
    let guide = Guide()
    list.table.delegate = guide
    list.table.focusRow(at: at(0, 1))
    guide.calls = []
    list.sections = [[]]
    try list.table.deleteRows(at: [at(0, 0), at(0, 1)], with: .none)
    XCTAssertEqual(guide.calls, ["none to none", "animate"])
    XCTAssertTrue(list.log().contains("focus none"))
  }

  func testTheFocusOfATableThatIsLoadedAnew() async throws {
    let list = PlainFixture([["a", "b", "c"], ["d"]])
    list.table.focusRow(at: at(0, 1))
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.indexPathForFocusedRow, at(0, 1), "its place")
    list.table.focusRow(at: at(0, 2))
    list.sections = [["a"], ["d"]]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.picture.split(separator: "\n"), ["›a", " d"])
    list.table.focusRow(at: at(1, 0))
    list.sections = [["a"], []]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.picture.split(separator: "\n"), ["›a"])
    list.sections = []
    list.table.reloadData()
    list.table.layoutIfNeeded()
    list.sections = [["a"]]
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a"], "it does not come back by itself")
    let other = ListFixture()
    try other.apply("A: a b c")
    other.table.focusRow(at: at(0, 1))
    other.source.applySnapshotUsingReloadData(try makeSnapshot(["A: x b"]), completion: nil)
    XCTAssertEqual(other.table.indexPathForFocusedRow, other.path("b"))
    other.source.applySnapshotUsingReloadData(try makeSnapshot(["A: x y z"]), completion: nil)
    XCTAssertEqual(other.table.indexPathForFocusedRow, at(0, 1))
  }
}
