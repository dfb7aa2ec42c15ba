import RosterDiffProof
import XCTest

@testable import RosterDiff

/// Trees in sections of a snapshot: the section follows the tree, and the tree the section.
final class ShownTreeTests: XCTestCase {
  typealias Tree = DiffableDataSourceSectionSnapshot<Int>
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func tree(_ parameters: StorageParameters = .standard) throws -> Tree {
    var tree = Tree(parameters: parameters)
    try tree.append([1, 2, 3])
    try tree.append([11, 12], to: 1)
    try tree.append([111], to: 11)
    try tree.append([21], to: 2)
    tree.expand([1])
    return tree
  }

  func testDifferenceOfVisibleItems() throws {
    let old = try tree()
    var new = old
    new.expand([11])
    new.collapse([1])
    new.expand([1])
    var windows = new.visibleDifference(from: old)
    XCTAssertEqual(windows.map(\.newItems), [[111]])
    XCTAssertEqual(windows.map(\.old), [2..<2])
    XCTAssertEqual(windows.map(\.new), [2..<3])
    new.collapse([1])
    windows = new.visibleDifference(from: old)
    XCTAssertEqual(windows.map(\.oldItems), [[11, 12]])
    XCTAssertEqual(windows.map(\.new), [1..<1])
    XCTAssertEqual(old.visibleDifference(from: old).count, 0)
  }

  func testVisibleItemAtAnOffset() throws {
    for parameters in [StorageParameters.standard, .tiny] {
      let tree = try tree(parameters)
      XCTAssertEqual((-1...5).map(tree.visibleItem(at:)), [nil, 1, 11, 12, 2, 3, nil])
    }
  }

  func testASectionShowsATree() throws {
    var snapshot = try Snapshot([("others", [12, 50]), ("tree", [7])])
    let tree = try tree()
    snapshot.show(tree, inSection: "tree")
    XCTAssertEqual("\(snapshot)", "others: [50]\ntree: [1, 11, 12, 2, 3]")
    var next = tree
    next.collapse([1])
    next.expand([2])
    snapshot.show(next, insteadOf: tree, inSection: "tree")
    XCTAssertEqual("\(snapshot)", "others: [50]\ntree: [1, 2, 21, 3]")
    snapshot.show(next, inSection: "new")
    XCTAssertEqual("\(snapshot)", "others: [50]\ntree: []\nnew: [1, 2, 21, 3]")
    // What is said to be shown is not: the section shows the tree all the same.
    try snapshot.moveItem(50, afterItem: 21)
    snapshot.show(tree, insteadOf: next, inSection: "new")
    XCTAssertEqual("\(snapshot)", "others: []\ntree: []\nnew: [1, 11, 12, 2, 3]")
  }

  func testATreeFollowsItsSection() throws {
    var tree = try tree()
    var snapshot = try Snapshot([("tree", tree.visibleItems)])
    func follow(_ edit: (inout Snapshot) throws -> Void) throws -> String {
      let old = snapshot
      try edit(&snapshot)
      tree.follow(snapshot, from: old, inSection: "tree")
      XCTAssertEqual(tree.visibleItems, try snapshot.itemIdentifiers(inSection: "tree"))
      return tree.visualDescription().split(separator: "\n").dropFirst()
        .joined(separator: "\n")
    }
    // Behind an item without others below it, at its level; below an expanded one.
    XCTAssertEqual(
      try follow {
        try $0.insertItems([13], afterItem: 12)
        try $0.insertItems([10], afterItem: 1)
        try $0.insertItems([0], beforeItem: 1)
      },
      """
      -*0>
      +*1>
        -*10>
        -*11>
          - 111>
        -*12>
        -*13>
      -*2>
        - 21>
      -*3>
      """)
    // What is hidden goes with its item; what can be seen moves up.
    XCTAssertEqual(
      try follow {
        $0.deleteItems([1, 2])
      },
      """
      -*0>
      -*10>
      -*11>
        - 111>
      -*12>
      -*13>
      -*3>
      """)
    // Hidden ones go along, or come into sight on their own.
    XCTAssertEqual(
      try follow {
        try $0.moveItem(11, afterItem: 3)
        try $0.insertItems([111], afterItem: 0)
      },
      """
      -*0>
      -*111>
      -*10>
      -*12>
      -*13>
      -*3>
      -*11>
      """)
    XCTAssertEqual(try follow { $0.deleteItems([0, 111, 10, 12, 13, 3, 11]) }, "")
  }

  func testAnEditTouchesFewChunksAndHashesFewItems() throws {
    let tally = Tally()
    func item(_ value: Int) -> CountedIdentifier { CountedIdentifier(value: value, tally: tally) }
    var tree = DiffableDataSourceSectionSnapshot<CountedIdentifier>()
    try tree.append((0..<1_000).map { item($0 * 20) })
    for root in 0..<1_000 {
      try tree.append((1..<20).map { item(root * 20 + $0) }, to: item(root * 20))
    }
    tree.expand((0..<1_000).filter { $0 % 3 == 0 }.map { item($0 * 20) })
    var snapshot = DiffableDataSourceSnapshot<String, CountedIdentifier>()
    snapshot.show(tree, inSection: "tree")
    for root in [1, 400, 999, 0, 501] {
      let (oldTree, old) = (tree, snapshot)
      tally.reset()
      if root % 3 == 0 { tree.collapse([item(root * 20)]) } else { tree.expand([item(root * 20)]) }
      XCTAssertEqual(tally.hashes, 1)
      var chunks = 0
      RopeDifference.forEachRegion(between: oldTree.storage.rope, tree.storage.rope) {
        chunks += $0.old.count + $0.new.count
      }
      XCTAssertLessThanOrEqual(chunks, 4)
      tally.reset()
      snapshot.show(tree, insteadOf: oldTree, inSection: "tree")
      XCTAssertLessThanOrEqual(tally.hashes, 2 * 19 + 2, "the rows that come or go, and one beside")
      tally.reset()
      let changes = snapshot.changes(from: old)
      XCTAssertEqual(tally.hashes, 0)
      XCTAssertEqual(changes.insertedItems.count + changes.deletedItems.count, 19)
      XCTAssertEqual(try snapshot.itemIdentifiers(inSection: "tree"), tree.visibleItems)
    }
  }

  func testRandomLives() throws {
    for seed in UInt64(0)..<150 {
      let parameters: StorageParameters = seed % 3 == 0 ? .standard : .tiny
      var operations = RandomTreeOperations(
        random: SeededRandom(seed: seed), items: seed % 5 == 0 ? 400 : 40)
      var random = SeededRandom(seed: seed + 1_000)
      var trees = ["a": Tree(parameters: parameters), "b": Tree(parameters: parameters)]
      var snapshot = Snapshot(parameters: parameters)
      try snapshot.appendSections(["plain", "a", "b"])
      for step in 0..<60 {
        let label = "seed \(seed), step \(step)"
        let old = snapshot
        var shown: String?
        let section = random.oneIn(2) ? "a" : "b"
        if let before = trees[section], !random.oneIn(4) {
          shown = section
          var tree = before
          for _ in 0...random.below(3) {
            try? tree.perform(operations.next(), parameters: parameters)
          }
          snapshot.show(tree, insteadOf: random.oneIn(10) ? nil : before, inSection: section)
          XCTAssertEqual(
            try snapshot.itemIdentifiers(inSection: section), tree.visibleItems, label)
          check(tree.visibleDifference(from: before), before, tree, label)
          trees[section] = tree
        } else {
          for _ in 0...random.below(3) { edit(&snapshot, &random, bound: operations.bound) }
        }
        for (section, before) in trees where section != shown {
          var tree = before
          tree.follow(snapshot, from: old, inSection: section)
          let rows = try old.itemIdentifiers(inSection: section)
          if try snapshot.itemIdentifiers(inSection: section) == rows {
            XCTAssertEqual(tree, before, label)
          }
          XCTAssertEqual(tree.brokenInvariants(), [], label)
          XCTAssertEqual(
            tree.visibleItems, try snapshot.itemIdentifiers(inSection: section), label)
          trees[section] = tree
        }
        XCTAssertEqual(snapshot.brokenInvariants(), [], label)
      }
    }
  }

  private func check(
    _ windows: [VisibleWindow<Int>], _ old: Tree, _ new: Tree, _ label: String
  ) {
    var items = old.visibleItems
    for window in windows.reversed() {
      XCTAssertEqual(Array(items[window.old]), Array(window.oldItems), label)
      XCTAssertEqual(Array(new.visibleItems[window.new]), Array(window.newItems), label)
      items.replaceSubrange(window.old, with: window.newItems)
    }
    XCTAssertEqual(items, new.visibleItems, label)
  }

  private func edit(_ snapshot: inout Snapshot, _ random: inout SeededRandom, bound: Int) {
    let item = random.below(bound)
    let other = random.below(bound)
    switch random.below(6) {
    case 0: snapshot.deleteItems([item, other])
    case 1: try? snapshot.moveItem(item, afterItem: other)
    case 2: try? snapshot.moveItem(item, beforeItem: other)
    case 3: try? snapshot.insertItems([item, item + bound], afterItem: other)
    case 4: try? snapshot.appendItems([item], toSection: ["plain", "a", "b"][random.below(3)])
    default: try? snapshot.insertItems([item], beforeItem: other)
    }
  }
}
