/// Adds up the time of the regions that a contender wants timed.
///
/// What is made in a region is also freed in it: whoever builds pays for taking down.
struct Stopwatch {
  private(set) var nanoseconds = 0.0

  @inline(__always)
  mutating func time<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    nanoseconds += Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
