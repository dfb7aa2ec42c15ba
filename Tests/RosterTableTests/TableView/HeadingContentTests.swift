import Foundation
import Roster
import XCTest

/// Headers and footers of sections whose identifiers carry content.
@MainActor final class HeadingContentTests: XCTestCase {
  private struct Group: Identifiable, Equatable {
    let id: String
    var title: String
  }

  private typealias Source = TableViewDiffableDataSource<Identified<Group>, String>

  private let table = TableView(frame: .init(x: 0, y: 0, width: 80, height: 96))
  private var asked: [String] = []

  private func makeSource() -> Source {
    Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = item
      return cell
    }
  }

  private func snapshot(_ sections: (String, String, String)...) throws -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (id, title, items) in sections {
      let section = Identified(Group(id: id, title: title))
      try snapshot.appendSections([section])
      try snapshot.appendItems(
        items.split(separator: " ").map(String.init), toSection: section)
    }
    return snapshot
  }

  private func makeHeader(_ source: Source, _ index: Int) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = source.sectionIdentifier(for: index)?.title
    view.contentConfiguration = content
    asked.append(content.text ?? "")
    return view
  }

  private var lines: [Substring] { table.picture().split(separator: "\n") }

  func testAHeaderIsAskedForAgainWhenItsSectionsContentChanged() async throws {
    let source = makeSource()
    source.supplementaryViewProvider = { [unowned self, unowned source] _, edge, index in
      edge == .header ? makeHeader(source, index) : nil
    }
    source.apply(try snapshot(("A", "one", "a"), ("B", "two", "b")), completion: nil)
    XCTAssertEqual(lines, [" one", " a", " two", " b"])
    asked = []
    source.apply(try snapshot(("A", "one", "a"), ("B", "2", "b")), completion: nil)
    XCTAssertEqual(asked, ["2"], "no row changed, one header did")
    XCTAssertEqual(lines, [" one", " a", " 2", " b"])
    asked = []
    source.apply(try snapshot(("B", "two", "b c"), ("A", "1", "a")), completion: nil)
    XCTAssertEqual(Set(asked), ["two", "1"])
    XCTAssertEqual(lines, [" two", " b", " c", " 1", " a"])
    asked = []
    source.contentChangeStyle = nil
    source.apply(try snapshot(("B", "x", "b c"), ("A", "1", "a d")), completion: nil)
    XCTAssertEqual(asked, [], "left to marks")
    XCTAssertEqual(lines.first, " two")
  }

  func testATitleFollowsItsSectionsContent() async throws {
    let source = makeSource()
    source.headerTitleProvider = { $0.title }
    source.apply(try snapshot(("A", "one", "a")), completion: nil)
    source.apply(try snapshot(("A", "1", "a")), completion: nil)
    XCTAssertEqual(lines, [" 1", " a"])
  }

  func testAnEqualApplyAsksForNoHeader() async throws {
    let source = makeSource()
    source.supplementaryViewProvider = { [unowned self, unowned source] _, edge, index in
      edge == .header ? makeHeader(source, index) : nil
    }
    source.apply(try snapshot(("A", "one", "a")), completion: nil)
    asked = []
    let view = table.headerView(forSection: 0)
    source.apply(try snapshot(("A", "one", "a")), completion: nil)
    source.apply(try snapshot(("A", "one", "a b")), completion: nil)
    XCTAssertEqual(asked, [])
    XCTAssertTrue(table.headerView(forSection: 0) === view)
  }

  func testAHeightThatStandsForAHeaderGivesWayToATitle() async throws {
    let list = ListFixture(lines: 4)
    list.table.sectionHeaderHeight = 16
    try list.apply("A: a")
    XCTAssertEqual(list.table.picture(), "\n a\n\n")
    list.source.headerTitleProvider = { $0 }
    try list.apply("A: a")
    XCTAssertEqual(list.table.picture(), " A\n a\n\n")
    list.source.headerTitleProvider = { _ in nil }
    try list.apply("A: a b")
    XCTAssertEqual(list.table.picture(), "\n a\n b\n")
  }
}
