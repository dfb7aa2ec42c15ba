import Foundation
import Roster
import XCTest

/// What survives what (4.2) in a table that knows its rows by path only, cell by cell, and what of
/// it is told.
@MainActor final class PlainSurvivalTests: XCTestCase {
  /// What may happen to row `b` of `a b c`.
  private enum Event: String, CaseIterable {
    case deleted, moved, reloaded, reconfigured, othersChange, reloadData
  }

  private func run(_ event: Event, _ list: PlainFixture) throws {
    let table = list.table
    switch event {
    case .deleted:
      list.sections[0].remove(at: 1)
      try table.deleteRows(at: [at(0, 1)], with: .none)
    case .moved:
      list.sections = [["a", "c", "b"]]
      try table.moveRow(at: at(0, 1), to: at(0, 2))
    case .reloaded: try table.reloadRows(at: [at(0, 1)], with: .none)
    case .reconfigured: try table.reconfigureRows(at: [at(0, 1)])
    case .othersChange:
      list.sections = [["x", "a", "b"]]
      try table.performBatchUpdates {
        try table.insertRows(at: [at(0, 0)], with: .none)
        try table.deleteRows(at: [at(0, 2)], with: .none)
      }
    case .reloadData: table.reloadData()
    }
    table.layoutIfNeeded()
  }

  private func place(_ list: PlainFixture) -> ItemPath {
    list.sections[0].firstIndex(of: "b").map { at(0, $0) } ?? at(-1, -1)
  }

  /// - Parameter log: gets what happened meanwhile, by event.
  private func survivors(
    _ prepare: (PlainFixture) throws -> Void, _ holds: (PlainFixture) -> Bool,
    log: (Event, [String]) -> Void = { _, _ in }
  ) throws -> Set<Event> {
    var result: Set<Event> = []
    for event in Event.allCases {
      let list = PlainFixture([["a", "b", "c"]])
      list.makeCell = { [weak list] _ in
        list?.table.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
      }
      try prepare(list)
      XCTAssertTrue(holds(list), "\(event)")
      _ = list.log()
      try run(event, list)
      log(event, list.log())
      if holds(list) { result.insert(event) }
    }
    return result
  }

  func testSelectionFollowsItsRowUntilAllIsLoadedAnew() async throws {
    let kept = try survivors {
      try $0.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    } _: {
      $0.table.indexPathsForSelectedRows == [self.place($0)]
        && $0.table.cellForRow(at: self.place($0))?.isSelected == true
    } log: { event, log in
      let calls = log.filter { $0.contains("elect") }
      XCTAssertEqual(
        calls, event == .deleted ? ["selection lost [0, 1]", "selection changed"] : [], "\(event)")
    }
    XCTAssertEqual(kept, [.moved, .reloaded, .reconfigured, .othersChange])
  }

  func testAHighlightGoesWithItsRow() async throws {
    let kept = try survivors {
      $0.table.touchDown(at: at(0, 1))
    } _: {
      $0.table.cellForRow(at: self.place($0))?.isHighlighted == true
    } log: { event, log in
      XCTAssertEqual(
        log.contains("didEndDisplaying [0, 1]"),
        event == .deleted || event == .reloaded || event == .reloadData, "\(event) \(log)")
      XCTAssertFalse(log.contains { $0.hasPrefix("didUnhighlight") }, "\(event)")
    }
    XCTAssertEqual(kept, [.moved, .reloaded, .reconfigured, .othersChange])
  }

  func testOpenActionsCloseWithTheirRowOrItsReload() async throws {
    let kept = try survivors {
      $0.table.swipeRow(at: at(0, 1), edge: .trailing)
    } _: {
      $0.table.indexPathForSwipedRow == self.place($0)
        && $0.table.cellForRow(at: self.place($0))?.configurationState.isSwiped == true
    } log: { event, log in
      let ends = log.filter { $0.hasPrefix("didEndEditing") }
      switch event {
      case .deleted: XCTAssertEqual(ends, ["didEndEditing [-1, -1]"])
      case .reloaded, .reloadData: XCTAssertEqual(ends, ["didEndEditing [0, 1]"])
      default: XCTAssertEqual(ends, [], "\(event)")
      }
    }
    XCTAssertEqual(kept, [.moved, .reconfigured, .othersChange])
  }

  func testEditModeIsTheTables() async throws {
    let kept = try survivors {
      $0.table.setEditing(true, animated: false)
    } _: {
      $0.table.isEditing && $0.table.visibleCells.allSatisfy(\.isEditing)
    }
    XCTAssertEqual(kept, Set(Event.allCases))
  }

  func testCellsFollowTheirRows() async throws {
    var cell: TableViewCell?
    let kept = try survivors {
      cell = $0.table.cellForRow(at: at(0, 1))
    } _: {
      cell != nil && $0.table.cellForRow(at: self.place($0)) === cell
    }
    XCTAssertEqual(kept.subtracting([.reloadData]), [.moved, .reconfigured, .othersChange])
  }

  func testTheKeysReceiverResignsWithItsCell() async throws {
    final class Field: PlatformView {
      override var canBecomeFirstResponder: Bool { true }
    }
    var field = Field()
    let kept = try survivors {
      field = Field()
      $0.table.cellForRow(at: at(0, 1))?.addSubview(field)
      field.becomeFirstResponder()
    } _: { _ in
      field.isFirstResponder
    }
    XCTAssertEqual(kept, [.moved, .reconfigured, .othersChange])
  }

  func testADraggedRowIsDroppedWithItsRowAndWhenAllIsLoadedAnew() async throws {
    for event in Event.allCases {
      let list = Editable("a b c")
      list.canMove = true
      XCTAssertTrue(list.table.beginReordering(at: at(0, 1)))
      switch event {
      case .deleted:
        list.rows.remove(at: 1)
        try list.table.deleteRows(at: [at(0, 1)], with: .none)
      case .reloadData: list.table.reloadData()
      case .reloaded: try list.table.reloadRows(at: [at(0, 1)], with: .none)
      case .reconfigured: try list.table.reconfigureRows(at: [at(0, 1)])
      case .othersChange: try list.insertInFront("n")
      case .moved:
        list.rows = ["a", "c", "b"]
        try list.table.moveRow(at: at(0, 1), to: at(0, 2))
      }
      let ends = event == .deleted || event == .reloadData
      XCTAssertEqual(list.table.endReordering(), !ends, "\(event)")
    }
  }

  func testFootersAndHeadersOfRowsThatChange() async throws {
    for event in Event.allCases {
      let list = Framed([["a", "b", "c"]], lines: 10)
      let header = try XCTUnwrap(list.table.headerView(forSection: 0))
      let footer = try XCTUnwrap(list.table.footerView(forSection: 0))
      switch event {
      case .deleted:
        list.rows[0].remove(at: 1)
        try list.table.deleteRows(at: [at(0, 1)], with: .none)
      case .moved: try list.table.moveRow(at: at(0, 1), to: at(0, 2))
      case .reloaded: try list.table.reloadRows(at: [at(0, 1)], with: .none)
      case .reconfigured: try list.table.reconfigureRows(at: [at(0, 1)])
      case .othersChange:
        list.rows[0].insert("x", at: 0)
        try list.table.insertRows(at: [at(0, 0)], with: .none)
      case .reloadData: list.table.reloadData()
      }
      list.table.layoutIfNeeded()
      let isKept = event != .reloadData
      XCTAssertEqual(list.table.headerView(forSection: 0) === header, isKept, "\(event)")
      XCTAssertEqual(list.table.footerView(forSection: 0) === footer, isKept, "\(event)")
    }
    let list = Framed([["a"]], lines: 10)
    let footer = try XCTUnwrap(list.table.footerView(forSection: 0))
    try list.table.reloadSections([0], with: .none)
    list.table.layoutIfNeeded()
    XCTAssertFalse(list.table.footerView(forSection: 0) === footer, "reloading a section refreshes")
  }

  func testTheScrollOffsetOfATableThatIsLoadedAnew() async throws {
    let list = PlainFixture([(0..<10).map { "\($0)" }], lines: 3)
    list.table.contentOffset.y = 64
    list.table.reloadData()
    XCTAssertEqual(list.picture, " 4\n 5\n 6")
    list.sections = [["0", "1", "2", "3", "4"]]
    list.table.reloadData()
    XCTAssertEqual(list.picture, " 2\n 3\n 4", "clamped")
    list.sections = []
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.contentOffset.y, 0)
  }
}
