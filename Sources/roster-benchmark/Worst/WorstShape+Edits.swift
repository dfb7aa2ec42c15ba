import Roster

extension WorstShape {
  /// Many edits, and edits of many.
  static var edits: [WorstShape] {
    [
      WorstShape("B136 a million items in one call", size: 500_000) { run, n in
        let items = Array(0..<n)
        run.check(try Snapshot(list: items).numberOfItems == n, "B136: items are missing")
        return Contender("n = \(Figures.count(n))") { watch in
          try watch.time {
            let snapshot = try Snapshot(list: items)
            keep(snapshot.changes(from: Snapshot()))
          }
        }
      },
      WorstShape("releasing a snapshot", size: 500_000) { _, n in
        let items = IdentifierKind.longStrings.list(0..<n)
        return Contender("n = \(Figures.count(n))") { watch in
          var snapshot: Snapshot<String>? = try Snapshot(list: items)
          keep(snapshot)
          watch.time { snapshot = nil }
        }
      },
      WorstShape("B138 every second of 20 sections' items deleted at once", size: 50_000) {
        run, n in
        let each = n / 20
        let base = try Snapshot((0..<20).map { ($0, Array($0 * each..<($0 + 1) * each)) })
        let gone = stride(from: 0, to: each * 20, by: 2).map { $0 }
        var copy = base
        copy.deleteItems(gone)
        run.check(
          copy.itemIdentifiers == stride(from: 1, to: each * 20, by: 2).map { $0 },
          "B138: another list than expected")
        return Contender("n = \(Figures.count(n))") { watch in
          watch.time {
            var copy = base
            copy.deleteItems(gone)
            keep(copy)
          }
        }
      },
      WorstShape("B140 path(for:) of every item after one call", size: 50_000) { run, n in
        let snapshot = try Snapshot(list: Array(0..<n))
        return Contender("n = \(Figures.count(n))") { watch in
          var sum = 0
          watch.time { for item in 0..<n { sum += snapshot.path(for: item)?.item ?? -1 } }
          run.check(sum == n * (n - 1) / 2, "B140: wrong paths")
        }
      },
      WorstShape("B141 each of the last tenth moved to the front", size: 20_000) { run, n in
        let base = try Snapshot(list: Array(0..<n))
        let movers = Array(n - n / 10..<n)
        return Contender("n = \(Figures.count(n))") { watch in
          var copy = base
          try watch.time {
            var front = 0
            for item in movers {
              try copy.moveItem(item, beforeItem: front)
              front = item
            }
          }
          run.check(
            copy.itemIdentifiers == movers.reversed() + (0..<n - n / 10), "B141: another list")
        }
      },
      WorstShape("inserts at one place, each before the last", size: 50_000) { run, n in
        let base = try Snapshot(list: Array(0..<10))
        return Contender("n = \(Figures.count(n))") { watch in
          var copy = base
          try watch.time {
            for item in 10..<10 + n {
              try copy.insertItems([item], beforeItem: item == 10 ? 5 : item - 1)
            }
          }
          run.check(copy.path(for: 10 + n - 1)?.item == 5, "inserts at one place: another list")
        }
      },
      WorstShape("edits of a copy while the snapshot is kept", size: 50_000) { run, edits in
        let count = 100_000
        let base = try Snapshot(list: Array(0..<count))
        var random = SplitMix(seed: 14)
        let places = (0..<edits).map { _ in Int.random(in: 0..<count, using: &random) }
        return Contender("\(Figures.count(edits)) edits of \(Figures.count(count))") { watch in
          var copy = base
          try watch.time {
            for (index, place) in places.enumerated() {
              try copy.insertItems([count + index], afterItem: place)
            }
            keep(copy.changes(from: base))
          }
          run.check(copy.numberOfItems == count + edits, "edits of a copy: items are missing")
          run.check(base.itemIdentifiers.elementsEqual(0..<count), "edits of a copy: both changed")
        }
      },
    ]
  }
}
