import Foundation
import Roster
import XCTest

/// Headers and footers that come, go and change without their rows.
@MainActor final class HeadingAnewTests: XCTestCase {
  private struct Group: Identifiable, Equatable {
    let id: String
    var title: String?
  }

  private typealias Source = TableViewDiffableDataSource<Identified<Group>, String>

  private let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 64))

  /// A list whose sections have a header as long as their content has a title.
  private func makeSource(_ titles: ((Identified<Group>) -> String?)? = nil) -> Source {
    let source = Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.headerTitleProvider = titles
    source.supplementaryViewProvider = { [unowned source] _, edge, index in
      guard edge == .header, let title = source.sectionIdentifier(for: index)?.title else {
        return nil
      }
      let view = TableViewHeaderFooterView(reuseIdentifier: nil)
      var content = view.defaultContentConfiguration()
      content.text = title
      view.contentConfiguration = content
      return view
    }
    return source
  }

  private func apply(_ source: Source, _ sections: (String, String?, String)...) throws {
    var snapshot = Source.Snapshot()
    for (id, title, items) in sections {
      let section = Identified(Group(id: id, title: title))
      try snapshot.appendSections([section])
      try snapshot.appendItems(
        items.split(separator: " ").map(String.init), toSection: section)
    }
    source.apply(snapshot, completion: nil)
  }

  private var lines: [Substring] { table.picture().split(separator: "\n") }

  func testAHeaderGoesWhenItsSectionsContentHasNoneNow() async throws {
    let source = makeSource()
    try apply(source, ("A", "one", "a"), ("B", "two", "b"))
    XCTAssertEqual(lines, [" one", " a", " two", " b"])
    try apply(source, ("A", nil, "a"), ("B", "two", "b"))
    XCTAssertEqual(lines, [" a", " two", " b"])
    try apply(source, ("A", nil, "a"), ("B", nil, "b c"))
    XCTAssertEqual(lines, [" a", " b", " c"])
  }

  func testAHeaderComesWhenItsSectionsContentHasOneNow() async throws {
    let source = makeSource()
    try apply(source, ("A", nil, "a"), ("B", nil, "b"))
    XCTAssertEqual(lines, [" a", " b"])
    try apply(source, ("A", nil, "a"), ("B", "two", "b"))
    XCTAssertEqual(lines, [" a", " two", " b"])
    try apply(source, ("A", "one", "a"), ("B", "two", "b c"))
    XCTAssertEqual(lines, [" one", " a", " two", " b"])
  }

  func testAHeaderComesOutOfSight() async throws {
    for style in [ContentChangeStyle.reconfigure, .reload] {
      let source = makeSource()
      source.contentChangeStyle = style
      let rows = "b0 b1 b2 b3 b4 b5 b6 b7"
      try apply(source, ("A", nil, "a"), ("B", nil, rows))
      table.contentOffset.y = 64
      table.layoutIfNeeded()
      try apply(source, ("A", "one", "a"), ("B", nil, rows))
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      XCTAssertEqual(lines, [" one", " a", " b0", " b1"], "\(style)")
    }
  }

  func testATitleGivesWayToAView() async throws {
    let source = makeSource { $0.id.lowercased() + "!" }
    try apply(source, ("A", nil, "a"), ("B", nil, "b"))
    XCTAssertEqual(lines, [" a!", " a", " b!", " b"])
    try apply(source, ("A", nil, "a"), ("B", "two", "b"))
    XCTAssertEqual(lines, [" a!", " a", " two", " b"])
    try apply(source, ("A", nil, "a"), ("B", nil, "b"))
    XCTAssertEqual(lines, [" a!", " a", " b!", " b"])
  }

  func testAnEmptyBatchAsksAboutHiddenHeadersOutOfSightToo() async throws {
    let list = Headed()
    list.height = 0
    list.sections = (0..<4).map { _ in 3 }
    XCTAssertEqual(list.table.picture(), " 0.0\n 0.1\n 0.2\n 1.0")
    for line in 0..<9 {
      list.table.contentOffset.y = CGFloat(line) * 16
      list.table.layoutIfNeeded()
    }
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    list.height = 16
    list.table.beginUpdates()
    try list.table.endUpdates()
    XCTAssertEqual(list.table.picture(), " H0\n 0.0\n 0.1\n 0.2")
    for _ in 0..<12 {
      list.table.contentOffset.y += 16
      list.table.layoutIfNeeded()
    }
    XCTAssertEqual(list.table.picture(), " H3\n 3.0\n 3.1\n 3.2")
    XCTAssertEqual(list.table.contentSize.height, 256)
  }

  func testTheHeaderOfASectionThatComesWithoutRowsShowsAtOnce() async throws {
    let list = Headed()
    list.sections = [2]
    list.hasView = { $0 == 1 }
    XCTAssertEqual(list.table.picture(), " 0.0\n 0.1\n\n")
    list.sections = [2, 0]
    try list.table.insertSections([1], with: .none)
    XCTAssertNotNil(list.table.headerView(forSection: 1))
    XCTAssertEqual(list.table.picture(), " 0.0\n 0.1\n H1\n")
  }

  func testATitleComesToASectionInSightAboveTheFirstRow() async throws {
    let list = ListFixture(lines: 4)
    list.source.footerTitleProvider = { $0 == "A" ? "end" : nil }
    try list.apply("A:", "B: b")
    XCTAssertEqual(list.table.picture(), " end\n b\n\n")
    list.source.headerTitleProvider = { $0 == "A" ? "begin" : nil }
    try list.apply("A:", "B: b")
    XCTAssertEqual(list.table.picture(), " begin\n end\n b\n")
  }

  func testAHeaderThatWasOfferedAndNotShownIsAskedForAgain() async throws {
    let list = Headed()
    list.sections = [6, 2]
    list.table.contentOffset.y = 48
    list.table.layoutIfNeeded()
    list.mark = "X"
    list.table.contentOffset.y = 0
    XCTAssertEqual(list.table.picture(), " X0\n 0.0\n 0.1\n 0.2")
  }
}

/// A plain list of numbered rows whose delegate gives the headers.
@MainActor private final class Headed: TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 64), style: .grouped)
  var sections: [Int] = []
  var height = TableView.automaticDimension
  var hasView: (Int) -> Bool = { _ in true }
  var mark = "H"

  init() {
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> PlatformView? {
    guard hasView(section) else { return nil }
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = "\(mark)\(section)"
    view.contentConfiguration = content
    return view
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    height
  }
}
