/// Chooses what stays: of runs in the order of the new list, those whose old offsets increase and
/// that together hold the most elements. Whatever else lived on has to move, so this leaves the
/// fewest moves.
///
/// - Parameters:
///   - runs: in the order of the new list.
///   - owner: whose runs count; the others do not stay.
/// - Returns: for each run, whether it stays; nil if all that count do.
/// - Complexity: O(r log r) for r runs, O(r) if all stay
@usableFromInline
func longestIncreasing(_ runs: ArraySlice<MatchRun>, of owner: Int) -> ContiguousArray<Bool>? {
  var isIncreasing = true
  var end = -1
  for run in runs where run.owner == owner {
    isIncreasing = isIncreasing && run.old > end
    end = run.old
  }
  guard !isIncreasing else { return nil }

  let ranks = ranks(of: runs, owner)
  var best = PrefixMaximum(count: runs.count)
  var previous = ContiguousArray<Int32>(repeating: -1, count: runs.count)
  for (index, run) in runs.enumerated() where run.owner == owner {
    let before = best.maximum(below: Int(ranks[index]))
    previous[index] = before.run
    best.raise(
      at: Int(ranks[index]),
      to: PrefixMaximum.Entry(weight: before.weight + run.count, run: Int32(index)))
  }
  var stays = ContiguousArray(repeating: false, count: runs.count)
  var index = best.maximum(below: runs.count).run
  while index >= 0 {
    stays[Int(index)] = true
    index = previous[Int(index)]
  }
  return stays
}

/// The rank of each run by its old offset.
private func ranks(of runs: ArraySlice<MatchRun>, _ owner: Int) -> ContiguousArray<Int32> {
  var ranks = ContiguousArray<Int32>(repeating: 0, count: runs.count)
  var lowest = Int.max
  var highest = Int.min
  for run in runs where run.owner == owner {
    lowest = min(lowest, run.old)
    highest = max(highest, run.old)
  }
  if (highest - lowest) / 8 <= runs.count {
    // Dense: deal them out to their offsets. Of two with one offset the later one is lost here,
    // and keeps rank 0; that happens only if equality is not what it promises.
    var atOffset = ContiguousArray<Int32>(repeating: -1, count: highest - lowest + 1)
    for (index, run) in runs.enumerated() where run.owner == owner {
      atOffset[run.old - lowest] = Int32(index)
    }
    var rank: Int32 = 0
    for index in atOffset where index >= 0 {
      ranks[Int(index)] = rank
      rank += 1
    }
  } else {
    let order = runs.indices.filter { runs[$0].owner == owner }
      .sorted { runs[$0].old < runs[$1].old }
    for (rank, index) in order.enumerated() { ranks[index - runs.startIndex] = Int32(rank) }
  }
  return ranks
}

/// A binary indexed tree that knows the largest entry below any rank.
private struct PrefixMaximum {
  struct Entry {
    var weight: Int
    var run: Int32
  }

  private var entries: ContiguousArray<Entry>

  init(count: Int) {
    entries = ContiguousArray(repeating: Entry(weight: 0, run: -1), count: count + 1)
  }

  func maximum(below rank: Int) -> Entry {
    var result = Entry(weight: 0, run: -1)
    var index = rank
    while index > 0 {
      if entries[index].weight > result.weight { result = entries[index] }
      index &= index - 1
    }
    return result
  }

  mutating func raise(at rank: Int, to entry: Entry) {
    var index = rank + 1
    while index < entries.count {
      if entries[index].weight < entry.weight { entries[index] = entry }
      index += index & -index
    }
  }
}
