import RosterDiff
import RosterDiffProof
import XCTest

/// Long random lives of trees, against the model.
final class SectionSnapshotRandomTests: XCTestCase {
  typealias Operation = SectionSnapshotOperation<Int>
  typealias Tree = DiffableDataSourceSectionSnapshot<Int>

  func testTinyParts() throws { try live(seeds: 0..<60, steps: 100, items: 60, .tiny) }

  func testSmallParts() throws {
    let parameters = StorageParameters(chunkSize: 5, pageSize: 2, fanOut: 4, labelGap: 3)
    try live(seeds: 100..<130, steps: 100, items: 150, parameters)
  }

  func testStandardParts() throws {
    try live(seeds: 200..<203, steps: 200, items: 1_500, .standard)
  }

  private func live(
    seeds: Range<UInt64>, steps: Int, items: Int, _ parameters: StorageParameters
  ) throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var tree = Tree(parameters: parameters)
      var model = ModelSectionSnapshot<Int>()
      for step in 0..<steps {
        let operation = operation(items, &random)
        var findings = Findings()
        var refused: Set<SnapshotError.Kind>?
        do { try model.perform(operation) } catch { refused = error.kinds }
        do {
          try tree.perform(operation, parameters: parameters)
          if let refused { findings.add("not refused as \(refused)") }
        } catch let error as SnapshotError {
          if refused?.contains(error.kind) != true { findings.add("refused: \(error)") }
        }
        if items < 1_000 || step % 40 == 39 { try findings.expectSame(tree, model) }
        if random.oneIn(50), let item = model.items.randomElement(using: &random),
          let index = model.index(of: item)
        {
          try findings.expectSame(
            tree.snapshot(of: item, includingParent: true),
            model.snapshot(index, includingParent: true))
        }
        findings.report("seed \(seed), step \(step): \(operation)")
        if !findings.all.isEmpty { return }
      }
    }
  }

  private func operation(_ items: Int, _ random: inout SeededRandom) -> Operation {
    let item = random.below(items)
    var some: [Int] = []
    for _ in 0...random.below(items / 8) { some.append(random.below(items)) }
    if !random.oneIn(10) { some = Array(Set(some)).shuffled(using: &random) }
    let anchor: Anchor<Int> = random.oneIn(2) ? .before(item) : .after(item)
    return switch random.below(20) {
    case 0: .append(some, to: nil)
    case 1...4: .append([random.below(items)], to: item)
    case 5, 6: .append(some, to: item)
    case 7, 8: .insert([random.below(items)], anchor)
    case 9: .insert(some, anchor)
    case 10: .delete(Array(some.prefix(3)))
    case 11: random.oneIn(20) ? .deleteAll : .delete([item])
    case 12, 13: .expand(some)
    case 14: .expand([item])
    case 15: .collapse(some)
    case 16: .collapse([item])
    case 17: .replaceChildren(of: item, small(items, &random))
    default: .insertSnapshot(small(items, &random), anchor)
    }
  }

  private func small(_ items: Int, _ random: inout SeededRandom) -> [Operation] {
    var free = Array(Set((0..<8).map { _ in random.below(items) })).shuffled(using: &random)
    guard let root = free.popLast() else { return [] }
    var result: [Operation] = [.append([root], to: nil)]
    var parents = [root]
    while let item = free.popLast() {
      result.append(.append([item], to: parents.randomElement(using: &random)))
      parents.append(item)
    }
    return result + [.expand(parents.filter { _ in random.oneIn(2) })]
  }
}
