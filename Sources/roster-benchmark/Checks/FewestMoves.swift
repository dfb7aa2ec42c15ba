/// How many of distinct numbers must move so that they stand in ascending order: all but the
/// longest ascending run, found by dealing patience piles.
///
/// This is a second, plain way to what the library computes over runs.
func fewestMoves(_ numbers: some Sequence<Int>) -> Int {
  var tops: [Int] = []
  var count = 0
  for number in numbers {
    count += 1
    var lower = 0
    var upper = tops.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if tops[middle] < number { lower = middle + 1 } else { upper = middle }
    }
    if lower == tops.count { tops.append(number) } else { tops[lower] = number }
  }
  return count - tops.count
}

/// The same for a list that changed: those that live on, in the new order, by their old offset.
func fewestMoves<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) -> Int {
  var offsets: [Identifier: Int] = [:]
  for (offset, identifier) in old.enumerated() { offsets[identifier] = offset }
  return fewestMoves(new.compactMap { offsets[$0] })
}
