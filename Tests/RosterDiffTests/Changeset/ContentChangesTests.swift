import RosterDiff
import RosterDiffProof
import XCTest

/// Identifiers that carry content: equal is not the same as unchanged.
final class ContentChangesTests: XCTestCase {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, LabelledIdentifier>

  private func items(_ text: String) -> [LabelledIdentifier] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      return LabelledIdentifier(id: parts[0], content: parts.count > 1 ? parts[1] : "")
    }
  }

  private func snapshot(_ rows: String...) throws -> Snapshot {
    try Snapshot(rows.enumerated().map { ($0.offset, items($0.element)) })
  }

  func testTheNewerValueIsKept() throws {
    let new = try snapshot("a:new")
    XCTAssertTrue(new.changes(from: try snapshot("a:old")).isEmpty)
    XCTAssertEqual(new.itemIdentifier(for: ItemPath(item: 0, section: 0))?.content, "new")
  }

  func testReplacedItemsBringTheirValues() throws {
    for storage in [StorageParameters.standard, .tiny] {
      var old = Snapshot(parameters: storage)
      try old.appendSections([0])
      try old.appendItems(items("a:1 b:1 c:1 d:1 e:1 f:1 g:1 h:1"))
      var new = old
      try new.replaceItems(items("a:1 b:2 c:1 d:1 e:1 x:1 g:1 h:2"), inSection: 0)
      XCTAssertEqual(new.brokenInvariants(), [])
      XCTAssertEqual(
        new.itemIdentifiers.map(\.description).joined(separator: " "),
        "a:1 b:2 c:1 d:1 e:1 x:1 g:1 h:2")
      XCTAssertEqual(old.itemIdentifiers.map(\.content).joined(), "11111111")
      let changes = new.changes(from: old) { $0.content != $1.content }
      XCTAssertEqual(
        changes.description, "delete [0, 5]\ninsert [0, 5]\nreconfigure [0, 1]\nreconfigure [0, 7]")
    }
  }

  func testAppendedAndInsertedItemsBringTheirValues() throws {
    let old = try snapshot("a:1 b:1 c:1")
    var new = old
    try new.appendItems(items("a:2"))
    XCTAssertEqual(new.itemIdentifiers.map(\.description), ["b:1", "c:1", "a:2"])
    try new.insertItems(items("c:2"), beforeItem: items("b")[0])
    XCTAssertEqual(new.itemIdentifiers.map(\.description), ["c:2", "b:1", "a:2"])
    let changes = new.changes(from: old) { $0.content != $1.content }
    XCTAssertEqual(changes.reconfiguredItems.sorted(), [path(0, 0), path(0, 2)])
    XCTAssertEqual(changes.movedItems.count, 2)
  }

  func testMarksTakeTheStoredValue() throws {
    var new = try snapshot("a:1")
    try new.reloadItems(items("a:2"))
    XCTAssertEqual(new.itemIdentifiers.map(\.description), ["a:1"])
  }

  func testChangedItemsThatMoveAndCross() throws {
    let old = try snapshot("a:1 b:1 c:1", "d:1")
    let new = try snapshot("c:2 a:1 b:1", "e:1 d:2")
    let changes = new.changes(from: old) { $0.content != $1.content }
    XCTAssertEqual(changes.reconfiguredItems.sorted(), [path(0, 0), path(1, 1)])
    let crossed = try snapshot("a:1 b:1", "d:1 c:2").changes(from: old) { $0.content != $1.content }
    XCTAssertEqual(crossed.reconfiguredItems, [path(1, 1)])
    XCTAssertEqual(crossed.reloadedItems, [])
  }

  func testReloadsIfAsked() throws {
    let old = try snapshot("a:1 b:1")
    let new = try snapshot("a:2 b:1")
    let changes = new.changes(from: old, contentChangesAs: .reload) { $0.content != $1.content }
    XCTAssertEqual(changes.description, "reload [0, 0]")
  }

  func testAMarkedItemIsNamedOnce() throws {
    let old = try snapshot("a:1 b:1 c:1")
    var new = try snapshot("a:2 b:2 c:2")
    try new.reloadItems(items("a"))
    try new.reconfigureItems(items("b"))
    for style in [ContentChangeStyle.reload, .reconfigure] {
      let changes = new.changes(from: old, contentChangesAs: style) { $0.content != $1.content }
      let named = changes.reloadedItems + changes.reconfiguredItems
      XCTAssertEqual(named.sorted(), [path(0, 0), path(0, 1), path(0, 2)])
      XCTAssertTrue(changes.reloadedItems.contains(path(0, 0)))
    }
  }

  func testContentIsAskedForSurvivorsOnlyAndOnce() throws {
    let old = try snapshot("a:1 b:1 c:1 d:1")
    let new = try snapshot("x:1 c:1 b:1 a:1")
    var asked: [String] = []
    _ = new.changes(from: old) {
      XCTAssertEqual($0.id, $1.id)
      asked.append($0.id)
      return false
    }
    XCTAssertEqual(asked.sorted(), ["a", "b", "c"])
  }

  /// Blocks that moved, also between others, keep their chunks: nothing in them can have changed.
  func testContentIsNotAskedForWhatIsShared() throws {
    let count = 4_000
    let items = (0..<count).map { LabelledIdentifier(id: "\($0)", content: "") }
    let old = try Snapshot([(0, items), (1, [])])
    let blocks: [Range<Int>] = [3_000..<4_000, 1_000..<2_000, 0..<1_000, 2_000..<3_000]
    var numbers = Array(blocks.joined())
    for place in [3_500, 1_700, 200] { numbers.insert(numbers.remove(at: place), at: place + 3) }
    var new = old
    try new.replaceItems(numbers.map { items[$0] }, inSection: 0)
    var asked = 0
    let changes = new.changes(from: old) { _, _ in
      asked += 1
      return true
    }
    XCTAssertEqual(changes.reconfiguredItems.count, asked)
    // The chunks in which blocks begin and end, and those with a row that moved.
    XCTAssertLessThanOrEqual(asked, 10 * 2 * 128)
    XCTAssertLessThan(asked, count / 2)
  }

  func testModelsWithIdentityAndContent() throws {
    struct Favorite: Identifiable, Equatable {
      let id: Int
      var title: String
    }
    typealias Models = DiffableDataSourceSnapshot<Int, Identified<Favorite>>
    func snapshot(_ favorites: Favorite...) throws -> Models {
      try Models([(0, favorites.map(Identified.init))])
    }
    let old = try snapshot(Favorite(id: 1, title: "one"), Favorite(id: 2, title: "two"))
    let new = try snapshot(Favorite(id: 2, title: "two"), Favorite(id: 1, title: "uno"))
    let changes = new.changes(from: old, contentChangesAs: .reconfigure)
    XCTAssertEqual(changes.reconfiguredItems, [path(0, 1)])
    XCTAssertEqual(changes.movedItems.count, 1)
    XCTAssertEqual(changes.deletedItems + changes.insertedItems, [])
    XCTAssertEqual(new.itemIdentifier(for: path(0, 1))?.title, "uno")
  }

  func testRandomEditsOfContent() throws {
    var random = SeededRandom(printing: 31)
    for storage in [StorageParameters.standard, .tiny] {
      for round in 0..<60 {
        let before = Arrangement.random(items: 80, sections: 4, using: &random)
        let after = before.changed(
          .init(deletes: 50, inserts: 50, moves: 50, sections: 100), using: &random)
        func labelled(_ item: Int, _ content: String) -> LabelledIdentifier {
          LabelledIdentifier(id: "\(item)", content: content)
        }
        var old = Snapshot(parameters: storage)
        try old.appendSections(before.sections)
        for (section, row) in zip(before.sections, before.rows) {
          try old.appendItems(row.map { labelled($0, "old") }, toSection: section)
        }
        let changed = Set(after.rows.joined().filter { _ in random.oneIn(8) })
        var new = old
        new.deleteSections(before.sections.filter { !after.sections.contains($0) })
        for section in after.sections where new.indexOfSection(section) == nil {
          try new.appendSections([section])
        }
        for (section, row) in zip(after.sections, after.rows) {
          try new.replaceItems(
            row.map { labelled($0, changed.contains($0) ? "new" : "old") }, inSection: section)
        }
        XCTAssertEqual(new.brokenInvariants(), [], "round \(round)")
        let survivors = changed.intersection(before.rows.joined())
        let right = survivors.compactMap { new.path(for: labelled($0, "")) }
        let changes = new.changes(from: old) { $0.content != $1.content }
        XCTAssertEqual(changes.reconfiguredItems.sorted(), right.sorted(), "round \(round)")
        for identifier in new.itemIdentifiers {
          let isChanged = changed.contains(Int(identifier.id) ?? -1)
          XCTAssertEqual(identifier.content, isChanged ? "new" : "old", "round \(round)")
        }
      }
    }
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }
}
