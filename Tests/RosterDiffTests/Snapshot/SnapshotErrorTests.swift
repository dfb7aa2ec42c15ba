import RosterDiff
import XCTest

/// What is refused says what, which and where, in UIKit's own words.
final class SnapshotErrorTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  func testTexts() {
    check("There are currently no sections in the data source. Please add a section first.") { _ in
      var empty = Snapshot()
      try empty.appendItems([1])
    }
    check("supplied item identifiers are not unique. Duplicate identifiers: {(3, 4)}") {
      try $0.appendItems([3, 4, 3, 5, 4, 4])
    }
    check("Invalid parameter not satisfying: section != NSNotFound", "Z") {
      try $0.appendItems([3], toSection: "Z")
    }
    check("Invalid parameter not satisfying: section != NSNotFound", "9") {
      try $0.insertItems([3], beforeItem: 9)
    }
    let unmet = "Invalid parameter not satisfying: "
    check(unmet + "insertIndex != NSNotFound", "Z") {
      try $0.insertSections(["C"], beforeSection: "Z")
    }
    check(unmet + "insertIndex != NSNotFound", "Z") {
      try $0.insertSections(["C"], afterSection: "Z")
    }
    check(unmet + "fromSection != NSNotFound. ", "Z") {
      try $0.moveSection("Z", beforeSection: "A")
    }
    check(unmet + "toSection != NSNotFound. ", "Z") { try $0.moveSection("A", afterSection: "Z") }
    check(unmet + "fromSection != NSNotFound, fromIndex != NSNotFound. ", "9") {
      try $0.moveItem(9, beforeItem: 1)
    }
    check(unmet + "toSection != NSNotFound, toIndex != NSNotFound. ", "9") {
      try $0.moveItem(1, afterItem: 9)
    }
    check("Invalid update: destination for insertion operation [1] is in the insertion identifier")
    {
      try $0.insertItems([3, 1], afterItem: 1)
    }
    check("Attempted to reload item identifier that does not exist in the snapshot: 9") {
      try $0.reloadItems([1, 9])
    }
    check("Attempted to reconfigure item identifier that does not exist in the snapshot: 9") {
      try $0.reconfigureItems([1, 9])
    }
    check("Attempted to reload section identifier that does not exist in the snapshot: Z") {
      try $0.reloadSections(["A", "Z"])
    }
    check("insert or append 1 section identifier that already exists in the snapshot.", "exists: A")
    {
      try $0.appendSections(["C", "A"])
    }
    check("2 section identifiers that already exist in the snapshot.", "exist: B, A") {
      try $0.appendSections(["B", "A"])
    }
    check(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    ) { _ = try $0.numberOfItems(inSection: "Z") }
    check("Section identifier was not found.", "Z") { _ = try $0.itemIdentifiers(inSection: "Z") }
  }

  func testKindsAndIdentifiers() {
    check(.duplicateItem, ["3"]) { try $0.appendItems([3, 3]) }
    check(.duplicateItem, ["3"]) { try $0.replaceItems([3, 3], inSection: "A") }
    check(.unknownSection, ["Z"]) { try $0.replaceItems([3], inSection: "Z") }
    check(.duplicateSection, ["C"]) { try $0.appendSections(["C", "C"]) }
    check(.unknownSection, ["Z"]) { try $0.insertSections(["C"], afterSection: "Z") }
    check(.unknownSection, ["Z"]) { try $0.moveSection("Z", beforeSection: "A") }
    check(.unknownSection, ["Z"]) { try $0.moveSection("A", beforeSection: "Z") }
    check(.selfAnchor, ["A"]) { try $0.moveSection("A", afterSection: "A") }
    check(.unknownItem, ["9"]) { try $0.moveItem(9, beforeItem: 1) }
    check(.unknownItem, ["9"]) { try $0.moveItem(1, afterItem: 9) }
    check(.selfAnchor, ["1"]) { try $0.moveItem(1, afterItem: 1) }
    check(.duplicateItem, ["7"]) { _ in
      _ = try Snapshot([("A", [7]), ("B", [7])])
    }
    check(.duplicateSection, ["A"]) { _ in
      _ = try Snapshot([("A", [7]), ("A", [8])])
    }
  }

  func testEmptyArgumentsLookTheirPlaceUp() {
    check(.unknownSection, ["Z"]) { try $0.appendItems([], toSection: "Z") }
    XCTAssertThrowsError(
      try {
        var empty = Snapshot(); try empty.appendItems([])
      }())
    var snapshot = filled()
    XCTAssertNoThrow(try snapshot.appendItems([]))
    XCTAssertNoThrow(try snapshot.appendSections([]))
    XCTAssertEqual(snapshot, filled())
  }

  func testAtMostTwentyIdentifiers() {
    check(.unknownItem, (100..<120).map(String.init)) { try $0.reloadItems(Array(100..<150)) }
  }

  func testTheTextCountsThoseThatAreNotNamedToo() {
    let names = (0..<50).map { "S\($0)" }
    refusal(#line, { try $0.appendSections(names + names) }) { error in
      XCTAssertTrue("\(error)".contains("append 50 section identifiers"), "\(error)")
      XCTAssertEqual(error.identifiers, Array(names.prefix(20)))
      XCTAssertEqual(
        error,
        SnapshotError(kind: .duplicateSection, identifiers: names, operation: "appendSections"))
    }
    let made = SnapshotError(kind: .duplicateSection, identifiers: names, operation: "mine")
    XCTAssertTrue(made.description.contains("append 50 section identifiers"), "\(made)")
  }

  /// What an error is equal to does not depend on where UIKit would have raised.
  func testErrorsMadeByHandEqualThoseThrown() {
    refusal(#line, { try $0.moveItem(9, beforeItem: 1) }) {
      XCTAssertEqual(
        $0,
        SnapshotError(kind: .unknownItem, identifiers: ["9"], operation: "moveItem(_:beforeItem:)"))
    }
  }

  func testDeletingWhatIsNotThereIsNoError() {
    var snapshot = filled()
    snapshot.deleteItems([9, 9, 1, 1])
    snapshot.deleteSections(["Z", "Z", "B", "B"])
    XCTAssertEqual(snapshot.description, "A: [2]")
  }

  private func filled() -> Snapshot {
    (try? Snapshot([("A", [1, 2]), ("B", [])])) ?? Snapshot()
  }

  private func check(
    _ texts: String..., line: UInt = #line, _ body: (inout Snapshot) throws -> Void
  ) {
    refusal(line, body) { error in
      for text in texts {
        XCTAssertTrue("\(error)".contains(text), "\(error)", line: line)
      }
    }
  }

  private func check(
    _ kind: SnapshotError.Kind, _ identifiers: [String], line: UInt = #line,
    _ body: (inout Snapshot) throws -> Void
  ) {
    refusal(line, body) { error in
      XCTAssertEqual(error.kind, kind, line: line)
      XCTAssertEqual(error.identifiers, identifiers, line: line)
      XCTAssertFalse(error.operation.isEmpty, line: line)
    }
  }

  private func refusal(
    _ line: UInt, _ body: (inout Snapshot) throws -> Void, _ check: (SnapshotError) -> Void
  ) {
    var snapshot = filled()
    XCTAssertThrowsError(try body(&snapshot), line: line) { error in
      guard let error = error as? SnapshotError else { return XCTFail("\(error)", line: line) }
      check(error)
    }
    XCTAssertEqual(snapshot, filled(), line: line)
  }
}
