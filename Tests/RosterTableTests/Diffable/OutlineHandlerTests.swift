import Foundation
import Roster
import XCTest

/// Outlines whose handlers change the list themselves, and trees whose items carry content.
@MainActor final class OutlineHandlerTests: XCTestCase {
  typealias Tree = DiffableDataSourceSectionSnapshot<String>

  private func makeList() throws -> ListFixture {
    let list = ListFixture()
    try list.apply("S:", "T: t")
    var tree = Tree()
    try tree.append(["a", "b"])
    try tree.append(["a1"], to: "a")
    list.source.apply(tree, to: "S", completion: nil)
    return list
  }

  func testAHandlerThatLoadsChildrenAndAppliesThemLosesNothing() async throws {
    for isExpanded in [false, true] {
      let list = try makeList()
      list.source.sectionSnapshotHandlers.willExpandItem = { item in
        var tree = list.source.snapshot(for: "S")
        try? tree.append(["late"], to: item)
        if isExpanded { tree.expand([item]) }
        list.source.apply(tree, to: "S", completion: nil)
      }
      list.table.tapAccessory(at: at(0, 0))
      XCTAssertEqual(list.rows[0], ["a", "a1", "late", "b"], "\(isExpanded)")
      list.source.sectionSnapshotHandlers.willCollapseItem = { item in
        var tree = list.source.snapshot(for: "S")
        try? tree.append(["c"])
        list.source.apply(tree, to: "S", completion: nil)
      }
      list.table.tapAccessory(at: at(0, 0))
      XCTAssertEqual(list.rows[0], ["a", "b", "c"], "\(isExpanded)")
      XCTAssertEqual(list.source.snapshot(for: "S").items, ["a", "a1", "late", "b", "c"])
    }
  }

  func testAHandlerThatTakesTheItemAwayExpandsNothing() async throws {
    let list = try makeList()
    list.table.faultHandler = { XCTFail("\($0)") }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      list.apply(try? makeSnapshot(["S: b", "T: t"]))
      return children
    }
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(list.rows, [["b"], ["t"]])
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = nil
    list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      list.apply(try? makeSnapshot(["T: t"]))
      return true
    }
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(list.rows, [["t"]])
  }

  func testChildrenThatAreElsewhereInTheTreeAreRefused() async throws {
    let list = try makeList()
    var faults: [SnapshotError.Kind] = []
    list.table.faultHandler = { if let error = $0 as? SnapshotError { faults.append(error.kind) } }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var tree = Tree()
      try? tree.append(["b"])
      return tree
    }
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(faults, [.duplicateItem])
    XCTAssertEqual(list.rows, [["a", "b"], ["t"]])
    XCTAssertEqual(list.source.snapshot(for: "S").items, ["a", "a1", "b"])
  }

  func testADetailButtonOfAnOutlineTellsTheDelegate() async throws {
    final class Told: TableViewDelegate {
      var paths: [ItemPath] = []
      func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
      ) { paths.append(indexPath) }
    }
    let list = try makeList()
    let told = Told()
    list.table.delegate = told
    list.table.layoutIfNeeded()
    list.table.cellForRow(at: at(0, 0))?.accessories = [.detail()]
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(told.paths, [at(0, 0)])
    XCTAssertEqual(list.rows[0], ["a", "b"])
    list.table.cellForRow(at: at(0, 0))?.accessories = [.detail(), .outlineDisclosure()]
    list.table.tapAccessory(at: at(0, 0))
    XCTAssertEqual(told.paths, [at(0, 0)])
    XCTAssertEqual(list.rows[0], ["a", "a1", "b"])
  }

  func testProgramsThatExpandCallNoHandler() async throws {
    let list = try makeList()
    list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      XCTFail("only the user is asked about")
      return false
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { _ in XCTFail("only the user") }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    var tree = list.source.snapshot(for: "S")
    tree.expand(["a"])
    list.source.apply(tree, to: "S", completion: nil)
    XCTAssertEqual(list.rows[0], ["a", "a1", "b"])
    tree.collapse(["a"])
    await list.source.apply(tree, to: "S")
    XCTAssertEqual(list.rows[0], ["a", "b"])
  }

  func testATreeForAnUnknownSectionWithoutItems() async throws {
    let list = try makeList()
    list.source.apply(Tree(), to: "New", completion: nil)
    XCTAssertEqual(list.source.snapshot().sectionIdentifiers, ["S", "T", "New"])
    XCTAssertEqual(list.rows, [["a", "b"], ["t"], []])
  }

  func testTheLevelIsSetAfterTheProvider() async throws {
    let list = try makeList()
    let source = ListFixture.Source(tableView: list.table) { _, _, _ in
      let cell = TableViewCell()
      cell.indentationLevel = 7
      return cell
    }
    var tree = Tree()
    try tree.append(["a"])
    try tree.append(["a1"], to: "a")
    tree.expand(["a"])
    source.apply(tree, to: "S", completion: nil)
    XCTAssertEqual(list.table.visibleCells.map(\.indentationLevel), [0, 1])
  }

  func testALevelGoesWithItsTree() async throws {
    let list = try makeList()
    var tree = list.source.snapshot(for: "S")
    tree.expand(["a"])
    list.source.apply(tree, to: "S", completion: nil)
    let levels = { list.table.visibleCells.map(\.indentationLevel) }
    let expanded = { list.table.visibleCells.map(\.configurationState.isExpanded) }
    XCTAssertEqual(levels(), [0, 1, 0, 0])
    XCTAssertEqual(expanded(), [true, false, false, false])
    try list.apply("S: b", "T: t a1 a")
    XCTAssertEqual(levels(), [0, 0, 0, 0], "in a section without a tree")
    XCTAssertEqual(expanded(), [false, false, false, false])
    list.source.apply(tree, to: "S", completion: nil)
    XCTAssertEqual(levels(), [0, 1, 0, 0])
    try list.apply("T: x y")
    XCTAssertEqual(levels(), [0, 0], "of cells that are used again")
    XCTAssertEqual(expanded(), [false, false])
  }

  func testALevelOutlivesAReconfigure() async throws {
    let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 80))
    let cells = TableView.CellRegistration<TableViewCell, String> { cell, _, _ in
      cell.indentationLevel = 7
    }
    let source = ListFixture.Source(tableView: table) { table, path, item in
      table.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var tree = Tree()
    try tree.append(["a"])
    try tree.append(["a1"], to: "a")
    tree.expand(["a"])
    source.apply(tree, to: "S", completion: nil)
    try table.reconfigureRows(at: [at(0, 0), at(0, 1)])
    XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [0, 1])
    source.apply(try makeSnapshot(["P: a a1 b"]), completion: nil)
    XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [7, 7, 7], "the cells' own")
  }

  func testContentOfATreesItemsIsFollowed() async throws {
    struct Note: Identifiable, Equatable {
      let id: Int
      var text: String
    }
    typealias Item = Identified<Note>
    let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 64))
    var asked: [String] = []
    let cells = TableView.CellRegistration<TableViewCell, Note> { cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note.text
      cell.contentConfiguration = content
    }
    let source = TableViewDiffableDataSource<Int, Item>(tableView: table) { table, path, item in
      asked.append(item.text)
      return table.dequeueConfiguredReusableCell(using: cells, for: path, item: item.model)
    }
    func tree(_ texts: String...) throws -> DiffableDataSourceSectionSnapshot<Item> {
      let items = texts.enumerated().map { Item(Note(id: $0, text: $1)) }
      var tree = DiffableDataSourceSectionSnapshot<Item>()
      try tree.append([items[0]])
      try tree.append(Array(items[1...]), to: items[0])
      tree.expand([items[0]])
      return tree
    }
    source.apply(try tree("root", "x", "y"), to: 0, completion: nil)
    XCTAssertEqual(table.picture(), " root\n  x\n  y\n")
    asked = []
    let changes = source.apply(try tree("root", "x2", "y"), to: 0, completion: nil)
    XCTAssertEqual(changes.reconfiguredItems, [at(0, 1)])
    XCTAssertEqual(asked, ["x2"])
    XCTAssertEqual(table.picture(), " root\n  x2\n  y\n")
    XCTAssertEqual(source.itemIdentifier(for: at(0, 1))?.text, "x2")
    XCTAssertEqual(source.snapshot(for: 0).items.map(\.text), ["root", "x2", "y"])
    var plain = source.snapshot()
    try plain.replaceItems([0, 1, 2].map { Item(Note(id: $0, text: "p\($0)")) }, inSection: 0)
    source.apply(plain, completion: nil)
    XCTAssertEqual(table.picture(), " p0\n  p1\n  p2\n")
    XCTAssertEqual(source.snapshot(for: 0).items.map(\.text), ["p0", "p1", "p2"])
  }
}
