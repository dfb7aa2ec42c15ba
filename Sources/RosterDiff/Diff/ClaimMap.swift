/// One bit for each old element that was looked at.
@usableFromInline
struct ClaimMap {
  private let stretches: ContiguousArray<Stretch>
  /// The number of elements in all stretches before.
  private var bases = ContiguousArray<Int>()
  private var words: ContiguousArray<UInt64>

  @usableFromInline
  init(_ stretches: ContiguousArray<Stretch>) {
    self.stretches = stretches
    var base = 0
    for stretch in stretches {
      bases.append(base)
      base += stretch.count
    }
    words = ContiguousArray(repeating: 0, count: (base + 63) / 64)
  }

  /// Claims the old elements of runs; those that share their storage, and those in no stretch,
  /// count as nobody's.
  ///
  /// - Returns: whether each was claimed once at most.
  @usableFromInline
  @discardableResult
  mutating func claim(_ runs: ContiguousArray<MatchRun>) -> Bool {
    let (stretches, bases) = (stretches, bases)
    guard var stretch = stretches.first else { return true }
    return words.withUnsafeMutableBufferPointer { words in
      var index = 0
      var base = 0
      var taken: UInt64 = 0
      for run in runs where !run.isShared {
        let old = run.old
        // Most are where the one before was, or in the next stretch.
        if run.owner != stretch.owner || old < stretch.start || old >= stretch.end {
          guard let found = Self.index(of: run, in: stretches, near: index) else { continue }
          index = found
          stretch = stretches[found]
          base = bases[found]
        }
        var bit = base &+ old &- stretch.start
        let end = bit &+ min(run.count, stretch.end &- old)
        while bit < end {
          let length = min(64 &- bit & 63, end &- bit)
          let mask = (UInt64.max &>> UInt64(64 &- length)) &<< UInt64(bit & 63)
          taken |= words[bit &>> 6] & mask
          words[bit &>> 6] |= mask
          bit &+= length
        }
      }
      return taken == 0
    }
  }

  @usableFromInline
  func forEachUnclaimed(_ body: (Int, Int) -> Void) {
    for (index, stretch) in stretches.enumerated() {
      var bit = bases[index]
      let end = bit + stretch.count
      while bit < end {
        let word = ~words[bit &>> 6] &>> UInt64(bit & 63)
        guard word != 0 else {
          bit = (bit | 63) + 1
          continue
        }
        bit += word.trailingZeroBitCount
        guard bit < end else { break }
        body(stretch.owner, stretch.start + bit - bases[index])
        bit += 1
      }
    }
  }

  private static func index(
    of run: MatchRun, in stretches: ContiguousArray<Stretch>, near last: Int
  ) -> Int? {
    let holds = { (index: Int) in
      stretches.indices.contains(index) && stretches[index].owner == run.owner
        && stretches[index].start <= run.old && run.old < stretches[index].end
    }
    if holds(last + 1) { return last + 1 }
    let behind = lowerBound(stretches.count) {
      (stretches[$0].owner, stretches[$0].start) <= (run.owner, run.old)
    }
    return holds(behind - 1) ? behind - 1 : nil
  }
}

/// Calls `body` with each old element that was looked at and that is in no run.
///
/// - Parameter stretches: ascending.
func forEachUnclaimed(
  in stretches: ContiguousArray<Stretch>, by runs: ContiguousArray<MatchRun>,
  _ body: (Int, Int) -> Void
) {
  var isSorted = true
  for index in runs.indices.dropFirst() {
    let (before, run) = (runs[index - 1], runs[index])
    if (before.owner, before.old) >= (run.owner, run.old) {
      isSorted = false
      break
    }
  }
  guard isSorted else {
    var claims = ClaimMap(stretches)
    claims.claim(runs)
    claims.forEachUnclaimed(body)
    return
  }
  var index = 0
  for stretch in stretches {
    var offset = stretch.start
    while offset < stretch.end {
      while index < runs.count,
        (runs[index].owner, runs[index].old + runs[index].count) <= (stretch.owner, offset)
      {
        index += 1
      }
      if index < runs.count, runs[index].owner == stretch.owner, runs[index].old <= offset {
        offset = runs[index].old + runs[index].count
      } else {
        body(stretch.owner, offset)
        offset += 1
      }
    }
  }
}
