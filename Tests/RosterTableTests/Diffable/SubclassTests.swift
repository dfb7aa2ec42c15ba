import Roster
import XCTest

/// A subclass that overrides every member of the table's data source: the table asks the subclass.
@MainActor final class SubclassTests: XCTestCase {
  private final class Own: TableViewDiffableDataSource<String, String> {
    var calls: [String] = []

    override func numberOfSections(in tableView: TableView) -> Int {
      calls.append("sections")
      return super.numberOfSections(in: tableView)
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      calls.append("rows")
      return super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: ItemPath
    ) -> TableViewCell {
      calls.append("cell")
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      cell.showsReorderControl = true
      return cell
    }

    override func tableView(
      _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { "header \(section)" }

    override func tableView(
      _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? { "footer \(section)" }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
      itemIdentifier(for: indexPath) != "fix"
    }

    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
      itemIdentifier(for: indexPath) != "fix"
    }

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: ItemPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      calls.append("delete \(item)")
      var next = snapshot()
      next.deleteItems([item])
      apply(next, completion: nil)
    }

    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath,
      to destinationIndexPath: ItemPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath) else { return }
      calls.append("move \(item) to \(destinationIndexPath)")
      var next = snapshot()
      guard var rows = try? next.itemIdentifiers(inSection: "A") else { return }
      rows.remove(at: sourceIndexPath.row)
      rows.insert(item, at: destinationIndexPath.row)
      try? next.replaceItems(rows, inSection: "A")
      apply(next, animatingDifferences: false, completion: nil)
    }

    override func sectionIndexTitles(for tableView: TableView) -> [String]? { ["!"] }

    override func tableView(
      _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      calls.append("index \(title)")
      return 0
    }

    override func description() -> String { "own" }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func makeSource(_ sections: String...) throws -> (TableView, Own) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
    let source = Own(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.apply(try makeSnapshot(sections), completion: nil)
    return (table, source)
  }

  func testTheTableAsksTheSubclass() async throws {
    let (table, source) = try makeSource("A: a b")
    XCTAssertEqual(Set(source.takeCalls()), ["sections", "rows", "cell"])
    XCTAssertEqual(
      table.picture().split(separator: "\n"),
      [" header 0", " a", " b                 !", " footer 0"])
    table.selectSectionIndexTitle(at: 0)
    XCTAssertEqual(source.takeCalls(), ["index !"])
    XCTAssertEqual(source.description(), "own")
  }

  func testTheSubclassDeletesAndMoves() async throws {
    let (table, source) = try makeSource("A: a fix c")
    _ = source.takeCalls()
    XCTAssertFalse(table.swipeRow(at: at(0, 1), edge: .trailing))
    XCTAssertTrue(table.swipeRow(at: at(0, 0), edge: .trailing))
    table.performSwipeAction(0)
    XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("delete") }, ["delete a"])
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["fix", "c"])
    table.setEditing(true, animated: false)
    XCTAssertFalse(table.dragRow(at: at(0, 0), to: at(0, 1)))
    XCTAssertTrue(table.dragRow(at: at(0, 1), to: at(0, 0)))
    XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("move") }, ["move c to [0, 0]"])
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["c", "fix"])
    XCTAssertEqual(table.indexPathsForVisibleRows, [at(0, 0), at(0, 1)])
  }

  /// What is not overridden: no titles, nothing to edit, nothing to move.
  func testTheDefaults() async throws {
    let list = ListFixture()
    try list.apply("A: a b")
    let source: any TableViewDataSource = list.source
    XCTAssertNil(source.tableView(list.table, titleForHeaderInSection: 0))
    XCTAssertNil(source.tableView(list.table, titleForFooterInSection: 0))
    XCTAssertFalse(source.tableView(list.table, canEditRowAt: at(0, 0)))
    XCTAssertFalse(source.tableView(list.table, canMoveRowAt: at(0, 0)))
    XCTAssertNil(source.sectionIndexTitles(for: list.table))
    source.tableView(list.table, commit: .delete, forRowAt: at(0, 0))
    source.tableView(list.table, moveRowAt: at(0, 0), to: at(0, 1))
    XCTAssertEqual(list.rows, [["a", "b"]])
  }
}
