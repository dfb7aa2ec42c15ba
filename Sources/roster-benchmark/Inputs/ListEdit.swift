/// A list of numbers before and after seeded random deletes, inserts and moves.
struct ListEdit {
  let old: [Int]
  let new: [Int]

  /// The old list is `0 ..< count`; numbers that are inserted go on from there.
  init(count: Int, deletes: Int, inserts: Int, moves: Int, seed: UInt64) {
    var random = SplitMix(seed: seed)
    old = Array(0..<count)
    let taken = random.distinct(deletes + moves, below: count)
    var isTaken = [Bool](repeating: false, count: count)
    for number in taken { isTaken[number] = true }
    let kept = old.filter { !isTaken[$0] }
    // Each that arrives stands before one of those that were kept, or at the end.
    let arriving = Array(taken.dropFirst(deletes)) + Array(count..<count + inserts)
    let places = arriving.map { (Int.random(in: 0...kept.count, using: &random), $0) }
      .sorted { $0.0 < $1.0 }
    var result: [Int] = []
    result.reserveCapacity(kept.count + arriving.count)
    var next = 0
    for (place, number) in places {
      result += kept[next..<place]
      next = place
      result.append(number)
    }
    new = result + kept[next...]
  }

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }
}
