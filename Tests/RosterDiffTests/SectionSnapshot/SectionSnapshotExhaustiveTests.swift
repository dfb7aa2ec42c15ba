import RosterDiff
import RosterDiffProof
import XCTest

/// Every tree of up to four items, every set of expanded ones (of four, only such with others below
/// them), and every kind of edit at every place, against the model.
final class SectionSnapshotExhaustiveTests: XCTestCase {
  typealias Operation = SectionSnapshotOperation<Int>
  typealias Tree = DiffableDataSourceSectionSnapshot<Int>

  func testEveryEditOfEverySmallTree() throws {
    var checks = 0
    for count in 0...4 {
      for levels in levelSequences(count) {
        let parents = (0..<count).filter {
          count < 4 || levels[($0 + 1)...].first == levels[$0] + 1
        }
        for expanded in subsets(parents) {
          let start = building(levels, expanded: expanded)
          let model = try ModelSectionSnapshot(start)
          // With four items the parts of a tiny storage are split and joined all the time.
          for parameters in count < 4 ? [StorageParameters.standard, .tiny] : [.tiny] {
            let tree = try Tree(start, parameters: parameters)
            var findings = Findings()
            try findings.expectSame(tree, model)
            try findings.expectSameSubtrees(tree, model)
            findings.report("\(start)")
            for operation in edits(of: count) {
              try check(operation, on: tree, model, parameters, after: start)
              checks += 1
            }
          }
        }
      }
    }
    print("section snapshots: \(checks) edits checked")
  }

  private func check(
    _ operation: Operation, on start: Tree, _ startModel: ModelSectionSnapshot<Int>,
    _ parameters: StorageParameters, after trail: [Operation]
  ) throws {
    var (tree, model) = (start, startModel)
    var findings = Findings()
    var refused: Set<SnapshotError.Kind>?
    do { try model.perform(operation) } catch { refused = error.kinds }
    do {
      try tree.perform(operation, parameters: parameters)
      if let refused { findings.add("not refused as \(refused)") }
    } catch let error as SnapshotError {
      if refused?.contains(error.kind) != true { findings.add("refused: \(error)") }
    }
    try findings.expectSame(tree, model)
    findings.expect("equal to before", tree == start, model == startModel)
    // The copy that was not edited is as it was.
    findings.expect("the copy", start.items, startModel.items)
    findings.expect("the copy's visible items", start.visibleItems, startModel.visibleItems)
    findings.report("\(trail), then \(operation)")
  }

  /// Depth-first levels of every forest with that many items.
  private func levelSequences(_ count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { sequences, _ in
      sequences.flatMap { levels in (0...(levels.last ?? -1) + 1).map { levels + [$0] } }
    }
  }

  private func subsets(_ items: [Int]) -> [[Int]] {
    items.reduce([[]]) { subsets, item in subsets + subsets.map { $0 + [item] } }
  }

  private func building(_ levels: [Int], expanded: [Int]) -> [Operation] {
    var result: [Operation] = []
    for (item, level) in levels.enumerated() {
      result.append(.append([item], to: levels[..<item].lastIndex { $0 == level - 1 }))
    }
    return result + [.expand(expanded)]
  }

  private func edits(of count: Int) -> [Operation] {
    let small: [Operation] = [.append([10, 11], to: nil), .append([12], to: 10), .expand([10])]
    var result: [Operation] = [
      .append([], to: 99), .append([10], to: nil), .append([10, 11, 12, 13, 14], to: nil),
      .append([10, 10], to: nil), .deleteAll, .expand([99]), .delete([99, 99]),
      .insert([], .before(99)), .insertSnapshot(small, .after(99)),
      .replaceChildren(of: 99, small),
    ]
    let all = Array(0..<count)
    for set in subsets(all) where (1...2).contains(set.count) {
      result += [.delete(set), .expand(set.reversed()), .collapse(set + set)]
    }
    for item in all {
      result += [
        .append([10], to: item), .append([10, 11, 12, 13, 14], to: item),
        .append([10, item], to: item),
        .insert([10], .before(item)), .insert([10, 11, 12, 13], .before(item)),
        .insert([10], .after(item)), .insert([10, 11, 12, 13], .after(item)),
        .insert([10, item], .after(item)),
        .insertSnapshot(small, .before(item)), .insertSnapshot(small, .after(item)),
        .insertSnapshot([], .after(item)), .insertSnapshot([.append([item], to: nil)], .before(0)),
        .replaceChildren(of: item, small), .replaceChildren(of: item, []),
      ]
      for other in all {
        result.append(.replaceChildren(of: item, small + [.append([other], to: 12)]))
      }
    }
    return result
  }
}
