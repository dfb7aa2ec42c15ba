import Foundation
import Roster
import XCTest

/// Programs that keep their cells and headers themselves, and give the same ones again.
@MainActor final class KeptCellTests: XCTestCase {
  /// A list whose cells the program keeps by item, made by itself or by the table.
  private func kept(_ sections: [[String]], isDequeued: Bool, lines: Int = 6) -> PlainFixture {
    let list = PlainFixture(sections, lines: lines)
    var cells: [String: TableViewCell] = [:]
    list.makeCell = { [unowned list] item in
      if let cell = cells[item] { return cell }
      let cell =
        isDequeued ? list.table.dequeueReusableCell(withIdentifier: "cell") : TableViewCell()
      cells[item] = cell
      return cell ?? TableViewCell()
    }
    list.table.reloadData()
    return list
  }

  func testAReloadedRowKeepsACellThatTheProgramKeeps() async throws {
    for isDequeued in [false, true] {
      let list = kept([["a", "b"], ["c"]], isDequeued: isDequeued)
      XCTAssertEqual(list.picture, " a\n b\n c\n\n\n")
      let cell = list.table.cellForRow(at: at(0, 1))
      try list.table.reloadRows(at: [at(0, 1)], with: .none)
      XCTAssertTrue(list.table.cellForRow(at: at(0, 1)) === cell)
      XCTAssertEqual(list.picture, " a\n b\n c\n\n\n", "a row, dequeued: \(isDequeued)")
      try list.table.reloadSections([0], with: .none)
      XCTAssertEqual(list.picture, " a\n b\n c\n\n\n", "a section, dequeued: \(isDequeued)")
      list.table.reloadData()
      XCTAssertEqual(list.picture, " a\n b\n c\n\n\n", "all, dequeued: \(isDequeued)")
      XCTAssertEqual(list.log().filter { $0.hasPrefix("fault") }, [])
    }
  }

  func testAKeptCellOnScreenWaitsForNoOtherRow() async throws {
    let list = kept([["a", "b", "c", "d"]], isDequeued: true, lines: 2)
    XCTAssertEqual(list.picture, " a\n b")
    list.table.contentOffset.y = 32
    XCTAssertEqual(list.picture, " c\n d")
    list.table.contentOffset.y = 0
    XCTAssertEqual(list.picture, " a\n b")
    list.sections = [["a", "x", "b", "c", "d"]]
    try list.table.insertRows(at: [at(0, 1)], with: .none)
    XCTAssertEqual(list.picture, " a\n x")
    try list.table.reloadRows(at: [at(0, 0)], with: .none)
    list.sections = [["a", "y", "x", "b", "c", "d"]]
    try list.table.insertRows(at: [at(0, 1)], with: .none)
    XCTAssertEqual(list.picture, " a\n y")
    XCTAssertEqual(list.log().filter { $0.hasPrefix("fault") }, [])
  }

  func testAKeptHeaderOnScreenWaitsForNoOtherSection() async throws {
    let list = ListFixture(lines: 4)
    list.table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    var kept: [String: TableViewHeaderFooterView] = [:]
    list.source.supplementaryViewProvider = { [unowned list] table, edge, section in
      guard edge == .header, let id = list.source.sectionIdentifier(for: section) else {
        return nil
      }
      if let view = kept[id] { return view }
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = view?.defaultContentConfiguration()
      content?.text = id
      view?.contentConfiguration = content
      kept[id] = view
      return view
    }
    try list.apply("A: a", "B: b")
    XCTAssertEqual(list.table.picture(), " A\n a\n B\n b")
    try list.apply("A: a", "B: b", reloadSections: ["A"])
    XCTAssertEqual(list.table.picture(), " A\n a\n B\n b")
    try list.apply("A: a", "C: c", "B: b")
    XCTAssertEqual(list.table.picture(), " A\n a\n C\n c")
    XCTAssertEqual(list.log().filter { $0.hasPrefix("fault") }, [])
  }
}
