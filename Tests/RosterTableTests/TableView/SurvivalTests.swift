import Foundation
import Roster
import XCTest

/// What survives what (4.2), cell by cell: of a row with selection, highlight, focus and open
/// actions, while rows are deleted, moved, reloaded, configured again, or others change.
@MainActor final class SurvivalTests: XCTestCase {
  /// What may happen to row `b`.
  private enum Event: String, CaseIterable {
    case deleted, moved, reloaded, reconfigured, othersChange, reloadData, otherIdentifier
  }

  private func run(_ event: Event, _ list: ListFixture) throws {
    switch event {
    case .deleted: try list.apply("A: a c")
    case .moved: try list.apply("A: a c b")
    case .reloaded: try list.apply("A: a b c", reload: ["b"])
    case .reconfigured: try list.apply("A: a b c", reconfigure: ["b"])
    case .othersChange: try list.apply("A: x b c")
    case .reloadData:
      list.source.applySnapshotUsingReloadData(try makeSnapshot(["A: a b c"]), completion: nil)
    case .otherIdentifier: try list.apply("A: a b2 c")
    }
    list.table.layoutIfNeeded()
  }

  private func survivors(
    _ prepare: (ListFixture) throws -> Void, _ holds: (ListFixture) -> Bool
  ) throws -> Set<Event> {
    var result: Set<Event> = []
    for event in Event.allCases {
      let list = ListFixture()
      list.source.swipeActionsProvider = { _, _ in
        SwipeActionsConfiguration(
          actions: [ContextualAction(style: .normal, title: "Go") { _, _, _ in }])
      }
      try list.apply("A: a b c")
      try prepare(list)
      XCTAssertTrue(holds(list), "\(event)")
      try run(event, list)
      if holds(list) { result.insert(event) }
    }
    return result
  }

  /// UIKit loses it when the row or the table is reloaded; here it belongs to the identifier.
  func testSelection() async throws {
    let kept = try survivors {
      try $0.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    } _: {
      $0.table.indexPathsForSelectedRows == [$0.path("b")]
        && $0.table.cellForRow(at: $0.path("b"))?.isSelected == true
    }
    XCTAssertEqual(kept, [.moved, .reloaded, .reconfigured, .othersChange, .reloadData])
  }

  func testHighlight() async throws {
    let kept = try survivors {
      $0.table.touchDown(at: at(0, 1))
    } _: {
      $0.table.cellForRow(at: $0.path("b"))?.isHighlighted == true
    }
    XCTAssertEqual(kept, [.moved, .reloaded, .reconfigured, .othersChange, .reloadData])
  }

  /// UIKit closes it at any change of rows; here it stays while its row lives and is not reloaded.
  func testOpenActions() async throws {
    let kept = try survivors {
      $0.table.swipeRow(at: at(0, 1), edge: .trailing)
    } _: {
      $0.table.indexPathForSwipedRow == $0.path("b")
    }
    XCTAssertEqual(kept, [.moved, .reconfigured, .othersChange])
  }

  func testEditMode() async throws {
    let kept = try survivors {
      $0.table.setEditing(true, animated: false)
    } _: { list in
      list.table.isEditing && list.table.visibleCells.allSatisfy(\.isEditing)
    }
    XCTAssertEqual(kept, Set(Event.allCases))
  }

  func testCellInstance() async throws {
    var cell: TableViewCell?
    let kept = try survivors {
      cell = $0.table.cellForRow(at: at(0, 1))
    } _: {
      cell != nil && $0.table.cellForRow(at: $0.path("b")) === cell
    }
    // A cell that went to the pool may come back for any row.
    XCTAssertEqual(
      kept.subtracting([.reloadData]), [.moved, .reconfigured, .othersChange])
  }

  func testFocus() async throws {
    let kept = try survivors {
      $0.table.focusRow(at: at(0, 1))
    } _: {
      $0.table.indexPathForFocusedRow == $0.path("b")
    }
    XCTAssertEqual(kept, [.moved, .reloaded, .reconfigured, .othersChange, .reloadData])
  }

  func testPreparedCells() async throws {
    for event in Event.allCases {
      let list = ListFixture(lines: 1)
      list.table.preparedRowLimit = 3
      try list.apply("A: a b c")
      try list.table.scrollToRow(at: at(0, 1), at: .top, animated: false)
      try list.table.scrollToRow(at: at(0, 0), at: .top, animated: false)
      let cell = try XCTUnwrap(list.table.cellForRow(at: at(0, 1)), "\(event)")
      try run(event, list)
      let isKept = list.table.cellForRow(at: list.path("b")) === cell
      let expected = [Event.moved, .reconfigured, .othersChange].contains(event)
      XCTAssertEqual(isKept, expected, "\(event)")
    }
  }

  func testFirstResponder() async throws {
    final class Field: PlatformView {
      override var canBecomeFirstResponder: Bool { true }
    }
    for event in Event.allCases {
      let list = ListFixture()
      try list.apply("A: a b c")
      let field = Field()
      list.table.cellForRow(at: at(0, 1))?.addSubview(field)
      XCTAssertTrue(field.becomeFirstResponder())
      try run(event, list)
      let expected = [Event.moved, .reconfigured, .othersChange].contains(event)
      XCTAssertEqual(field.isFirstResponder, expected, "\(event)")
    }
  }

  /// UIKit's offset stays, so that rows above push the content; here the content stays.
  func testScrollOffset() async throws {
    let list = ListFixture(lines: 2)
    try list.apply("A: a b c d e f")
    list.table.contentOffset.y = 32
    XCTAssertEqual(list.table.picture(), " c\n d")
    try list.apply("A: x a b c d e f")
    XCTAssertEqual(list.table.picture(), " c\n d")
    try list.apply("A: x a b c d e f", reload: ["c"], reconfigure: ["d"])
    XCTAssertEqual(list.table.picture(), " c\n d")
    list.source.applySnapshotUsingReloadData(list.source.snapshot(), completion: nil)
    XCTAssertEqual(list.table.picture(), " c\n d")
    try list.apply("A: x a")
    XCTAssertEqual(list.table.contentOffset.y, 0, "content that gets shorter is not scrolled past")
  }

  func testHeaderViews() async throws {
    for event in Event.allCases {
      let list = ListFixture()
      list.source.headerTitleProvider = { $0 }
      try list.apply("A: a b c")
      let header = try XCTUnwrap(list.table.headerView(forSection: 0))
      try run(event, list)
      let isSame = list.table.headerView(forSection: 0) === header
      XCTAssertEqual(isSame, event != .reloadData, "\(event)")
    }
    let list = ListFixture()
    list.source.headerTitleProvider = { $0 }
    try list.apply("A: a")
    let header = try XCTUnwrap(list.table.headerView(forSection: 0))
    try list.apply("A: a", reloadSections: ["A"])
    XCTAssertFalse(list.table.headerView(forSection: 0) === header, "reloading refreshes it")
  }
}
