import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Random scripts: what the table holds and shows must be what the snapshot says, every step.
@MainActor final class RandomApplyTests: XCTestCase {
  func testManyRandomAppliesLeadToTheirSnapshots() async throws {
    let seed: UInt64 = 20_261_130
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    let list = ListFixture(lines: 7, record: false)
    list.table.faultHandler = { XCTFail("\($0)") }
    list.source.headerTitleProvider = { $0 == "S1" || $0 == "S3" ? "header \($0)" : nil }
    list.table.allowsMultipleSelection = true
    var selected: Set<String> = []
    for step in 0..<500 {
      let arrangement = randomArrangement(using: &random)
      var snapshot = ListFixture.Source.Snapshot()
      for section in arrangement {
        try snapshot.appendSections(["S\(section.id)"])
        try snapshot.appendItems(section.rows.map { "r\($0)" }, toSection: "S\(section.id)")
      }
      let items = snapshot.itemIdentifiers
      if step % 3 == 0 { try snapshot.reloadItems(items.filter { _ in random.next() % 5 == 0 }) }
      if step % 4 == 0 {
        try snapshot.reconfigureItems(items.filter { _ in random.next() % 5 == 0 })
      }
      list.apply(snapshot)
      selected.formIntersection(items)
      XCTAssertEqual(selectedItems(list), selected, "step \(step)")
      check(list, snapshot, "step \(step)")
      act(list, items, &selected, using: &random)
      check(list, snapshot, "step \(step), after an action")
    }
  }

  private func act(
    _ list: ListFixture, _ items: [String], _ selected: inout Set<String>,
    using random: inout SeededRandom
  ) {
    guard let item = items.randomElement(using: &random),
      let path = list.source.indexPath(for: item)
    else { return }
    switch random.next() % 6 {
    case 0:
      list.table.tapRow(at: path)
      if selected.remove(item) == nil { selected.insert(item) }
    case 1: try? list.table.scrollToRow(at: path, at: .top, animated: false)
    case 2: list.table.contentOffset.y += CGFloat(Int(random.next() % 160)) - 80
    case 3:
      list.table.setEditing(!list.table.isEditing, animated: false); list.table.isEditing = false
    case 4: list.table.focusRow(at: path)
    default: list.table.frame.size.height = CGFloat(16 * (random.next() % 12))
    }
    list.table.layoutIfNeeded()
  }

  private func selectedItems(_ list: ListFixture) -> Set<String> {
    Set((list.table.indexPathsForSelectedRows ?? []).compactMap(list.source.itemIdentifier(for:)))
  }

  /// The table's counts are the snapshot's; the rows on screen are those that the window covers,
  /// each with its own content, in order, without gaps.
  private func check(
    _ list: ListFixture, _ snapshot: ListFixture.Source.Snapshot, _ label: String
  ) {
    let table = list.table
    table.layoutIfNeeded()
    XCTAssertEqual(
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) },
      (0..<snapshot.numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) ?? -1 }, label)
    let visible = table.indexPathsForVisibleRows ?? []
    XCTAssertEqual(visible, visible.sorted(), label)
    let window = table.bounds
    let expected = table.indexPathsForRows(in: window) ?? []
    XCTAssertEqual(visible, window.height > 0 ? expected : [], label)
    for path in visible {
      let cell = table.cellForRow(at: path)
      let content = cell?.contentConfiguration as? ListContentConfiguration
      XCTAssertEqual(content?.text, snapshot.itemIdentifier(for: path), label)
      XCTAssertEqual(cell?.frame, table.rectForRow(at: path), label)
      XCTAssertEqual(
        cell?.isSelected, table.indexPathsForSelectedRows?.contains(path) ?? false, label)
    }
    XCTAssertEqual(
      window.minY, min(max(0, window.minY), max(0, table.contentSize.height - window.height)), label
    )
  }
}
