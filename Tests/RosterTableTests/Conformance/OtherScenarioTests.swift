import Foundation
import Roster
import RosterDrawing
import XCTest

/// The scenarios of `reported_faults.json` that are about snapshots, differences and the texts of a
/// program, one test for each.
@MainActor final class OtherScenarioTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

  func testB054_TwoSpellingsOfAWordAreOneIdentifier() async throws {
    var snapshot = try makeSnapshot(["s: caf\u{e9}"])
    try snapshot.appendItems(["cafe\u{301}"], toSection: "s")
    XCTAssertEqual(snapshot.numberOfItems, 1)
    XCTAssertEqual(snapshot.indexOfItem("cafe\u{301}"), 0)
  }

  func testB057_EqualHashesAreNotEqualItems() async throws {
    struct Key: Hashable {
      let name: String
      init(_ name: String) { self.name = name }
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    let old = try DiffableDataSourceSnapshot([("s", ["a", "b", "c"].map(Key.init))])
    let new = try DiffableDataSourceSnapshot([("s", ["c", "a", "d"].map(Key.init))])
    let changes = new.changes(from: old)
    XCTAssertEqual(changes.deletedItems, [at(0, 1)])
    XCTAssertEqual(changes.insertedItems, [at(0, 2)])
    XCTAssertEqual(changes.movedItems.count, 1)
  }

  func testB059_SectionsAndItemsHaveNamesOfTheirOwn() async throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    try snapshot.appendSections([1, 2])
    try snapshot.appendItems([1, 2], toSection: 1)
    try snapshot.appendItems([3], toSection: 2)
    XCTAssertEqual(try snapshot.itemIdentifiers(inSection: 1), [1, 2])
    XCTAssertEqual(try snapshot.itemIdentifiers(inSection: 2), [3])
  }

  func testB060_AHashOfMoreThanEqualityLooksAtTrapsNothing() async throws {
    struct Key: Hashable {
      let id: Int
      let noise: Int
      static func == (left: Key, right: Key) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine([id, noise]) }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let source = TableViewDiffableDataSource<Int, Key>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    var snapshot = try DiffableDataSourceSnapshot([(0, [Key(id: 1, noise: 0)])])
    try? snapshot.appendItems([Key(id: 1, noise: 1)])
    source.apply(snapshot, completion: nil)
    XCTAssertEqual(table.numberOfRows(inSection: 0), snapshot.numberOfItems)
    XCTAssertEqual(snapshot.itemIdentifiers.count, snapshot.numberOfItems)
    _ = snapshot.indexOfItem(Key(id: 1, noise: 1))
  }

  func testB062_AnIdentifierThatChangesAfterwardsTrapsNothing() async throws {
    final class Box: Hashable {
      var text = "t0"
      static func == (left: Box, right: Box) -> Bool { left.text == right.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    let box = Box()
    var snapshot = try DiffableDataSourceSnapshot([(0, [box])])
    box.text = "t1"
    try? snapshot.appendItems([box])
    XCTAssertEqual(snapshot.itemIdentifiers.count, snapshot.numberOfItems)
    XCTAssertEqual(try snapshot.numberOfItems(inSection: 0), snapshot.numberOfItems)
  }

  func testB063_WhatIsNotEqualToItselfTrapsNothing() async throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Double>()
    try snapshot.appendSections([0])
    try? snapshot.appendItems([.nan])
    try? snapshot.appendItems([.nan])
    XCTAssertLessThanOrEqual(snapshot.numberOfItems, 2)
    XCTAssertEqual(snapshot.itemIdentifiers.count, snapshot.numberOfItems)
  }

  func testB144_ASectionThatComesBackHasNothingOfTheOldOne() async throws {
    var snapshot = try makeSnapshot(["A: x"])
    try snapshot.reloadItems(["x"])
    snapshot.deleteSections(["A"])
    try snapshot.appendSections(["A"])
    try snapshot.appendItems(["x"], toSection: "A")
    XCTAssertEqual(snapshot.itemIdentifiers, ["x"])
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [])
    XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [])
  }

  func testB107_TheFocusOfADeletedRowGoesToTheNext() async throws {
    for (rows, focused, after) in [("a b c", "b", "c"), ("a b c", "c", "b"), ("a", "a", nil)] {
      let list = ListFixture()
      try list.apply("s: \(rows)")
      list.table.focusRow(at: list.path(focused))
      var next = list.source.snapshot()
      next.deleteItems([focused])
      list.apply(next)
      let now = list.table.indexPathForFocusedRow.flatMap(list.source.itemIdentifier(for:))
      XCTAssertEqual(now, after, "\(focused) of \(rows)")
    }
  }

  func testB110_DeletingAVisibleRowOfAFilteredListDeletesThatItem() async throws {
    var words = ["foo", "bar", "baz"]
    let list = ListFixture()
    func show(_ filter: (String) -> Bool) throws {
      try list.apply("s: \(words.filter(filter).joined(separator: " "))")
    }
    list.source.swipeActionsProvider = { word, _ in
      let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
        words.removeAll { $0 == word }
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
    try show { $0.contains("ba") }
    XCTAssertTrue(list.table.swipeRow(at: at(0, 0), edge: .trailing, full: true))
    try show { _ in true }
    XCTAssertEqual(list.rows, [["foo", "baz"]])
  }

  func testB145_TextIsAsWideAsATerminalShowsIt() async throws {
    let input = try input("B145")
    let strings = try XCTUnwrap(input.given["strings"] as? [String])
    XCTAssertEqual(
      strings.map { WidthProfile.unicode.width(of: $0) }, input.right["columns"] as? [Int])
  }

  func testB147_CuttingNeverSplitsACluster() async throws {
    let input = try input("B147")
    let text = try XCTUnwrap(input.given["text"] as? String)
    let widths = try XCTUnwrap(input.given["cut_to_columns"] as? [Int])
    let cut = widths.map { width in
      let flow = TextFlow(lineLimit: 1, ellipsis: "")
      return Drawing(StyledText(text), width: width, flow: flow).picture()
    }
    XCTAssertEqual(cut, input.right["result_without_ellipsis"] as? [String])
  }

  func testB148_TheEllipsisHasItsColumn() async throws {
    let input = try input("B148")
    let text = try XCTUnwrap(input.given["text"] as? String)
    let drawing = Drawing(StyledText(text), width: 7, flow: TextFlow(lineLimit: 1))
    XCTAssertEqual(drawing.picture(), input.right["result"] as? String)
    XCTAssertEqual(drawing.width, input.right["columns"] as? Int)
  }

  func testB149AndB151_NothingInATitleReachesTheTerminalAsAnOrder() async throws {
    for id in ["B149", "B151"] {
      let titles = try XCTUnwrap(try input(id).given["titles"] as? [String], id)
      let list = PlainFixture([titles], lines: 8)
      let bad = list.picture.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      XCTAssertTrue(bad.isEmpty, "\(id): \(bad.map { String($0.value, radix: 16) })")
      XCTAssertEqual(list.table.visibleCells.count, titles.count, id)
    }
  }

  func testB152_MakingTextSafeForTheScreenLeavesTheModelAlone() async throws {
    let title = "A\u{1B}[31mB"
    let list = ListFixture()
    var snapshot = ListFixture.Source.Snapshot()
    try snapshot.appendSections(["s"])
    try snapshot.appendItems([title])
    list.apply(snapshot)
    XCTAssertFalse(list.table.picture().contains("\u{1B}"))
    XCTAssertEqual(list.source.itemIdentifier(for: at(0, 0)), title)
    let json = try JSONEncoder().encode(list.source.snapshot())
    XCTAssertEqual(try JSONDecoder().decode(Snapshot.self, from: json), snapshot)
  }

  private func input(_ id: String) throws -> (given: [String: Any], right: [String: Any]) {
    let all = try ConformanceFile.cases("reported_faults")
    let example = try XCTUnwrap(all.first { $0["id"] as? String == id }, id)
    return (
      try XCTUnwrap(example["input"] as? [String: Any], id),
      try XCTUnwrap(example["right"] as? [String: Any], id)
    )
  }
}
