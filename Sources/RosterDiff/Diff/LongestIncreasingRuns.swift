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
func longestIncreasing(
  _ runs: UnsafeBufferPointer<MatchRun>, of owner: Int
) -> ContiguousArray<Bool>? {
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
  _ runs: UnsafeBufferPointer<MatchRun>, _ owner: Int, _ elements: Int,
  _ previous: inout ContiguousArray<Int32>
) -> Int32 {
  let (lowest, bound, places) = elementPlaces(of: runs, owner, elements)
  var runAt = ContiguousArray<Int32>(repeating: 0, count: bound)
  // The lowest elements that end a sequence of each length: of two lengths the longer one ends
  // higher, so a set is enough. Its highest element ends the longest.
  return runAt.withUnsafeMutableBufferPointer { runAt in
    NumberSet.with(bound: bound) { ends in
      // The highest end, and the last one that was put in with the one before it: no other is
      // between them.
      var (top, low, high) = (-1, -1, -1)
      for (index, run) in runs.enumerated() where run.owner == owner {
        let first = places.isEmpty ? run.old - lowest : Int(places[index])
        let last = first + run.count - 1
        // Ends leave from the front of their run, so the last one is asked for its run, if any is.
        defer { runAt[last] = Int32(index) }
        guard first <= top else {
          // Most runs continue the longest sequence: nothing has to be looked for.
          if top >= 0 { previous[index] = runAt[top] }
          ends.insert(first...last)
          low = run.count > 1 ? last - 1 : top
          (top, high) = (last, last)
          continue
        }
        let isBetween = first > low && first < high
        let before = isBetween ? low : ends.last(before: first)
        if before >= 0 { previous[index] = runAt[before] }
        for place in first...last {
          let behind = isBetween && place == first ? high : ends.first(from: place)
          if behind >= 0 { ends.remove(behind) }
          ends.insert(place)
          if behind < 0 || behind == top { top = place }
        }
        high = last
        low = run.count > 1 ? last - 1 : before
      }
      let last = ends.last(before: bound)
      return last >= 0 ? runAt[last] : -1
    }
  }
}

/// Where the elements of runs stand among each other in the old list.
///
/// - Returns: the offset that counts as the first place, how many places there are, and the place
///   of each run's first element; none of those where offsets are dense enough to be places.
private func elementPlaces(
  of runs: UnsafeBufferPointer<MatchRun>, _ owner: Int, _ elements: Int
) -> (lowest: Int, bound: Int, places: ContiguousArray<Int32>) {
  var lowest = Int.max
  var end = 0
  for run in runs where run.owner == owner {
    lowest = min(lowest, run.old)
    end = max(end, run.old + run.count)
  }
  if (end - lowest) / 4 <= elements { return (lowest, end - lowest, []) }
  let order = runs.indices.filter { runs[$0].owner == owner }
    .sorted { runs[$0].old < runs[$1].old }
  var places = ContiguousArray<Int32>(repeating: 0, count: runs.count)
  var place = 0
  for index in order {
    places[index] = Int32(place)
    place += runs[index].count
  }
  return (0, place, places)
}

/// Links the runs that stay, where runs are long: those with the most elements.
///
/// - Parameter previous: gets the run before each.
/// - Returns: the last run that stays.
private func chainByWeight(
  _ runs: UnsafeBufferPointer<MatchRun>, _ owner: Int, _ previous: inout ContiguousArray<Int32>
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
private func ranks(of runs: UnsafeBufferPointer<MatchRun>, _ owner: Int) -> ContiguousArray<Int32> {
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
    for (rank, index) in order.enumerated() { ranks[index] = Int32(rank) }
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
