import RosterDiff
import RosterDiffProof
import XCTest

/// Identifiers that break the contract of `Hashable`: everything ends, and nothing traps.
final class UnlawfulIdentifierTests: XCTestCase {
  /// Equal by `id`, hashed by more.
  private struct Noisy: Hashable {
    var id: Int
    var noise: Int

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  /// Hashed and compared by what may change.
  private final class Box: Hashable {
    var text: String

    init(_ text: String) { self.text = text }

    static func == (left: Box, right: Box) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  func testEqualIdentifiersWithDifferentHashes() {
    for storage in [StorageParameters.standard, .tiny] {
      var snapshot = DiffableDataSourceSnapshot<Int, Noisy>(parameters: storage)
      try? snapshot.appendSections([0])
      for noise in 0..<50 {
        try? snapshot.appendItems([Noisy(id: noise % 5, noise: noise)])
        let old = snapshot
        try? snapshot.insertItems(
          [Noisy(id: 7, noise: noise)], beforeItem: Noisy(id: 1, noise: noise - 1))
        _ = snapshot.indexOfItem(Noisy(id: 1, noise: 99))
        exercise(old, snapshot)
      }
    }
  }

  /// What is looked for in other sections is found in the section itself, by another hash.
  func testReplacingByEqualIdentifiersWithDifferentHashes() throws {
    var snapshot = DiffableDataSourceSnapshot<Int, Noisy>(parameters: .tiny)
    try snapshot.appendSections(Array(0..<100))
    let (x, other) = (Noisy(id: 1, noise: 1), Noisy(id: 1, noise: 2))
    let items = (10..<13).map { Noisy(id: $0, noise: 0) }
    try snapshot.appendItems([items[0], items[1], x], toSection: 99)
    try snapshot.appendItems([items[2], other], toSection: 98)
    let old = snapshot
    try? snapshot.replaceItems([x, items[2], x, items[0], items[1]], inSection: 99)
    exercise(old, snapshot)
    try? snapshot.appendItems([Noisy(id: 50, noise: 0)], toSection: 0)
    exercise(old, snapshot)
  }

  func testReplacingByNoisyIdentifiersOverAndOver() {
    let small = StorageParameters(chunkSize: 8, pageSize: 2, fanOut: 4, labelGap: 3)
    for (seed, storage) in [StorageParameters.tiny, small, .standard].enumerated() {
      var random = SeededRandom(printing: UInt64(40 + seed))
      var snapshot = DiffableDataSourceSnapshot<Int, Noisy>(parameters: storage)
      try? snapshot.appendSections(Array(0..<6))
      for _ in 0..<400 {
        let old = snapshot
        let items = (0..<random.below(40)).map { _ in
          Noisy(id: random.below(30), noise: random.below(3))
        }
        try? snapshot.replaceItems(items, inSection: random.below(6))
        exercise(old, snapshot)
      }
    }
  }

  func testIdentifiersThatChangeAfterwards() {
    for storage in [StorageParameters.standard, .tiny] {
      var snapshot = DiffableDataSourceSnapshot<Int, Box>(parameters: storage)
      try? snapshot.appendSections([0, 1])
      let boxes = (0..<40).map { Box("t\($0)") }
      try? snapshot.appendItems(boxes, toSection: 0)
      let old = snapshot
      for (index, box) in boxes.enumerated() {
        box.text = index % 2 == 0 ? "t\(index + 1)" : "u\(index)"
        try? snapshot.appendItems([box], toSection: 1)
        try? snapshot.moveItem(box, beforeItem: boxes[(index * 7) % 40])
        try? snapshot.reloadItems([boxes[(index * 3) % 40]])
        exercise(old, snapshot)
      }
      for round in 0..<1_000 { try? snapshot.appendItems([Box("n\(round)")]) }
      exercise(old, snapshot)
      try? snapshot.replaceItems(boxes, inSection: 0)
      exercise(old, snapshot)
      snapshot.deleteItems(boxes)
      snapshot.deleteSections([0])
      exercise(old, snapshot)
    }
  }

  func testIdentifiersThatAreNotEqualToThemselves() {
    for storage in [StorageParameters.standard, .tiny] {
      var snapshot = DiffableDataSourceSnapshot<Double, Double>(parameters: storage)
      try? snapshot.appendSections([.nan, 1])
      try? snapshot.appendSections([.nan])
      for _ in 0..<20 { try? snapshot.appendItems([.nan, 1], toSection: 1) }
      let old = snapshot
      try? snapshot.appendItems([.nan])
      try? snapshot.insertItems([.nan], beforeItem: 1)
      snapshot.deleteItems([.nan])
      snapshot.deleteSections([.nan])
      exercise(old, old)
      exercise(old, snapshot)
    }
  }

  func testTreesOfUnlawfulItems() {
    var tree = DiffableDataSourceSectionSnapshot<Box>()
    let boxes = (0..<30).map { Box("t\($0)") }
    try? tree.append(boxes)
    for (index, box) in boxes.enumerated() {
      box.text = index % 2 == 0 ? "t\(index + 1)" : "u\(index)"
      try? tree.append([Box("n\(index)")], to: box)
      tree.expand([box])
      try? tree.insert([Box("m\(index)")], after: boxes[index / 2])
      _ = tree.visibleItems.count
      if index % 7 == 0 { tree.delete([boxes[index / 3]]) }
      XCTAssertEqual(Set(tree.items.map(ObjectIdentifier.init)).count, tree.items.count)
    }
    tree.deleteAll()
    XCTAssertEqual(tree.items.count, 0)
  }

  /// Counts agree with each other, and all that can be asked is answered.
  /// Identifiers that become equal to others are matched twice, so that more old ones are left
  /// over than the number of matches tells.
  func testNewcomersBesideItemsThatAreMatchedTwice() throws {
    for left in [0, 1, 2, 15, 16, 17, 20, 40] {
      let old = (0..<(100 + left)).map { Box("\($0)") }
      let same = (0..<100).map { Box("b\($0)") }
      let again = (0..<100).map { Box("\($0)") }
      var items: [Box] = []
      for (index, box) in same.enumerated() {
        items.append(box)
        if index % 10 == 9 { items.append(Box("s\(index)")) }
      }
      let from = try DiffableDataSourceSnapshot<Int, Box>([(0, old)], parameters: .tiny)
      let to = try DiffableDataSourceSnapshot<Int, Box>([(0, items + again)], parameters: .tiny)
      for (index, box) in same.enumerated() { box.text = "\(index)" }
      exercise(from, to)
    }
  }

  private func exercise<Section: Hashable, Item: Hashable>(
    _ old: DiffableDataSourceSnapshot<Section, Item>,
    _ new: DiffableDataSourceSnapshot<Section, Item>, line: UInt = #line
  ) {
    for snapshot in [old, new] {
      XCTAssertEqual(snapshot.numberOfItems, snapshot.itemIdentifiers.count, line: line)
      XCTAssertEqual(snapshot.numberOfSections, snapshot.sectionIdentifiers.count, line: line)
      for item in snapshot.itemIdentifiers { _ = snapshot.path(for: item) }
    }
    for (before, after) in [(old, new), (new, old), (new, new)] {
      let changes = after.changes(from: before)
      _ = after.stagedChanges(from: before).count
      _ = changes.newPath(forOld: ItemPath(item: 0, section: 0))
      _ = before == after
    }
  }
}
