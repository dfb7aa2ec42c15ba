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
  var elements = 0
  for run in runs where run.owner == owner {
    isIncreasing = isIncreasing && run.old > end
    end = run.old
    elements += run.count
  }
  guard !isIncreasing else { return nil }

  var last: Int32
  var previous = ContiguousArray<Int32>(repeating: -1, count: runs.count)
  if elements <= 16 * runs.count {
    last = chainByElements(runs, owner, elements, &previous)
  } else {
    last = chainByWeight(runs, owner, &previous)
  }
  var stays = ContiguousArray(repeating: false, count: runs.count)
  while last >= 0 {
    stays[Int(last)] = true
    last = previous[Int(last)]
  }
  return stays
}

/// Links the runs that stay, where most runs are short: patience sorting of single elements.
///
/// The elements of a run follow each other on both sides, so a longest increasing sequence that
/// takes one of them takes all, and links between runs are enough.
///
/// - Parameter previous: gets the run before each.
/// - Returns: the last run that stays.
private func chainByElements(
  _ runs: ArraySlice<MatchRun>, _ owner: Int, _ elements: Int,
  _ previous: inout ContiguousArray<Int32>
) -> Int32 {
  // For each length the lowest old offset that ends such a sequence, and its run, in one word.
  let ends = ContiguousArray<UInt64>(unsafeUninitializedCapacity: elements) { ends, length in
    var place = 0
    for (index, run) in runs.enumerated() where run.owner == owner {
      let key = UInt64(run.packedOld) << 32
      // Mostly a run belongs where the last one ended. One question, not two: in a list without
      // order each of two would be a wrong guess every other time.
      let before = place > 0 ? ends[place - 1] : 0
      let behind = place < length ? ends[place] : UInt64(Int64.max)
      if isBelow(before, key) & ~isBelow(behind, key) == 0 {
        place = lowerBound(key, UnsafeBufferPointer(rebasing: ends[..<length]))
      }
      if place > 0 { previous[index] = Int32(truncatingIfNeeded: ends[place - 1]) }
      for offset in 0..<run.count where place < elements {
        ends[place] = key + UInt64(offset) << 32 | UInt64(index)
        place += 1
      }
      length = max(length, place)
    }
  }
  return ends.last.map { Int32(truncatingIfNeeded: $0) } ?? -1
}

/// -1 where a word is below a key, else 0. Neither has the highest bit.
@inline(__always)
private func isBelow(_ word: UInt64, _ key: UInt64) -> Int {
  Int(truncatingIfNeeded: word &- key) >> 63
}

/// The number of words below `key`, in ascending order.
private func lowerBound(_ key: UInt64, _ words: UnsafeBufferPointer<UInt64>) -> Int {
  guard !words.isEmpty else { return 0 }
  // Both halves are equally likely: this computes its way instead of letting the processor guess.
  var base = 0
  var length = words.count
  while length > 1 {
    let half = length >> 1
    base &+= half & isBelow(words[base &+ half &- 1], key)
    length &-= half
  }
  return base &- isBelow(words[base], key)
}

/// Links the runs that stay, where runs are long: those with the most elements.
///
/// - Parameter previous: gets the run before each.
/// - Returns: the last run that stays.
private func chainByWeight(
  _ runs: ArraySlice<MatchRun>, _ owner: Int, _ previous: inout ContiguousArray<Int32>
) -> Int32 {
  let ranks = ranks(of: runs, owner)
  var best = PrefixMaximum(count: runs.count)
  for (index, run) in runs.enumerated() where run.owner == owner {
    let before = best.maximum(below: Int(ranks[index]))
    previous[index] = before.run
    best.raise(at: Int(ranks[index]), weight: before.weight + run.count, run: Int32(index))
  }
  return best.maximum(below: runs.count).run
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
