import Roster
import XCTest

/// The rules SS1–SS9 of section snapshots, and reordering transactions.
@MainActor final class OutlineTests: XCTestCase {
  typealias Tree = DiffableDataSourceSectionSnapshot<String>

  private func tree(expanded: [String] = []) throws -> Tree {
    var tree = Tree()
    try tree.append(["a", "b"])
    try tree.append(["a1", "a2"], to: "a")
    try tree.append(["x"], to: "a1")
    tree.expand(expanded)
    return tree
  }

  private func list() throws -> ListFixture {
    let list = ListFixture()
    try list.apply("S:", "T: t")
    return list
  }

  private func apply(_ tree: Tree, to section: String, _ list: ListFixture) {
    list.source.apply(tree, to: section, completion: nil)
  }

  func testSS1_TheVisibleItemsAreTheRows() async throws {
    let list = try list()
    apply(try tree(expanded: ["a"]), to: "S", list)
    XCTAssertEqual(list.rows, [["a", "a1", "a2", "b"], ["t"]])
    XCTAssertFalse(list.source.snapshot().contains("x"))
    XCTAssertEqual(list.source.snapshot(for: "S"), try tree(expanded: ["a"]))
  }

  func testSS2_AMissingSectionIsAppended() async throws {
    let list = try list()
    apply(try tree(), to: "New", list)
    XCTAssertEqual(list.source.snapshot().sectionIdentifiers, ["S", "T", "New"])
    XCTAssertEqual(list.rows, [[], ["t"], ["a", "b"]])
  }

  func testSS3_ItemsOfOtherSectionsMoveHere() async throws {
    let list = try list()
    try list.apply("S:", "T: t a u")
    _ = list.takeProvided()
    apply(try tree(), to: "S", list)
    XCTAssertEqual(list.rows, [["a", "b"], ["t", "u"]])
    XCTAssertEqual(list.takeProvided(), ["b"])
  }

  func testSS5_APlainApplyKeepsTheTree() async throws {
    let list = try list()
    apply(try tree(expanded: ["a"]), to: "S", list)
    try list.apply("S: a a1 n b", "T: t")
    let kept = list.source.snapshot(for: "S")
    XCTAssertEqual(kept.visibleItems, ["a", "a1", "n", "b"])
    XCTAssertEqual(try kept.parent(of: "n"), "a", "at the level of the item in front")
    XCTAssertEqual(try kept.parent(of: "x"), "a1", "what was hidden stays")
    try list.apply("T: t")
    XCTAssertTrue(list.source.snapshot(for: "S").items.isEmpty)
  }

  func testSS7_ExpansionSurvives() async throws {
    let list = try list()
    apply(try tree(expanded: ["a"]), to: "S", list)
    var copy = list.source.snapshot(for: "S")
    copy.expand(["a1"])
    apply(copy, to: "S", list)
    XCTAssertEqual(list.rows[0], ["a", "a1", "x", "a2", "b"])
  }

  func testSS8_TheUserExpandsAndCollapses() async throws {
    let list = try list()
    apply(try tree(), to: "S", list)
    var calls: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("should \($0)")
      return $0 != "b"
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item): \(children.items)")
      XCTAssertEqual(list.rows[0], ["a", "b"], "still the old rows")
      var children = children
      try? children.append(["late"])
      return children
    }
    list.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
    _ = list.log()
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(list.rows[0], ["a", "a1", "a2", "late", "b"])
    XCTAssertEqual(calls, ["should a", "will a", "children of a: [\"a1\", \"x\", \"a2\"]"])
    XCTAssertEqual(
      list.log().prefix(4),
      [
        "shouldExpand [0, 0]", "willExpand [0, 0]", "snapshotForExpanding [0, 0]",
        "batch insert [0, 1...3]",
      ])
    list.table.tapAccessory(at: list.path("b"))
    XCTAssertEqual(calls.last, "should b")
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(list.rows[0], ["a", "b"])
    XCTAssertEqual(calls.last, "collapse a")
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
  }

  func testSS8_AnAccessoryWithItsOwnHandlerTogglesNothing() async throws {
    let list = try list()
    apply(try tree(), to: "S", list)
    var isPressed = false
    list.table.cellForRow(at: at(0, 0))?.accessories = [
      .outlineDisclosure(actionHandler: { isPressed = true })
    ]
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertTrue(isPressed)
    XCTAssertEqual(list.rows[0], ["a", "b"])
  }

  func testSS9_LevelsAndExpansionShow() async throws {
    let list = try list()
    apply(try tree(), to: "S", list)
    for cell in list.table.visibleCells.prefix(2) { cell.accessories = [.outlineDisclosure()] }
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.configurationState.isExpanded, false)
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.configurationState.isExpanded, true)
    XCTAssertEqual(list.table.cellForRow(at: at(0, 1))?.indentationLevel, 1)
    XCTAssertEqual(
      list.table.picture().split(separator: "\n"),
      [" a                ▾", "  a1", "  a2", " b                ▸", " t"])
  }

  func testExpandingCostsOneBatchOfItsChildren() async throws {
    let list = ListFixture(lines: 4)
    try list.apply("S:")
    var big = Tree()
    try big.append((0..<500).map { "r\($0)" })
    try big.append((0..<50).map { "c\($0)" }, to: "r400")
    apply(big, to: "S", list)
    _ = list.log()
    _ = list.takeProvided()
    list.table.tapAccessory(at: at(0, 400))
    XCTAssertEqual(
      list.log(),
      [
        "shouldExpand [0, 400]", "willExpand [0, 400]", "batch insert [0, 401...450]",
        "animate insert automatic",
      ])
    XCTAssertEqual(list.takeProvided(), [])
  }

  func testReorderingWithHandlers() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2 3", "B: 4")
    XCTAssertFalse(list.table.dragRow(at: at(0, 0), to: at(0, 2)), "no handlers")
    var calls: [String] = []
    list.source.reorderingHandlers.canReorderItem = { $0 != "2" }
    list.source.reorderingHandlers.willReorder = { transaction in
      calls.append("will \(list.source.snapshot().itemIdentifiers)")
      XCTAssertEqual(transaction.initialSnapshot, list.source.snapshot())
    }
    list.source.reorderingHandlers.didReorder = { transaction in
      calls.append("did \(list.source.snapshot().itemIdentifiers)")
      XCTAssertEqual(transaction.finalSnapshot, list.source.snapshot())
      XCTAssertEqual(
        transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference),
        transaction.finalSnapshot.itemIdentifiers)
      for section in transaction.sectionTransactions {
        XCTAssertEqual(
          section.initialSnapshot.items.applying(section.difference), section.finalSnapshot.items)
      }
      calls.append("sections \(transaction.sectionTransactions.map(\.sectionIdentifier))")
    }
    _ = list.takeProvided()
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    XCTAssertEqual(list.rows, [["2", "3", "1"], ["4"]])
    XCTAssertTrue(list.table.dragRow(at: at(0, 1), to: at(1, 0)))
    XCTAssertEqual(list.rows, [["2", "1"], ["3", "4"]])
    XCTAssertFalse(list.table.dragRow(at: at(0, 0), to: at(1, 0)), "it may not be moved")
    XCTAssertTrue(list.table.dragRow(at: at(0, 1), to: at(1, 99)))
    XCTAssertEqual(list.rows, [["2"], ["3", "4", "1"]])
    XCTAssertEqual(list.takeProvided(), [])
    XCTAssertEqual(
      calls,
      [
        "will [\"1\", \"2\", \"3\", \"4\"]", "did [\"2\", \"3\", \"1\", \"4\"]", "sections [\"A\"]",
        "will [\"2\", \"3\", \"1\", \"4\"]", "did [\"2\", \"1\", \"3\", \"4\"]",
        "sections [\"B\", \"A\"]", "will [\"2\", \"1\", \"3\", \"4\"]",
        "did [\"2\", \"3\", \"4\", \"1\"]", "sections [\"B\", \"A\"]",
      ])
  }

  func testACancelledDragChangesNothing() async throws {
    let list = ListFixture()
    try list.apply("A: 1 2")
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in XCTFail("nothing was dropped") }
    XCTAssertTrue(list.table.beginReordering(at: at(0, 0)))
    XCTAssertEqual(list.table.cellForRow(at: at(0, 0))?.configurationState.isReordering, true)
    list.table.updateReordering(to: at(0, 1))
    list.table.cancelReordering()
    XCTAssertFalse(list.table.endReordering())
    XCTAssertEqual(list.rows, [["1", "2"]])
  }
}
