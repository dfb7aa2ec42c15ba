import Foundation
import Roster
import XCTest

/// Whoever is asked or told something changes the data, or gives the table another data source.
@MainActor final class InterruptedTests: XCTestCase {
  func testLoadingBeginsAgainWhenTheDataChangesMeanwhile() async throws {
    for question in [Turning.Question.estimate(0), .estimate(2), .title] {
      for change in Turning.Change.allCases {
        let list = Turning("a b c")
        list.other.rows = ["x"]
        list.when = question
        list.change = change
        let label = "\(question) \(change)"
        let picture = list.table.picture()
        XCTAssertEqual(list.wrong + list.other.wrong, [], label)
        XCTAssertNil(list.when, label)
        list.table.flush()
        XCTAssertEqual(list.table.picture(), change == .dataSource ? " x\n\n\n" : " a\n\n\n", label)
        XCTAssertEqual(picture, list.table.picture(), label)
      }
    }
  }

  func testNobodyIsAskedAboutHeightsOfRowsThatAreGone() async throws {
    let list = Turning("a b c")
    list.table.layoutIfNeeded()
    for change in Turning.Change.allCases {
      for question in [Turning.Question.estimate(0), .height(0)] {
        list.table.dataSource = list
        list.rows = ["a", "b", "c"]
        list.table.reloadData()
        list.table.layoutIfNeeded()
        list.other.rows = ["x"]
        list.table.estimatedRowHeight = question == .height(0) ? 0 : -1
        list.when = question
        list.change = change
        list.table.sectionHeaderTopPadding += 1
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.wrong + list.other.wrong, [], "\(question) \(change)")
        XCTAssertEqual(list.table.numberOfRows(inSection: 0), 1, "\(question) \(change)")
      }
    }
  }

  func testAnApplyWhileHeightsAreAskedForIsShown() async throws {
    let list = ListFixture(lines: 4)
    let delegate = Estimating()
    list.table.delegate = delegate
    try list.apply("A: a b c")
    let next = try makeSnapshot(["A: b"])
    delegate.onEstimate = { [unowned list] in
      delegate.onEstimate = nil
      list.apply(next)
    }
    list.table.rowHeight = 32
    XCTAssertNil(delegate.onEstimate)
    XCTAssertEqual(list.table.numberOfRows(inSection: 0), 1)
    XCTAssertEqual(list.rows, [["b"]])
    XCTAssertEqual(list.table.contentSize.height, 32)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" b"])
    XCTAssertEqual(list.log().filter { $0.hasPrefix("fault") }, [])
  }

  func testARowThatLeavesWhileOthersComeMayChangeTheData() async throws {
    let list = Turning((0..<20).map { "r\($0)" }.joined(separator: " "))
    list.headerHeight = 160
    list.table.layoutIfNeeded()
    list.table.contentOffset.y = 160
    list.table.layoutIfNeeded()
    list.headerHeight = 16
    list.onEnd = { [unowned list] in
      list.rows.insert("n", at: 0)
      try? list.table.insertRows(at: [at(0, 0)], with: .none)
    }
    list.table.setNeedsLayout()
    list.table.layoutIfNeeded()
    XCTAssertNil(list.onEnd)
    XCTAssertEqual(list.rows.count, 21)
    for path in list.table.indexPathsForVisibleRows ?? [] {
      XCTAssertEqual(list.table.cellForRow(at: path)?.textLabel?.text, list.rows[path.row])
    }
  }

  func testSectionsThatAreWorkedOutWhileTheyAreNamedMayNameOthers() async throws {
    let list = PlainFixture([["a"]])
    let table = list.table
    list.sections = [["a"], ["b"], ["c"]]
    try table.performBatchUpdates {
      try table.insertSections(
        [2].lazy.map { section in
          try? table.insertSections([1], with: .none)
          return section
        }, with: .none)
    }
    XCTAssertEqual(table.numberOfSections, 3)
    try table.performBatchUpdates {
      try table.reloadSections(
        [2].lazy.map { section in
          try? table.reloadSections([0], with: .none)
          return section
        }, with: .none)
    }
    list.sections = [["b"]]
    try table.performBatchUpdates {
      try table.deleteSections(
        [2].lazy.map { section in
          try? table.deleteSections([0], with: .none)
          return section
        }, with: .none)
    }
    XCTAssertEqual(list.picture.split(separator: "\n"), [" b"])
  }
}

@MainActor private final class Estimating: TableViewDelegate {
  var onEstimate: (() -> Void)?

  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    onEstimate?()
    return TableView.automaticDimension
  }
}

/// A plain list that loses all rows but the first when it is asked something.
@MainActor private final class Turning: TableViewDataSource, TableViewDelegate {
  enum Question: Equatable { case estimate(Int), height(Int), title }
  enum Change: CaseIterable { case reload, batch, dataSource }

  let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
  let other: Other
  var rows: [String]
  var when: Question?
  var change = Change.reload
  var headerHeight = TableView.automaticDimension
  var onEnd: (() -> Void)?
  /// Questions about rows that are not there.
  var wrong: [String] = []

  init(_ rows: String) {
    self.rows = rows.split(separator: " ").map(String.init)
    other = Other()
    table.delegate = self
    table.dataSource = self
  }

  private func asked(_ question: Question, _ path: ItemPath) {
    let isHere = table.dataSource === self
    if path.row >= (isHere ? rows.count : other.rows.count) { wrong.append("\(question) \(path)") }
    guard question == when else { return }
    when = nil
    let gone = (1..<rows.count).map { at(0, $0) }
    if change != .dataSource { rows = ["a"] }
    switch change {
    case .reload: table.reloadData()
    case .batch: try? table.deleteRows(at: gone, with: .none)
    case .dataSource: table.dataSource = other
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    if indexPath.row >= rows.count { wrong.append("cell \(indexPath)") }
    let cell = TableViewCell()
    cell.textLabel?.text = rows.indices.contains(indexPath.row) ? rows[indexPath.row] : "?"
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    asked(.title, at(0, 0))
    return headerHeight > 0 ? "head" : nil
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> CGFloat {
    asked(.height(indexPath.row), indexPath)
    return 16
  }

  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> CGFloat {
    asked(.estimate(indexPath.row), indexPath)
    return TableView.automaticDimension
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {
    let told = onEnd
    onEnd = nil
    told?()
  }
}

@MainActor private final class Other: TableViewDataSource {
  var rows: [String] = []
  var wrong: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    if indexPath.row >= rows.count { wrong.append("cell \(indexPath)") }
    let cell = TableViewCell()
    cell.textLabel?.text = rows.indices.contains(indexPath.row) ? rows[indexPath.row] : "?"
    return cell
  }
}
