import RosterDiff

/// Where the offsets of one list go when some of its elements leave, come and move.
///
/// What neither leaves nor moves keeps its order and fills the places that are left free.
struct OffsetMap {
  private let removed: SortedRuns
  private let placed: SortedRuns
  private let moves: [Int: Int]

  /// - Parameters:
  ///   - removed: old offsets of what leaves; runs that do not overlap, in any order.
  ///   - placed: new offsets of what comes; likewise.
  init(removed: [Range<Int>], placed: [Range<Int>], moves: [Changeset.Move<Int>] = []) {
    self.removed = SortedRuns(removed + moves.map { $0.from..<$0.from + 1 })
    self.placed = SortedRuns(placed + moves.map { $0.to..<$0.to + 1 })
    self.moves = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
  }

  /// One by one: what is deleted and the `from` of moves count before, what is inserted and the `to`
  /// after.
  init(deleted: [Int], inserted: [Int], moves: [Changeset.Move<Int>]) {
    self.init(
      removed: deleted.map { $0..<$0 + 1 }, placed: inserted.map { $0..<$0 + 1 }, moves: moves)
  }

  /// Nothing leaves, comes or moves.
  init() {
    removed = SortedRuns([])
    placed = SortedRuns([])
    moves = [:]
  }

  /// The new offset of an old one; nil when it leaves.
  ///
  /// - Complexity: O(log *k*) for *k* runs.
  func newOffset(forOld offset: Int) -> Int? {
    if !moves.isEmpty, let moved = moves[offset] { return moved }
    guard !removed.contains(offset) else { return nil }
    return placed.free(offset - removed.count(below: offset))
  }
}

/// Runs of offsets, ascending, with the number of offsets in front of each.
struct SortedRuns {
  private let runs: [Range<Int>]
  private let before: [Int]

  init(_ unsorted: [Range<Int>]) {
    guard !unsorted.isEmpty else {
      (runs, before) = ([], [])
      return
    }
    runs = unsorted.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var total = 0
    before = runs.map { run in
      defer { total += run.count }
      return total
    }
  }

  /// How many of the offsets are below one.
  func count(below offset: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let index = lowerBound(runs.count) { runs[$0].lowerBound < offset } - 1
    guard index >= 0 else { return 0 }
    return before[index] + min(runs[index].count, offset - runs[index].lowerBound)
  }

  func contains(_ offset: Int) -> Bool {
    let index = lowerBound(runs.count) { runs[$0].upperBound <= offset }
    return index < runs.count && runs[index].contains(offset)
  }

  /// The offset of the element at `rank` among those that are in none of the runs.
  func free(_ rank: Int) -> Int {
    let skipped = lowerBound(runs.count) { runs[$0].lowerBound - before[$0] <= rank }
    return skipped == 0 ? rank : rank + before[skipped - 1] + runs[skipped - 1].count
  }
}
