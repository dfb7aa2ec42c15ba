import Foundation
import Roster
import XCTest

/// Programs that change their data in the middle of what the table does: it asks no more about rows
/// that are gone, and follows as soon as it can.
@MainActor final class CallbackOrderTests: XCTestCase {
  func testABatchMadeWhileRowsAreShownEndsThatAndIsCarriedOut() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]], lines: 4)
    list.onDisplay = { [unowned list] _ in
      list.onDisplay = nil
      try? list.table.performBatchUpdates {
        list.sections[0].removeLast(3)
        try list.table.deleteRows(at: [at(0, 1), at(0, 2), at(0, 3)], with: .none)
      }
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.takeProvided(), ["a"], "the others are gone before they are asked for")
    XCTAssertEqual(list.picture, " a\n\n\n")
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 1)
  }

  func testSeveralBatchesMadeWhileRowsAreShownAreCarriedOutInTurn() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]], lines: 4)
    list.table.faultHandler = { XCTFail("\($0)") }
    list.table.rowIdentity = { [unowned list] in AnyHashable(list.sections[$0.section][$0.row]) }
    var done = 0
    list.onDisplay = { [unowned list] _ in
      list.onDisplay = nil
      for _ in 0..<3 {
        try? list.table.performBatchUpdates(
          {
            list.sections[0].removeLast()
            try list.table.deleteRows(
              at: [at(0, list.sections[0].count)], with: .none)
          }, completion: { _ in done += 1 })
      }
      list.sections.append(["x"])
      try? list.table.insertSections([1], with: .none)
      list.sections[1].append("y")
      try? list.table.insertRows(at: [at(1, 1)], with: .none)
    }
    list.table.reloadData()
    list.table.flush()
    XCTAssertEqual(list.takeProvided(), ["a", "x", "y"])
    XCTAssertEqual(list.picture, " a\n x\n y\n")
    XCTAssertEqual(done, 3)
    XCTAssertEqual(list.log().filter { $0.hasPrefix("batch") }.count, 5)
  }

  func testDataThatChangesUntoldBehindABatchThatWaitsIsLoadedAnew() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]], lines: 4)
    var faults: [String] = []
    list.table.faultHandler = { faults.append("\($0)") }
    list.onDisplay = { [unowned list] _ in
      list.onDisplay = nil
      try? list.table.performBatchUpdates {
        list.sections[0].removeLast()
        try list.table.deleteRows(at: [at(0, 3)], with: .none)
      }
      list.sections = [["z"]]
    }
    list.table.reloadData()
    list.table.flush()
    XCTAssertEqual(faults.count, 1)
    XCTAssertEqual(list.picture, " z\n\n\n")
  }

  func testAReloadAskedForWhileRowsAreShownEndsThat() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 3)
    list.onDisplay = { [unowned list] _ in
      list.onDisplay = nil
      list.sections = [["x"]]
      list.table.reloadData()
    }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.picture, " x\n\n")
  }

  func testRowsThatAreConfiguredAgainAreFoundWhereverTheyAreByThen() async throws {
    let list = PlainFixture([["a", "b", "c", "d"]], lines: 4)
    _ = list.takeProvided()
    let caller = EndCaller()
    list.table.delegate = caller
    list.table.layoutIfNeeded()
    _ = list.takeProvided()
    caller.onEnd = { [unowned list] in
      caller.onEnd = nil
      try? list.table.performBatchUpdates {
        list.sections[0].removeFirst()
        try list.table.deleteRows(at: [at(0, 0)], with: .none)
      }
    }
    try list.table.performBatchUpdates {
      list.sections[0].remove(at: 1)
      try list.table.deleteRows(at: [at(0, 1)], with: .none)
      try list.table.reconfigureRows(at: [at(0, 3)])
    }
    XCTAssertEqual(list.takeProvided(), ["d"])
    XCTAssertEqual(list.picture, " c\n d\n\n")
  }

  func testStatesThatChangeWhileARowIsMadeAreSeenByItsCell() async throws {
    let list = PlainFixture([["a", "b"]], lines: 2)
    list.makeCell = { [unowned list] item in
      if item == "b" { list.table.setEditing(true, animated: false) }
      return TableViewCell()
    }
    list.table.reloadData()
    XCTAssertEqual(list.picture, " ⊖ a\n ⊖ b")
    XCTAssertEqual(list.table.visibleCells.map(\.isEditing), [true, true])
  }

  func testADelegateThatOpensAnotherRowWhileOneOpens() async throws {
    final class Opener: TableViewDelegate {
      var ends: [ItemPath?] = []
      func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {
        if indexPath.row == 0 { tableView.swipeRow(at: at(0, 1), edge: .trailing) }
      }
      func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {
        ends.append(indexPath)
      }
    }
    let list = PlainFixture([["a", "b"]], lines: 2)
    let opener = Opener()
    list.table.delegate = opener
    list.table.swipeRow(at: at(0, 0), edge: .trailing)
    XCTAssertEqual(list.table.indexPathForSwipedRow, at(0, 0))
    XCTAssertEqual(opener.ends, [at(0, 1)])
    XCTAssertEqual(list.table.visibleCells.map(\.configurationState.isSwiped), [true, false])
  }

  func testRowsThatTurnOutLowerAreFilledUpFromAbove() async throws {
    let list = PlainFixture([(0..<20).map { "r\($0)" }], lines: 4)
    list.table.estimatedRowHeight = 64
    list.table.contentOffset.y = 10_000
    XCTAssertEqual(list.picture, " r16\n r17\n r18\n r19")
  }

  func testTheSelectionFollowsItsRowThroughADelegateThatDeletesRows() async throws {
    final class Deleter: TableViewDelegate {
      var onDeselect: () -> Void = {}
      func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
      ) -> ItemPath? {
        onDeselect()
        return nil
      }
    }
    let list = PlainFixture([["a", "b", "c"]], lines: 3)
    let deleter = Deleter()
    list.table.delegate = deleter
    list.table.tapRow(at: at(0, 1))
    deleter.onDeselect = { [unowned list] in
      deleter.onDeselect = {}
      list.sections[0].removeFirst()
      try? list.table.deleteRows(at: [at(0, 0)], with: .none)
    }
    list.table.tapRow(at: at(0, 2))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0), at(0, 1)])
    XCTAssertEqual(list.picture, ">b\n>c\n")
  }
}

@MainActor private final class EndCaller: TableViewDelegate {
  var onEnd: (() -> Void)?

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { onEnd?() }
}
