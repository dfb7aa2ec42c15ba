import RosterDiff
import RosterDiffProof
import XCTest

/// The recorded facts about trees, on storages of both sizes.
final class SectionSnapshotConformanceTests: XCTestCase {
  func testOperations() throws {
    for parameters in [StorageParameters.standard, .tiny] {
      try Conformance.run("section_snapshot_ops") { example, findings in
        var tree = DiffableDataSourceSectionSnapshot<String>(parameters: parameters)
        carryOut(
          try example["ops"].treeOperations(), refusing: try example.refusal(), &findings
        ) { try tree.perform($0, parameters: parameters) }
        findings.add(tree.brokenInvariants())
        try check(tree, try example["expect"], &findings)
        for (query, answers) in try example.object()["queries"]?.object() ?? [:] {
          for (item, right) in try answers.object() {
            findings.expect("\(query) \(item)", try answer(tree, query, item), right)
          }
        }
      }
    }
  }

  private func check(
    _ tree: DiffableDataSourceSectionSnapshot<String>, _ right: JSON, _ findings: inout Findings
  ) throws {
    findings.expect("items", tree.items, try right["items"].strings())
    findings.expect("rootItems", tree.rootItems, try right["rootItems"].strings())
    findings.expect("visibleItems", tree.visibleItems, try right["visibleItems"].strings())
    findings.expect("expandedItems", tree.expandedItems, try right["expandedItems"].strings())
    for (item, level) in try right["levels"].object() {
      findings.expect("level of \(item)", try tree.level(of: item), try level.number())
    }
    for (item, parent) in try right["parents"].object() {
      findings.expect("parent of \(item)", .optional(try tree.parent(of: item)), parent)
    }
  }

  private func answer(
    _ tree: DiffableDataSourceSectionSnapshot<String>, _ query: String, _ item: String
  ) throws -> JSON {
    switch query {
    // Where the cases ask about an unknown item, UIKit raises; in any case it is not expanded.
    case "isExpanded": .bool(tree.contains(item) ? try tree.isExpanded(item) : false)
    case "isVisible": .bool(try tree.isVisible(item))
    case "contains": .bool(tree.contains(item))
    case "children": .strings(tree.children(of: item))
    default: throw UnknownQuery(name: query)
    }
  }
}
