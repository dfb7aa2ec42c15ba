import Foundation
import Roster
import RosterDiffProof

/// A plain list on which everything can be done: batches of its own, right and wrong ones.
@MainActor final class ScriptedPlain: Scripted, TableViewDataSource {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
  let callbacks: Callbacks
  private var rows: [[String]] = [["a", "b", "c"], ["d"]]
  private let random: ScriptRandom
  private var next = 0
  private var faults: [String] = []
  private var isChanging = false

  init(random: ScriptRandom) {
    self.random = random
    callbacks = Callbacks(random: random)
    callbacks.act = { [unowned self] in try act() }
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = callbacks
    table.faultHandler = { [unowned self] in faults.append("\($0)") }
    table.allowsMultipleSelection = random.oneIn(2)
  }

  func act() throws -> String {
    switch random.below(10) {
    case 0...2 where !isChanging: return try change()
    case 3 where random.oneIn(2):
      table.reloadData()
      return "reload"
    // In the middle of something there is nobody to throw to.
    case 4 where !isChanging && !callbacks.isCallingBack: return try refuse()
    default:
      let section = random.below(3)
      let row = random.below(4)
      let isThere = rows.indices.contains(section) && rows[section].indices.contains(row)
      return actOnTable(table, at: isThere ? at(section, row) : nil, using: random)
    }
  }

  func faultOfInvariants() -> String? {
    faults.first ?? RosterTableTests.faultOfInvariants(table, showing: rows)
  }

  /// A batch that says what it does.
  private func change() throws -> String {
    isChanging = true
    defer { isChanging = false }
    var done = ""
    try table.performBatchUpdates {
      let section = rows.indices.randomElement(using: &random.generator) ?? 0
      switch random.below(4) {
      case 0 where !rows.isEmpty:
        next += 1
        let row = random.below(rows[section].count + 1)
        rows[section].insert("n\(next)", at: row)
        try table.insertRows(at: [at(section, row)], with: .automatic)
        done = "insert \(at(section, row))"
      case 1 where !rows.isEmpty && !rows[section].isEmpty:
        let row = random.below(rows[section].count)
        rows[section].remove(at: row)
        try table.deleteRows(at: [at(section, row)], with: .automatic)
        done = "delete \(at(section, row))"
      case 2:
        next += 1
        let place = random.below(rows.count + 1)
        rows.insert(["s\(next)"], at: place)
        try table.insertSections([place], with: .automatic)
        done = "insert section \(place)"
      case 3 where rows.count > 1:
        rows.swapAt(0, rows.count - 1)
        try table.moveSection(0, toSection: rows.count - 1)
        if rows.count > 2 { try table.moveSection(rows.count - 1, toSection: 0) }
        if rows.count == 2 { done = "swap" }
        done = "move sections"
      default:
        done = "an empty batch"
      }
    }
    return done
  }

  /// A batch that does not fit: it is refused, and nothing has changed.
  private func refuse() throws -> String {
    do {
      switch random.below(4) {
      case 0: try table.deleteRows(at: [at(0, 99)], with: .none)
      case 1: try table.insertSections([0], with: .none)
      case 2: try table.moveRow(at: at(9, 0), to: at(0, 0))
      default: try table.reloadRows(at: [at(0, -1)], with: .none)
      }
    } catch {
      return "refused: \(error)"
    }
    return "waits"
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath) {
    let row = rows[source.section].remove(at: source.row)
    rows[destination.section].insert(row, at: destination.row)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    guard editingStyle == .delete, !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    try? table.performBatchUpdates {
      rows[indexPath.section].remove(at: indexPath.row)
      try table.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
