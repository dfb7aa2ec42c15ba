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
        let word = words[bit >> 6]
        words[bit >> 6] = word | mask
        return word & mask == 0
      }
    }
    guard let index = stretch(holding: run.owner, run.old) else { return true }
    let stretch = stretches[index]
    let count = min(run.count, stretch.start + stretch.count - run.old)
    var bit = bases[index] + run.old - stretch.start
    let end = bit + count
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
    func holds(_ index: Int) -> Bool {
      guard index < stretches.count else { return false }
      let stretch = stretches[index]
      return stretch.owner == owner && stretch.start <= offset
        && offset < stretch.start + stretch.count
    }
    if holds(last) { return last }
    if holds(last + 1) {
      last += 1
      return last
    }
    let behind = lowerBound(stretches.count) {
      (stretches[$0].owner, stretches[$0].start) <= (owner, offset)
    }
    guard holds(behind - 1) else { return nil }
    last = behind - 1
    return last
  }
}
