/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Distinct numbers below `bound`, in random order.
  mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
    var seen = Set<Int>()
    var result: [Int] = []
    while result.count < min(count, bound) {
      let number = Int.random(in: 0..<bound, using: &self)
      if seen.insert(number).inserted { result.append(number) }
    }
    return result
  }
}
