import RosterDiff
import RosterDiffProof
import XCTest

/// The reference models against the recorded facts: the judge is judged first.
final class ModelConformanceTests: XCTestCase {
  func testSnapshotOperations() throws {
    try Conformance.run("snapshot_ops", as: "snapshot_ops, model") { example, findings in
      var model = ModelSnapshot<String, String>()
      carryOut(
        try example["ops"].operations(), refusing: try example.refusal(), &findings
      ) { try model.perform($0) }
      findings.expect(
        "final", model.content, try example["final"].content().map(NamedGroup.init))
      for (query, answer) in try example["queries"].object() {
        let found = try model.answer(query)
        findings.expect(query, found.sortedIfMarks(query), answer.sortedIfMarks(query))
      }
    }
  }

  func testReportedOperations() throws {
    try Conformance.run(
      "reported_faults", as: "reported_faults ops, model",
      where: { try $0["form"] == .string("ops") }
    ) { example, findings in
      var model = ModelSnapshot<String, String>()
      let right = try example["right"]
      carryOut(
        try example["input"]["ops"].operations(), refusing: try right.refusals(), goingOn: true,
        &findings
      ) { try model.perform($0) }
      findings.expect("final", model.content, try right["final"].content().map(NamedGroup.init))
    }
  }

  func testSectionSnapshotOperations() throws {
    try Conformance.run("section_snapshot_ops", as: "section_snapshot_ops, model") {
      example, findings in
      var model = ModelSectionSnapshot<String>()
      carryOut(
        try example["ops"].treeOperations(), refusing: try example.refusal(), &findings
      ) { try model.perform($0) }
      let right = try example["expect"]
      findings.expect("items", model.items, try right["items"].strings())
      findings.expect("rootItems", model.rootItems, try right["rootItems"].strings())
      findings.expect("visibleItems", model.visibleItems, try right["visibleItems"].strings())
      findings.expect("expandedItems", model.expandedItems, try right["expandedItems"].strings())
      for (item, level) in try right["levels"].object() {
        let found = model.index(of: item).map { model.entries[$0].level }
        findings.expect("level of \(item)", found, try level.number())
      }
      for (item, parent) in try right["parents"].object() {
        let found = model.index(of: item).flatMap(model.parent).map { model.entries[$0].item }
        findings.expect("parent of \(item)", found, parent == .null ? nil : try parent.string())
      }
    }
  }
}

/// A section and its items, comparable.
struct NamedGroup: Equatable, CustomStringConvertible {
  var section: String
  var items: [String]

  init(_ pair: (String, [String])) { (section, items) = pair }

  var description: String { "\(section)\(items)" }
}

extension ModelSnapshot<String, String> {
  var content: [NamedGroup] { groups.map { NamedGroup(($0.section, $0.items)) } }
}
