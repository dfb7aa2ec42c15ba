import Foundation

/// Adds up the time of the regions that a contender wants timed.
///
/// What is made in a region is also freed in it: whoever builds pays for taking down.
struct Stopwatch {
  /// What counts as time.
  enum TimeSource: Sendable {
    /// Time as it passes.
    case wallClock
    /// What the processor spent on this thread, for machines on which much else runs.
    case processor
  }

  private(set) var nanoseconds = 0.0
  private let source: TimeSource

  init(_ source: TimeSource = .wallClock) { self.source = source }

  @inline(__always)
  mutating func time<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    switch source {
    case .wallClock:
      let clock = ContinuousClock()
      let start = clock.now
      try work()
      let (seconds, attoseconds) = start.duration(to: clock.now).components
      nanoseconds += Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    case .processor:
      let start = Self.processorTime()
      try work()
      nanoseconds += Self.processorTime() - start
    }
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
