import Roster

extension Bar {
  /// Section snapshots: a disclosure costs what is below it, not what is in the tree.
  static let trees = Bar(name: "trees", title: "expanding and collapsing in a tree") { run in
    let (few, many) = (10, run.scale.small)
    let small = try disclosures(run, count: run.scale.middle / 10, below: few)
    let large = try disclosures(run, count: run.scale.middle, below: few)
    let wide = try disclosures(run, count: run.scale.middle, below: many)
    run.add(
      .ratio(
        "trees",
        "collapse and expand \(few): growth from n = "
          + "\(Figures.count(run.scale.middle / 10)) to \(Figures.count(run.scale.middle))",
        large, small, .atMost, 3))
    run.add(
      .ratio(
        "trees",
        "collapse and expand: growth from \(few) to \(Figures.count(many)) below, n = "
          + Figures.count(run.scale.middle), wide, large, .atMost, Double(many / few)))
  }
}

/// Collapses and expands nodes at random, each with as many children.
private func disclosures(_ run: Run, count: Int, below children: Int) throws -> Series {
  let roots = count / (children + 1)
  var tree = DiffableDataSourceSectionSnapshot<Int>()
  try tree.append(Array(0..<roots))
  for root in 0..<roots {
    try tree.append((1...children).map { roots * $0 + root }, to: root)
  }
  tree.expand(Array(0..<roots))
  run.check(tree.visibleItems.count == roots * (children + 1), "trees: rows are missing")
  var collapsed = tree
  collapsed.collapse([0])
  run.check(
    collapsed.visibleItems.count == roots * (children + 1) - children,
    "trees: a collapsed node shows its children")
  let operations = run.scale.judgesTimes ? 1_000 : 20
  var random = SplitMix(seed: 16)
  let nodes = (0..<operations).map { _ in Int.random(in: 0..<roots, using: &random) }
  return try run.measure(
    "trees, n = \(Figures.count(count)), \(children) below", size: count,
    [
      Contender("copy, collapse, expand", operations: operations) { watch in
        watch.time {
          for node in nodes {
            var copy = tree
            copy.collapse([node])
            copy.expand([node])
            keep(copy)
          }
        }
      }
    ])[0]
}
