import RosterDiff
import RosterDiffProof
import XCTest

/// `changes(from:)` and `stagedChanges(from:)` against the recorded pairs of states.
final class ChangesConformanceTests: XCTestCase {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  func testLinear() throws {
    try Conformance.run("linear") { example, findings in
      try check(try example.linearCase(), Marks(), &findings)
      try checkContent(example, &findings)
    }
  }

  func testKeyed() throws {
    try Conformance.run("keyed") { example, findings in
      try check(try example.linearCase(), Marks(), &findings)
    }
  }

  func testSectioned() throws {
    try Conformance.run("sectioned") { example, findings in
      // Content that changed is what the program marks.
      let pair = try example.sectionedCase()
      let known = Set(pair.new.flatMap(\.1))
      var marks = Marks()
      marks.reloadedItems = try example["content_changed"].strings().filter(known.contains)
      let sections = Set(pair.new.map(\.0))
      marks.reloadedSections = try example["section_content_changed"].strings()
        .filter(sections.contains)
      try check(pair, marks, &findings)
    }
  }

  func testReportedDiffs() throws {
    try Conformance.run(
      "reported_faults", as: "reported_faults diff",
      where: { try $0["form"] == .string("diff") }
    ) { example, findings in
      let input = try example["input"].object()
      var marks = Marks()
      marks.reloadedItems = try input["reload"]?.strings() ?? []
      marks.reloadedSections = try input["reloadSections"]?.strings() ?? []
      let changes = try check(try example.reportedDiffCase(), marks, &findings)
      try checkNamed(changes, try example["right"].object(), &findings)
    }
  }

  struct Marks {
    var reloadedItems: [String] = []
    var reloadedSections: [String] = []
  }

  @discardableResult
  private func check(
    _ example: DiffCase, _ marks: Marks, _ findings: inout Findings
  ) throws -> Changeset {
    let old = try Snapshot(example.old)
    var new = try Snapshot(example.new)
    try new.reloadItems(marks.reloadedItems)
    try new.reloadSections(marks.reloadedSections)
    let changes = new.changes(from: old)
    let deletes =
      example.listsRowsOfSections ? changes.deletedItems : changes.deletedItemsInSurvivingSections
    let inserts =
      example.listsRowsOfSections
      ? changes.insertedItems : changes.insertedItemsInSurvivingSections
    findings.expect("deleted sections", changes.deletedSections, example.sectionDeletes)
    findings.expect("inserted sections", changes.insertedSections, example.sectionInserts)
    findings.expect("section moves", changes.movedSections.count, example.sectionMoves)
    findings.expect("deleted items", deletes, example.itemDeletes.sorted())
    findings.expect("inserted items", inserts, example.itemInserts.sorted())
    findings.expect("item moves", changes.movedItems.count, example.itemMoves)
    try checkBoth(changes, new.stagedChanges(from: old), example, marks, &findings)
    return changes
  }

  /// `expect_updates`: which survivors show something else now, by their old offsets.
  private func checkContent(_ example: JSON, _ findings: inout Findings) throws {
    guard let updates = try example.object()["expect_updates"]?.numbers() else { return }
    typealias Labelled = DiffableDataSourceSnapshot<String, LabelledIdentifier>
    func snapshot(_ key: String) throws -> Labelled {
      let items = try example[key].identified().map {
        LabelledIdentifier(id: $0.id, content: "\($0.content)")
      }
      return try Labelled([("list", items)])
    }
    let old = try snapshot("old")
    let new = try snapshot("new")
    let changes = new.changes(from: old) { $0.content != $1.content }
    let paths = changes.reconfiguredItems.map { changes.oldPath(forNew: $0) }
    findings.expect(
      "updates", paths.compactMap { $0?.item }.sorted(), updates.sorted())
    findings.expect("reloads", changes.reloadedItems, [])
  }

  /// The batch and its stages as the general checks see them.
  private func checkBoth(
    _ changes: Changeset, _ staged: StagedChangeset<Snapshot>, _ example: DiffCase,
    _ marks: Marks, _ findings: inout Findings
  ) throws {
    let states = try staged.map { try $0.snapshot.content }
    let numbering = Numbering(contents: [example.old, example.new] + states)
    let (old, new) = (numbering.arrangement(example.old), numbering.arrangement(example.new))
    var numbered = ChangesetCheck.Marks()
    numbered.reloadedItems = marks.reloadedItems.compactMap { numbering.items[$0] }
    numbered.reloadedSections = marks.reloadedSections.compactMap { numbering.sections[$0] }
    var check = ChangesetCheck()
    findings.add(check.failures(of: changes, old: old, new: new, marks: numbered))
    let stages = zip(staged, states).map { stage, state in
      StagedCheck.Stage(changes: stage.changeset, state: numbering.arrangement(state))
    }
    var stagedCheck = StagedCheck()
    findings.add(stagedCheck.failures(of: stages, old: old, new: new, whole: changes))
  }

  /// What only some reported faults name: where exactly marks and moves must be.
  private func checkNamed(
    _ changes: Changeset, _ right: [String: JSON], _ findings: inout Findings
  ) throws {
    if let reloads = right["reload_new_coords"] {
      let paths = try reloads.array().map { try $0.path() }
      findings.expect("reloads", changes.reloadedItems.sorted(), paths.sorted())
    }
    if let reloads = right["reload_old_coords"] {
      let paths = try reloads.array().map { try $0.path() }
      let found = changes.reloadedItems.map { changes.oldPath(forNew: $0) }
      findings.expect("reloads, old", found.compactMap { $0 }.sorted(), paths.sorted())
    }
    if let reloads = right["section_reload_new"] {
      findings.expect(
        "section reloads", changes.reloadedSections.sorted(), try reloads.numbers().sorted())
    }
    if right["is_empty"] != nil { findings.expect("isEmpty", changes.isEmpty, true) }
    for key in [
      "moves_inside_sections_unique", "cross_section_moves", "into_inserted_section",
      "out_of_deleted_section", "deleted_to_inserted_section",
    ] {
      for move in try right[key]?.array() ?? [] {
        let parts = try move.array()
        let wanted = Changeset.Move(from: try parts[1].path(), to: try parts[2].path())
        if !changes.movedItems.contains(wanted) {
          findings.add("\(key): no move \(wanted.from) → \(wanted.to)")
        }
      }
    }
  }
}
