import Foundation
import Roster
import RosterDiffProof
import XCTest

/// Random lives of lists with trees: programs apply snapshots and trees, now and later, users open,
/// close and drag rows, and handlers apply in the middle of it. The table, the newest state and the
/// trees always agree, and no fault is reported.
@MainActor final class RandomOutlineTests: XCTestCase {
  func testManyScriptsOfOutlines() async throws {
    let seed: UInt64 = 4_042
    print("seed \(seed)")
    let random = ScriptRandom(seed: seed)
    var (drags, calls) = (0, 0)
    for script in 0..<500 {
      let list = ScriptedOutline(random: random)
      var done: [String] = []
      for _ in 0..<8 {
        done.append(await list.act())
        guard let fault = list.faultOfInvariants() else { continue }
        return XCTFail("seed \(seed), script \(script): \(fault)\n" + done.joined(separator: "\n"))
      }
      await list.finish()
      if let fault = list.faultOfInvariants() ?? list.faultOfCompletions() {
        return XCTFail("seed \(seed), script \(script): \(fault)\n" + done.joined(separator: "\n"))
      }
      (drags, calls) = (drags + list.drags, calls + list.calls)
    }
    print("\(drags) rows dragged, \(calls) handlers that apply")
    XCTAssertGreaterThan(drags, 50)
    XCTAssertGreaterThan(calls, 100)
  }
}

@MainActor private final class ScriptedOutline {
  typealias Source = TableViewDiffableDataSource<String, Word>
  typealias Tree = DiffableDataSourceSectionSnapshot<Word>

  /// Equal by name; its text is content.
  struct Word: ContentIdentifiable {
    let name: String
    var text: String
    static func == (left: Word, right: Word) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    func isContentEqual(to other: Word) -> Bool { text == other.text }
  }

  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 640))
  private let source: Source
  private let random: ScriptRandom
  private var faults: [String] = []
  private var tasks: [Task<Void, Never>] = []
  private var texts = 0
  private var completions = (asked: 0, run: 0)
  private var callsBack = true
  private(set) var drags = 0
  private(set) var calls = 0

  init(random: ScriptRandom) {
    self.random = random
    let cells = TableView.CellRegistration<TableViewCell, Word> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word.text
      cell.contentConfiguration = content
    }
    source = Source(tableView: table) { table, path, word in
      table.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
    }
    table.faultHandler = { [weak self] in self?.faults.append("\($0)") }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [weak self] _ in self?.callBack() }
    source.reorderingHandlers.didReorder = { [weak self] in self?.check($0) }
    source.sectionSnapshotHandlers.shouldExpandItem = { [weak self] _ in
      self?.callBack()
      return !random.oneIn(8)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] _ in self?.callBack() }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] _ in self?.callBack() }
    // Children from before a change might be elsewhere by now: they would be refused.
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, tree in tree }
  }

  func act() async -> String {
    switch random.below(12) {
    case 0, 1:
      let snapshot = anySnapshot()
      completions.asked += 1
      source.apply(snapshot) { [weak self] in self?.completions.run += 1 }
      return "apply \(snapshot)"
    case 2, 3:
      let (tree, section) = (anyTree(), anySection())
      completions.asked += 1
      source.apply(tree, to: section) { [weak self] in self?.completions.run += 1 }
      return "tree to \(section): \(tree.visualDescription())"
    case 4:
      let snapshot = anySnapshot()
      start { await $0.apply(snapshot) }
      return "later: \(snapshot)"
    case 5:
      let (tree, section) = (anyTree(), anySection())
      start { await $0.apply(tree, to: section) }
      return "tree later to \(section): \(tree.visualDescription())"
    case 6:
      for _ in 0..<random.below(4) { await Task.yield() }
      return "some turns"
    case 7:
      table.flush()
      return "flush"
    case 8:
      source.applySnapshotUsingReloadData(anySnapshot(), completion: nil)
      return "reload \(source.snapshot())"
    default:
      return actAsUser()
    }
  }

  private func actAsUser() -> String {
    guard let word = source.snapshot().itemIdentifiers.randomElement(using: &random.generator),
      let path = source.indexPath(for: word)
    else { return "nothing" }
    if random.oneIn(3) {
      let target = ItemPath(row: random.below(5), section: random.below(3))
      table.dragRow(at: path, to: target)
      return "drag \(path) to \(target)"
    }
    table.tapAccessory(at: path)
    return "press \(path)"
  }

  func finish() async {
    for task in tasks { await task.value }
    table.flush()
  }

  func faultOfCompletions() -> String? {
    completions.asked == completions.run ? nil : "\(completions)"
  }

  func faultOfInvariants() -> String? {
    if let fault = faults.first { return fault }
    let snapshot = source.snapshot()
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let rows = snapshot.sectionIdentifiers.map { section in
      (try? snapshot.itemIdentifiers(inSection: section)) ?? []
    }
    guard counts == rows.map(\.count) else { return "counts \(counts) for \(rows)" }
    let shown = table.visibleCells.map { cell in
      (cell.contentConfiguration as? ListContentConfiguration)?.text ?? ""
    }
    guard shown == rows.joined().map(\.text) else { return "\(shown) shown for \(snapshot)" }
    for (section, rows) in zip(snapshot.sectionIdentifiers, rows) {
      let tree = source.snapshot(for: section)
      guard tree.visibleItems.map(\.text) == rows.map(\.text) else {
        return "\(section) has \(rows), its tree\n\(tree.visualDescription())"
      }
    }
    return faultOfLevels()
  }

  private func faultOfLevels() -> String? {
    for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
      guard let section = source.sectionIdentifier(for: path.section),
        let word = source.itemIdentifier(for: path)
      else { return "no row at \(path)" }
      let level = try? source.snapshot(for: section).level(of: word)
      guard level == cell.indentationLevel else {
        return "\(word) stands at level \(cell.indentationLevel), not \(level ?? -1)"
      }
    }
    return nil
  }

  private func check(_ transaction: Source.ReorderingHandlers.Transaction) {
    drags += 1
    let old = transaction.initialSnapshot.itemIdentifiers
    if old.applying(transaction.difference) != transaction.finalSnapshot.itemIdentifiers {
      faults.append("difference of \(transaction)")
    }
    if transaction.finalSnapshot != source.snapshot() { faults.append("not the final state") }
    for section in transaction.sectionTransactions {
      if section.initialSnapshot.items.applying(section.difference) != section.finalSnapshot.items {
        faults.append("difference of section \(section)")
      }
      if section.finalSnapshot != source.snapshot(for: section.sectionIdentifier) {
        faults.append("not the final tree of \(section)")
      }
    }
  }

  private func callBack() {
    guard callsBack, random.oneIn(3) else { return }
    callsBack = false
    calls += 1
    defer { callsBack = true }
    if random.oneIn(2) {
      source.apply(anySnapshot(), completion: nil)
    } else {
      source.apply(anyTree(), to: anySection(), completion: nil)
    }
  }

  private func start(_ call: @escaping @MainActor (Source) async -> Void) {
    tasks.append(Task { @MainActor [source] in await call(source) })
  }

  private func anySection() -> String { "S\(random.below(3))" }

  private func anyWords(_ count: Int) -> [Word] {
    let names = (0..<10).shuffled(using: &random.generator).prefix(count)
    return names.map {
      texts += random.oneIn(3) ? 1 : 0
      return Word(name: "w\($0)", text: "w\($0) \(texts)")
    }
  }

  private func anySnapshot() -> Source.Snapshot {
    // Either edits of what is there, or all new.
    var snapshot = random.oneIn(2) ? source.snapshot() : Source.Snapshot()
    for _ in 0...random.below(2) { try? snapshot.appendSections([anySection()]) }
    for word in anyWords(random.below(6)) {
      try? snapshot.appendItems([word], toSection: anySection())
    }
    snapshot.deleteItems(anyWords(random.below(2)))
    return snapshot
  }

  private func anyTree() -> Tree {
    var tree = random.oneIn(2) ? source.snapshot(for: anySection()) : Tree()
    for word in anyWords(random.below(7)) {
      try? tree.append([word], to: random.oneIn(3) ? nil : tree.items.last)
    }
    tree.expand(anyWords(random.below(6)))
    tree.collapse(anyWords(random.below(2)))
    return tree
  }
}
