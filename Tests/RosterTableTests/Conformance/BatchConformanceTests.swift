import Foundation
import RosterDiff
import RosterTable
import XCTest

/// Hand-made batches of `reported_faults.json` that must be refused or taken.
final class BatchConformanceTests: XCTestCase {
  func testBatchesAreRefusedWithTheRightKind() throws {
    let kinds: [String: BatchUpdateError.Kind] = [
      "insertAndMoveToSamePath": .insertAndMoveToSamePath,
      "itemOpInsideReloadedSection": .itemOpInsideReloadedSection,
      "countMismatch": .rowCountMismatch,
    ]
    let all = try ConformanceFile.cases("reported_faults")
    let cases = all.filter { $0["form"] as? String == "batch-validate" }
    for example in cases {
      let id = example["id"] as? String ?? "?"
      let input = try XCTUnwrap(example["input"] as? [String: Any], id)
      let right = try XCTUnwrap(example["right"] as? [String: Any], id)
      let operations = try XCTUnwrap(input["batch"] as? [String: Any], id)
      let old = sections(input["old"]).map(\.items.count)
      let batch = batch(operations)
      let new = operations["new"].map { sections($0).map(\.items.count) } ?? expected(old, batch)
      do {
        try batch.check(from: old, to: new)
        XCTAssertEqual(right["valid"] as? Bool, true, id)
      } catch {
        XCTAssertEqual(right["valid"] as? Bool, false, "\(id): \(error)")
        XCTAssertEqual(error.kind, kinds[right["error"] as? String ?? ""], "\(id): \(error)")
        if let place = right["at"] as? [Int] {
          XCTAssertEqual(error.path, at(place[0], place[1]), id)
        }
        if let section = right["section"] as? Int { XCTAssertEqual(error.section, section, id) }
        if let count = right["expected_after"] as? Int { XCTAssertEqual(error.expected, count, id) }
        if let count = right["actual_after"] as? Int { XCTAssertEqual(error.actual, count, id) }
      }
    }
    XCTAssertEqual(cases.count, 3)
    print("conformance reported_faults batch-validate: \(cases.count) cases")
  }

  private func batch(_ operations: [String: Any]) -> BatchUpdates {
    func paths(_ key: String) -> [ItemPath] {
      (operations[key] as? [[Int]] ?? []).map { at($0[0], $0[1]) }
    }
    var batch = BatchUpdates()
    batch.insertedRows = paths("inserts")
    batch.deletedRows = paths("deletes")
    batch.reloadedRows = paths("reloads")
    batch.reloadedSections = operations["section_reloads"] as? [Int] ?? []
    batch.movedRows = (operations["moves"] as? [[[Int]]] ?? []).map {
      .init(from: at($0[0][0], $0[0][1]), to: at($0[1][0], $0[1][1]))
    }
    return batch
  }

  /// The rows after a batch of one section, where the case does not give them.
  private func expected(_ old: [Int], _ batch: BatchUpdates) -> [Int] {
    old.enumerated().map { section, count in
      count + batch.insertedRows.filter { $0.section == section }.count
        - batch.deletedRows.filter { $0.section == section }.count
    }
  }
}
