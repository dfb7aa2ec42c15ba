import Foundation
import Roster
import XCTest

/// The facts of `apply_facts.json`: steps on a data source, then what must hold.
@MainActor final class ApplyFactsTests: XCTestCase {
  func testEveryFact() async throws {
    let cases = try ConformanceFile.cases("apply_facts")
    for example in cases {
      let run = FactRun(id: example["id"] as? String ?? "?")
      for step in example["steps"] as? [[String: Any]] ?? [] { try await run.perform(step) }
      try run.check(example["expect"] as? [String: Any] ?? [:])
    }
    XCTAssertEqual(cases.count, 15)
    print("conformance apply_facts: \(cases.count) cases")
  }
}

/// One case on its way.
@MainActor private final class FactRun {
  let id: String
  let list = ListFixture()
  let source: ListFixture.Source
  var batches: [Int] = []
  private var table: TableView?
  private var started = 0
  private var pending: [Task<Changeset, Never>] = []

  init(id: String) {
    self.id = id
    source = list.source
    table = list.table
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { _ in }
  }

  func perform(_ step: [String: Any]) async throws {
    for (name, value) in step {
      switch name {
      case "apply" where value is String:
        try await allStarted()
        applyNow(try snapshot([("A", (0..<100).map(String.init))]))
        for task in pending { _ = await task.value }
      case "apply":
        try await allStarted()
        applyNow(try snapshot(sections(value)))
        count()
        for task in pending { _ = await task.value }
      case "applyUsingReloadData":
        source.applySnapshotUsingReloadData(try snapshot(sections(value)), completion: nil)
      case "apply_async":
        let snapshot = try snapshot(sections(value))
        start { await $0.apply(snapshot) }
      case "applyUsingReloadData_async":
        let snapshot = try snapshot(sections(value))
        start {
          await $0.applySnapshotUsingReloadData(snapshot)
          return Changeset()
        }
      case "apply_async_n":
        for index in 0..<10 {
          let items = (0..<(index + 1) * 10).map(String.init)
          let snapshot = try snapshot([("A", items)])
          start { await $0.apply(snapshot) }
        }
      case "take_copy_and_append_sections":
        var copy = source.snapshot()
        try copy.appendSections(value as? [String] ?? [])
      case "userMove":
        let move = try XCTUnwrap(value as? [[Int]], id)
        list.table.dragRow(at: at(move[0][0], move[0][1]), to: at(move[1][0], move[1][1]))
      case "drop_view":
        source.tableView?.dataSource = nil
      default:
        XCTFail("\(id): unknown step \(name)")
      }
    }
  }

  func check(_ expect: [String: Any]) throws {
    for (name, value) in expect {
      switch name {
      case "batches_after_each": XCTAssertEqual(batches, value as? [Int], id)
      case "data_source_snapshot":
        XCTAssertEqual(source.snapshot(), try snapshot(sections(value)), id)
      case "numberOfSections": XCTAssertEqual(list.table.numberOfSections, value as? Int, id)
      case "numberOfItems": XCTAssertEqual(source.snapshot().numberOfItems, value as? Int, id)
      case "numberOfRows":
        for (section, count) in value as? [String: Int] ?? [:] {
          XCTAssertEqual(list.table.numberOfRows(inSection: Int(section) ?? -1), count, id)
        }
      case "itemIdentifier":
        for (place, item) in value as? [String: Any] ?? [:] {
          let parts = place.split(separator: ",").compactMap { Int($0) }
          XCTAssertEqual(source.itemIdentifier(for: at(parts[0], parts[1])), item as? String, id)
        }
      case "sectionIdentifier":
        for (index, section) in value as? [String: Any] ?? [:] {
          XCTAssertEqual(source.sectionIdentifier(for: Int(index) ?? -1), section as? String, id)
        }
      case "indexForSection":
        for (section, index) in value as? [String: Any] ?? [:] {
          XCTAssertEqual(source.index(for: section), index as? Int, id)
        }
      default: XCTFail("\(id): unknown expectation \(name)")
      }
    }
  }

  /// Makes a call that returns later; calls begin in the order in which they are made.
  private func start(_ call: @escaping @MainActor (ListFixture.Source) async -> Changeset) {
    pending.append(
      Task { @MainActor [source] in
        started += 1
        return await call(source)
      })
  }

  private func allStarted() async throws {
    while started < pending.count { await Task.yield() }
  }

  private func applyNow(_ snapshot: ListFixture.Source.Snapshot) {
    source.apply(snapshot, completion: nil)
  }

  /// How many batches or loads the table has carried out for a change so far. Loading an empty
  /// list is none.
  private func count() {
    let events = list.table.eventLog.events
    let made = events.filter {
      if case .batch = $0 { return true }
      return false
    }.count
    let isLoaded = events.contains { if case .provide = $0 { true } else { false } }
    batches.append(made + (isLoaded && made == 0 ? 1 : 0))
  }

  private func snapshot(
    _ sections: [(id: String, items: [String])]
  ) throws -> ListFixture.Source.Snapshot {
    var snapshot = ListFixture.Source.Snapshot()
    for section in sections {
      try snapshot.appendSections([section.id])
      try snapshot.appendItems(section.items, toSection: section.id)
    }
    return snapshot
  }
}
