import RosterDiff
import RosterDiffProof
import XCTest

/// 100,000 random operations on the section snapshot and on the naive tree, side by side.
final class SectionSnapshotModelTests: XCTestCase {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>
  typealias Model = ModelSectionSnapshot<Int>

  func testFewItems() throws {
    try go(seed: 11, items: 10, steps: 50_000, compareEvery: 12, .tiny)
  }

  func testManyItems() throws {
    try go(seed: 12, items: 400, steps: 40_000, compareEvery: 100, .tiny)
  }

  func testVeryManyItems() throws {
    try go(seed: 13, items: 4_000, steps: 10_000, compareEvery: 500, .standard)
  }

  private func go(
    seed: UInt64, items: Int, steps: Int, compareEvery period: Int,
    _ storage: StorageParameters, test: String = #function
  ) throws {
    var operations = RandomTreeOperations(
      random: SeededRandom(printing: seed, test), items: items)
    var snapshot = Snapshot(parameters: storage)
    var model = Model()
    for step in 0..<steps {
      let operation = operations.next()
      var findings = Findings()
      perform(operation, storage, &snapshot, &model, &findings)
      if step % period == 0 {
        findings.add(snapshot.brokenInvariants())
        compare(snapshot, model, &findings)
      }
      if step % (period * 10) == 0 {
        try compareQueries(snapshot, model, &findings)
        let item = operations.item()
        try compareSubtree(item, snapshot, model, &findings)
      }
      findings.report("step \(step), \(operation)")
      if !findings.all.isEmpty { return }
    }
  }

  private func perform(
    _ operation: SectionSnapshotOperation<Int>, _ storage: StorageParameters,
    _ snapshot: inout Snapshot,
    _ model: inout Model, _ findings: inout Findings
  ) {
    // Nothing is inserted beside something unknown: whether that is refused is not specified.
    switch operation {
    case .insert(let items, let anchor) where items.isEmpty:
      if model.index(of: anchor.identifier) == nil { return }
    case .insertSnapshot(let operations, let anchor) where operations.isEmpty:
      if model.index(of: anchor.identifier) == nil { return }
    default: break
    }
    var refusal: Refusal?
    do throws(Refusal) {
      try model.perform(operation)
    } catch {
      refusal = error
    }
    let before = snapshot
    do {
      try snapshot.perform(operation, parameters: storage)
      if let refusal { findings.add("not refused as \(refusal.kinds)") }
    } catch {
      guard let error = error as? SnapshotError else { return findings.add("\(error)") }
      if refusal?.kinds.contains(error.kind) != true { findings.add("refused: \(error)") }
      if error.identifiers.isEmpty { findings.add("the error names no identifiers") }
      findings.expect("after a refusal", snapshot, before)
    }
  }

  private func compare(_ snapshot: Snapshot, _ model: Model, _ findings: inout Findings) {
    findings.expect("items", snapshot.items, model.items)
    findings.expect("rootItems", snapshot.rootItems, model.rootItems)
    findings.expect("expandedItems", snapshot.expandedItems, model.expandedItems)
    findings.expect("visibleItems", snapshot.visibleItems, model.visibleItems)
  }

  private func compareQueries(
    _ snapshot: Snapshot, _ model: Model, _ findings: inout Findings
  ) throws {
    for (index, entry) in model.entries.enumerated() {
      let item = entry.item
      findings.expect("contains \(item)", snapshot.contains(item), true)
      findings.expect("index of \(item)", snapshot.index(of: item), index)
      findings.expect("level of \(item)", try snapshot.level(of: item), entry.level)
      findings.expect("isExpanded \(item)", try snapshot.isExpanded(item), entry.isExpanded)
      findings.expect("isVisible \(item)", try snapshot.isVisible(item), model.isVisible(index))
      findings.expect("children of \(item)", snapshot.children(of: item), model.children(index))
      findings.expect(
        "parent of \(item)", try snapshot.parent(of: item),
        model.parent(index).map { model.entries[$0].item })
    }
    findings.expect("contains", snapshot.contains(-1), false)
    findings.expect("index", snapshot.index(of: -1), nil)
    findings.expectRefusal(.unknownItem) { _ = try snapshot.level(of: -1) }
    findings.expectRefusal(.unknownItem) { _ = try snapshot.parent(of: -1) }
    findings.expectRefusal(.unknownItem) { _ = try snapshot.snapshot(of: -1) }
  }

  private func compareSubtree(
    _ item: Int, _ snapshot: Snapshot, _ model: Model, _ findings: inout Findings
  ) throws {
    guard let index = model.index(of: item) else { return }
    for includingParent in [false, true] {
      let subtree = try snapshot.snapshot(of: item, includingParent: includingParent)
      let right = model.snapshot(index, includingParent: includingParent)
      findings.add(subtree.brokenInvariants())
      compare(subtree, right, &findings)
      for entry in right.entries {
        findings.expect("level in the subtree", try subtree.level(of: entry.item), entry.level)
      }
    }
  }
}
