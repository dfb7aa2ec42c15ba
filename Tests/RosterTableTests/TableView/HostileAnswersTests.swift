import Foundation
import Roster
import XCTest

/// Numbers at the ends of their types as answers of delegates and data sources: nothing traps.
@MainActor final class HostileAnswersTests: XCTestCase, TakesHostileNumbers {
  private final class Given: TableViewDelegate {
    var length: CGFloat = 0
    var level = 0
    var answer: ItemPath?
    var header: PlatformView?
    func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat { length }
    func tableView(
      _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
    ) -> CGFloat { length }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      length
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      length
    }
    func tableView(
      _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { length }
    func tableView(
      _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { length }
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath) -> Int {
      level
    }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
      answer ?? indexPath
    }
    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
      toProposedIndexPath proposedDestinationIndexPath: ItemPath
    ) -> ItemPath { answer ?? proposedDestinationIndexPath }
    func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { answer }
  }

  func testAnswersOfTheDelegate() async {
    for length in lengths {
      for estimate in [0, TableView.automaticDimension] {
        let list = makeList()
        let given = Given()
        given.length = length
        list.table.estimatedRowHeight = estimate
        list.table.delegate = given
        list.table.layoutIfNeeded()
        look(list.table, length)
        try? list.table.scrollToRow(at: at(1, 0), at: .middle, animated: false)
        list.sections = [["b"], ["c"]]
        XCTAssertNoThrow(try list.table.deleteRows(at: [at(0, 0)], with: .none), "\(length)")
        look(list.table, length)
        XCTAssertFalse(list.table.contentOffset.y.isNaN, "\(length)")
        XCTAssertEqual(list.table.numberOfRows(inSection: 0), 1, "\(length)")
      }
    }
    for number in numbers {
      for path in [ItemPath(row: number, section: 0), ItemPath(row: 0, section: number)] {
        let list = makeList()
        let given = Given()
        (given.length, given.answer) = (TableView.automaticDimension, path)
        list.table.delegate = given
        list.table.layoutIfNeeded()
        list.table.tapRow(at: at(0, 0))
        list.table.restoreFocus()
        _ = list.picture
        given.level = number
        list.table.reloadData()
        _ = list.picture
      }
    }
  }

  func testADiffableDataSource() async throws {
    let list = ListFixture(lines: 4)
    try list.apply("A: a b", "B: c")
    list.table.layoutIfNeeded()
    let (source, table) = (list.source, list.table)
    for path in paths {
      let isThere = table.numberOfRows(inSection: path.section) > path.row && path.row >= 0
      XCTAssertEqual(source.itemIdentifier(for: path) != nil, isThere, "\(path)")
      XCTAssertEqual(source.sectionIdentifier(for: path.section) != nil, 0...1 ~= path.section)
      _ = source.tableView(table, numberOfRowsInSection: path.section)
      _ = source.tableView(table, titleForHeaderInSection: path.section)
      _ = source.tableView(table, titleForFooterInSection: path.section)
      _ = source.tableView(table, cellForRowAt: path)
      _ = source.tableView(table, canEditRowAt: path)
      _ = source.tableView(table, canMoveRowAt: path)
      source.tableView(table, commit: .delete, forRowAt: path)
      source.tableView(table, moveRowAt: path, to: path)
      table.dragRow(at: path, to: at(0, 0))
      table.dragRow(at: at(0, 0), to: path)
    }
    XCTAssertEqual(list.rows, [["a", "b"], ["c"]])
    XCTAssertEqual(table.picture().split(separator: "\n"), [" a", " b", " c"])
  }

  private final class Counted: TableViewDataSource {
    var rows: [Int]
    init(_ rows: [Int]) { self.rows = rows }
    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  func testMoreRowsThanThereAreNumbers() async {
    for counts in [[Int.max], [.max, .max], [1, .max, 1], [.max - 1, 3]] {
      let source = Counted(counts)
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
      table.dataSource = source
      XCTAssertEqual(table.numberOfSections, counts.count)
      _ = table.picture()
      for (section, count) in counts.enumerated() {
        for path in [at(section, count - 1), at(section, 0), at(section, count)] {
          try? table.selectRow(at: path, animated: false, scrollPosition: .middle)
          try? table.scrollToRow(at: path, at: .bottom, animated: false)
          _ = (table.rectForRow(at: path), table.picture())
          table.focusRow(at: path)
        }
      }
      _ = table.indexPathForRow(at: CGPoint(x: 1, y: CGFloat.greatestFiniteMagnitude))
      let last = counts.count - 1
      try? table.deleteRows(at: [at(0, 0)], with: .none)
      source.rows[last] = max(0, counts[last] - 1)
      try? table.deleteRows(at: [at(last, 0)], with: .none)
      source.rows[last] = counts[last]
      try? table.insertRows(at: [at(last, 0)], with: .none)
      source.rows[0] = 1
      try? table.reloadSections([0], with: .none)
      source.rows = Array(counts.dropFirst())
      try? table.deleteSections([0], with: .none)
      _ = table.picture()
      XCTAssertEqual(table.numberOfSections, source.rows.count)
    }
  }
}
