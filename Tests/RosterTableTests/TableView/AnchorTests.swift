import Foundation
import Roster
import XCTest

/// What is in view stays in view when all heights are asked for again.
@MainActor final class AnchorTests: XCTestCase {
  func testAnotherTitleInTheIndexChangesNeitherHeightsNorPlace() async throws {
    let list = Tall(rows: 600)
    try list.scroll(to: 500)
    let (offset, height) = (list.table.contentOffset.y, list.table.contentSize.height)
    try list.apply(["A", "B"])
    XCTAssertEqual(list.table.indexPathsForVisibleRows?.first, at(0, 500))
    XCTAssertEqual(list.table.contentOffset.y, offset)
    XCTAssertEqual(list.table.contentSize.height, height + 16)
    XCTAssertEqual(list.table.sectionIndexTitles, ["A", "B"])
  }

  func testAWiderIndexKeepsThePlace() async throws {
    let list = Tall(rows: 600)
    try list.scroll(to: 500)
    try list.apply(["A", "Wide"])
    XCTAssertEqual(list.table.indexPathsForVisibleRows?.first, at(0, 500))
  }

  func testOtherHeightsKeepThePlace() async throws {
    let list = Tall(rows: 600)
    let other = Indifferent()
    let changes: [(String, (TableView) -> Void)] = [
      ("width", { $0.frame.size.width = 200 }),
      ("fixed height", { $0.rowHeight = 32 }),
      ("fitting height", { $0.rowHeight = TableView.automaticDimension }),
      ("delegate", { $0.delegate = other }),
      ("estimate", { $0.estimatedRowHeight = 100 }),
      ("padding", { $0.sectionHeaderTopPadding = 16 }),
    ]
    try list.scroll(to: 500)
    for (label, change) in changes {
      change(list.table)
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.table.indexPathsForVisibleRows?.first, at(0, 500), label)
      XCTAssertEqual(
        list.table.rectForRow(at: at(0, 500)).minY, list.table.contentOffset.y, label)
    }
    list.table.contentOffset.y = 0
    list.table.rowHeight = 64
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.contentOffset.y, 0, "at the very top it stays there")
  }

  func testLoadingAnewKeepsThePlace() async throws {
    let list = ListFixture(lines: 4)
    let rows = (0..<100).map { "r\($0)" }
    let load = { (rows: [String]) in
      list.source.applySnapshotUsingReloadData(
        try makeSnapshot(["A: \(rows.joined(separator: " "))"]), completion: nil)
    }
    try load(rows)
    list.table.contentOffset.y = 40 * 16 - 8
    list.table.layoutIfNeeded()
    try load((0..<9).map { "n\($0)" } + rows)
    XCTAssertEqual(list.table.rectForRow(at: list.path("r40")).minY, list.table.contentOffset.y + 8)
    try load(rows.filter { $0 != "r40" && $0 != "r41" })
    XCTAssertEqual(
      list.table.rectForRow(at: list.path("r42")).minY, list.table.contentOffset.y + 40)
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(
      list.table.rectForRow(at: list.path("r42")).minY, list.table.contentOffset.y + 40)
    list.table.reloadData()
    list.table.contentOffset.y = 160
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.contentOffset.y, 160, "who scrolls meanwhile has the last word")
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    try load(["x"] + rows)
    XCTAssertEqual(list.table.contentOffset.y, 0, "at the very top it stays there")
    list.table.contentOffset.y = 160
    list.table.layoutIfNeeded()
    try load(["x", "y"])
    XCTAssertEqual(list.table.contentOffset.y, 0, "nothing is left to stay at")
  }

  func testLoadingAnewKeepsThePlaceAmongRowsOfOtherHeights() async throws {
    let list = Tall(rows: 600)
    try list.scroll(to: 500)
    list.table.contentOffset.y += 16
    list.table.layoutIfNeeded()
    list.table.reloadData()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: at(0, 501)).minY, list.table.contentOffset.y + 32)
  }

  func testTheIndexIsAsWideAsTheTableAllows() async throws {
    let list = Tall(rows: 3, width: 0)
    try list.apply(["ABCD"])
    XCTAssertEqual(list.table.sectionIndexTitles, ["ABCD"])
    for (width, index) in [(80, "     AB"), (160, "           ABCD")] {
      list.table.frame.size.width = CGFloat(width)
      let picture = list.table.picture()
      XCTAssertTrue(picture.split(separator: "\n").contains { $0.hasSuffix(index) }, picture)
    }
  }
}

@MainActor private final class Indifferent: TableViewDelegate {}

/// A diffable list of rows of three lines, with an index of its sections.
@MainActor private final class Tall {
  let table: TableView
  private let source: Lettered
  private let rows: [String]

  init(rows: Int, width: CGFloat = 160) {
    self.rows = (0..<rows).map { "r\($0)" }
    table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 160))
    source = Lettered(tableView: table) { _, _, _ in
      let cell = TableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "x\ny\nz"
      cell.contentConfiguration = content
      return cell
    }
    try? apply(["A"])
  }

  func apply(_ sections: [String]) throws {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    try snapshot.appendSections(sections)
    try snapshot.appendItems(rows, toSection: sections[0])
    if sections.count > 1 { try snapshot.appendItems(["last"], toSection: sections[1]) }
    source.apply(snapshot, completion: nil)
  }

  func scroll(to row: Int) throws {
    for way in stride(from: 0, through: row, by: 3) {
      try table.scrollToRow(at: at(0, way), at: .top, animated: false)
    }
    try table.scrollToRow(at: at(0, row), at: .top, animated: false)
    XCTAssertEqual(table.contentOffset.y, CGFloat(row * 48))
    XCTAssertEqual(table.indexPathsForVisibleRows?.first, at(0, row))
  }
}

private final class Lettered: TableViewDiffableDataSource<String, String> {
  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    snapshot().sectionIdentifiers
  }
}
