import RosterDiff
import RosterDiffProof
import XCTest

/// The snapshot against the recorded operations, in chunks of the usual and of the least size.
final class SnapshotConformanceTests: XCTestCase {
  typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  func testSnapshotOperations() throws {
    try check(.standard, "snapshot_ops")
    try check(.tiny, "snapshot_ops, tiny chunks")
  }

  func testReportedOperations() throws {
    try checkReported(.standard, "reported_faults ops")
    try checkReported(.tiny, "reported_faults ops, tiny chunks")
  }

  private func check(_ storage: StorageParameters, _ title: String) throws {
    try Conformance.run("snapshot_ops", as: title) { example, findings in
      var snapshot = Snapshot(parameters: storage)
      carryOut(
        try example["ops"].operations(), refusing: try example.refusal(), &findings
      ) { try snapshot.perform($0) }
      findings.add(snapshot.brokenInvariants())
      let final = try example["final"].content().map(NamedGroup.init)
      findings.expect("final", try snapshot.content.map(NamedGroup.init), final)
      for (query, answer) in try example["queries"].object() {
        let found = try snapshot.answer(query)
        findings.expect(query, found.sortedIfMarks(query), answer.sortedIfMarks(query))
      }
    }
  }

  private func checkReported(_ storage: StorageParameters, _ title: String) throws {
    try Conformance.run(
      "reported_faults", as: title, where: { try $0["form"] == .string("ops") }
    ) { example, findings in
      let right = try example["right"]
      var snapshot = Snapshot(parameters: storage)
      var spoiled = 0
      carryOut(
        try example["input"]["ops"].operations(), refusing: try right.refusals(), goingOn: true,
        &findings
      ) { operation in
        let before = snapshot
        do {
          try snapshot.perform(operation)
        } catch {
          spoiled += snapshot == before ? 0 : 1
          throw error
        }
      }
      findings.expect("snapshots changed by a refused operation", spoiled, 0)
      findings.add(snapshot.brokenInvariants())
      let final = try right["final"].content()
      findings.expect(
        "final", try snapshot.content.map(NamedGroup.init), final.map(NamedGroup.init))
      if let reload = try right.object()["reload"] {
        findings.expect("reload", snapshot.reloadedItemIdentifiers, try reload.strings())
      }
      if let reconfigure = try right.object()["reconfigure"] {
        findings.expect(
          "reconfigure", snapshot.reconfiguredItemIdentifiers, try reconfigure.strings())
      }
      if let old = try right.object()["diff_from"] {
        let changes = snapshot.changes(from: try Snapshot(try old.content()))
        let inserts = try right["item_inserts"].array().map { try $0.path() }
        findings.expect("inserts", changes.insertedItems, inserts)
      }
      for (section, group) in final.enumerated() {
        for (item, identifier) in group.1.enumerated() {
          findings.expect(
            "path of \(identifier)", snapshot.path(for: identifier),
            ItemPath(item: item, section: section))
        }
      }
    }
  }
}

extension JSON {
  /// `[section, item]`
  func path() throws -> ItemPath {
    let parts = try numbers()
    guard parts.count == 2 else { throw Mismatch(wanted: "path", found: self) }
    return ItemPath(item: parts[1], section: parts[0])
  }
}

extension DiffableDataSourceSnapshot<String, String>: Queryable {
  func answer(_ name: String, _ argument: String?) throws -> JSON {
    switch (name, argument) {
    case ("numberOfItems", nil): .number(numberOfItems)
    case ("numberOfItems", let section?): .number(try numberOfItems(inSection: section))
    case ("numberOfSections", nil): .number(numberOfSections)
    case ("items", let section?): .strings(try itemIdentifiers(inSection: section))
    case ("itemIdentifiers", nil): .strings(itemIdentifiers)
    case ("sectionIdentifiers", nil): .strings(sectionIdentifiers)
    case ("indexOfItem", let item?): .optional(indexOfItem(item))
    case ("indexOfSection", let section?): .optional(indexOfSection(section))
    case ("sectionContaining", let item?): .optional(sectionIdentifier(containingItem: item))
    case ("isEmpty", nil): .bool(numberOfSections == 0)
    case ("reloadedItems", nil): .strings(reloadedItemIdentifiers)
    case ("reconfiguredItems", nil): .strings(reconfiguredItemIdentifiers)
    case ("reloadedSections", nil): .strings(reloadedSectionIdentifiers)
    default: throw UnknownQuery(name: name)
    }
  }
}
