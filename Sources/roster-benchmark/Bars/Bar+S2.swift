import Foundation
import Roster

extension Bar {
  static let s2 = Bar(name: "S2", title: "one edit, applied to a table of 50 rows") { run in
    try measureApplies(run, .ints)
    try measureApplies(run, .shortStrings)
  }
}

@MainActor
private func measureApplies<Item>(_ run: Run, _ kind: IdentifierKind<Item>) throws {
  let small = try applies(run, kind, count: run.scale.small)
  let large = try applies(run, kind, count: run.scale.large)
  for (count, series) in [(run.scale.small, small), (run.scale.large, large)] {
    let size = Figures.count(count)
    run.add(
      .ratio(
        "S2", "\(kind.name): off screen / edit and changes, n = \(size)", series.offScreen,
        series.changes, .atMost, 3))
    let limit = 3 * series.changes.median + series.cell.median
    run.add(
      Verdict(
        "S2", "\(kind.name): on screen / (3 edits and changes + a cell), n = \(size)",
        series.onScreen.median / limit, .ratio, .atMost, 1,
        detail: "\(Figures.time(series.onScreen.median)) / "
          + "(3 × \(Figures.time(series.changes.median)) + \(Figures.time(series.cell.median)))",
        series: [series.onScreen, series.changes, series.cell]))
  }
  let growth =
    "growth from n = \(Figures.count(run.scale.small)) to "
    + Figures.count(run.scale.large)
  run.add(
    .ratio(
      "S2", "\(kind.name): \(growth), off screen", large.offScreen, small.offScreen, .atMost, 8))
  run.add(
    .ratio("S2", "\(kind.name): \(growth), on screen", large.onScreen, small.onScreen, .atMost, 8))
}

private struct ApplySeries {
  let changes: Series
  let offScreen: Series
  let onScreen: Series
  let cell: Series
}

/// Deletes, inserts and moves in turn, each on a copy of the same snapshot. Applying that again in
/// between is not timed; completions and pending layout are.
@MainActor
private func applies<Item>(
  _ run: Run, _ kind: IdentifierKind<Item>, count: Int
) throws -> ApplySeries {
  let operations = run.scale.judgesTimes ? 600 : 12
  let list = try ShownList(try Snapshot(list: kind.list(0..<count)))
  let visible = Set(list.visible)
  run.check(
    visible.count == ShownList<Item>.rowsOnScreen, "S2: \(visible.count) rows are on screen")
  var random = SplitMix(seed: 2)
  let hidden = random.places(operations, below: count) { !visible.contains($0) }
  let shown = random.places(operations, among: visible.sorted())
  let fresh = kind.list(count..<count + operations)

  func edit(_ snapshot: inout Snapshot<Item>, _ index: Int, _ places: [Item]) throws {
    let other = places[(index + 1) % operations]
    switch index % 3 {
    case 0: snapshot.deleteItems([places[index]])
    case 1: try snapshot.insertItems([fresh[index]], beforeItem: places[index])
    default:
      if other != places[index] { try snapshot.moveItem(places[index], beforeItem: other) }
    }
  }
  func contender(_ name: String, _ places: [Item]) -> Contender {
    Contender(name, operations: operations) { watch in
      for index in 0..<operations {
        try watch.time {
          var copy = list.base
          try edit(&copy, index, places)
          list.source.apply(copy)
          list.table.flush()
        }
        list.source.apply(list.base)
        list.table.flush()
      }
    }
  }
  let (hiddenItems, shownItems) = (kind.list(hidden), kind.list(shown))
  try check(run, list, edit, hiddenItems, "S2 \(kind.name) off screen")
  try check(run, list, edit, shownItems, "S2 \(kind.name) on screen")
  let cell = TableViewCell()
  let offer = CGSize(width: list.table.bounds.width, height: .greatestFiniteMagnitude)
  let series = try run.measure(
    "S2 \(kind.name), n = \(Figures.count(count))", size: count,
    [
      Contender("copy, edit, changes", operations: operations) { watch in
        for index in 0..<operations {
          try watch.time {
            var copy = list.base
            try edit(&copy, index, hiddenItems)
            keep(copy.changes(from: list.base))
          }
        }
      },
      contender("copy, edit, apply off screen", hiddenItems),
      contender("copy, edit, apply on screen", shownItems),
      Contender("preparing a cell", operations: operations) { watch in
        for index in 0..<operations {
          watch.time {
            cell.prepareForReuse()
            ShownList.configure(cell, shownItems[index])
            keep(cell.sizeThatFits(offer))
          }
        }
      },
    ])
  return ApplySeries(
    changes: series[0], offScreen: series[1], onScreen: series[2], cell: series[3])
}

/// The table has the rows of the snapshot, shows 50, and each cell has its item's text.
@MainActor
private func check<Item>(
  _ run: Run, _ list: ShownList<Item>,
  _ edit: (inout Snapshot<Item>, Int, [Item]) throws -> Void, _ places: [Item], _ what: String
) throws {
  for index in 0..<6 {
    var copy = list.base
    try edit(&copy, index, places)
    let changes = list.source.apply(copy)
    list.table.flush()
    try run.checkReplay(changes, from: list.base, to: copy, what)
    run.check(
      list.table.numberOfRows(inSection: 0) == copy.numberOfItems, "\(what): other rows")
    run.check(list.visible.count == ShownList<Item>.rowsOnScreen, "\(what): rows are missing")
    for row in list.visible {
      let path = ItemPath(item: row, section: 0)
      let content = list.table.cellForRow(at: path)?.contentConfiguration
      let text = (content as? ListContentConfiguration)?.text
      run.check(
        text == copy.itemIdentifier(for: path).map { "\($0)" },
        "\(what): row \(row) is \(text ?? "empty")")
    }
    list.source.apply(list.base)
    list.table.flush()
  }
}

extension SplitMix {
  /// Numbers below `bound` that satisfy a condition.
  fileprivate mutating func places(
    _ count: Int, below bound: Int, where isFit: (Int) -> Bool
  ) -> [Int] {
    var result: [Int] = []
    while result.count < count {
      let place = Int.random(in: 0..<bound, using: &self)
      if isFit(place) { result.append(place) }
    }
    return result
  }

  fileprivate mutating func places(_ count: Int, among candidates: [Int]) -> [Int] {
    (0..<count).map { _ in candidates[Int.random(in: candidates.indices, using: &self)] }
  }
}
