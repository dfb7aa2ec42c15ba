import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Random hand-made batches on a plain table, their operations called in any order, with reloads and
/// reconfigures among them: the rows that show are the data's, rows that live on keep their cells,
/// and nobody is asked for a row without need.
@MainActor final class RandomBatchTests: XCTestCase {
  func testThousandsOfBatches() async throws {
    let seed: UInt64 = 4_043
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    var batches = 0
    for round in 0..<1_500 {
      let old = Arrangement.random(
        items: random.below(9), sections: 1 + random.below(4), using: &random)
      let churn = Arrangement.Churn(
        deletes: 200, inserts: 200, moves: 250, sections: random.oneIn(2) ? 0 : 300)
      let new = old.changed(churn, using: &random)
      let list = NumberList(old)
      for stage in try new.snapshot().stagedChanges(from: try old.snapshot()) {
        let label =
          "seed \(seed), round \(round), stage \(batches): \(list.rows) → \(stage.snapshot)"
        batches += 1
        try check(list, stage, label, using: &random)
      }
    }
    print("\(batches) batches")
    XCTAssertGreaterThan(batches, 1_000)
  }

  private func check(
    _ list: NumberList, _ stage: StagedChangeset<DiffableDataSourceSnapshot<Int, Int>>.Element,
    _ label: String, using random: inout SeededRandom
  ) throws {
    let changes = stage.changeset
    let cells = list.cells
    let kept = list.rowsThatStay(in: changes)
    let reloaded = kept.filter { _ in random.oneIn(6) }
    let reconfigured = kept.filter { _ in random.oneIn(6) }
    var steps = list.steps(of: changes)
    let (table, paths) = (list.table, list.paths)
    steps += reloaded.map { row in
      { try table.reloadRows(at: [paths[row] ?? at(9, 9)], with: .none) }
    }
    steps += reconfigured.map { row in { try table.reconfigureRows(at: [paths[row] ?? at(9, 9)]) } }
    steps.shuffle(using: &random)
    list.asked = []
    do {
      try table.performBatchUpdates {
        list.rows = Arrangement(stage.snapshot).rows
        for step in steps { try step() }
      }
    } catch {
      return XCTFail("\(label): \(error)")
    }
    let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
    XCTAssertEqual(shown, list.rows.joined().map(String.init), label)
    let come = Set(list.rows.joined()).subtracting(cells.keys)
    let again = Set(reloaded).union(reconfigured)
    XCTAssertEqual(list.asked.sorted(), come.union(again).sorted(), label)
    for (row, cell) in list.cells {
      guard let old = cells[row] else { continue }
      XCTAssertEqual(cell === old, !reloaded.contains(row), "\(label): row \(row)")
    }
  }
}

/// A plain table of numbers, whose batches are checked row by row.
@MainActor private final class NumberList: TableViewDataSource {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 640))
  var rows: [[Int]]
  var asked: [Int] = []

  init(_ arrangement: Arrangement) {
    rows = arrangement.rows
    table.dataSource = self
    table.rowIdentity = { [unowned self] in AnyHashable(rows[$0.section][$0.row]) }
    table.layoutIfNeeded()
  }

  /// Where each row is.
  var paths: [Int: ItemPath] {
    var result: [Int: ItemPath] = [:]
    for (section, rows) in rows.enumerated() {
      for (row, number) in rows.enumerated() { result[number] = at(section, row) }
    }
    return result
  }

  var cells: [Int: TableViewCell] {
    var result: [Int: TableViewCell] = [:]
    for cell in table.visibleCells {
      if let number = cell.textLabel?.text.flatMap({ Int($0) }) { result[number] = cell }
    }
    return result
  }

  /// Rows that may be reloaded in the same batch: those that neither go nor move, in sections that
  /// do not move.
  func rowsThatStay(in changes: Changeset) -> [Int] {
    let gone = Set(changes.deletedItems).union(changes.movedItems.map(\.from))
    let sections = Set(changes.deletedSections).union(changes.movedSections.map(\.from))
    return paths.filter { !gone.contains($1) && !sections.contains($1.section) }.keys.sorted()
  }

  /// What a program calls for a change, one by one.
  func steps(of changes: Changeset) -> [() throws -> Void] {
    let table = table
    var steps: [() throws -> Void] = []
    for section in changes.deletedSections {
      steps.append { try table.deleteSections([section], with: .none) }
    }
    for section in changes.insertedSections {
      steps.append { try table.insertSections([section], with: .none) }
    }
    for move in changes.movedSections {
      steps.append { try table.moveSection(move.from, toSection: move.to) }
    }
    for path in changes.deletedItems {
      steps.append { try table.deleteRows(at: [path], with: .none) }
    }
    for path in changes.insertedItems {
      steps.append { try table.insertRows(at: [path], with: .none) }
    }
    for move in changes.movedItems {
      steps.append { try table.moveRow(at: move.from, to: move.to) }
    }
    return steps
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let number = rows[indexPath.section][indexPath.row]
    asked.append(number)
    let cell = tableView.cellForRow(at: indexPath) ?? TableViewCell()
    cell.textLabel?.text = String(number)
    return cell
  }
}
