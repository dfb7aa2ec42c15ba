import Foundation
import Roster
import XCTest

/// Members of the table (1.14) that no other file looks at: their defaults and what they do.
@MainActor final class TableMemberTests: XCTestCase {
  /// What programs subclass a table for.
  func testASubclassLoadsEditsAndIsAsLargeAsItsContent() async throws {
    final class WholeTable: TableView {
      var calls: [String] = []
      override func reloadData() {
        super.reloadData()
        calls.append("reload")
        invalidateIntrinsicContentSize()
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(editing) \(animated)")
      }
      override var intrinsicContentSize: CGSize {
        CGSize(width: PlatformView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    let table = WholeTable(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    let snapshot = try DiffableDataSourceSnapshot([(0, [1, 2, 3])])
    source.apply(snapshot, completion: nil)
    source.applySnapshotUsingReloadData(snapshot, completion: nil)
    table.isEditing = true
    table.setEditing(false, animated: true)
    XCTAssertEqual(table.calls, ["reload", "reload", "editing true false", "editing false true"])
    XCTAssertEqual(table.intrinsicContentSize.height, 48)
    try table.performBatchUpdates { table.reloadData() }
    XCTAssertEqual(table.calls.count, 5, "what waits for the batch is not told again")
  }

  func testAViewThatHasGoneElsewhereStaysThere() async {
    let parts: [ReferenceWritableKeyPath<TableView, PlatformView?>] = [
      \.tableHeaderView, \.tableFooterView, \.backgroundView,
    ]
    for part in parts {
      for other in parts {
        let one = TableView(), two = TableView(), view = PlatformView()
        one[keyPath: part] = view
        two[keyPath: other] = view
        one[keyPath: part] = nil
        XCTAssertTrue(view.superview === two, "it is the other table's by now")
        two[keyPath: other] = nil
        XCTAssertNil(view.superview)
        one[keyPath: part] = view
        one[keyPath: other] = view
        one[keyPath: part] = nil
        XCTAssertTrue(view.superview === (part == other ? nil : one), "it has another place")
      }
    }
  }

  func testDefaults() async throws {
    let table = TableView()
    XCTAssertEqual(table.style, .plain)
    XCTAssertEqual(TableView(frame: .zero, style: .insetGrouped).style, .insetGrouped)
    for height in [
      table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight,
      table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ] {
      XCTAssertEqual(height, TableView.automaticDimension)
    }
    XCTAssertEqual(table.fillerRowHeight, 0)
    XCTAssertEqual(table.sectionHeaderTopPadding, 0)
    XCTAssertEqual(table.separatorStyle, .singleLine)
    XCTAssertEqual(table.separatorInsetReference, .fromCellEdges)
    XCTAssertTrue(table.allowsSelection)
    XCTAssertFalse(table.allowsSelectionDuringEditing)
    XCTAssertFalse(table.allowsMultipleSelection)
    XCTAssertFalse(table.allowsMultipleSelectionDuringEditing)
    XCTAssertFalse(table.isEditing)
    XCTAssertTrue(table.isPrefetchingEnabled)
    XCTAssertFalse(table.remembersLastFocusedIndexPath)
    XCTAssertFalse(table.selectionFollowsFocus)
    XCTAssertTrue(table.allowsFocus)
    XCTAssertEqual(table.selfSizingInvalidation, .enabled)
    XCTAssertTrue(table.dragInteractionEnabled)
    XCTAssertFalse(table.hasUncommittedUpdates)
    XCTAssertNil(table.backgroundView)
    XCTAssertNil(table.tableHeaderView)
    XCTAssertNil(table.tableFooterView)
    XCTAssertNil(table.indexPathsForSelectedRows)
    XCTAssertEqual(table.sectionIndexMinimumDisplayRowCount, 0)
    XCTAssertEqual(
      TableView.RowAnimation.allCases.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 100])
    XCTAssertEqual(TableView.ScrollPosition.allCases.map(\.rawValue), [0, 1, 2, 3])
    XCTAssertEqual(TableView.Style.allCases.map(\.rawValue), [0, 1, 2])
    XCTAssertEqual(TableView.SelfSizingInvalidation.allCases.map(\.rawValue), [0, 1, 2])
  }

  func testTheTableHoldsItsHelpersWeakly() async throws {
    final class Helper: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath]) {}
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    do {
      let helper = Helper()
      (table.dataSource, table.delegate, table.prefetchDataSource) = (helper, helper, helper)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.count, 1)
    }
    XCTAssertNil(table.dataSource)
    XCTAssertNil(table.delegate)
    XCTAssertNil(table.prefetchDataSource)
    table.tapRow(at: at(0, 0))
    table.swipeRow(at: at(0, 0), edge: .trailing)
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfSections, 0, "without a data source there is nothing")
  }

  func testADataSourceOfRowsAloneHasOneSection() async throws {
    let list = Editable("a")
    XCTAssertEqual(list.table.numberOfSections, 1)
  }

  func testSeparators() async throws {
    let list = Editable("a b", lines: 2)
    let table = list.table
    func ends() -> [CGFloat]? {
      table.rectForSeparator(below: at(0, 0)).map { [$0.minX, $0.maxX] }
    }
    XCTAssertEqual(ends(), [8, 160], "where the content begins")
    XCTAssertEqual(table.separatorInset.leading, 8)
    table.separatorInset = EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 16)
    XCTAssertEqual(ends(), [24, 144], "from the edges of the cell")
    table.separatorInsetReference = .fromAutomaticInsets
    XCTAssertEqual(ends(), [32, 144])
    table.setEditing(true, animated: false)
    XCTAssertEqual(ends(), [48, 144], "behind the control")
    table.separatorInset = EdgeInsets()
    table.separatorInsetReference = .fromCellEdges
    XCTAssertEqual(ends(), [0, 160])
    table.separatorStyle = .none
    XCTAssertNil(ends())
    table.separatorStyle = .singleLine
    XCTAssertNil(table.rectForSeparator(below: at(0, 9)))
  }

  func testIndentationComesFromTheDelegate() async throws {
    final class Levels: TableViewDelegate {
      func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
      ) -> Int { indexPath.row }
    }
    let list = PlainFixture([["a", "b", "c"]], lines: 3)
    let levels = Levels()
    list.table.delegate = levels
    list.makeCell = { _ in
      let cell = TableViewCell()
      cell.indentationWidth = 16
      return cell
    }
    list.table.reloadData()
    XCTAssertEqual(list.picture, " a\n   b\n     c")
    XCTAssertEqual(TableViewCell().indentationWidth, 10)
  }

  func testTheDelegateSendsADraggedRowElsewhere() async throws {
    final class Sender: TableViewDelegate {
      var proposals: [ItemPath] = []
      func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
        toProposedIndexPath proposedDestinationIndexPath: ItemPath
      ) -> ItemPath {
        proposals.append(proposedDestinationIndexPath)
        return proposedDestinationIndexPath.row == 0 ? at(0, 1) : proposedDestinationIndexPath
      }
    }
    let list = Editable("a b c d", lines: 4)
    let sender = Sender()
    list.canMove = true
    list.table.delegate = sender
    XCTAssertTrue(list.table.beginReordering(at: at(0, 3)))
    for row in [2, 1, 0, 99] { list.table.updateReordering(to: at(0, row)) }
    XCTAssertEqual(sender.proposals, [at(0, 2), at(0, 1), at(0, 0), at(0, 3)], "asked each time")
    list.table.updateReordering(to: at(0, 0))
    XCTAssertTrue(list.table.endReordering())
    XCTAssertEqual(list.rows, ["a", "d", "b", "c"])
    list.table.dragInteractionEnabled = false
    XCTAssertFalse(list.table.dragRow(at: at(0, 0), to: at(0, 1)), "not outside of edit mode")
    list.table.setEditing(true, animated: false)
    XCTAssertTrue(list.table.dragRow(at: at(0, 0), to: at(0, 2)))
    XCTAssertEqual(list.rows, ["d", "b", "a", "c"])
  }

  func testScrollingToASectionWithoutRows() async throws {
    let list = PlainFixture([["a", "b", "c"], [], ["d", "e", "f"]], lines: 2)
    list.titles = ["A", "B", "C"]
    list.table.reloadData()
    try list.table.scrollToRow(at: at(1, NSNotFound), at: .top, animated: false)
    XCTAssertEqual(list.picture, " B\n C")
    XCTAssertThrowsError(
      try list.table.scrollToRow(at: at(0, NSNotFound), at: .top, animated: false))
    XCTAssertThrowsError(
      try list.table.scrollToRow(at: at(3, NSNotFound), at: .top, animated: false))
  }

  func testColoursOfTheSectionIndex() async throws {
    final class Indexed: TableViewDiffableDataSource<String, String> {
      override func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A"] }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let source = Indexed(tableView: table) { _, _, _ in TableViewCell() }
    source.apply(try makeSnapshot(["A: a"]), completion: nil)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .blue
    let picture = table.render().styledPicture()
    XCTAssertTrue(picture.contains("red"), picture)
    XCTAssertTrue(picture.contains("blue"), picture)
  }

  func testBatchesThatChangeNothingKeepEverything() async throws {
    let list = PlainFixture([["a", "b"]])
    let cells = list.table.visibleCells
    list.heights = ["a": 48]
    list.table.beginUpdates()
    XCTAssertTrue(list.table.hasUncommittedUpdates)
    try list.table.endUpdates()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 1)).minY, 48)
    XCTAssertTrue(zip(cells, list.table.visibleCells).allSatisfy { $0 === $1 })
    XCTAssertEqual(list.takeProvided(), [])
  }
}
