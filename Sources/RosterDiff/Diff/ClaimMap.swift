/// One bit for each old element that was looked at.
@usableFromInline
struct ClaimMap {
  private let stretches: ContiguousArray<Stretch>
  /// The number of elements in all stretches before.
  private var bases = ContiguousArray<Int>()
  private var words: ContiguousArray<UInt64>
  /// The stretch of the last claim: the next one is mostly there too.
  private var last = 0

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

  /// Claims the old elements of a run.
  ///
  /// - Returns: whether none of them was claimed before.
  @usableFromInline
  @discardableResult
  mutating func claim(_ run: MatchRun) -> Bool {
    let old = run.old
    // Most are short, and where the one before was.
    if run.count < 64, last < stretches.count, stretches[last].owner == run.owner,
      stretches[last].start <= old, old &+ run.count <= stretches[last].end
    {
      let bit = bases[last] &+ old &- stretches[last].start
      if bit & 63 &+ run.count <= 64 {
        let mask = (1 &<< UInt64(run.count) &- 1) &<< UInt64(bit & 63)
        let word = words[bit &>> 6]
        words[bit &>> 6] = word | mask
        return word & mask == 0
      }
    }
    guard let index = stretch(holding: run.owner, old) else { return true }
    let stretch = stretches[index]
    var bit = bases[index] + old - stretch.start
    let end = bit + min(run.count, stretch.end - old)
    var taken: UInt64 = 0
    words.withUnsafeMutableBufferPointer { words in
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

  private mutating func stretch(holding owner: Int, _ offset: Int) -> Int? {
    if holds(last, owner, offset) { return last }
    var index = last + 1
    if !holds(index, owner, offset) {
      index = lowerBound(stretches.count) {
        (stretches[$0].owner, stretches[$0].start) <= (owner, offset)
      }
      index -= 1
      guard index >= 0, holds(index, owner, offset) else { return nil }
    }
    last = index
    return index
  }

  private func holds(_ index: Int, _ owner: Int, _ offset: Int) -> Bool {
    index < stretches.count && stretches[index].owner == owner
      && stretches[index].start <= offset && offset < stretches[index].end
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
    for run in runs where !run.isShared { claims.claim(run) }
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
