import Foundation
import RosterDiff

extension Bar {
  static let s6 = Bar(name: "S6", title: "much changed: UUIDs, 10/10/2 per cent") { run in
    let count = run.scale.middle
    let kind = IdentifierKind<UUID>.uuids
    let edit = ListEdit(
      count: count, deletes: count / 10, inserts: count / 10, moves: count / 50, seed: 6)
    let array = kind.list(edit.old)
    let old = try Snapshot(list: kind.list(edit.old))
    let new = try Snapshot(list: kind.list(edit.new))
    let changes = new.changes(from: old)
    try run.checkReplay(changes, from: old, to: new, "S6")
    let series = try run.measure(
      "S6 UUID, n = \(Figures.count(count))", size: count,
      [
        Contender("changes") { watch in
          watch.time { keep(new.changes(from: old)) }
        },
        Contender("filling a reserved Dictionary") { watch in
          var offsets: [UUID: Int] = [:]
          offsets.reserveCapacity(count)
          watch.time { for (offset, item) in array.enumerated() { offsets[item] = offset } }
          keep(offsets)
        },
        Contender("hashing once") { watch in
          watch.time {
            var sum = 0
            for item in array { sum &+= item.hashValue }
            keep(sum)
          }
        },
      ])
    run.add(
      .ratio(
        "S6", "UUID: changes / filling a reserved Dictionary", series[0], series[1], .atMost, 0.3,
        detail: "hashing all once \(Figures.time(series[2].median))"))
    run.addMoves("S6", "UUID", changes, fewest: fewestMoves(from: edit.old, to: edit.new))
  }
}
