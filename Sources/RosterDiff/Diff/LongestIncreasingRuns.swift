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
    best.raise(at: Int(ranks[index]), weight: before.weight + run.count, run: Int32(index))
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

/// A binary indexed tree that knows the heaviest entry below any rank.
private struct PrefixMaximum {
  /// Weight in the upper half, run and one in the lower: one comparison, one word.
  private var entries: ContiguousArray<UInt64>

  init(count: Int) {
    entries = ContiguousArray(repeating: 0, count: count + 1)
  }

  func maximum(below rank: Int) -> (weight: Int, run: Int32) {
    var result: UInt64 = 0
    entries.withUnsafeBufferPointer { entries in
      var index = rank
      while index > 0 {
        result = max(result, entries[index])
        index &= index - 1
      }
    }
    return (Int(result >> 32), Int32(truncatingIfNeeded: result) - 1)
  }

  mutating func raise(at rank: Int, weight: Int, run: Int32) {
    let entry = UInt64(UInt32(truncatingIfNeeded: weight)) << 32 | UInt64(run + 1)
    entries.withUnsafeMutableBufferPointer { entries in
      var index = rank + 1
      while index < entries.count {
        entries[index] = max(entries[index], entry)
        index += index & -index
      }
    }
  }
}
