import Foundation
import Roster
import RosterDrawing
import XCTest

/// The titles at the trailing edge of a plain table.
@MainActor final class SectionIndexTests: XCTestCase {
  func testTitlesShowAtTheTrailingEdgeAndLeadToTheirSections() async throws {
    let list = Indexed(lines: 5)
    XCTAssertEqual(
      list.table.picture(), " A\n apple        A\n avocado      B\n B            C\n banana")
    XCTAssertEqual(list.table.sectionIndexTitles, ["A", "B", "C"])
    list.table.selectSectionIndexTitle(at: 1)
    XCTAssertEqual(list.asked, ["B 1"])
    XCTAssertEqual(
      list.table.picture(), " B\n banana       A\n C            B\n cherry       C\n cranberry")
    XCTAssertTrue(list.table.eventLog.lines.contains("index B section 1"))
  }

  func testAPressOnATitleSelectsIt() async throws {
    let list = Indexed(lines: 5)
    list.table.layoutIfNeeded()
    XCTAssertTrue(list.table.press(at: CellPoint(x: 14, y: 3)))
    XCTAssertEqual(list.asked, ["C 2"])
    XCTAssertEqual(list.table.contentOffset.y, 48, "as far as it goes")
    XCTAssertTrue(list.table.press(at: CellPoint(x: 14, y: 0)), "above the first is the first")
    XCTAssertEqual(list.asked, ["C 2", "A 0"])
    XCTAssertNil(list.table.indexPathForSelectedRow)
  }

  func testTextGivesWayToTheIndex() async throws {
    let list = Indexed(lines: 3)
    list.rows[0][0] = "a very long fruit"
    list.titles = ["α", "βγ"]
    list.table.reloadData()
    XCTAssertEqual(list.table.picture(), " A            α\n a very long βγ\n fruit")
  }

  func testMoreTitlesThanLinesHavePointsBetween() async throws {
    let list = Indexed(lines: 5)
    list.titles = "ABCDEFGHIJK".map(String.init)
    list.table.reloadSectionIndexTitles()
    let last = list.table.picture().split(separator: "\n").map { $0.last.map(String.init) ?? "" }
    XCTAssertEqual(last, ["A", "•", "F", "•", "K"])
    list.section = 0
    list.table.press(at: CellPoint(x: 14, y: 2))
    XCTAssertEqual(list.asked, ["F 5"])
  }

  func testATitleThatLeadsNowhereDoesNothing() async throws {
    let list = Indexed(lines: 3)
    for section in [-1, 3, .max, .min] {
      list.section = section
      list.table.selectSectionIndexTitle(at: 0)
    }
    list.table.selectSectionIndexTitle(at: 99)
    list.table.selectSectionIndexTitle(at: -1)
    XCTAssertEqual(list.table.contentOffset.y, 0)
    XCTAssertEqual(list.asked.count, 4)
  }

  func testNoIndexWithoutTitlesInGroupedTablesOrWithFewRows() async throws {
    let list = Indexed(lines: 3)
    list.table.sectionIndexMinimumDisplayRowCount = 6
    XCTAssertEqual(list.table.picture(), " A\n apple\n avocado")
    list.table.sectionIndexMinimumDisplayRowCount = 5
    XCTAssertEqual(list.table.picture(), " A            A\n apple        B\n avocado      C")
    list.titles = []
    list.table.reloadSectionIndexTitles()
    XCTAssertEqual(list.table.picture(), " A\n apple\n avocado")
    let grouped = Indexed(lines: 3, style: .grouped)
    XCTAssertEqual(grouped.table.sectionIndexTitles, [])
  }

  func testTheIndexOfADiffableListFollowsItsSections() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let source = Lettered(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.apply(try makeSnapshot(["A: ant", "B: bee"]), completion: nil)
    XCTAssertEqual(table.picture(), " ant     A\n bee     B")
    source.apply(try makeSnapshot(["B: bee"]), completion: nil)
    XCTAssertEqual(table.picture(), " bee     B\n")
  }
}

private final class Lettered: TableViewDiffableDataSource<String, String> {
  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    snapshot().sectionIdentifiers
  }
}

@MainActor private final class Indexed: TableViewDataSource {
  let table: TableView
  var rows = [["apple", "avocado"], ["banana"], ["cherry", "cranberry"]]
  var titles = ["A", "B", "C"]
  var asked: [String] = []
  var section: Int?

  init(lines: Int, style: TableView.Style = .plain) {
    table = TableView(
      frame: CGRect(x: 0, y: 0, width: 15 * 8, height: CGFloat(lines) * 16), style: style)
    table.dataSource = self
    table.eventLog.isRecording = true
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["A", "B", "C"][section]
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append("\(title) \(index)")
    return section ?? index
  }
}
