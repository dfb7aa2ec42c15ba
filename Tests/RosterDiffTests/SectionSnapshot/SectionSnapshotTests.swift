import Foundation
import RosterDiff
import XCTest

/// What the model does not say: texts, errors, equality, documents.
final class SectionSnapshotTests: XCTestCase {
  typealias Tree = DiffableDataSourceSectionSnapshot<String>

  private func fruit() throws -> Tree {
    var tree = Tree()
    try tree.append(["fruit", "nuts"])
    try tree.append(["apple", "pear"], to: "fruit")
    try tree.append(["boskoop"], to: "apple")
    try tree.append(["hazel"], to: "nuts")
    tree.expand(["fruit"])
    return tree
  }

  func testVisualDescription() throws {
    XCTAssertEqual(
      try fruit().visualDescription(),
      """
      DiffableDataSourceSectionSnapshot: 6 items, 4 visible
      +*fruit>
        -*apple>
          - boskoop>
        -*pear>
      -*nuts>
        - hazel>
      """)
    XCTAssertEqual(Tree().description, "DiffableDataSourceSectionSnapshot: 0 items, 0 visible")
  }

  func testErrorsSayWhatIsWrong() throws {
    var tree = try fruit()
    let before = tree
    func refused(
      _ kind: SnapshotError.Kind, _ identifiers: [String], _ text: String,
      line: UInt = #line, _ edit: () throws -> Void
    ) {
      XCTAssertThrowsError(try edit(), line: line) { error in
        let error = error as? SnapshotError
        XCTAssertEqual(error?.kind, kind, line: line)
        XCTAssertEqual(error?.identifiers, identifiers, line: line)
        XCTAssertEqual(error?.description, text, line: line)
      }
      XCTAssertEqual(tree, before, line: line)
    }
    let unique = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
    let unknown = "Item identifier does not exist in section snapshot: kiwi"
    refused(
      .duplicateItem, ["fig", "pear"],
      "section snapshot append(_:to:): \(unique){(fig, pear)}"
    ) { try tree.append(["fig", "pear", "fig"]) }
    refused(
      .duplicateItem, ["fig"], "section snapshot insert(_:before:): \(unique){(fig)}"
    ) { try tree.insert(["fig", "fig"], before: "nuts") }
    refused(
      .unknownItem, ["kiwi"],
      "section snapshot append(_:to:): Parent item identifier does not exist in section snapshot: "
        + "kiwi"
    ) {
      try tree.append(["fig"], to: "kiwi")
    }
    refused(.unknownItem, ["kiwi"], "section snapshot insert(_:after:): \(unknown)") {
      try tree.insert(["fig"], after: "kiwi")
    }
    refused(
      .duplicateItem, ["hazel"],
      "section snapshot replace(childrenOf:using:): \(unique){(hazel)}"
    ) { try tree.replace(childrenOf: "fruit", using: tree.snapshot(of: "nuts")) }
    refused(.unknownItem, ["kiwi"], "section snapshot level(of:): \(unknown)") {
      _ = try tree.level(of: "kiwi")
    }
    refused(.unknownItem, ["kiwi"], "section snapshot isVisible(_:): \(unknown)") {
      _ = try tree.isVisible("kiwi")
    }
    refused(.unknownItem, ["kiwi"], "section snapshot isExpanded(_:): \(unknown)") {
      _ = try tree.isExpanded("kiwi")
    }
    refused(
      .unknownItem, ["kiwi"],
      "section snapshot parent(of:): Child item identifier does not exist in section snapshot: kiwi"
    ) {
      _ = try tree.parent(of: "kiwi")
    }
    refused(
      .unknownItem, ["kiwi"], "section snapshot snapshot(of:includingParent:): \(unknown)"
    ) { _ = try tree.snapshot(of: "kiwi") }
  }

  func testEqualityIsOfTreesAndExpandedItems() throws {
    let tree = try fruit()
    var rebuilt = Tree()
    try rebuilt.append(["nuts"])
    try rebuilt.append(["hazel"], to: "nuts")
    try rebuilt.insert(tree.snapshot(of: "fruit", includingParent: true), before: "nuts")
    XCTAssertEqual(rebuilt, tree)
    var other = tree
    other.expand(["pear"])
    XCTAssertNotEqual(other, tree)
    other.collapse(["pear"])
    XCTAssertEqual(other, tree)
    other.delete(["boskoop"])
    XCTAssertNotEqual(other, tree)
    try other.append(["boskoop"], to: "pear")
    XCTAssertNotEqual(other, tree)
  }

  func testInsertingAHiddenSubtreeElsewhereShowsIt() throws {
    var tree = try fruit()
    tree.collapse(["fruit"])
    tree.expand(["apple"])
    let apple = try tree.snapshot(of: "apple", includingParent: true)
    XCTAssertEqual(apple.visibleItems, ["apple", "boskoop"])
    tree.delete(["apple"])
    try tree.insert(apple, after: "fruit")
    XCTAssertEqual(tree.visibleItems, ["fruit", "apple", "boskoop", "nuts"])
    tree.expand(["hazel", "kiwi"])
    XCTAssertEqual(tree.expandedItems, ["apple", "hazel"])
  }

  func testCodable() throws {
    let tree = try fruit()
    let data = try encoder.encode(tree)
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      #"{"expandedItems":["fruit"],"items":["fruit","apple","boskoop","pear","nuts","hazel"],"#
        + #""levels":[0,1,2,1,0,1],"version":1}"#)
    let back = try JSONDecoder().decode(Tree.self, from: data)
    XCTAssertEqual(back, tree)
    XCTAssertEqual(back.visibleItems, tree.visibleItems)
    XCTAssertEqual(
      try JSONDecoder().decode(Tree.self, from: encoder.encode(Tree())).items, [])
  }

  func testDamagedDocuments() {
    let cases: [(String, String)] = [
      (
        #"{"version":2,"items":[],"levels":[]}"#,
        "This section snapshot has format version 2; version 1 is understood."
      ),
      (#"{"version":1,"items":["a"],"levels":[]}"#, "There are 1 items, but 0 levels."),
      (
        #"{"version":1,"items":["a","b"],"levels":[0,2]}"#,
        "Item 1 has level 2; there, 0 to 1 are possible."
      ),
      (
        #"{"version":1,"items":["a"],"levels":[-1]}"#,
        "Item 0 has level -1; there, 0 to 0 are possible."
      ),
      (
        #"{"version":1,"items":["a","a"],"levels":[0,1]}"#,
        "section snapshot init(from:): Identifiers in a section snapshot must be unique. "
          + "Duplicate item identifiers: {(a)}"
      ),
      (
        #"{"version":1,"items":["a"],"levels":[0],"expandedItems":["b"]}"#,
        "section snapshot expand(_:): Item identifier does not exist in section snapshot: b"
      ),
    ]
    for (document, text) in cases {
      XCTAssertThrowsError(
        try JSONDecoder().decode(Tree.self, from: Data(document.utf8)), document
      ) { error in
        guard case DecodingError.dataCorrupted(let context) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(context.debugDescription, text)
      }
    }
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
