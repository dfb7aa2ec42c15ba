import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Every call to the delegate and the data source is in the event log, in order, and no call is in
/// it that was not made.
@MainActor final class EventLogTests: XCTestCase {
  func testEveryCallIsRecordedInOrder() async throws {
    let seed: UInt64 = 4_044
    print("seed \(seed)")
    let random = ScriptRandom(seed: seed)
    var names: Set<Substring> = []
    for script in 0..<300 {
      let list = RecordedCalls()
      list.table.selectionFollowsFocus = random.oneIn(3)
      list.table.allowsMultipleSelectionDuringEditing = random.oneIn(3)
      for _ in 0..<8 { try act(list, random) }
      let recorded = list.table.eventLog.events.compactMap(Self.call)
      let calls = list.calls
      names.formUnion(calls.compactMap { $0.split(separator: " ").first })
      guard recorded != calls else { continue }
      let common = zip(recorded, calls).prefix { $0 == $1 }.count
      XCTFail(
        "seed \(seed), script \(script): recorded \(recorded[common...].prefix(4)), "
          + "called \(calls[common...].prefix(4)), after \(calls[..<common].suffix(4))")
    }
    print("\(names.count) kinds of calls: \(names.sorted())")
    XCTAssertGreaterThan(names.count, 40)
  }

  /// The call that an event stands for; nil for one that stands for none.
  private static func call(_ event: TableEvent) -> String? {
    switch event {
    case .delegate, .delegateSection, .selectionInteractionEnded, .focused, .scrolled,
      .sectionIndex:
      return event.description
    case .question(let text):
      return text.hasPrefix("shouldUpdateFocus") ? "shouldUpdateFocus" : text
    case .provide(let path), .reconfigure(let path):
      return "cell \(path)"
    default:
      return nil
    }
  }

  private func act(_ list: RecordedCalls, _ random: ScriptRandom) throws {
    let table = list.table
    let section = random.below(2)
    let row = random.below(3)
    let isThere = list.rows[section].indices.contains(row)
    switch random.below(12) {
    case 0:
      try table.performBatchUpdates {
        list.rows[section].insert("n\(random.below(100))", at: 0)
        try table.insertRows(at: [at(section, 0)], with: .none)
      }
    case 1 where isThere:
      try table.performBatchUpdates {
        list.rows[section].remove(at: row)
        try table.deleteRows(at: [at(section, row)], with: .none)
      }
    case 2: table.reloadData()
    case 3 where isThere: try table.reconfigureRows(at: [at(section, row)])
    case 4: try table.reloadSections([section], with: .none)
    case 5: try table.performBatchUpdates(nil)
    case 6: table.selectSectionIndexTitle(at: section)
    case 7:
      table.beginMultipleSelectionInteraction(at: at(section, row))
      table.endMultipleSelectionInteraction()
    case 8 where isThere:
      table.tapAccessory(at: at(section, row))
      table.focusRow(at: at(section, row))
    default: _ = actOnTable(table, at: isThere ? at(section, row) : nil, using: random)
    }
    if random.oneIn(2) { table.flush() }
  }
}
