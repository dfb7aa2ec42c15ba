import RosterDiff
import RosterDiffProof
import XCTest

/// A snapshot and its model on a random walk. Sections are numbers, items what numbers stand for.
struct SnapshotModelRun<Item: Hashable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>
  typealias Model = ModelSnapshot<Int, Item>

  private var operations: RandomOperations
  private let identifier: (Int) -> Item
  private let number: (Item) -> Int
  private var current: (snapshot: Snapshot, model: Model)
  private var base: (snapshot: Snapshot, model: Model)
  private var check = ChangesetCheck()
  private var stagedCheck = StagedCheck()

  init(
    seed: UInt64, items: Int, sections: Int, storage: StorageParameters,
    identifier: @escaping (Int) -> Item, number: @escaping (Item) -> Int,
    test: String = #function
  ) throws {
    operations = RandomOperations(
      random: SeededRandom(printing: seed, test), items: items, sections: sections)
    self.identifier = identifier
    self.number = number
    current = (Snapshot(parameters: storage), Model())
    // Half of the identifiers are there at the start.
    for section in 0..<sections / 2 {
      let count = items / sections
      let row = (section * count..<(section + 1) * count).map(identifier)
      let building: [SnapshotOperation<Int, Item>] = [
        .appendSections([section]), .appendItems(row, toSection: nil),
      ]
      for operation in building {
        try current.snapshot.perform(operation)
        try current.model.perform(operation)
      }
    }
    base = current
  }

  /// Takes steps; compares refusals after every one of them, and the rest every so often.
  mutating func go(steps: Int, compareEvery period: Int) throws {
    var refused = 0
    var items = 0
    for step in 0..<steps {
      let operation = operations.next().mapItems(identifier)
      var findings = Findings()
      if !perform(operation, &findings) { refused += 1 }
      items += current.snapshot.numberOfItems
      if step % period == 0 {
        findings.add(current.snapshot.brokenInvariants())
        try findings.compare(current.snapshot, current.model)
      }
      if step % (period * 5) == 0 { try compareChanges(&findings) }
      if step % (period * 10) == 0 {
        findings.compareLookUps(current.snapshot, current.model)
        findings.compareAbsence(item: identifier(-1), section: -1, current.snapshot)
      }
      findings.report("step \(step), \(operation)")
      if !findings.all.isEmpty { return }
    }
    print("\(steps) operations, \(refused) refused, \(items / steps) items on average")
    XCTAssertLessThan(refused, steps * 3 / 4, "the walk is refused too often")
  }

  /// - Returns: whether the operation was carried out.
  private mutating func perform(
    _ operation: SnapshotOperation<Int, Item>, _ findings: inout Findings
  ) -> Bool {
    var refusal: Refusal?
    do throws(Refusal) {
      try current.model.perform(operation)
    } catch {
      refusal = error
    }
    let before = current.snapshot
    do throws(SnapshotError) {
      try current.snapshot.perform(operation)
      if let refusal { findings.add("not refused as \(refusal.kinds)") }
    } catch {
      if refusal?.kinds.contains(error.kind) != true { findings.add("refused: \(error)") }
      if error.operation.isEmpty { findings.add("the error names no operation") }
      if error.identifiers.isEmpty, error.kind != .noSections {
        findings.add("the error names no identifiers")
      }
      findings.expect("after a refusal", current.snapshot, before)
    }
    return refusal == nil
  }

  /// What changed since the base, and the way back. Sometimes there is a new base, sometimes the
  /// walk goes on from the old one: copies that went different ways are compared too.
  private mutating func compareChanges(_ findings: inout Findings) throws {
    try compareChanges(from: base, to: current, &findings)
    try compareChanges(from: current, to: base, &findings)
    switch operations.random.below(6) {
    case 0, 1: base = current
    case 2: (base, current) = (current, base)
    default: break
    }
  }

  private mutating func compareChanges(
    from old: (snapshot: Snapshot, model: Model), to new: (snapshot: Snapshot, model: Model),
    _ findings: inout Findings
  ) throws {
    let (before, after) = (arrangement(old.model), arrangement(new.model))
    var marks = ChangesetCheck.Marks()
    marks.reloadedSections = new.model.reloadedSections
    marks.reloadedItems = new.model.reloadedItems.map(number)
    marks.reconfiguredItems = new.model.reconfiguredItems.map(number)
    let changes = new.snapshot.changes(from: old.snapshot)
    findings.add(check.failures(of: changes, old: before, new: after, marks: marks))
    let stages = try new.snapshot.stagedChanges(from: old.snapshot).map { stage in
      StagedCheck.Stage(changes: stage.changeset, state: try arrangement(stage.snapshot))
    }
    findings.add(stagedCheck.failures(of: stages, old: before, new: after, whole: changes))
  }

  private func arrangement(_ model: Model) -> Arrangement {
    Arrangement(sections: model.sections, rows: model.groups.map { $0.items.map(number) })
  }

  private func arrangement(_ snapshot: Snapshot) throws -> Arrangement {
    let sections = snapshot.sectionIdentifiers
    return Arrangement(
      sections: sections,
      rows: try sections.map { try snapshot.itemIdentifiers(inSection: $0).map(number) })
  }
}

extension SnapshotModelRun<Int> {
  init(
    seed: UInt64, items: Int, sections: Int, storage: StorageParameters, test: String = #function
  ) throws {
    try self.init(
      seed: seed, items: items, sections: sections, storage: storage, identifier: { $0 },
      number: { $0 }, test: test)
  }
}
