import Foundation
import Roster
import XCTest

/// Headers and footers: shown and counted with and without rows, pinned in plain tables.
@MainActor final class HeadingTests: XCTestCase {
  func testHeadingsOfSectionsWithoutRowsShowAndCount() async throws {
    let list = ListFixture(lines: 4)
    list.source.headerTitleProvider = { $0.lowercased() }
    list.source.footerTitleProvider = { $0 == "B" ? "end" : nil }
    try list.apply("A:", "B:", "C:")
    XCTAssertEqual(list.table.contentSize.height, 64)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " b", " end", " c"])
    try list.apply("A:", "B: x", "C:", "D:")
    XCTAssertEqual(list.table.contentSize.height, 96)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " b", " x", " end"])
    try list.apply("D:")
    XCTAssertEqual(list.table.contentSize.height, 16)
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" d"])
  }

  func testHeadingsFarBelowAreCountedBeforeTheyShow() async throws {
    let list = PlainFixture((0..<50).map { _ in [] }, lines: 3)
    list.titles = (0..<50).map { $0.isMultiple(of: 2) ? "t\($0)" : nil }
    list.table.reloadData()
    XCTAssertEqual(list.table.contentSize.height, 25 * 16)
    list.table.contentOffset.y = 10_000
    XCTAssertEqual(list.picture, " t44\n t46\n t48")
  }

  func testViewsOfTheDelegateCountAsSoonAsTheFirstSectionHasOne() async throws {
    let list = Headed(6)
    XCTAssertEqual(list.table.contentSize.height, 96)
    XCTAssertEqual(list.table.picture(), " 0\n 1\n 3", "section 2 has none")
    XCTAssertEqual(list.asked, [0, 1, 2, 3], "each view is asked for once")
    XCTAssertEqual(list.table.contentSize.height, 80)
    list.table.contentOffset.y = 1_000
    XCTAssertEqual(list.table.picture(), " 3\n 4\n 5")
  }

  func testATitleThatComesLaterShowsWithTheNextApply() async throws {
    let list = ListFixture(lines: 4)
    var titles: [String: String] = [:]
    list.source.headerTitleProvider = { titles[$0] }
    try list.apply("A:", "B: x", "C:")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" x"])
    titles = ["A": "a", "C": "c"]
    try list.apply("A:", "B: x y", "C:")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" a", " x", " y", " c"])
    titles = ["C": "see"]
    try list.apply("A:", "B: x z", "C:")
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" x", " z", " see"])
  }

  func testTheHeadingOfAnEmptySectionThatComesShowsAtOnce() async throws {
    let list = PlainFixture([["a", "b", "c"]], lines: 10)
    list.sections.append([])
    list.titles = [nil, "Empty"]
    try list.table.insertSections([1], with: .none)
    XCTAssertEqual(list.picture.split(separator: "\n"), [" a", " b", " c", " Empty"])
  }

  func testASubclassThatAsksTheDefaultForSomeTitlesHasTheOthers() async throws {
    final class Some: TableViewDiffableDataSource<String, String> {
      override func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
      ) -> String? {
        sectionIdentifier(for: section) == "B"
          ? "b!" : super.tableView(tableView, titleForHeaderInSection: section)
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let source = Some(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.apply(try makeSnapshot(["A: 0 1 2 3 4 5 6 7", "B: b"]), completion: nil)
    XCTAssertEqual(table.contentSize.height, 10 * 16, "counted before it shows")
    table.contentOffset.y = 80
    XCTAssertEqual(table.picture().split(separator: "\n"), [" 5", " 6", " 7", " b!", " b"])
  }

  func testNobodyIsAskedAboutHeadingsThatTheDataHasNoMore() async throws {
    for step in Shrinking.Step.allCases {
      let list = Shrinking()
      list.step = step
      list.table.layoutIfNeeded()
      XCTAssertEqual(list.wrong, [], "\(step)")
      list.table.flush()
      XCTAssertEqual(list.table.picture().split(separator: "\n"), [" h0", " r"], "\(step)")
    }
  }

  func testSectionsWithoutTitlesAreAskedOncePerChange() async throws {
    let list = ListFixture(lines: 2)
    var asked = 0
    list.source.headerTitleProvider = { _ in
      asked += 1
      return nil
    }
    list.source.footerTitleProvider = list.source.headerTitleProvider
    var sections = (0..<3_000).map { "e\($0):" }
    for (index, rows) in [(0, "a b c"), (1_500, "d e f"), (2_999, "g h i")] {
      sections[index] += " " + rows
    }
    list.apply(try makeSnapshot(sections))
    for change in 0..<2 {
      asked = 0
      for line in 0..<8 {
        list.table.contentOffset.y = CGFloat(line) * 16
        list.table.layoutIfNeeded()
      }
      XCTAssertLessThan(asked, 30_000, "change \(change)")
      let before = asked
      for line in (0..<8).reversed() {
        list.table.contentOffset.y = CGFloat(line) * 16
        list.table.layoutIfNeeded()
      }
      XCTAssertLessThan(asked - before, 100, "they were asked on the way down")
      sections[0] += " n\(change)"
      list.apply(try makeSnapshot(sections))
    }
    let provider: (String) -> String? = { $0 == "e1400" ? "late" : nil }
    list.source.headerTitleProvider = provider
    list.table.contentOffset.y = 64
    list.apply(try makeSnapshot(sections))
    XCTAssertEqual(list.table.picture().split(separator: "\n"), [" n1", " late"])
  }

  func testAPlainTablesHeaderStaysAsLongAsItsSectionIsInView() async throws {
    let list = ListFixture(lines: 3, columns: 8)
    list.source.headerTitleProvider = { "\($0)!" }
    try list.apply("A: a b c d", "B: e f g")
    var pictures: [String] = []
    for line in 0..<7 {
      list.table.contentOffset.y = CGFloat(line) * 16
      pictures.append(list.table.picture().replacing("\n", with: "/"))
    }
    XCTAssertEqual(
      pictures,
      [
        " A!/ a/ b", " A!/ b/ c", " A!/ c/ d", " A!/ d/ B!", " A!/ B!/ e", " B!/ e/ f", " B!/ f/ g",
      ])
    let header = try XCTUnwrap(list.table.headerView(forSection: 1))
    XCTAssertTrue(header.configurationState.isPinned)
    XCTAssertEqual(header.frame.minY, 96)
    XCTAssertEqual(list.table.rectForHeader(inSection: 1).minY, 80, "its place in the content")
    XCTAssertNil(list.table.headerView(forSection: 0))
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.headerView(forSection: 0)?.configurationState.isPinned, false)
  }

  func testAHeaderThatStaysIsOnItsOwnGround() async throws {
    let list = ListFixture(lines: 3, columns: 8)
    list.source.headerTitleProvider = { "\($0)!" }
    try list.apply("A: a b c d", "B: e f g")
    try list.table.selectRow(at: at(0, 0), animated: false, scrollPosition: .none)
    list.table.contentOffset.y = 16
    XCTAssertEqual(list.table.render().styledPicture(), " {bold|A!}\n b\n c")
    list.table.contentOffset.y = 8
    XCTAssertEqual(list.table.render().styledPicture().prefix(10), " {bold|A!}")
    let header = try XCTUnwrap(list.table.headerView(forSection: 0))
    header.backgroundConfiguration?.backgroundColor = .green
    list.table.contentOffset.y = 16
    XCTAssertEqual(
      list.table.render().styledPicture(), "{on green| }{bold on green|A!}{on green|     }\n b\n c")
  }

  func testTheSectionsEndPushesItsHeaderOut() async throws {
    let list = ListFixture(lines: 3, columns: 8)
    list.source.headerTitleProvider = { "\($0)!" }
    try list.apply("A: a b", "B: e f g")
    list.table.contentOffset.y = 40
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.headerView(forSection: 0)?.frame.maxY, 48)
    XCTAssertEqual(list.table.headerView(forSection: 1)?.frame.minY, 48)
  }

  func testHeadersOfGroupedTablesScroll() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 64, height: 32), style: .grouped)
    let source = ListFixture.Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.headerTitleProvider = { $0 }
    source.apply(try makeSnapshot(["a: 1 2 3"]), completion: nil)
    XCTAssertEqual(table.picture(), " A\n 1")
    table.contentOffset.y = 16
    XCTAssertEqual(table.picture(), " 1\n 2")
    table.layoutIfNeeded()
    XCTAssertNil(table.headerView(forSection: 0))
  }

  func testScrollingToARowLeavesItsHeaderInSight() async throws {
    let list = ListFixture(lines: 3, columns: 8)
    list.source.headerTitleProvider = { "\($0)!" }
    try list.apply("A: a b c d", "B: e f g h")
    try list.table.scrollToRow(at: at(1, 1), at: .top, animated: false)
    XCTAssertEqual(list.table.picture(), " B!\n f\n g")
    try list.table.scrollToRow(at: at(0, 3), at: .none, animated: false)
    XCTAssertEqual(list.table.picture(), " A!\n d\n B!")
  }

  func testAHeaderFollowsItsOwnMarks() async throws {
    let list = ListFixture(lines: 4, columns: 12)
    var count = 1
    let headings = TableView.HeaderFooterRegistration<TableViewHeaderFooterView> { view, _ in
      view.configurationUpdateHandler = { view, _ in
        var content = view.defaultContentConfiguration()
        content.text = "\(count)"
        view.contentConfiguration = content
      }
    }
    list.source.supplementaryViewProvider = { table, edge, section in
      guard edge == .header else { return nil }
      return table.dequeueConfiguredReusableHeaderFooterView(using: headings, for: section)
    }
    try list.apply("A: a")
    XCTAssertEqual(list.table.picture(), " 1\n a\n\n")
    count = 2
    list.table.headerView(forSection: 0)?.setNeedsUpdateConfiguration()
    XCTAssertEqual(list.table.picture(), " 2\n a\n\n")
  }
}

/// A plain table of empty sections; the delegate gives a view for each but section 2.
@MainActor private final class Headed: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
  let sections: Int
  var asked: [Int] = []

  init(_ sections: Int) {
    self.sections = sections
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    asked.append(section)
    guard section != 2 else { return nil }
    let view = TableViewHeaderFooterView()
    var content = view.defaultContentConfiguration()
    content.text = "\(section)"
    view.contentConfiguration = content
    return view
  }
}

/// A plain list that loses its second section when it is asked about it, or told.
@MainActor private final class Shrinking: TableViewDataSource, TableViewDelegate {
  enum Step: CaseIterable { case view, willDisplay, editing }

  let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  var step: Step?
  var sections = 2
  /// The questions about a section that was gone by then.
  var wrong: [String] = []

  init() {
    table.dataSource = self
    table.delegate = self
    table.estimatedSectionHeaderHeight = 16
    table.isEditing = true
  }

  private func shrink(_ now: Step, _ section: Int) {
    guard now == step, section == 1, sections == 2 else { return }
    sections = 1
    XCTAssertNoThrow(try table.deleteSections([1], with: .none))
  }

  private func check(_ question: String, _ section: Int) {
    if section >= sections { wrong.append(question) }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    check("cell", indexPath.section)
    let cell = TableViewCell()
    cell.textLabel?.text = "r"
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    check("canEdit", indexPath.section)
    shrink(.editing, indexPath.section)
    return step == .editing && indexPath.section == 1
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    check("editingStyle", indexPath.section)
    return .none
  }

  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool {
    check("shouldIndent", indexPath.section)
    return false
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    check("view", section)
    shrink(.view, section)
    return nil
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    check("title", section)
    return "h\(section)"
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    check("height", section)
    return TableView.automaticDimension
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: PlatformView, forSection section: Int
  ) {
    check("willDisplay", section)
    shrink(.willDisplay, section)
  }
}
