import Foundation
import Roster
import XCTest

/// Data sources that are swapped, or let go, in the middle of everything.
@MainActor final class SwapTests: XCTestCase {
  func testABatchInWhichTheDataSourceIsSwappedGivesWayToLoading() async throws {
    let list = PlainFixture([["a", "b"]])
    let other = PlainFixture([["x", "y", "z"]])
    var done = 0
    try list.table.performBatchUpdates(
      {
        list.sections = [["b"]]
        try list.table.deleteRows(at: [at(0, 0)], with: .none)
        list.table.dataSource = other
        list.table.delegate = other
      }, completion: { _ in done += 1 })
    list.table.flush()
    XCTAssertEqual(list.picture.split(separator: "\n"), [" x", " y", " z"])
    XCTAssertEqual(done, 1)
    XCTAssertFalse(list.table.hasUncommittedUpdates)
  }

  func testADataSourceThatIsGoneInTheMiddleOfABatchIsAnEmptyTable() async throws {
    final class Short: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 80))
    var source: Short? = Short()
    table.dataSource = source
    table.layoutIfNeeded()
    XCTAssertThrowsError(
      try table.performBatchUpdates {
        try table.reloadRows(at: [at(0, 0)], with: .none)
        source = nil
      }
    ) { XCTAssertEqual(($0 as? BatchUpdateError)?.kind, .sectionCountMismatch) }
    XCTAssertNil(source)
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfSections, 0)
    XCTAssertEqual(table.visibleCells.count, 0)
  }

  /// In each kind of call, at each of its first times, in an apply with all kinds of changes.
  func testADiffableDataSourceIsSwappedInEveryKindOfCall() async throws {
    for call in Swapping.Call.allCases {
      for time in 1...4 {
        let label = "\(call) \(time)"
        let list = try Swapping(call, time: time)
        list.table.faultHandler = { XCTFail("\(label): \($0)") }
        list.source.apply(
          try makeSnapshot(["B: b1 n b2", "N: x", "A: a3 a1"]), completion: nil)
        list.table.flush()
        if list.isSwapped {
          XCTAssertTrue(list.table.dataSource === list.other, label)
          XCTAssertEqual(list.table.picture().split(separator: "\n"), [" y", " z"], label)
        }
        XCTAssertEqual(
          list.source.snapshot().itemIdentifiers, ["b1", "n", "b2", "x", "a3", "a1"], label)
        list.table.dataSource = list.source
        list.table.flush()
        XCTAssertEqual(list.table.numberOfSections, 3, label)
        XCTAssertEqual(list.table.visibleCells.count, 6, label)
      }
    }
  }

  /// As above, but what is asked reloads the table, or applies something else.
  func testATableIsReloadedOrAppliedToInEveryKindOfCall() async throws {
    for call in Swapping.Call.allCases {
      for time in 1...4 {
        for isReload in [true, false] {
          let label = "\(call) \(time) \(isReload)"
          let list = try Swapping(call, time: time)
          list.table.faultHandler = { XCTFail("\(label): \($0)") }
          let last = try makeSnapshot(["A: a2 b1", "C:"])
          list.act = { list in
            if isReload {
              list.table.reloadData()
            } else {
              list.source.apply(last, completion: nil)
            }
          }
          let next = try makeSnapshot(["B: b1 n b2", "N: x", "A: a3 a1"])
          list.source.apply(next, completion: nil)
          list.table.flush()
          let expected = list.isSwapped && !isReload ? last : next
          XCTAssertEqual(list.source.snapshot(), expected, label)
          XCTAssertEqual(
            list.table.visibleCells.compactMap { $0.textLabel?.text }, expected.itemIdentifiers,
            label)
        }
      }
    }
  }
}

/// A list that is swapped for another one in some call.
@MainActor private final class Swapping: TableViewDelegate {
  enum Call: CaseIterable {
    case cell, height, willDisplay, didEndDisplaying, header, footer, headerView, willApply
    case didApply, canEdit, indentation, rows, sections
  }

  final class Own: TableViewDiffableDataSource<String, String> {
    var onCall: ((Call) -> Void)?

    override func numberOfSections(in tableView: TableView) -> Int {
      onCall?(.sections)
      return super.numberOfSections(in: tableView)
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      onCall?(.rows)
      return super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
      onCall?(.canEdit)
      return true
    }
  }

  let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 320))
  let source: Own
  let other: ListFixture.Source
  var act: (Swapping) -> Void = { $0.table.dataSource = $0.other }
  private(set) var isSwapped = false
  private var isArmed = false
  private let call: Call
  private var time: Int

  init(_ call: Call, time: Int) throws {
    (self.call, self.time) = (call, time)
    let provider: ListFixture.Source.CellProvider = { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    other = ListFixture.Source(tableView: table, cellProvider: provider)
    other.apply(try makeSnapshot(["O: y z"]), completion: nil)
    var tell: ((Call) -> Void)?
    source = Own(tableView: table) {
      tell?(.cell)
      return provider($0, $1, $2)
    }
    source.apply(try makeSnapshot(["A: a1 a2 a3", "B: b1 b2", "G: g"]), completion: nil)
    table.isEditing = true
    table.delegate = self
    table.layoutIfNeeded()
    tell = { [unowned self] in asked($0) }
    source.onCall = tell
    source.headerTitleProvider = { _ in
      tell?(.header)
      return nil
    }
    source.footerTitleProvider = { _ in
      tell?(.footer)
      return nil
    }
    source.changeHandlers.willApply = { _ in tell?(.willApply) }
    source.changeHandlers.didApply = { _ in tell?(.didApply) }
    isArmed = true
  }

  private func asked(_ call: Call) {
    guard isArmed, call == self.call, !isSwapped else { return }
    time -= 1
    guard time == 0 else { return }
    isSwapped = true
    act(self)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    asked(.height)
    return 16
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath) -> Int {
    asked(.indentation)
    return 0
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    asked(.headerView)
    return nil
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { asked(.willDisplay) }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) { asked(.didEndDisplaying) }
}
