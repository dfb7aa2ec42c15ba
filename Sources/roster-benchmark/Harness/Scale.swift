/// How large the inputs are, and how often each is timed.
struct Scale {
  let rounds: Int
  let small: Int
  let middle: Int
  let large: Int

  /// Whether times are compared with their bars.
  let judgesTimes: Bool

  static let full = Scale(
    rounds: 7, small: 1_000, middle: 100_000, large: 1_000_000, judgesTimes: true)

  /// All code and all checks in a few seconds; the times say nothing.
  static let smoke = Scale(rounds: 1, small: 200, middle: 2_000, large: 8_000, judgesTimes: false)
}
