import Foundation
import Roster
import XCTest

/// Whoever is told or asked about a row may change the rows at once: what comes behind is about the
/// rows that were meant, wherever they are by then.
@MainActor final class RestlessTests: XCTestCase {
  private typealias Gesture = (label: String, run: @MainActor (Restless) -> Void)

  private let gestures: [Gesture] = [
    ("a tap", { $0.table.tapRow(at: at(0, 1)) }),
    (
      "a tap on one of several",
      {
        $0.table.allowsMultipleSelection = true
        $0.table.tapRow(at: at(0, 2))
        $0.tap("b")
      }
    ),
    ("selecting", { try? $0.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .top) }),
    (
      "selecting nothing",
      { try? $0.table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    ),
    ("deselecting", { $0.table.deselectRow(at: at(0, 2), animated: false) }),
    (
      "a touch that ends",
      {
        $0.table.touchDown(at: at(0, 1))
        $0.table.cancelTouch()
      }
    ),
    (
      "another touch",
      {
        $0.table.touchDown(at: at(0, 1))
        $0.table.touchDown(at: $0.path("c"))
        $0.table.touchUp()
      }
    ),
    ("editing", { $0.table.setEditing(true, animated: false) }),
    (
      "editing with marks",
      {
        $0.table.allowsMultipleSelectionDuringEditing = true
        $0.table.setEditing(true, animated: false)
        $0.tap("c")
        $0.tap("a")
        $0.table.setEditing(false, animated: false)
      }
    ),
    (
      "other controls",
      {
        $0.table.setEditing(true, animated: false)
        $0.table.allowsMultipleSelectionDuringEditing = true
        $0.table.allowsMultipleSelectionDuringEditing = false
      }
    ),
    (
      "a delete control",
      {
        $0.table.setEditing(true, animated: false)
        $0.table.pressEditControl(at: $0.path("c"))
      }
    ),
    (
      "a swipe",
      {
        $0.table.swipeRow(at: at(0, 2), edge: .trailing)
        $0.table.closeSwipe()
      }
    ),
    (
      "a swipe after another",
      {
        $0.table.swipeRow(at: at(0, 2), edge: .trailing)
        $0.table.swipeRow(at: $0.path("a"), edge: .leading)
      }
    ),
    ("focus", { $0.table.focusRow(at: at(0, 1)) }),
    ("focus that comes back", { $0.table.restoreFocus() }),
    (
      "dragging",
      {
        $0.table.beginReordering(at: at(0, 2))
        $0.table.updateReordering(to: $0.path("a"))
        $0.table.endReordering()
      }
    ),
  ]

  func testARowThatIsInsertedInFrontMeanwhile() async {
    for gesture in gestures {
      let calm = Restless(nil) { _ in }
      gesture.run(calm)
      let (calls, state) = (calm.told, calm.state)
      XCTAssertFalse(calm.calls.isEmpty, gesture.label)
      for number in 1...max(1, calm.calls.count) {
        for isDiffable in [false, true] {
          let list = Restless(number, isDiffable: isDiffable) {
            $0.change {
              $0.insert("n", at: 0)
            } or: {
              try $0.insertRows(at: [at(0, 0)], with: .none)
            }
          }
          gesture.run(list)
          let label = "\(gesture.label), at \(calm.calls[number - 1]), \(isDiffable)"
          XCTAssertEqual(list.told, calls, label)
          XCTAssertEqual(list.state, state, label)
          XCTAssertEqual(list.wrong, [], label)
        }
      }
    }
  }

  func testRowsThatGoMeanwhileAreAskedAboutNoMore() async {
    let changes: [(String, @MainActor (Restless) -> Void)] = [
      (
        "the first",
        {
          $0.change {
            $0.removeFirst()
          } or: {
            try $0.deleteRows(at: [at(0, 0)], with: .none)
          }
        }
      ),
      (
        "all",
        {
          $0.change {
            $0 = []
          } or: {
            $0.reloadData()
          }
        }
      ),
    ]
    for gesture in gestures {
      let calm = Restless(nil) { _ in }
      gesture.run(calm)
      for number in 1...max(1, calm.calls.count) {
        for (name, change) in changes {
          for isDiffable in name == "the first" ? [false, true] : [false] {
            let list = Restless(number, isDiffable: isDiffable, change)
            gesture.run(list)
            let call = calm.calls[number - 1]
            let label = "\(gesture.label), \(name) at \(call), \(isDiffable)"
            XCTAssertEqual(list.wrong, [], label)
            list.table.layoutIfNeeded()
            XCTAssertEqual(list.table.numberOfRows(inSection: 0), list.rows.count, label)
          }
        }
      }
    }
  }

  func testADataSourceThatChangesOtherRowsWithAMove() async {
    let list = Restless(nil) { _ in }
    list.onMove = {
      $0.rows.append("d")
      try? $0.table.insertRows(at: [at(0, 3)], with: .none)
    }
    XCTAssertTrue(list.table.dragRow(at: at(0, 2), to: at(0, 0)))
    list.table.layoutIfNeeded()
    let shown = list.table.visibleCells.map { ($0 as? Restless.Cell)?.item }
    XCTAssertEqual(shown, ["c", "a", "b", "d"])
  }
}
