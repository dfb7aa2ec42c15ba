import RosterDiff

/// Runs of rows in sections, ascending, with the number of rows in front of each in its section.
struct RowRuns {
  let runs: [TableChange.RowRun]
  private let before: [Int]

  /// - Complexity: O(*k*) for *k* runs that are ascending, else O(*k* log *k*).
  init(_ unsorted: [TableChange.RowRun]) {
    runs = Self.ascending(unsorted)
    guard runs.count > 1 else {
      before = runs.isEmpty ? [] : Self.none
      return
    }
    var counts: [Int] = []
    counts.reserveCapacity(runs.count)
    for (index, run) in runs.enumerated() {
      let isFirst = index == 0 || runs[index - 1].section != run.section
      counts.append(isFirst ? 0 : counts[index - 1] + runs[index - 1].rows.count)
    }
    before = counts
  }

  /// What is in front of the first run.
  private static let none = [0]

  private static func ascending(_ runs: [TableChange.RowRun]) -> [TableChange.RowRun] {
    for index in runs.indices.dropFirst() where !(runs[index - 1].begin < runs[index].begin) {
      return runs.sorted { $0.begin < $1.begin }
    }
    return runs
  }

  /// How many of the rows are in front of one in its section.
  func count(before path: ItemPath) -> Int { count(before: path, end: firstRun(from: path)) }

  /// Whether a row is one of them.
  func contains(_ path: ItemPath) -> Bool {
    let index = firstRun(endingAfter: path)
    return index < runs.count && runs[index].begin <= path
  }

  /// The row of a section that has so many rows in front of it that are in none of the runs.
  func free(_ rank: Int, inSection section: Int) -> Int {
    let start = firstRun(from: ItemPath(row: 0, section: section))
    let skipped = lowerBound(runs.count - start) {
      runs[start + $0].section == section
        && runs[start + $0].rows.lowerBound - before[start + $0] <= rank
    }
    guard skipped > 0 else { return rank }
    let last = start + skipped - 1
    return rank + before[last] + runs[last].rows.count
  }

  /// How many of the rows of a section are in the runs in front of one.
  func count(ofSection section: Int, inFrontOf run: Int) -> Int {
    guard run > 0, runs[run - 1].section == section else { return 0 }
    return before[run - 1] + runs[run - 1].rows.count
  }

  private func count(before path: ItemPath, end: Int) -> Int {
    guard end > 0, runs[end - 1].section == path.section else { return 0 }
    return before[end - 1] + min(runs[end - 1].rows.count, path.row - runs[end - 1].rows.lowerBound)
  }

  /// The first run that begins at a row or behind it.
  func firstRun(from path: ItemPath) -> Int { lowerBound(runs.count) { runs[$0].begin < path } }

  private func firstRun(endingAfter path: ItemPath) -> Int {
    lowerBound(runs.count) { runs[$0].end <= path }
  }
}

extension TableChange.RowRun {
  var begin: ItemPath { ItemPath(row: rows.lowerBound, section: section) }
  /// The row behind the last.
  var end: ItemPath { ItemPath(row: rows.upperBound, section: section) }
}
