import Foundation
import Roster
import XCTest

/// The calls of a tap (4.1) and what cells look like during each; who may be selected (1.14).
@MainActor final class TapTests: XCTestCase {
  func testWhatCellsLookLikeDuringEachCall() async throws {
    let list = Tapped("a b")
    list.table.tapRow(at: at(0, 1))
    list.calls = []
    list.table.tapRow(at: at(0, 0))
    // Row 0, row 1: h highlighted, s selected.
    XCTAssertEqual(
      list.calls,
      [
        "shouldHighlight 0: - s", "didHighlight 0: h s", "didUnhighlight 0: - s",
        "willSelect 0: - s", "willDeselect 1: - s", "didDeselect 1: - -", "didSelect 0: s -",
        "notification: s -",
      ])
    list.calls = []
    try list.table.selectRow(at: at(0, 1), animated: false, scrollPosition: .none)
    list.table.deselectRow(at: at(0, 1), animated: false)
    XCTAssertEqual(list.calls, [], "programs are told nothing")
  }

  func testARefusedSelectionLeavesTheOldOne() async throws {
    let list = Tapped("a b c")
    list.table.tapRow(at: at(0, 0))
    list.calls = []
    list.willSelect = { _ in nil }
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.calls.last, "willSelect 1: s - -")
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0)])
    list.willSelect = { _ in at(0, 2) }
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 2)], "sent to another row")
    list.willSelect = { _ in at(9, 9) }
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 2)], "sent nowhere")
    list.willSelect = { $0 }
    list.willDeselect = { _ in nil }
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 1), at(0, 2)], "it may stay")
  }

  func testARowThatIsNotHighlightedIsNotSelected() async throws {
    let list = Tapped("a b")
    list.table.tapRow(at: at(0, 0))
    list.calls = []
    list.shouldHighlight = false
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.calls, ["shouldHighlight 1: s -"])
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.isSelected, true)
    list.table.tapRow(at: at(0, 9))
    XCTAssertEqual(list.calls.count, 1)
  }

  func testWhenRowsCanBeSelected() async throws {
    // Not editing and editing, with each of the four settings.
    for mask in 0..<16 {
      let list = Tapped("a b c")
      list.table.allowsSelection = mask & 1 != 0
      list.table.allowsMultipleSelection = mask & 2 != 0
      list.table.allowsSelectionDuringEditing = mask & 4 != 0
      list.table.allowsMultipleSelectionDuringEditing = mask & 8 != 0
      func tapTwo() -> Int {
        list.table.tapRow(at: at(0, 0))
        list.table.tapRow(at: at(0, 1))
        return list.table.indexPathsForSelectedRows?.count ?? 0
      }
      let label = "\(mask)"
      XCTAssertEqual(tapTwo(), mask & 1 == 0 ? 0 : mask & 2 != 0 ? 2 : 1, label)
      try list.table.selectRow(at: nil, animated: false, scrollPosition: .none)
      list.table.setEditing(true, animated: false)
      XCTAssertEqual(tapTwo(), mask & 8 != 0 ? 2 : mask & 4 != 0 ? 1 : 0, label)
    }
  }

  func testScrollingTakesTheHighlightBack() async throws {
    let list = Tapped("a b c d", lines: 2)
    list.table.touchDown(at: at(0, 0))
    list.table.contentOffset.y = 16
    list.table.touchUp()
    XCTAssertEqual(
      list.calls.map { $0.split(separator: " ")[0] },
      [
        "shouldHighlight", "didHighlight", "didUnhighlight",
      ])
    XCTAssertNil(list.table.indexPathForSelectedRow)
    for end in [
      { list.table.setEditing(true, animated: false) },
      { list.table.swipeRow(at: at(0, 2), edge: .leading) },
      { list.table.reloadData() },
    ] as [() -> Void] {
      list.table.setEditing(false, animated: false)
      list.table.touchDown(at: at(0, 1))
      end()
      list.table.touchUp()
      XCTAssertNil(list.table.indexPathForSelectedRow)
    }
  }

  func testADelegateThatChangesTheRowsWhenItIsAsked() async throws {
    let list = Tapped("a b c")
    list.willSelect = { path in
      list.insertInFront("n")
      return path
    }
    list.table.tapRow(at: at(0, 1))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 2), "b")
    list.willSelect = { $0 }
    list.willDeselect = { path in
      list.insertInFront("m")
      return path
    }
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.table.indexPathsForSelectedRows, [at(0, 1)], "n, and b no more")
    list.willDeselect = { $0 }
    list.willSelect = { path in
      list.rows = []
      list.table.reloadData()
      return path
    }
    list.table.tapRow(at: at(0, 2))
    XCTAssertNil(list.table.indexPathForSelectedRow)
  }

  func testTheFirstSelectedRowAndTheNearest() async throws {
    let list = Tapped("a b c d e f g h i j", lines: 2)
    list.table.allowsMultipleSelection = true
    XCTAssertNil(list.table.indexPathForSelectedRow)
    list.table.scrollToNearestSelectedRow(at: .top, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 0, "none is selected")
    for row in [9, 4] {
      try list.table.selectRow(at: at(0, row), animated: false, scrollPosition: .none)
    }
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 4))
    list.table.scrollToNearestSelectedRow(at: .top, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 64)
    list.table.setContentOffset(CGPoint(x: 0, y: 112), animated: true)
    XCTAssertEqual(list.table.contentOffset.y, 112)
    list.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    XCTAssertEqual(list.table.contentOffset.y, 128)
    try list.table.selectRow(at: at(0, 0), animated: true, scrollPosition: .middle)
    XCTAssertEqual(list.table.contentOffset.y, 0)
    XCTAssertEqual(list.table.indexPathsForSelectedRows?.count, 3)
  }
}

/// A plain list that notes each call about selection, with what its rows look like meanwhile.
@MainActor private final class Tapped: TableViewDataSource, TableViewDelegate {
  let table: TableView
  var rows: [String]
  var calls: [String] = []
  var shouldHighlight = true
  var willSelect: (ItemPath) -> ItemPath? = { $0 }
  var willDeselect: (ItemPath) -> ItemPath? = { $0 }
  private var observer: (any NSObjectProtocol)?

  init(_ rows: String, lines: Int = 10) {
    self.rows = rows.split(separator: " ").map(String.init)
    table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: lines * 16))
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    observer = NotificationCenter.default.addObserver(
      forName: TableView.selectionDidChangeNotification, object: table, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.note("notification", nil) }
    }
  }

  func insertInFront(_ row: String) {
    rows.insert(row, at: 0)
    XCTAssertNoThrow(try table.insertRows(at: [at(0, 0)], with: .none))
  }

  private func note(_ call: String, _ path: ItemPath?) {
    let looks = table.visibleCells.map { $0.isHighlighted ? "h" : $0.isSelected ? "s" : "-" }
    let row = path.map { " \($0.row)" } ?? ""
    calls.append("\(call)\(row): \(looks.joined(separator: " "))")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool {
    note("shouldHighlight", indexPath)
    return shouldHighlight
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
    note("willSelect", indexPath)
    return willSelect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? {
    note("willDeselect", indexPath)
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
    note("didDeselect", indexPath)
  }
}
