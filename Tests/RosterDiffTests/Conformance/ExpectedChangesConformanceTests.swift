import RosterDiff
import RosterDiffProof
import XCTest

/// What the checks expect of a batch, against what the recorded cases say.
final class ExpectedChangesConformanceTests: XCTestCase {
  func testLinear() throws {
    try Conformance.run("linear", as: "linear, expectations") { example, findings in
      check(try example.linearCase(), &findings)
    }
  }

  func testKeyed() throws {
    try Conformance.run("keyed", as: "keyed, expectations") { example, findings in
      check(try example.linearCase(), &findings)
    }
  }

  func testSectioned() throws {
    try Conformance.run("sectioned", as: "sectioned, expectations") { example, findings in
      check(try example.sectionedCase(), &findings)
    }
  }

  func testReportedDiffs() throws {
    try Conformance.run(
      "reported_faults", as: "reported_faults diff, expectations",
      where: { try $0["form"] == .string("diff") }
    ) { example, findings in
      check(try example.reportedDiffCase(), &findings)
    }
  }

  private func check(_ example: DiffCase, _ findings: inout Findings) {
    let (old, new) = Arrangement.pair(old: example.old, new: example.new)
    var fewest = FewestMoves.Table()
    let expected = ExpectedChanges(old: old, new: new, fewest: &fewest)
    let deleted = expected.deletedItems.filter { path in
      example.listsRowsOfSections || !expected.deletedSections.contains(path.section)
    }
    let inserted = expected.insertedItems.filter { path in
      example.listsRowsOfSections || !expected.insertedSections.contains(path.section)
    }
    findings.expect("deleted sections", expected.deletedSections, example.sectionDeletes)
    findings.expect("inserted sections", expected.insertedSections, example.sectionInserts)
    findings.expect("section moves", expected.sectionMoves, example.sectionMoves)
    findings.expect("deleted items", deleted, example.itemDeletes.sorted())
    findings.expect("inserted items", inserted, example.itemInserts.sorted())
    findings.expect("item moves", expected.itemMoves, example.itemMoves)
  }
}
