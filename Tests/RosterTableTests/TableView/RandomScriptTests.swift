import Foundation
import Roster
import RosterDiffProof
import XCTest

/// 10,000 random scripts of what users and programs do to a table: it always shows its data, holds
/// together, and reports no fault.
@MainActor final class RandomScriptTests: XCTestCase {
  func testTenThousandScripts() async throws {
    let seed: UInt64 = 4_040
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for script in 0..<100 {
      let list = ScriptedList()
      for part in 0..<100 {
        let done = try list.act(using: &random)
        let found = list.faultOfInvariants()
        XCTAssertNil(found, "seed \(seed), script \(script), part \(part): \(done)")
        if found != nil { return }
      }
    }
  }
}

/// A diffable list on which everything can be done.
@MainActor private final class ScriptedList: TableViewDelegate {
  let list = ListFixture(lines: 5, record: false)
  var faults: [String] = []
  private var table: TableView { list.table }

  init() {
    table.delegate = self
    table.faultHandler = { [unowned self] in faults.append("\($0)") }
    table.allowsMultipleSelection = true
    list.source.headerTitleProvider = { $0.hasSuffix("2") ? "header" : nil }
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in }
    list.source.swipeActionsProvider = { [unowned self] item, _ in
      SwipeActionsConfiguration(
        actions: [
          ContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            var next = list.source.snapshot()
            next.deleteItems([item])
            list.apply(next)
            done(true)
          }
        ])
    }
  }

  /// Does one thing, and says what.
  func act(using random: inout SeededRandom) throws -> String {
    let items = list.source.snapshot().itemIdentifiers
    let path = items.randomElement(using: &random).flatMap { list.source.indexPath(for: $0) }
    switch random.next() % 16 {
    case 0, 1, 2:
      try applyAnother(using: &random)
      return "apply another arrangement"
    case 3:
      var snapshot = list.source.snapshot()
      try snapshot.reloadItems(items.filter { _ in random.next() % 4 == 0 })
      try snapshot.reconfigureItems(items.filter { _ in random.next() % 4 == 0 })
      list.apply(snapshot)
      return "apply marks"
    case 4:
      table.contentOffset.y += CGFloat(Int(random.next() % 200)) - 100
      return "scroll"
    case 5:
      table.setEditing(!table.isEditing, animated: false)
      return "toggle editing"
    case 6:
      table.frame.size.height = CGFloat(16 * (random.next() % 9))
      return "another height"
    case 7:
      table.frame.size.width = CGFloat(8 * (8 + random.next() % 20))
      return "another width"
    case 8:
      list.source.applySnapshotUsingReloadData(list.source.snapshot(), completion: nil)
      return "reload"
    case 9:
      table.flush()
      return "flush"
    default:
      guard let path else { return "nothing" }
      return act(on: path, using: &random)
    }
  }

  /// What does not hold; nil when all does.
  func faultOfInvariants() -> String? {
    table.layoutIfNeeded()
    if let fault = faults.first { return fault }
    let snapshot = list.source.snapshot()
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let expected = (0..<snapshot.numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) }
    guard counts == expected else { return "counts \(counts) for \(expected)" }
    let visible = table.indexPathsForVisibleRows ?? []
    let covered = table.bounds.height > 0 ? table.indexPathsForRows(in: table.bounds) ?? [] : []
    guard visible == covered else { return "rows \(visible) on screen for \(covered)" }
    let selected = Set(table.indexPathsForSelectedRows ?? [])
    for (path, cell) in zip(visible, table.visibleCells) {
      let text = (cell.contentConfiguration as? ListContentConfiguration)?.text
      guard text == snapshot.itemIdentifier(for: path) else { return "\(path) shows \(text ?? "")" }
      guard cell.frame == table.rectForRow(at: path) else { return "\(path) is elsewhere" }
      guard cell.isSelected == selected.contains(path), cell.isEditing == table.isEditing else {
        return "\(path) has a wrong state"
      }
      guard cell.superview === table else { return "\(path) is not in the table" }
    }
    let cells = table.subviews.filter { $0 is TableViewCell }.count
    return cells == visible.count ? nil : "\(cells) cells for \(visible.count) rows"
  }

  private func act(on path: ItemPath, using random: inout SeededRandom) -> String {
    switch random.next() % 6 {
    case 0:
      table.tapRow(at: path)
      return "tap \(path)"
    case 1:
      table.swipeRow(at: path, edge: .trailing, full: random.next() % 2 == 0)
      return "swipe \(path)"
    case 2:
      table.performSwipeAction(0)
      return "perform"
    case 3:
      table.focusRow(at: path)
      return "focus \(path)"
    case 4:
      try? table.scrollToRow(at: path, at: .middle, animated: false)
      return "scroll to \(path)"
    default:
      let section = Int(random.next() % 3)
      table.dragRow(at: path, to: at(section, Int(random.next() % 8)))
      return "drag \(path)"
    }
  }

  private func applyAnother(using random: inout SeededRandom) throws {
    var snapshot = ListFixture.Source.Snapshot()
    for section in randomArrangement(using: &random) {
      try snapshot.appendSections(["S\(section.id)"])
      try snapshot.appendItems(section.rows.map { "r\($0)" }, toSection: "S\(section.id)")
    }
    list.apply(snapshot)
  }
}
