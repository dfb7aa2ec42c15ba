/// Decides when to draw: a lone event at once, a storm of them so often a second and no more.
struct FramePacer {
  private let interval: Duration
  private var last: ContinuousClock.Instant?
  private var isPlanned = false

  init(interval: Duration) { self.interval = interval }

  enum Answer: Equatable {
    case now
    /// After so long; then ``waited()`` is called.
    case later(Duration)
    /// A frame is coming already.
    case planned
  }

  /// What to do about something that changed.
  mutating func next(at now: ContinuousClock.Instant = .now) -> Answer {
    if isPlanned { return .planned }
    if let last, now - last < interval {
      isPlanned = true
      return .later(interval - (now - last))
    }
    last = now
    return .now
  }

  /// The planned frame is drawn now.
  mutating func waited(at now: ContinuousClock.Instant = .now) {
    isPlanned = false
    last = now
  }
}
