import RosterDiff
import XCTest

/// Identifiers whose equality is looser than their hash or their bytes.
final class OddEqualityTests: XCTestCase {
  /// Equal to its neighbour, which has another hash.
  private struct Half: Hashable {
    let value: Int
    static func == (left: Half, right: Half) -> Bool { left.value / 2 == right.value / 2 }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// Equal to what is at most one away, whatever that is equal to.
  private struct Near: Hashable {
    let value: Int
    static func == (left: Near, right: Near) -> Bool { abs(left.value - right.value) <= 1 }
    func hash(into hasher: inout Hasher) {}
  }

  func testReplacedStringsBringTheirOwnBytes() throws {
    let composed = (0..<300).map { "caf\u{E9} \($0)" }
    let decomposed = (0..<300).map { "cafe\u{301} \($0)" }
    var snapshot = try DiffableDataSourceSnapshot([(0, composed)])
    let old = snapshot
    try snapshot.replaceItems(decomposed, inSection: 0)
    XCTAssertEqual(
      snapshot.itemIdentifiers.map { Array($0.utf8) }, decomposed.map { Array($0.utf8) })
    XCTAssertTrue(snapshot.changes(from: old).isEmpty)
    XCTAssertEqual(Array(old.itemIdentifiers[0].utf8), Array(composed[0].utf8))
  }

  func testHashesThatDisagreeWithEqualityTrapNothing() {
    let items = (0..<400).map { Half(value: $0) }
    for _ in 0..<20 {
      var dropped: [ItemPath] = []
      let snapshot = DiffableDataSourceSnapshot(
        uniquing: [(0, items.shuffled()), (1, items.shuffled())], dropped: &dropped)
      XCTAssertGreaterThanOrEqual(snapshot.numberOfItems, 200)
      XCTAssertEqual(snapshot.numberOfItems + dropped.count, 800)
      var tree = DiffableDataSourceSectionSnapshot<Half>()
      try? tree.append(items)
      XCTAssertThrowsError(try tree.append(items.shuffled()))
    }
  }

  /// Also where sections, or the rows of a tree, are what disagrees.
  func testSectionsAndTreesWhoseHashesDisagreeTrapNothing() {
    let identifiers = (0..<200).map { Half(value: $0) }
    for _ in 0..<20 {
      let sections = identifiers.shuffled().enumerated().map { ($1, [$0]) }
      let snapshot = DiffableDataSourceSnapshot(uniquing: sections)
      XCTAssertEqual(snapshot.itemIdentifiers.count, 200)
      var shown = DiffableDataSourceSnapshot<Int, Half>()
      var old = DiffableDataSourceSectionSnapshot<Half>()
      try? old.append([Half(value: 1_000)])
      shown.show(old, inSection: 0)
      // Everything comes in front of what is there.
      var tree = DiffableDataSourceSectionSnapshot<Half>()
      try? tree.append(identifiers.shuffled().prefix(30) + [Half(value: 1_000)])
      shown.show(tree, insteadOf: old, inSection: 0)
      XCTAssertEqual(shown.numberOfItems, tree.visibleItems.count)
    }
  }

  func testNothingIsLostWhenTheAnchorGoesWithTheItems() throws {
    var snapshot = try DiffableDataSourceSnapshot([(0, [Near(value: 1), Near(value: 10)])])
    XCTAssertThrowsError(
      try snapshot.insertItems([Near(value: 0)], afterItem: Near(value: 2)))
    XCTAssertEqual(snapshot.itemIdentifiers.map(\.value), [1, 10])
  }

  func testNothingIsLostWhenASectionIsItsOwnAnchor() throws {
    let long = (0..<3).map { "an identifier too long for the string itself, number \($0)" }
    var snapshot = try DiffableDataSourceSnapshot([
      (Near(value: 1), [long[0], long[1]]), (Near(value: 10), [long[2]]),
    ])
    XCTAssertThrowsError(
      try snapshot.moveSection(Near(value: 0), beforeSection: Near(value: 2))
    ) { XCTAssertEqual(($0 as? SnapshotError)?.kind, .selfAnchor) }
    XCTAssertEqual(snapshot.path(for: long[1]), ItemPath(item: 1, section: 0))
    try snapshot.appendItems([long[0]], toSection: Near(value: 10))
    XCTAssertEqual(snapshot.itemIdentifiers, [long[1], long[2], long[0]])
  }

  /// Its own anchor is not found again: it is equal to all but itself.
  private struct Alien: Hashable {
    let value: Int
    static func == (left: Alien, right: Alien) -> Bool {
      left.value == right.value && left.value != 7 || left.value + right.value == 1007
    }
    func hash(into hasher: inout Hasher) {}
  }

  func testNothingIsLostWhenTheAnchorIsNotEqualToItself() throws {
    var snapshot = try DiffableDataSourceSnapshot([(0, [Alien(value: 7)]), (1, [Alien(value: 3)])])
    XCTAssertThrowsError(
      try snapshot.moveItem(Alien(value: 3), beforeItem: Alien(value: 1000))
    ) { XCTAssertEqual(($0 as? SnapshotError)?.kind, .unknownItem) }
    XCTAssertEqual(snapshot.itemIdentifiers.map(\.value), [7, 3])
  }
}
