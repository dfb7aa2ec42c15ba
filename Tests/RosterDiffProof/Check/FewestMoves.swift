/// How many of a row of distinct numbers must move so that they stand in ascending order.
package enum FewestMoves {
  /// By trying: every subset that could stay is looked at. For up to a dozen numbers.
  package static func byTrying(_ numbers: [Int]) -> Int {
    var most = 0
    for subset in 0..<(1 << numbers.count) where subset.nonzeroBitCount > most {
      var last = Int.min
      var ascends = true
      for index in numbers.indices where subset >> index & 1 == 1 {
        ascends = ascends && numbers[index] > last
        last = numbers[index]
      }
      if ascends { most = subset.nonzeroBitCount }
    }
    return numbers.count - most
  }

  /// By dealing patience piles: as many piles as the longest ascending run has numbers.
  package static func byPatience(_ numbers: [Int]) -> Int {
    var tops: [Int] = []
    for number in numbers {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == tops.count { tops.append(number) } else { tops[low] = number }
    }
    return numbers.count - tops.count
  }

  /// The answer by trying for short rows, remembered; by patience for long ones.
  package struct Table {
    private var known: [[Int]: Int] = [:]

    package init() {}

    package mutating func callAsFunction(_ numbers: [Int]) -> Int {
      if numbers.count < 2 { return 0 }
      if numbers.count > 8 { return FewestMoves.byPatience(numbers) }
      if let answer = known[numbers] { return answer }
      let answer = FewestMoves.byTrying(numbers)
      known[numbers] = answer
      return answer
    }
  }
}
