import Roster

extension WorstShape {
  /// Lists that differ in a way that is hard for some algorithm.
  static var lists: [WorstShape] {
    func fewer(_ n: Int) -> [Int] { stride(from: 0, to: n, by: 3).map { $0 } }
    let shapes: [(String, (Int) -> [Int], fewest: (Int) -> Int)] = [
      ("B125 one more in front", { [$0] + (0..<$0) }, { _ in 0 }),
      ("B127 nothing in common", { Array($0..<2 * $0) }, { _ in 0 }),
      ("B128 reversed", { (0..<$0).reversed() }, { $0 - 1 }),
      ("B130 equal", { Array(0..<$0) }, { _ in 0 }),
      ("B134 new ones, then every third old one", { Array($0..<2 * $0) + fewer($0) }, { _ in 0 }),
      ("every second one gone", { stride(from: 0, to: $0, by: 2).map { $0 } }, { _ in 0 }),
      ("last half in front", { Array($0 / 2..<$0) + (0..<$0 / 2) }, { $0 / 2 }),
      ("neighbours swapped", { n in (0..<n / 2 * 2).map { $0 ^ 1 } }, { $0 / 2 }),
      ("a new one after each", { n in (0..<n).flatMap { [$0, n + $0] } }, { _ in 0 }),
      (
        "dealt into two piles", { n in [0, 1].flatMap { stride(from: $0, to: n, by: 2) } },
        { $0 / 2 - 1 }
      ),
    ]
    return shapes.flatMap { name, new, fewest in
      [
        WorstShape("\(name), strangers", size: 100_000) { run, n in
          try strangers(run, name, Array(0..<n), new(n), fewest: fewest(n))
        },
        WorstShape("\(name), replaceItems", size: 100_000) { run, n in
          try replacing(run, name, Array(0..<n), new(n), fewest: fewest(n))
        },
      ]
    }
  }

  private static func strangers(
    _ run: Run, _ name: String, _ oldItems: [Int], _ newItems: [Int], fewest: Int
  ) throws -> Contender {
    let old = try Snapshot(list: oldItems)
    let new = try Snapshot(list: newItems)
    let changes = new.changes(from: old)
    try run.checkReplay(changes, from: old, to: new, name)
    run.check(
      changes.movedItems.count == fewest,
      "\(name): \(changes.movedItems.count) moves, not \(fewest)")
    return Contender("changes, n = \(Figures.count(oldItems.count))") { watch in
      watch.time { keep(new.changes(from: old)) }
    }
  }

  private static func replacing(
    _ run: Run, _ name: String, _ oldItems: [Int], _ newItems: [Int], fewest: Int
  ) throws -> Contender {
    let old = try Snapshot(list: oldItems)
    var new = old
    try new.replaceItems(newItems, inSection: 0)
    let changes = new.changes(from: old)
    run.check(new.itemIdentifiers == newItems, "\(name): another list than given")
    try run.checkReplay(changes, from: old, to: new, name)
    run.check(
      changes.movedItems.count == fewest,
      "\(name): \(changes.movedItems.count) moves, not \(fewest)")
    return Contender("replaceItems, changes, n = \(Figures.count(oldItems.count))") { watch in
      try watch.time {
        var copy = old
        try copy.replaceItems(newItems, inSection: 0)
        keep(copy.changes(from: old))
      }
    }
  }
}
