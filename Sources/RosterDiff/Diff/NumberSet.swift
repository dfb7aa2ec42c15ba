/// A set of numbers below a bound that knows the neighbours of any number at once.
///
/// A bit for each number, and above each level of words another one, with a bit for each word that
/// is not empty. Most questions are answered by the two lowest levels, without a guess for the
/// processor to make: in a shuffled list each guess would be wrong every other time.
struct NumberSet {
  /// The lowest level, then those above it.
  private let words: UnsafeMutablePointer<UInt64>
  private let upper: UnsafeMutablePointer<UInt64>

  /// How many words the lowest level has.
  private let count: Int

  /// Runs something with an empty set of numbers up to a bound.
  ///
  /// - Complexity: O(bound / 64) before it runs.
  static func with<Result>(bound: Int, _ body: (NumberSet) -> Result) -> Result {
    let count = (max(bound, 0) >> 6) + 1
    var level = Level(count)
    repeat { level.rise() } while level.count > 1
    var words = ContiguousArray<UInt64>(repeating: 0, count: level.start + 1)
    return words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { preconditionFailure("there is always a word") }
      return body(NumberSet(words: base, upper: base + count, count: count))
    }
  }

  private init(
    words: UnsafeMutablePointer<UInt64>, upper: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    self.words = words
    self.upper = upper
    self.count = count
  }

  /// The words of a level.
  private struct Level {
    var start = 0
    var count: Int

    init(_ count: Int) { self.count = count }

    mutating func rise() {
      start += count
      count = (count + 63) >> 6
    }
  }

  /// The lowest number that is not below another one; -1 for none.
  @inline(__always)
  func first(from number: Int) -> Int {
    let (word, group) = (number >> 6, number >> 12)
    let kept = Self.from(number)
    let own = words[word] & kept
    let behind = upper[group] & Self.behind(word)
    if own | behind == 0 {
      return climb(group, side: Self.behind) { $0.trailingZeroBitCount }
    }
    let next = group << 6 | behind.trailingZeroBitCount
    let isElsewhere = own == 0 ? -1 : 0
    let found = word ^ ((word ^ next) & isElsewhere)
    let bits = words[found] & (kept | UInt64(bitPattern: Int64(isElsewhere)))
    return found << 6 | bits.trailingZeroBitCount
  }

  /// The highest number below another one; -1 for none.
  @inline(__always)
  func last(before number: Int) -> Int {
    let (word, group) = (number >> 6, number >> 12)
    let kept = ~Self.from(number)
    let own = words[word] & kept
    let before = upper[group] & ~Self.from(word)
    if own | before == 0 {
      return climb(group, side: { ~Self.from($0) }) { 63 &- $0.leadingZeroBitCount }
    }
    let next = group << 6 | (63 &- before.leadingZeroBitCount)
    let isElsewhere = own == 0 ? -1 : 0
    let found = word ^ ((word ^ next) & isElsewhere)
    let bits = words[found] & (kept | UInt64(bitPattern: Int64(isElsewhere)))
    return found << 6 | (63 &- bits.leadingZeroBitCount)
  }

  /// The bits of a word from a number on.
  @inline(__always)
  private static func from(_ number: Int) -> UInt64 { .max &<< UInt64(number & 63) }

  /// The bits of a word behind a number.
  @inline(__always)
  private static func behind(_ number: Int) -> UInt64 { from(number) &<< 1 }

  @inline(__always)
  func insert(_ number: Int) {
    let (word, group) = (number >> 6, number >> 12)
    words[word] |= 1 &<< UInt64(number & 63)
    if upper[group] == 0 { raise(group) }
    upper[group] |= 1 &<< UInt64(word & 63)
  }

  /// Puts in numbers that follow each other.
  @inline(__always)
  func insert(_ numbers: ClosedRange<Int>) {
    let (begin, end) = (numbers.lowerBound >> 6, numbers.upperBound >> 6)
    for word in begin...end {
      let from = word == begin ? Self.from(numbers.lowerBound) : .max
      let behind = word == end ? Self.behind(numbers.upperBound) : 0
      words[word] |= from & ~behind
      let group = word >> 6
      if upper[group] == 0 { raise(group) }
      upper[group] |= 1 &<< UInt64(word & 63)
    }
  }

  /// Takes out a number that is in the set.
  @inline(__always)
  func remove(_ number: Int) {
    let (word, group) = (number >> 6, number >> 12)
    words[word] &= ~(1 &<< UInt64(number & 63))
    let isEmpty: UInt64 = words[word] == 0 ? 1 : 0
    upper[group] &= ~(isEmpty &<< UInt64(word & 63))
    if upper[group] == 0 { lower(group) }
  }

  /// Looks for the nearest number in the levels above the two lowest.
  ///
  /// - Parameters:
  ///   - group: the word of the second level where there is none.
  ///   - side: the bits of a word on the side of a number that is asked for.
  ///   - nearest: the nearest of some bits.
  private func climb(
    _ group: Int, side: (Int) -> UInt64, nearest: (UInt64) -> Int
  ) -> Int {
    var index = group
    var number = 1
    var level = Level(count)
    level.rise()
    while level.count > 1 {
      number += 1
      level.rise()
      let bits = words[level.start + (index >> 6)] & side(index)
      index >>= 6
      guard bits != 0 else { continue }
      index = index << 6 | nearest(bits)
      for lower in (0..<number).reversed() {
        index = index << 6 | nearest(words[start(ofLevel: lower) + index])
      }
      return index
    }
    return -1
  }

  private func start(ofLevel number: Int) -> Int {
    var level = Level(count)
    for _ in 0..<number { level.rise() }
    return level.start
  }

  /// Notes that a word of the second level is not empty any more.
  private func raise(_ group: Int) {
    var index = group
    var level = Level(count)
    level.rise()
    while level.count > 1 {
      level.rise()
      words[level.start + (index >> 6)] |= 1 &<< UInt64(index & 63)
      index >>= 6
    }
  }

  /// Notes that a word of the second level is empty now.
  private func lower(_ group: Int) {
    var index = group
    var level = Level(count)
    level.rise()
    while level.count > 1 {
      level.rise()
      let place = level.start + (index >> 6)
      words[place] &= ~(1 &<< UInt64(index & 63))
      if words[place] != 0 { return }
      index >>= 6
    }
  }
}
