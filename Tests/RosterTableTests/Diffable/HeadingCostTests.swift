import Foundation
import Roster
import Synchronization
import XCTest

/// What headings cost where sections carry content: as much as changed, however many there are.
@MainActor final class HeadingCostTests: XCTestCase {
  private typealias Source = TableViewDiffableDataSource<Part, Int>
  private typealias Snapshot = DiffableDataSourceSnapshot<Part, Int>

  /// A section that counts how often it was hashed or compared.
  private struct Part: ContentIdentifiable, Sendable {
    let id: Int
    var title: String?

    static let looks = Mutex(0)

    static func == (left: Self, right: Self) -> Bool {
      looks.withLock { $0 += 1 }
      return left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
      Self.looks.withLock { $0 += 1 }
      hasher.combine(id)
    }

    func isContentEqual(to other: Self) -> Bool {
      Self.looks.withLock { $0 += 1 }
      return title == other.title
    }
  }

  /// A table that has asked each of its sections for its header.
  private func makeList(_ sections: Int) throws -> (Source, TableView, Snapshot) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    let source = Source(tableView: table) { _, _, item in
      let cell = TableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.headerTitleProvider = { $0.title }
    var snapshot = Snapshot()
    try snapshot.appendSections((0..<sections).map { Part(id: $0) })
    try snapshot.appendItems([1, 2], toSection: Part(id: sections - 1))
    source.apply(snapshot, completion: nil)
    table.layoutIfNeeded()
    return (source, table, snapshot)
  }

  /// What an apply looks at.
  private func looks(_ sections: Int, _ edit: (inout Snapshot) throws -> Void) throws -> Int {
    var (source, table, snapshot) = try makeList(sections)
    try edit(&snapshot)
    Part.looks.withLock { $0 = 0 }
    source.apply(snapshot, completion: nil)
    let looks = Part.looks.withLock { $0 }
    XCTAssertEqual(source.snapshot(), snapshot)
    table.layoutIfNeeded()
    return looks
  }

  func testARowThatChangesLooksAtNoOtherSections() async throws {
    let few = try looks(200) { try $0.appendItems([3]) }
    let many = try looks(3_200) { try $0.appendItems([3]) }
    XCTAssertLessThan(many, few + 100, "\(few) for 200 sections")
  }

  func testATitleThatComesShowsAndLooksAtItsNeighboursOnly() async throws {
    for sections in [200, 3_200] {
      let (source, table, old) = try makeList(sections)
      XCTAssertEqual(table.picture().split(separator: "\n"), [" 1", " 2"])
      var snapshot = old
      let place = sections - 2
      snapshot.deleteSections([Part(id: place)])
      try snapshot.insertSections(
        [Part(id: place, title: "new")], afterSection: Part(id: place - 1))
      Part.looks.withLock { $0 = 0 }
      source.apply(snapshot, completion: nil)
      let looks = Part.looks.withLock { $0 }
      XCTAssertEqual(table.picture().split(separator: "\n"), [" new", " 1", " 2"])
      XCTAssertLessThan(looks, 600, "\(sections) sections")
    }
  }
}
