import Foundation
import Roster
import RosterDiffProof

/// A diffable list on which everything can be done.
@MainActor final class ScriptedList: Scripted {
  let callbacks: Callbacks
  private let list = ListFixture(lines: 2, columns: 8, record: false)
  private let random: ScriptRandom
  private var faults: [String] = []

  var table: TableView { list.table }

  init(random: ScriptRandom) {
    self.random = random
    callbacks = Callbacks(random: random)
    callbacks.act = { [unowned self] in try act() }
    table.delegate = callbacks
    table.faultHandler = { [unowned self] in faults.append("\($0)") }
    table.allowsMultipleSelection = random.oneIn(2)
    table.allowsMultipleSelectionDuringEditing = random.oneIn(4)
    table.selectionFollowsFocus = random.oneIn(4)
    table.preparedRowLimit = random.below(3)
    if random.oneIn(2) { list.source.headerTitleProvider = { $0 == "S2" ? "2" : nil } }
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

  func act() throws -> String {
    let items = list.source.snapshot().itemIdentifiers
    switch random.below(10) {
    case 0, 1, 2:
      try applyAnother()
      return "apply \(list.source.snapshot().itemIdentifiers)"
    case 3:
      var snapshot = list.source.snapshot()
      try snapshot.reloadItems(items.filter { _ in random.oneIn(4) })
      try snapshot.reconfigureItems(items.filter { _ in random.oneIn(4) })
      list.apply(snapshot)
      return "apply marks"
    case 4 where random.oneIn(2):
      list.source.applySnapshotUsingReloadData(list.source.snapshot(), completion: nil)
      return "reload"
    default:
      let item = items.randomElement(using: &random.generator)
      return actOnTable(table, at: item.flatMap(list.source.indexPath(for:)), using: random)
    }
  }

  func faultOfInvariants() -> String? {
    if let fault = faults.first { return fault }
    let snapshot = list.source.snapshot()
    let rows = snapshot.sectionIdentifiers.map {
      (try? snapshot.itemIdentifiers(inSection: $0)) ?? []
    }
    return RosterTableTests.faultOfInvariants(table, showing: rows)
  }

  private func applyAnother() throws {
    var sections = ["S1", "S2", "S3"].shuffled(using: &random.generator)
    sections.removeLast(1 + random.below(2))
    var items = (0..<5).map { "r\($0)" }.shuffled(using: &random.generator)
    items.removeLast(random.below(4))
    var snapshot = ListFixture.Source.Snapshot()
    try snapshot.appendSections(sections)
    for item in items {
      try snapshot.appendItems([item], toSection: sections.randomElement(using: &random.generator))
    }
    list.apply(snapshot)
  }
}
