import Roster

extension WorstShape {
  /// Many sections, and rows that change them.
  static var sections: [WorstShape] {
    [
      WorstShape("B131 sections of one, every second gone, the rest reversed", size: 50_000) {
        run, n in
        let old = (0..<n).map { ($0, [$0]) }
        let new = old.filter { $0.0 % 2 == 1 }.reversed()
        return try strangers(run, "B131", old, Array(new), moves: (n / 2 - 1, 0))
      },
      WorstShape("B133 every row goes to the next of 200 sections", size: 40_000) { run, n in
        let each = n / 200
        let old = (0..<200).map { ($0, Array($0 * each..<($0 + 1) * each)) }
        let new = (0..<200).map { ($0, old[($0 + 199) % 200].1) }
        return try strangers(run, "B133", old, new, moves: (0, each * 200))
      },
      WorstShape("every row goes to the next section of one", size: 50_000) { run, n in
        let old = (0..<n).map { ($0, [$0]) }
        let new = (0..<n).map { ($0, [($0 + n - 1) % n]) }
        return try strangers(run, "sections of one", old, new, moves: (0, n))
      },
      WorstShape("one section becomes as many as it has rows", size: 50_000) { run, n in
        try strangers(
          run, "one to many", [(0, Array(0..<n))], (0..<n).map { ($0, [$0]) }, moves: (0, n - 1))
      },
      WorstShape("B137 empty sections, all deleted", size: 100_000, prepare: emptySections),
      WorstShape("one of many sections deleted, from a copy", size: 50_000) { run, n in
        let base = try Snapshot((0..<n).map { ($0, [$0]) })
        return Contender("n = \(Figures.count(n))", operations: 100) { watch in
          watch.time {
            for index in 0..<100 {
              var copy = base
              copy.deleteSections([index * (n / 100)])
              let changes = copy.changes(from: base)
              run.check(changes.deletedSections.count == 1, "a deleted section is not told")
            }
          }
        }
      },
    ]
  }

  private static func strangers(
    _ run: Run, _ name: String, _ oldRows: [(Int, [Int])], _ newRows: [(Int, [Int])],
    moves: (sections: Int, items: Int)
  ) throws -> Contender {
    let old = try Snapshot(oldRows)
    let new = try Snapshot(newRows)
    let changes = new.changes(from: old)
    try run.checkReplay(changes, from: old, to: new, name)
    run.check(
      (changes.movedSections.count, changes.movedItems.count) == moves,
      "\(name): \(changes.movedSections.count) and \(changes.movedItems.count) moves, not \(moves)")
    return Contender("changes, \(Figures.count(oldRows.count)) sections") { watch in
      watch.time { keep(new.changes(from: old)) }
    }
  }

  private static func emptySections(_ run: Run, _ n: Int) throws -> Contender {
    Contender("append, delete, changes, n = \(Figures.count(n))") { watch in
      var count = 0
      try watch.time {
        var snapshot = Snapshot<Int>()
        try snapshot.appendSections(Array(0..<n))
        let full = snapshot
        snapshot.deleteSections(full.sectionIdentifiers)
        count = snapshot.changes(from: full).deletedSections.count
      }
      run.check(count == n, "B137: \(count) of \(n) sections are deleted")
    }
  }
}
