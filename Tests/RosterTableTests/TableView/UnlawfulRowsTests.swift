import Foundation
import Roster
import XCTest

/// Identifiers whose hash and equality do not agree: everything may be found or not, and nothing
/// ends the program.
@MainActor final class UnlawfulRowsTests: XCTestCase {
  /// Equal to its neighbour, with another hash.
  private struct Half: Hashable, Sendable {
    let value: Int
    static func == (left: Half, right: Half) -> Bool { left.value / 2 == right.value / 2 }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  func testRows() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    table.allowsMultipleSelection = true
    let source = TableViewDiffableDataSource<Half, Half>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    for size in [40, 400, 90] {
      var snapshot = DiffableDataSourceSnapshot<Half, Half>()
      try snapshot.appendSections([Half(value: size)])
      for value in 0..<size { try? snapshot.appendItems([Half(value: value)]) }
      source.apply(snapshot, completion: nil)
      let rows = table.numberOfRows(inSection: 0)
      for row in 0..<rows {
        try table.selectRow(at: at(0, row), animated: false, scrollPosition: .none)
        if row % 3 == 0 { table.deselectRow(at: at(0, row), animated: false) }
        table.focusRow(at: at(0, row))
      }
      XCTAssertNotNil(table.indexPathsForSelectedRows)
    }
  }

  func testSectionsWithTrees() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    let source = TableViewDiffableDataSource<Half, Int>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    var snapshot = DiffableDataSourceSnapshot<Half, Int>()
    for value in 0..<300 { try? snapshot.appendSections([Half(value: value)]) }
    source.apply(snapshot, completion: nil)
    for (offset, section) in snapshot.sectionIdentifiers.enumerated() {
      var tree = DiffableDataSourceSectionSnapshot<Int>()
      try tree.append([2 * offset])
      try tree.append([2 * offset + 1], to: 2 * offset)
      source.apply(tree, to: section, completion: nil)
    }
    let sections = source.snapshot().sectionIdentifiers
    XCTAssertEqual(
      sections.filter { source.snapshot(for: $0).items.count == 2 }.count, sections.count)
  }
}
